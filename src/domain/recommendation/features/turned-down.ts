import { cutFieldOf } from "#vocabulary/cut.ts";
import { colourCodes, fitCodes } from "../../catalogue/columns.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import { leafAt, rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import { oneTrait } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { departments, families } from "../leaf-groups.ts";
import type { Session } from "../session.ts";
import { turnedDown as words } from "../words.ts";

/** A price that was too much is too much from here on. */
const nearly = 0.9;

/**
 * A colour is turned down for the whole department, a cut and a price for the family. A piece has none of it, or some;
 * what nothing was said of, or cannot be told of, is left alone.
 */
export const turnedDown: Feature = {
  key: "turned_down",
  weight: 10,
  editable: true,
  mayBeSilent: true,
  open(snapshot, { universe }, session) {
    const refusals = refusalsOf(snapshot, universe === "women" ? 1 : 0, session);
    if (refusals.length === 0) return undefined;
    const { leaves, mainColour, colours, fit: fits, prices } = snapshot;
    const table = tabulate(refusals);
    return oneTrait(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) {
            const row = rows[i] ?? 0;
            const leaf = leaves[row] ?? 0;
            const [refused, cuts, from] = [
              table.colours[leaf] ?? 0,
              table.cuts[leaf] ?? 0,
              table.prices[leaf] ?? 0,
            ];
            if (refused === 0 && cuts === 0 && from === 0) {
              values[i] = silent;
              continue;
            }
            const [own, fit, price] = [bitOf(mainColour[row] ?? 0), bitOf(fits[row] ?? 0), prices[row] ?? 0];
            const has = (refused & own) !== 0 || (cuts & fit) !== 0 || (from > 0 && price >= from);
            const isTold =
              (refused & ~(colours[row] ?? 0)) !== 0 || (cuts !== 0 && fit !== 0) || (from > 0 && price > 0);
            values[i] = has ? 0 : isTold ? 1 : silent;
          }
        },
        says(row) {
          const told = refusals.findLast((refusal) => isFreeOf(snapshot, row, refusal));
          return told?.words ?? { en: "", fr: "" };
        },
      },
      "turned_down",
    );
  },
};

/** What someone does not want, and where. */
interface Refusal {
  readonly scope: "colour" | "cut" | "price";
  /** The department of a colour, else the family. */
  readonly group: number;
  /** The code of the colour or of the cut, or cents. */
  readonly value: number;
  readonly words: Bilingual;
}

function refusalsOf(snapshot: Snapshot, place: number, { scopes = [] }: Session): readonly Refusal[] {
  return scopes.flatMap(({ id, scope }): Refusal[] => {
    const row = rowOf(snapshot, id);
    if (row < 0 || snapshot.universes[row] !== place) return [];
    const leaf = snapshot.leaves[row] ?? 0;
    const [department, family] = [departments[leaf] ?? 0, families[leaf] ?? 0];
    const colour = colourCodes.wordOf(snapshot.mainColour[row] ?? 0);
    const fit = fitCodes.wordOf(snapshot.fit[row] ?? 0);
    const price = Math.ceil((snapshot.prices[row] ?? 0) * nearly);
    if (scope === "colour" && colour)
      return [{ scope, group: department, value: colourCodes.codeOf(colour), words: words.colour(colour) }];
    if (scope === "cut" && fit) {
      const field = cutFieldOf(place === 1 ? "women" : "men", leafAt(snapshot, row)) ?? "tops_cut";
      return [{ scope, group: family, value: fitCodes.codeOf(fit), words: words.cut(field, fit) }];
    }
    return scope === "price" && price > 0 ? [{ scope, group: family, value: price, words: words.price }] : [];
  });
}

/** By the code of a leaf: bits of the colours and of the cuts, and the lowest price; 0 where nothing was said. */
function tabulate(refusals: readonly Refusal[]) {
  const [colours, cuts, prices] = [new Uint32Array(256), new Uint32Array(256), new Float64Array(256)];
  for (const { scope, group, value } of refusals) {
    const groups = scope === "colour" ? departments : families;
    for (let leaf = 0; leaf < groups.length; leaf++) {
      if (groups[leaf] !== group) continue;
      if (scope === "colour") colours[leaf] = (colours[leaf] ?? 0) | bitOf(value);
      else if (scope === "cut") cuts[leaf] = (cuts[leaf] ?? 0) | bitOf(value);
      else prices[leaf] = Math.min(prices[leaf] || value, value);
    }
  }
  return { colours, cuts, prices };
}

const bitOf = (code: number): number => (code === 0 ? 0 : 1 << (code - 1));

/** Whether it was said of such pieces, and is known not to be true of this one, not even in part. */
function isFreeOf(snapshot: Snapshot, row: number, { scope, group, value }: Refusal): boolean {
  const leaf = snapshot.leaves[row] ?? 0;
  if ((scope === "colour" ? departments : families)[leaf] !== group) return false;
  if (scope === "colour") return ((snapshot.colours[row] ?? 0) & bitOf(value)) === 0;
  const has = (scope === "cut" ? snapshot.fit : snapshot.prices)[row] ?? 0;
  return has !== 0 && (scope === "cut" ? has !== value : has < value);
}
