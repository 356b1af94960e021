import { leafCodes } from "../../catalogue/columns.ts";
import { leafAt } from "../../catalogue/snapshot.ts";
import { traitByCode } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { byteAt, type Pieces, pieceBytes, pieceWords, wordAt } from "../piece-layout.ts";
import { byPiece } from "../pieces.ts";
import { budgetWords } from "../words.ts";

/** Of the upper end: nobody is shown as "a little above" what costs more than this beyond it. */
const above = 0.3;
/** A bargain is forgiven longer than an extravagance: half of the lower end and it counts for nothing. */
const below = 0.5;

export const price: Feature = {
  key: "price",
  weight: 14,
  editable: true,
  lock: "budget",
  mayBeSilent: true,
  open(snapshot, { universe, prices, lockedRows }) {
    if (prices.size === 0) return undefined;
    const { prices: asking, leaves } = snapshot;
    const [mins, maxs] = [new Float64Array(256), new Float64Array(256)];
    /** What a lock never goes past; there is no such thing as too cheap. */
    const caps = new Float64Array(256).fill(Number.POSITIVE_INFINITY);
    for (const [leaf, { min, max, row }] of prices) {
      const code = leafCodes.codeOf(leaf);
      [mins[code], maxs[code]] = [min, max];
      if (!lockedRows || (row && lockedRows.has(row))) caps[code] = max;
    }
    return traitByCode(
      {
        ...byPiece(snapshot, (pieces, places, values) => readPrices(pieces, mins, maxs, places, values)),
        mostIn({ count, first, end, rowOf, lowest, highest }) {
          const values = new Float64Array(count);
          for (let group = first; group < end; group++) {
            const leaf = leaves[rowOf[group] ?? 0] ?? 0;
            const min = mins[leaf] ?? 0;
            const max = maxs[leaf] ?? 0;
            const least = lowest[group] ?? 0;
            const nearest = Math.max(least, Math.min(highest[group] ?? 0, min));
            values[group] = least === 0 ? silent : nearness(nearest, min, max);
          }
          return values;
        },
        says(row) {
          const [asked, leaf] = [snapshot.prices[row] ?? 0, leafAt(snapshot, row)];
          const { min = 0, max = 0, row: budget } = prices.get(leaf) ?? {};
          return budgetWords(asked > max ? "above" : asked < min ? "below" : "within", universe, budget);
        },
        passes: (row) => (asking[row] ?? 0) <= (caps[leaves[row] ?? 0] ?? 0),
      },
      leaves,
      leafCodes.list.length + 1,
      (code) => {
        const leaf = leafCodes.wordOf(code);
        const range = leaf && prices.get(leaf);
        return range && (range.row ? `price:${range.row}` : "price");
      },
    );
  },
};

function readPrices(
  { bytes, words }: Pieces,
  mins: Float64Array,
  maxs: Float64Array,
  places: Uint32Array,
  values: Float64Array,
): void {
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    const leaf = bytes[place * pieceBytes + byteAt.leaf] ?? 0;
    const asked = words[place * pieceWords + wordAt.price] ?? 0;
    values[i] = nearness(asked, mins[leaf] ?? 0, maxs[leaf] ?? 0);
  }
}

/** 1 inside the range, falling to 0 outside. */
function nearness(asked: number, min: number, max: number): number {
  if (asked === 0 || max === 0) return silent;
  if (asked > max) return Math.max(0, 1 - (asked / max - 1) / above);
  return asked >= min ? 1 : Math.max(0, 1 - (1 - asked / min) / below);
}
