import { blade } from "../geometry/along.ts";
import type { Box } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Fold } from "../model/part.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import { blur } from "./blur.ts";
import type { Shades } from "./shades.ts";

/** Narrow and wide folds are blurred apart, each by its own mean width. */
const wide = 13;

/** Soft blades, then the same ones crisp: soft alone looks airbrushed, crisp alone like clip art. */
export function paintFolds(
  sheet: Sheet,
  folds: readonly Fold[],
  shades: Shades,
  box: Box,
  cores: boolean,
): string {
  if (folds.length === 0) return "";
  const { optics, dark, lit, darkness, brightness } = shades;
  const shaped = folds.map((fold) => {
    const leaf = blade(fold.spine, fold.width, fold.swell, fold.spine.length < 60 * sheet.unit ? 3 : 4);
    const shape = sheet.define((id) => `<path id="${id}" d="${pathData(leaf)}"/>`);
    return { ...fold, shape, box: leaf.box() };
  });
  type Shaped = (typeof shaped)[number];
  const lay = ({ shape }: Shaped, opacity: number, more = "") =>
    opacity > 0.02 ? `<use href="#${shape}" fill-opacity="${n2(Math.min(1, opacity))}"${more}/>` : "";
  /** The lit lip beside a valley, on the side of the lamp. */
  const lip = (fold: Shaped) =>
    lay(
      fold,
      -fold.depth * brightness * 0.7,
      ` transform="translate(${n1(-fold.width * 1.15)} ${n1(-fold.width * 0.85)})"`,
    );
  const soft = (bucket: Shaped[]) => {
    if (bucket.length === 0) return "";
    const mean = bucket.reduce((sum, { width }) => sum + width, 0) / bucket.length;
    const ridges = bucket.filter(({ depth }) => depth > 0);
    const valleys = bucket.filter(({ depth }) => depth < 0);
    const bright =
      ridges.map((fold) => lay(fold, fold.depth * brightness * 1.1)).join("") + valleys.map(lip).join("");
    const deep = valleys.map((fold) => lay(fold, -fold.depth * darkness * 1.1)).join("");
    return `<g ${blur(sheet, mean * 0.46 * optics.soft, within(bucket, box))}><g fill="${lit}">${bright}</g><g fill="${dark}">${deep}</g></g>`;
  };
  const core = shaped
    .filter(({ depth }) => cores && depth < -0.3)
    .map(
      ({ shape, depth, hard }) =>
        `<use href="#${shape}" fill-opacity="${n2(-depth * darkness * (hard ? 0.5 : 0.22) * optics.core * 2)}"/>`,
    )
    .join("");
  const narrow = shaped.filter(({ width }) => width <= wide * sheet.unit);
  const broad = shaped.filter(({ width }) => width > wide * sheet.unit);
  return soft(narrow) + soft(broad) + (core && `<g fill="${dark}">${core}</g>`);
}

/** Where there is something to blur: a filter costs by its area. */
function within(folds: readonly { readonly box: Box; readonly width: number }[], box: Box): Box {
  const lip = Math.max(...folds.map(({ width }) => width)) * 1.2;
  const edge = (side: 0 | 1 | 2 | 3, of: (...values: number[]) => number) =>
    of(...folds.map((fold) => fold.box[side]));
  return [
    Math.max(box[0], edge(0, Math.min) - lip),
    Math.max(box[1], edge(1, Math.min) - lip),
    Math.min(box[2], edge(2, Math.max)),
    Math.min(box[3], edge(3, Math.max)),
  ];
}
