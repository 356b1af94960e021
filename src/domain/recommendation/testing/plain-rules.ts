import { cutFieldOf } from "#vocabulary/cut.ts";
import type { LockName } from "#vocabulary/lock.ts";
import { sizeFieldOf } from "#vocabulary/size.ts";
import { convertSize } from "#vocabulary/size-conversion.ts";
import { listingOf } from "../../catalogue/listing.ts";
import type { Product, SizeStock } from "../../catalogue/product.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";

/* The rules once more, read off whole products the slow way, so that the columns can be held against them. */

export function mayBeShown(product: Product, wants: Wants, { liked, disliked, seen }: Session): boolean {
  return (
    product.universe === wants.universe &&
    listingOf(product).inStock &&
    !wants.brandsDisliked.has(product.brand) &&
    ![...liked, ...disliked, ...seen].includes(product.id)
  );
}

/** A preference that says nothing of a piece does not shut it out. */
export const keepsLock: Readonly<Record<LockName, (product: Product, wants: Wants) => boolean>> = {
  wishes: ({ leaf }, { wishes }) => wishes.size === 0 || wishes.has(leaf),
  brands: ({ brand }, { brandsFollowed }) => brandsFollowed.size === 0 || brandsFollowed.has(brand),
  styles: ({ traits }, wants) => wants.styles.length === 0 || wants.styles.some((axis) => isOf(traits, axis)),
  dresscode: ({ traits }, { dresscode }) => dresscode === undefined || traits.formality === dresscode,
  budget(product, { prices, lockedRows }) {
    const [range, price] = [prices.get(product.leaf), listingOf(product).price];
    const isLocked = !lockedRows || (range?.row !== undefined && lockedRows.has(range.row));
    return !range || !isLocked || price === undefined || price <= range.max;
  },
  sizes: (product, wants) => fits(product, wants) && isCutRight(product, wants),
};

export const keepsLocks = (product: Product, wants: Wants): boolean =>
  [...wants.locks].every((name) => keepsLock[name](product, wants));

export function isInBudget(product: Product, { prices }: Wants): boolean {
  const [range, price] = [prices.get(product.leaf), listingOf(product).price];
  return !range || price === undefined || (range.min <= price && price <= range.max);
}

/** Whether a size in stock is theirs or about theirs; what they told no size for, or comes in one, is. */
export function isInSize(product: Product, { universe, sizes }: Wants): boolean {
  const field = sizeFieldOf(universe, product.leaf);
  const own = field && sizes.get(field);
  if (!field || !own) return true;
  return listingOf(product).sizes.some(
    ({ inStock, system, label }) =>
      inStock &&
      (system === "one" ||
        own.some((size) =>
          size.system === system
            ? size.label === label
            : convertSize(universe, field, size, system)?.label === label,
        )),
  );
}

export const isOf = ({ styles }: Product["traits"], axis: number): boolean =>
  styles.some(({ id, score }) => id === axis && Math.round(score * 255) >= Math.round(0.55 * 255));

/** Whether this size of the shop is one of theirs, and in stock. */
export function isMine(stock: SizeStock, product: Product, { universe, sizes }: Wants): boolean {
  const field = sizeFieldOf(universe, product.leaf);
  const own = field ? (sizes.get(field) ?? []) : [];
  return own.some((size) => {
    const there =
      size.system === stock.system
        ? { ...size, about: false }
        : field && convertSize(universe, field, size, stock.system);
    return stock.inStock && there?.about === false && there.label === stock.label;
  });
}

function fits(product: Product, wants: Wants): boolean {
  const field = sizeFieldOf(wants.universe, product.leaf);
  if (!field || !wants.sizes.has(field)) return true;
  return listingOf(product).sizes.some(
    (stock) => isMine(stock, product, wants) || (stock.system === "one" && stock.inStock),
  );
}

function isCutRight({ leaf, traits }: Product, { universe, cuts }: Wants): boolean {
  const field = cutFieldOf(universe, leaf);
  const worn = field && cuts.get(field);
  return !worn || !traits.fit || worn.includes(traits.fit);
}
