import type { Item } from "./item.ts";

/** An item in a rectangle, in centimetres: its middle from the rectangle's top left. */
export interface Laid {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  /** How much larger than life. */
  readonly size: number;
  /** Degrees. */
  readonly turned: number;
}

/** What lies together and stays together: a rectangle in centimetres. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly laid: readonly Laid[];
}

/** Blocks in a row or in a column, which may hold columns and rows in turn. */
export type Packed = Pick<Block, "width" | "height"> &
  ({ readonly block: Block } | { readonly run: Run; readonly parts: readonly Packed[] });
type Run = "row" | "column";

/** The most arrangements of a part of the blocks that are followed further. */
const followed = 28;

/**
 * Every way to lay the blocks in rows and columns in their order that another is not both narrower and lower
 * than. A block that can lie in several ways comes as several.
 */
export function packings(blocks: readonly (readonly Block[])[], gap: number): readonly Packed[] {
  // Ways for the blocks from one to another, made of the ways for fewer.
  const known = new Map<string, readonly Packed[]>();
  const ways = (from: number, to: number): readonly Packed[] => {
    const key = `${from} ${to}`;
    const found = known.get(key);
    if (found) return found;
    const made: Packed[] = [];
    if (to - from === 1) {
      for (const block of blocks[from] ?? []) {
        made.push({ width: block.width, height: block.height, block });
      }
    }
    for (let cut = from + 1; cut < to; cut++) {
      for (const first of ways(from, cut)) {
        for (const second of ways(cut, to)) {
          made.push(joined("row", first, second, gap), joined("column", first, second, gap));
        }
      }
    }
    const kept = notOutdone(made);
    known.set(key, kept);
    return kept;
  };
  return ways(0, blocks.length);
}

function joined(run: Run, first: Packed, second: Packed, gap: number): Packed {
  const parts = [first, second].flatMap((one) => ("parts" in one && one.run === run ? one.parts : [one]));
  return run === "row"
    ? {
        run,
        parts,
        width: first.width + gap + second.width,
        height: Math.max(first.height, second.height),
      }
    : {
        run,
        parts,
        width: Math.max(first.width, second.width),
        height: first.height + gap + second.height,
      };
}

function notOutdone(made: readonly Packed[]): readonly Packed[] {
  const kept: Packed[] = [];
  for (const one of made.toSorted((a, b) => a.width - b.width || a.height - b.height)) {
    if (one.height < (kept.at(-1)?.height ?? Infinity) - 1e-6) kept.push(one);
  }
  const every = Math.max(1, kept.length / followed);
  return kept.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
}

/** All of it on a rectangle of this size: what is left over becomes air between things, not all of it. */
export function spreadOut(
  packed: Packed,
  [left, top, width, height]: readonly [number, number, number, number],
  gap: number,
  mostAir: number,
): readonly Laid[] {
  if ("block" in packed) {
    const [dx, dy] = [left + (width - packed.width) / 2, top + (height - packed.height) / 2];
    return packed.block.laid.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
  }
  const { run, parts } = packed;
  const across = run === "row";
  const extent = (one: Packed) => (across ? one.width : one.height);
  const taken = parts.reduce((sum, one) => sum + extent(one) + gap, -gap);
  const spare = (across ? width : height) - taken;
  const air = Math.max(0, Math.min(spare / (parts.length + 1), mostAir));
  let at = (across ? left : top) + (spare - air * (parts.length - 1)) / 2;
  return parts.flatMap((one) => {
    const start = at;
    at += extent(one) + gap + air;
    const room = across
      ? ([start, top, one.width, height] as const)
      : ([left, start, width, one.height] as const);
    return spreadOut(one, room, gap, mostAir);
  });
}
