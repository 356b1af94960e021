import type { Size } from "#vocabulary/size.ts";
import {
  axisCount,
  colourCodes,
  cutCodes,
  cutNames,
  fitCodes,
  leafCodes,
  maskOf,
  materialCodes,
  occasionCodes,
  patternCodes,
  seasonCodes,
} from "./columns.ts";
import { crowdScores } from "./crowd.ts";
import { growingBytes, growingShorts, growingWords } from "./growing.ts";
import type { Listing } from "./listing.ts";
import type { CatalogueStore, ShopperStore, StoredListing } from "./ports.ts";
import { dayNumber, lowestOf30Days } from "./price-history.ts";
import type { Brand, Shop } from "./product.ts";
import type { Snapshot } from "./snapshot.ts";

/** Reads everything people can find. A change that is stored meanwhile is in the next snapshot. */
export async function readSnapshot(
  store: CatalogueStore,
  shoppers: Pick<ShopperStore, "all">,
  today: string,
): Promise<Snapshot> {
  const [version, brands, shops] = await Promise.all([store.version(), store.brands(), store.shops()]);
  const popularity = crowdScores(await shoppers.all());
  const builder = snapshotBuilder();
  for await (const batch of store.listings()) for (const one of batch) builder.add(one, today);
  return builder.finish({ version, day: today, brands, shops, popularity });
}

interface Frame {
  readonly version: number;
  readonly day: string;
  readonly brands: readonly Brand[];
  readonly shops: readonly Shop[];
  /** By product; 0 for all others. */
  readonly popularity?: ReadonlyMap<number, number>;
}

/** Fills the columns one product at a time, in the order of their ids. */
export function snapshotBuilder() {
  const columns = openColumns();
  const sizes = openSizeWords();
  const cards = openTexts();
  return {
    add({ listing, card }: StoredListing, today: string): void {
      addRow(columns, listing, today);
      columns.sizeStarts.push(columns.sizeCodes.length);
      for (const size of listing.sizes) columns.sizeCodes.push(sizes.codeOf(size) * 2 + Number(size.inStock));
      columns.shopStarts.push(columns.shopIds.length);
      for (const shop of listing.shops) columns.shopIds.push(shop);
      cards.add(card);
    },
    finish({ brands, shops, popularity, ...frame }: Frame): Snapshot {
      columns.sizeStarts.push(columns.sizeCodes.length);
      columns.shopStarts.push(columns.shopIds.length);
      const { cut, ...plain } = columns;
      const finished = finishAll(plain);
      return {
        ...frame,
        ...finished,
        popularity: Float32Array.from(finished.ids, (id) => Math.max(0, popularity?.get(id) ?? 0)),
        cut: finishAll(cut),
        ...cards.finish(),
        size: columns.ids.length,
        sizeWords: sizes.words,
        brands: new Map(brands.map((brand) => [brand.id, brand])),
        shops: new Map(shops.map((shop) => [shop.id, shop])),
      };
    },
  };
}

function openColumns() {
  return {
    ids: growingWords(),
    universes: growingBytes(),
    leaves: growingBytes(),
    brandIds: growingWords(),
    prices: growingWords(),
    was: growingWords(),
    lowest: growingWords(),
    added: growingShorts(),
    inStock: growingBytes(),
    formality: growingBytes(),
    pattern: growingBytes(),
    fit: growingBytes(),
    cut: {
      neckline: growingBytes(),
      collar: growingBytes(),
      sleeve: growingBytes(),
      length: growingBytes(),
      rise: growingBytes(),
      closure: growingBytes(),
      heel: growingBytes(),
      heelShape: growingBytes(),
    },
    colours: growingWords(),
    materials: growingWords(),
    seasons: growingBytes(),
    occasions: growingShorts(),
    mainColour: growingBytes(),
    mainMaterial: growingBytes(),
    styles: growingBytes(),
    sizeStarts: growingWords(),
    sizeCodes: growingWords(),
    shopStarts: growingWords(),
    shopIds: growingShorts(),
  };
}

function addRow(columns: ReturnType<typeof openColumns>, listing: Listing, today: string): void {
  const { traits, price = 0 } = listing;
  columns.ids.push(listing.id);
  columns.universes.push(listing.universe === "women" ? 1 : 0);
  columns.leaves.push(leafCodes.codeOf(listing.leaf));
  columns.brandIds.push(listing.brand);
  columns.prices.push(price);
  columns.was.push(listing.was ?? 0);
  columns.lowest.push(lowestOf30Days(listing.prices, today) ?? price);
  columns.added.push(dayNumber(listing.addedOn));
  columns.inStock.push(Number(listing.inStock));
  columns.formality.push(traits.formality);
  columns.pattern.push(patternCodes.codeOf(traits.pattern));
  columns.fit.push(fitCodes.codeOf(traits.fit));
  for (const name of cutNames) {
    const { codeOf }: { codeOf: (word: never) => number } = cutCodes[name];
    columns.cut[name].push(codeOf(traits.cut[name] as never));
  }
  columns.colours.push(maskOf(colourCodes, listing.colours));
  columns.materials.push(maskOf(materialCodes, traits.materials));
  columns.seasons.push(maskOf(seasonCodes, traits.seasons));
  columns.occasions.push(maskOf(occasionCodes, traits.occasions));
  columns.mainColour.push(colourCodes.codeOf(listing.colours[0]));
  columns.mainMaterial.push(materialCodes.codeOf(traits.materials[0]));
  const scores = columns.styles.extend(axisCount);
  scores.fill(0);
  for (const { id, score } of traits.styles) scores[id - 1] = Math.round(score * 255);
}

/** Each size once, numbered as it is met. */
function openSizeWords() {
  const words: Size[] = [];
  const known = new Map<string, number>();
  return {
    words,
    codeOf({ label, system }: Size): number {
      const key = `${system} ${label}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      words.push({ label, system });
      known.set(key, words.length - 1);
      return words.length - 1;
    },
  };
}

/** Texts as bytes: a million strings would be a million objects for the collector to walk. */
function openTexts() {
  const encoder = new TextEncoder();
  const [starts, bytes] = [growingWords(), growingBytes()];
  return {
    add(text: string): void {
      starts.push(bytes.length);
      const room = bytes.extend(text.length * 3);
      const { written } = encoder.encodeInto(text, room);
      bytes.shrink(room.length - written);
    },
    finish() {
      starts.push(bytes.length);
      return { cardStarts: starts.finish(), cards: bytes.finish() };
    },
  };
}

type Finished<Columns extends Record<string, { finish: () => unknown }>> = {
  readonly [Name in keyof Columns]: ReturnType<Columns[Name]["finish"]>;
};

function finishAll<Columns extends Record<string, { finish: () => unknown }>>(
  columns: Columns,
): Finished<Columns> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.finish()]),
  ) as Finished<Columns>;
}
