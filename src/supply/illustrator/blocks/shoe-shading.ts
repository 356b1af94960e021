import { bow, offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { type Foot, ridgeAt } from "./shoe-last.ts";

/** Light on a closed upper: a glow along the vamp and on the heel, shade above the sole, flex creases. */
export function upperFolds(
  foot: Foot,
  random: Random,
  { vampFrom = 17, heel = 5, creases = 2, gloss = 1 } = {},
): Fold[] {
  const over = (x: number, by: number) => [x, ridgeAt(x) + by] as const;
  const folds: Fold[] = [
    {
      spine: foot.line(over(vampFrom, 1.1), over(21.5, 1), over(25, 0.95), over(27.6, 1.1)),
      width: 0.5,
      depth: 0.85 * gloss,
    },
    {
      spine: foot.line([2.1, -heel], [4.4, -heel * 0.72], [8.4, -heel * 0.62], [12.5, -heel * 0.62]),
      width: 0.75,
      depth: 0.6 * gloss,
    },
    {
      spine: foot.line([0.6, -0.35], [8, -0.35], [16, -0.35], [23, -0.35], [29.2, -0.5]),
      width: 0.5,
      depth: -0.62,
      swell: "full",
    },
    { spine: foot.line([28.9, -2.2], [28.2, -1.2], [25.6, -0.9]), width: 0.45, depth: -0.4 },
  ];
  for (let i = 0; i < creases; i++) {
    const x = 18.6 + i * 1.35 + random.sway(0.3);
    const reach = random.between(1.5, 2.5);
    folds.push({
      spine: bow(
        foot.place(over(x + 0.5, 0.5)),
        foot.place(over(x - 0.2, 0.5 + reach)),
        random.between(0.06, 0.14),
      ),
      width: random.between(0.14, 0.2),
      depth: -random.between(0.28, 0.42),
    });
  }
  return folds;
}

/** A row of stitches beside an edge, on its inner side. */
export const stitched = (edge: Path, by: number, strength = 0.7, from = 0.02, until = 0.98): Line => ({
  path: offset(edge, by, from, until, 12),
  kind: "stitch",
  strength,
});

/** Two rows. */
export const twinStitched = (edge: Path, by: number, strength = 0.7): Line[] => [
  stitched(edge, by, strength),
  stitched(edge, by * 1.9, strength),
];

/** The mouth of a shoe: the far side's lining, seen over the near topline. */
export const mouth = (outline: Path, cloth: Part["cloth"], inside = 0.34): Part => ({
  outline,
  cloth,
  role: "lining",
  inside,
  flat: true,
});
