import { colourCodes } from "../../catalogue/columns.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { similarTo } from "../../recommendation/similar.ts";
import type { Standing } from "../conversation.ts";

/** As many as one reads with pleasure; and of one brand among them. */
const [most, ofABrand] = [8, 2];
/** How far one looks for what is like a piece. */
const near = 200;

/** A few of what was found: those that show the colour first, like the piece spoken of first, not all of one brand. */
export function choose(
  snapshot: Snapshot,
  rows: readonly number[],
  { slots }: Standing,
  like: number | undefined,
): readonly number[] {
  const shows = (row: number) =>
    !slots.colour || slots.colour.includes(colourCodes.wordOf(snapshot.mainColour[row] ?? 0) ?? "");
  const alike = like === undefined ? rows : byLikeness(snapshot, rows, like);
  const ordered = [...alike.filter(shows), ...alike.filter((row) => !shows(row))];
  const brands = new Map<number, number>();
  const [chosen, rest]: [number[], number[]] = [[], []];
  for (const row of ordered) {
    if (chosen.length === most) break;
    const brand = snapshot.brandIds[row] ?? 0;
    const count = brands.get(brand) ?? 0;
    brands.set(brand, count + 1);
    (count < ofABrand || slots.brand ? chosen : rest).push(row);
  }
  return [...chosen, ...rest].slice(0, most);
}

/** Itself first, if it is still among them. */
function byLikeness(snapshot: Snapshot, rows: readonly number[], like: number): readonly number[] {
  const places = new Map(similarTo(snapshot, like, near).map(({ row }, i) => [row, i + 1]));
  places.set(like, 0);
  const placeOf = (row: number) => places.get(row) ?? near + 1;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
