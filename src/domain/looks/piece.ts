import type { ColourKey, CutWords, Material, Pattern } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { type LookSlot, lookSlotOf } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";
import {
  axisCount,
  colourCodes,
  cutCodes,
  materialCodes,
  occasionCodes,
  patternCodes,
  seasonCodes,
} from "../catalogue/columns.ts";
import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import { leafAt, rowOf, type Snapshot, universeAt } from "../catalogue/snapshot.ts";
import { isNeutral, isStatement } from "./harmony.ts";

/** What a stylist sees of a product. */
export interface Piece {
  readonly row: number;
  readonly id: number;
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly slot: LookSlot;
  readonly formality: number;
  /** Bits, as the catalogue sets them. */
  readonly seasons: number;
  readonly occasions: number;
  readonly colour: ColourKey;
  readonly pattern: Pattern;
  readonly material: Material | undefined;
  readonly sleeve: CutWords["sleeve"];
  readonly length: CutWords["length"];
  readonly neckline: CutWords["neckline"];
  readonly brand: number;
  /** Its taste, of length 1. */
  readonly styles: Float32Array;
  /** Whether its colour goes with everything, and whether everything else makes room for it. */
  readonly isNeutral: boolean;
  readonly isStatement: boolean;
  /** 0 the cheapest of its kind, 1 the dearest. */
  readonly level: number;
}

/** Everything of a catalogue that can be had and worn in a look. */
export interface Wardrobe {
  /** Shelves: what there is for a slot of a universe, by id. */
  readonly shelf: (universe: Universe, slot: LookSlot) => readonly Piece[];
  readonly find: (id: number) => Piece | undefined;
}

/** Among so many any stylist finds something; a million would only take longer. */
const mostOnALeaf = 60;

export const wardrobeOf = onceASnapshot((snapshot: Snapshot): Wardrobe => {
  const levels = levelsOf(snapshot);
  const shelves = new Map<string, Piece[]>();
  for (const universe of ["men", "women"] as const) {
    const counts = new Map<Leaf, number>();
    // The most looked at of each kind, where there are very many.
    for (const row of mostLookedAt(snapshot, rowsOffered(snapshot)[universe])) {
      const piece = pieceAt(snapshot, row, levels);
      const count = piece ? (counts.get(piece.leaf) ?? 0) : mostOnALeaf;
      if (!piece || count >= mostOnALeaf) continue;
      counts.set(piece.leaf, count + 1);
      const key = `${universe} ${piece.slot}`;
      const shelf = shelves.get(key);
      if (shelf) shelf.push(piece);
      else shelves.set(key, [piece]);
    }
  }
  for (const shelf of shelves.values()) shelf.sort((a, b) => a.id - b.id);
  const known = new Map<number, Piece | undefined>();
  for (const piece of [...shelves.values()].flat()) known.set(piece.id, piece);
  return {
    shelf: (universe, slot) => shelves.get(`${universe} ${slot}`) ?? [],
    find(id) {
      if (known.has(id)) return known.get(id);
      const row = rowOf(snapshot, id);
      const piece = row >= 0 && snapshot.inStock[row] === 1 ? pieceAt(snapshot, row, levels) : undefined;
      known.set(id, piece);
      return piece;
    },
  };
});

function mostLookedAt({ popularity, size }: Snapshot, rows: Uint32Array): Uint32Array {
  if (size <= mostOnALeaf * 50) return rows;
  return rows.toSorted((a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b);
}

function pieceAt(snapshot: Snapshot, row: number, levels: Float32Array): Piece | undefined {
  const [universe, leaf] = [universeAt(snapshot, row), leafAt(snapshot, row)];
  const slot = lookSlotOf(universe, leaf);
  const colour = colourCodes.wordOf(snapshot.mainColour[row] ?? 0);
  // Nobody can put together what they know no colour, price or dress code of.
  if (!slot || !colour || !snapshot.prices[row] || !snapshot.formality[row]) return undefined;
  const pattern = patternCodes.wordOf(snapshot.pattern[row] ?? 0) ?? "plain";
  const material = materialCodes.wordOf(snapshot.mainMaterial[row] ?? 0);
  const seen = { colour, pattern, material, slot, leaf };
  return {
    ...seen,
    isNeutral: isNeutral(seen),
    isStatement: isStatement(seen),
    row,
    id: snapshot.ids[row] ?? 0,
    universe,
    formality: snapshot.formality[row] ?? 0,
    seasons: snapshot.seasons[row] ?? 0,
    occasions: snapshot.occasions[row] ?? 0,
    sleeve: cutCodes.sleeve.wordOf(snapshot.cut.sleeve[row] ?? 0),
    neckline: cutCodes.neckline.wordOf(snapshot.cut.neckline[row] ?? 0),
    length: cutCodes.length.wordOf(snapshot.cut.length[row] ?? 0),
    brand: snapshot.brandIds[row] ?? 0,
    styles: directionOf(snapshot, row),
    level: levels[row] ?? 0.5,
  };
}

function directionOf({ styles }: Snapshot, row: number): Float32Array {
  const own = Float32Array.from(styles.subarray(row * axisCount, (row + 1) * axisCount));
  const length = Math.hypot(...own);
  return length === 0 ? own : own.map((value) => value / length);
}

/** Where each price lies among those of its universe and leaf. */
function levelsOf({ size, universes, leaves, prices }: Snapshot): Float32Array {
  const groups = new Map<number, number[]>();
  for (let row = 0; row < size; row++) {
    const key = (universes[row] ?? 0) * 256 + (leaves[row] ?? 0);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const levels = new Float32Array(size);
  for (const group of groups.values()) {
    group.sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0));
    for (const [place, row] of group.entries())
      levels[row] = group.length > 1 ? place / (group.length - 1) : 0.5;
  }
  return levels;
}

export const seasonBit = (season: Parameters<typeof seasonCodes.codeOf>[0]): number =>
  1 << (seasonCodes.codeOf(season) - 1);
export const occasionBit = (occasion: Parameters<typeof occasionCodes.codeOf>[0]): number =>
  1 << (occasionCodes.codeOf(occasion) - 1);
