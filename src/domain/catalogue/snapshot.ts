import type { CutWords } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Size } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { type CardTexts, cardBytes } from "./card-texts.ts";
import { leafCodes } from "./columns.ts";
import type { CardWords } from "./listing.ts";
import type { Brand, Shop } from "./product.ts";

/**
 * The whole catalogue as columns: row i of every column is one product. Never changed: when the catalogue
 * does, another snapshot takes its place. What is not said is 0, and prices that nobody asks are 0 too.
 */
export interface Snapshot {
  readonly version: number;
  /** ISO date it was made for: "new" and "lowest of 30 days" are counted from it. */
  readonly day: string;
  readonly size: number;
  /** Ascending, so that a product is found by halving. */
  readonly ids: Uint32Array;
  /** 0 men, 1 women. */
  readonly universes: Uint8Array;
  /** As `leafCodes` numbers them. */
  readonly leaves: Uint8Array;
  readonly brandIds: Uint32Array;
  /** In cents of a euro. */
  readonly prices: Uint32Array;
  /** Before the reduction; 0 when it is not reduced. */
  readonly was: Uint32Array;
  readonly lowest: Uint32Array;
  /** Days since 1970. */
  readonly added: Uint16Array;
  readonly inStock: Uint8Array;
  /** How much people, or the invented crowd before them, turn to it: 0 and up. */
  readonly popularity: Float32Array;
  readonly formality: Uint8Array;
  readonly pattern: Uint8Array;
  readonly fit: Uint8Array;
  readonly cut: { readonly [Name in keyof CutWords]-?: Uint8Array };
  /** Bits, as `maskOf` sets them. */
  readonly colours: Uint32Array;
  readonly materials: Uint32Array;
  readonly seasons: Uint8Array;
  readonly occasions: Uint16Array;
  /** Codes of the first colour and the first material. */
  readonly mainColour: Uint8Array;
  readonly mainMaterial: Uint8Array;
  /** 22 bytes a product: 255 is wholly of this taste. */
  readonly styles: Uint8Array;
  /** Row i has the sizes from `sizeStarts[i]` to `sizeStarts[i + 1]`; a code is twice its place in `sizeWords`, and one more when it is in stock. */
  readonly sizeStarts: Uint32Array;
  readonly sizeCodes: Uint32Array;
  readonly sizeWords: readonly Size[];
  readonly shopStarts: Uint32Array;
  readonly shopIds: Uint16Array;
  readonly cards: CardTexts;
  readonly brands: ReadonlyMap<number, Brand>;
  readonly shops: ReadonlyMap<number, Shop>;
  /** Where it was made of the one before it by changing a few products. */
  readonly patched?: {
    /** The numbers of the one before: of that very one. */
    readonly ids: Uint32Array;
    /** The row that each had in it; `notBefore` for what is new or otherwise than before. */
    readonly rowBefore: Uint32Array;
  };
}

export const notBefore = 0xffffffff;

const evenLooks = 5;

/** The row of a product; -1 when there is none. */
export function rowOf({ ids, size }: Snapshot, id: number): number {
  // Where nothing ever left, numbers follow each other.
  const usual = id - (ids[0] ?? 0);
  if (usual >= 0 && usual < size && ids[usual] === id) return usual;
  let [low, high] = [0, size - 1];
  for (let tries = 0; low <= high; tries++) {
    const [least, most] = [ids[low] ?? 0, ids[high] ?? 0];
    if (id < least || id > most) return -1;
    // Numbers lie more or less evenly, so the first looks are where it should be; then halves, whatever they are like.
    const share = tries < evenLooks && most > least ? (id - least) / (most - least) : 0.5;
    const place = low + Math.floor(share * (high - low));
    const found = ids[place] ?? 0;
    if (found === id) return place;
    if (found < id) low = place + 1;
    else high = place - 1;
  }
  return -1;
}

const decoder = new TextDecoder();

/** Read when it is shown: a page shows 24 of perhaps a million. Those of the last pages are shown again soon. */
export function cardAt(snapshot: Snapshot, row: number): CardWords {
  let read = readCards.get(snapshot);
  if (!read) {
    read = { lately: new Map(), before: new Map() };
    readCards.set(snapshot, read);
  }
  const known = read.lately.get(row);
  if (known) return known;
  const card: CardWords = read.before.get(row) ?? JSON.parse(decoder.decode(cardBytes(snapshot.cards, row)));
  if (read.lately.size >= mostLately) [read.before, read.lately] = [read.lately, new Map()];
  read.lately.set(row, card);
  return card;
}

/** The older half goes when the newer one is full. */
type ReadCards = { lately: Map<number, CardWords>; before: Map<number, CardWords> };
const readCards = new WeakMap<Snapshot, ReadCards>();
const mostLately = 2_000;

export const universeAt = ({ universes }: Snapshot, row: number): Universe =>
  universes[row] === 1 ? "women" : "men";

export function leafAt({ leaves }: Snapshot, row: number): Leaf {
  const leaf = leafCodes.wordOf(leaves[row] ?? 0);
  if (leaf === undefined) throw new Error(`row ${row} of the catalogue has no category`);
  return leaf;
}

/** The sizes of a product in the order its shop lists them. */
export function sizesAt(
  { sizeStarts, sizeCodes, sizeWords }: Snapshot,
  row: number,
): { readonly size: Size; readonly inStock: boolean }[] {
  const found = [];
  for (let at = sizeStarts[row] ?? 0; at < (sizeStarts[row + 1] ?? 0); at++) {
    const code = sizeCodes[at] ?? 0;
    const size = sizeWords[code >> 1];
    if (size) found.push({ size, inStock: (code & 1) === 1 });
  }
  return found;
}
