import type { Size } from "#vocabulary/size.ts";
import type { CardTexts } from "./card-texts.ts";
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
import { type PackedListing, pricesOf } from "./packed-listing.ts";
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

/** Fills the columns one product at a time, in the order of their ids. Sizes that are known keep their numbers. */
export function snapshotBuilder(knownSizes: readonly Size[] = []) {
  const columns = openColumns();
  const sizes = openSizeWords(knownSizes);
  const cards = openTexts();
  return {
    add({ listing, card }: StoredListing, today: string): void {
      addRow(columns, listing, today);
      columns.sizeStarts.push(columns.sizeCodes.length);
      for (const list of listing[17]) addSizes(columns.sizeCodes, list, sizes.codeOf);
      columns.shopStarts.push(columns.shopIds.length);
      for (const shop of listing[18]) columns.shopIds.push(shop);
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
        cards: cards.finish(),
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

/** Straight from the stored values: objects in between would double the time of a start. */
function addRow(columns: Columns, listing: PackedListing, today: string): void {
  const [id, universe, leaf, brand, price, was, addedOn, inStock, formality, pattern, fit, cut] = listing;
  const [materials, colours, seasons, occasions] = [listing[12], listing[13], listing[14], listing[15]];
  columns.ids.push(id);
  columns.universes.push(universe === "women" ? 1 : 0);
  columns.leaves.push(leafCodes.codeOf(leaf));
  columns.brandIds.push(brand);
  columns.prices.push(price);
  columns.was.push(was);
  columns.lowest.push(lowestOf(listing[19], today) ?? price);
  columns.added.push(dayNumber(addedOn));
  columns.inStock.push(inStock);
  columns.formality.push(formality);
  columns.pattern.push(patternCodes.codeOf(pattern));
  columns.fit.push(fit ? fitCodes.codeOf(fit) : 0);
  for (const [i, name] of cutNames.entries()) {
    const { codeOf }: { codeOf: (word: never) => number } = cutCodes[name];
    columns.cut[name].push(cut[i] ? codeOf(cut[i] as never) : 0);
  }
  columns.colours.push(maskOf(colourCodes, colours));
  columns.materials.push(maskOf(materialCodes, materials));
  columns.seasons.push(maskOf(seasonCodes, seasons));
  columns.occasions.push(maskOf(occasionCodes, occasions));
  columns.mainColour.push(colourCodes.codeOf(colours[0]));
  columns.mainMaterial.push(materialCodes.codeOf(materials[0]));
  addStyles(columns.styles.extend(axisCount), listing[16]);
}

type Columns = ReturnType<typeof openColumns>;

function addStyles(scores: Uint8Array, styles: readonly number[]): void {
  scores.fill(0);
  for (let i = 0; i + 1 < styles.length; i += 2)
    scores[(styles[i] ?? 1) - 1] = Math.round((styles[i + 1] ?? 0) * 255);
}

function addSizes(
  codes: Columns["sizeCodes"],
  [system, ...flat]: PackedListing[17][number],
  codeOf: (size: Size) => number,
): void {
  for (let i = 0; i + 1 < flat.length; i += 2) {
    const size = { label: String(flat[i]), system: system as Size["system"] };
    codes.push(codeOf(size) * 2 + Number(flat[i + 1]));
  }
}

/** Most prices have stood for long: then there is nothing to compare. */
const lowestOf = (prices: PackedListing[19], today: string): number | undefined =>
  prices.length === 2 ? Number(prices[1]) : lowestOf30Days(pricesOf(prices), today);

/** Each size once, numbered as it is met. */
function openSizeWords(before: readonly Size[]) {
  const words: Size[] = [];
  const known = new Map<Size["system"], Map<string, number>>();
  const codeOf = ({ label, system }: Size): number => {
    const labels = known.get(system) ?? new Map<string, number>();
    known.set(system, labels);
    const found = labels.get(label);
    if (found !== undefined) return found;
    words.push({ label, system });
    labels.set(label, words.length - 1);
    return words.length - 1;
  };
  for (const size of before) codeOf(size);
  return { words, codeOf };
}

function openTexts() {
  const encoder = new TextEncoder();
  const [starts, ends, bytes] = [growingWords(), growingWords(), growingBytes()];
  return {
    add(text: string): void {
      starts.push(bytes.length);
      const room = bytes.extend(text.length * 3);
      const { written } = encoder.encodeInto(text, room);
      bytes.shrink(room.length - written);
      ends.push(bytes.length);
    },
    finish(): CardTexts {
      const partOf = new Uint8Array(ends.length);
      return { parts: [bytes.finish()], partOf, starts: starts.finish(), ends: ends.finish() };
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
