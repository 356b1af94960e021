import type { Card, Product as PresentedProduct } from "#contract/products.ts";
import { colourCodes, wordsOfMask } from "#domain/catalogue/columns.ts";
import { lowestOf30Days } from "#domain/catalogue/price-history.ts";
import type { Offer, Product } from "#domain/catalogue/product.ts";
import { cardAt, leafAt, type Snapshot, sizesAt, universeAt } from "#domain/catalogue/snapshot.ts";
import { leafName } from "#vocabulary/category.ts";
import { categoryCode } from "#vocabulary/category-code.ts";
import type { Language } from "#vocabulary/language.ts";
import { houseCurrency } from "#vocabulary/money.ts";
import { productPictureName, productViews } from "#vocabulary/product-picture.ts";
import { slugOf } from "#vocabulary/slug.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";

/** A piece is new for a month. */
const newDays = 30;
const fewSizes = 2;

/** One row of the snapshot as lists show it. */
export function presentCard(snapshot: Snapshot, row: number, pictures: Pictures, language: Language): Card {
  const id = snapshot.ids[row] ?? 0;
  const [universe, leaf] = [universeAt(snapshot, row), leafAt(snapshot, row)];
  const name = cardAt(snapshot, row).name[language];
  const sizes = sizesAt(snapshot, row);
  const inStock = sizes.filter((one) => one.inStock).map(({ size }) => size.label);
  const price = rowPrice(snapshot, row);
  return {
    id,
    name,
    slug: slugOf(name),
    universe,
    category: categoryCode(universe, leaf),
    brand: presentBrand(snapshot, snapshot.brandIds[row] ?? 0),
    ...(price && { price }),
    // The one of the picture first, as the mask cannot tell.
    colours: mainFirst(snapshot, row),
    image: pictureOf(pictures, productPictureName(id), language),
    sizes_in_stock: snapshot.inStock[row] ? inStock : [],
    badges: badgesOf(snapshot, row, sizes.length, inStock.length),
  };
}

function rowPrice(snapshot: Snapshot, row: number): Card["price"] {
  const [amount, was, lowest] = [snapshot.prices[row], snapshot.was[row], snapshot.lowest[row]];
  if (!amount) return undefined;
  return {
    amount,
    currency: houseCurrency,
    ...(was && { was }),
    ...(was && lowest && { lowest_30d: lowest }),
  };
}

function mainFirst({ colours, mainColour }: Snapshot, row: number): Card["colours"] {
  const all = wordsOfMask(colourCodes, colours[row] ?? 0);
  const main = colourCodes.wordOf(mainColour[row] ?? 0);
  return main ? [main, ...all.filter((colour) => colour !== main)] : all;
}

function badgesOf(snapshot: Snapshot, row: number, sizes: number, left: number): Card["badges"] {
  if (!snapshot.inStock[row]) return ["sold_out"];
  const today = Math.floor(Date.parse(`${snapshot.day}T00:00:00Z`) / 86_400_000);
  const badges: Card["badges"] = [];
  if (today - (snapshot.added[row] ?? 0) <= newDays) badges.push("new");
  if (snapshot.was[row]) badges.push("sale");
  if (sizes > fewSizes + 1 && left <= fewSizes) badges.push("last_sizes");
  return badges;
}

function presentBrand({ brands }: Snapshot, id: number) {
  const brand = brands.get(id);
  if (!brand) throw new Error(`no brand ${id} in the snapshot`);
  return { id, name: brand.name };
}

function pictureOf(pictures: Pictures, name: string, language: Language) {
  const facts = pictures.find(name);
  if (!facts) throw new Error(`no picture ${name}`);
  return presentImage(facts, language);
}

/** Everything there is to say about one product. */
export function presentProduct(
  product: Product,
  snapshot: Snapshot,
  row: number,
  pictures: Pictures,
  language: Language,
): PresentedProduct {
  const card = presentCard(snapshot, row, pictures, language);
  const { traits, composition, variants } = product;
  const brand = snapshot.brands.get(product.brand);
  const views = variants.map((variant, i) => ({
    ...variant,
    images: imagesOf(product, i, pictures, language),
  }));
  return {
    ...card,
    description: product.description[language],
    category_label: leafName(product.leaf, product.universe)?.[language] ?? "",
    brand: {
      ...card.brand,
      ...(brand?.about && { about: brand.about[language] }),
      ...(brand?.country && { country: brand.country }),
    },
    pattern: traits.pattern,
    materials: materialsOf(product),
    composition: composition.map(({ part, shares }) => ({ part, materials: shares.map(presentShare) })),
    ...(traits.fit && { cut: traits.fit }),
    ...cutWords(traits.cut),
    formality: traits.formality,
    seasons: [...traits.seasons],
    occasions: [...traits.occasions],
    styles: traits.styles.map(({ id, score }) => ({ id, score })),
    sizes: sizesAt(snapshot, row).map(({ size, inStock }) => ({ ...size, in_stock: inStock })),
    offers: product.offers.map((offer) => presentOffer(offer, product, snapshot)),
    images: views.flatMap(({ images }) => images),
    variants: views.map(({ colours, shade, images, sizes }) => ({
      colours: [...colours],
      ...(shade && { shade: shade[language] }),
      images,
      sizes: sizes.map(({ label, system, inStock }) => ({ label, system, in_stock: inStock })),
    })),
    price_history: product.prices.map(({ day, price }) => ({ date: day, amount: price })),
    care: [...product.care],
    added_at: product.addedOn,
  };
}

const presentShare = ({ material, percent }: Product["composition"][number]["shares"][number]) => ({
  key: material,
  ...(percent !== undefined && { percent }),
});

/** What it is of, with the percentages of its main part where they are known. */
function materialsOf({ traits, composition: [main] }: Product): PresentedProduct["materials"] {
  return traits.materials.map((key) => {
    const percent = main?.shares.find(({ material }) => material === key)?.percent;
    return { key, ...(percent !== undefined && { percent }) };
  });
}

function cutWords({ heelShape, ...cut }: Product["traits"]["cut"]) {
  return { ...cut, ...(heelShape && { heel_shape: heelShape }) };
}

function presentOffer(offer: Offer, { prices }: Product, { shops, day }: Snapshot) {
  const { shop, price, was, url, inStock, delivery } = offer;
  const lowest = was === undefined ? undefined : lowestOf30Days(prices, day);
  return {
    shop: { id: shop, name: shops.get(shop)?.name ?? "" },
    price: {
      amount: price,
      currency: houseCurrency,
      ...(was !== undefined && { was }),
      ...(lowest !== undefined && { lowest_30d: lowest }),
    },
    url,
    in_stock: inStock,
    ...(delivery && { delivery: { cost: delivery.cost, days: [...delivery.days] } }),
  };
}

/** Every view there is of one colour. */
function imagesOf({ id }: Product, variant: number, pictures: Pictures, language: Language) {
  return productViews.flatMap((view) => {
    const facts = pictures.find(productPictureName(id, variant, view));
    return facts ? [presentImage(facts, language)] : [];
  });
}
