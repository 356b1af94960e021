import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hand } from "../silhouettes/silhouette.ts";
import { raglanSeam } from "./knit-body.ts";
import { type Sleeve, sleeve, sleeveFolds } from "./sleeve.ts";
import { skirtFlutes } from "./tailored-body.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline } from "./torso.ts";

export interface CoatShell {
  readonly torso: Torso;
  /** The neck seam, from shoulder to shoulder. */
  readonly seam: Path;
  readonly shoulder: "set-in" | "raglan";
  readonly cloth: Cloth;
  /** How far the top front reaches past the centre. */
  readonly overlap: number;
  readonly flutes: number;
  readonly stitched: number;
  readonly trims?: readonly Trim[];
  readonly lines?: readonly Line[];
}

/** The same folds on the other side of the picture. */
const flip = (folds: readonly Fold[]): Fold[] =>
  folds.map((fold) => ({ ...fold, spine: fold.spine.mirror() }));

/** A coat that is closed up to the neck, seen as one piece with the edge of its top front. */
export function coatBody(shell: CoatShell, hand: Hand): Part {
  const { torso: t, seam, overlap, flutes, stitched } = shell;
  const raglan = shell.shoulder === "raglan" ? raglanSeam(t, seam) : undefined;
  const { armhole } = torsoEdges(t);
  const outline = raglan
    ? torsoOutline(t, stretch(seam, 0.08, 0.92, 10), {
        shoulder: stretch(raglan, 0, 0.5, 4),
        armhole: stretch(raglan, 0.5, 1, 4),
      })
    : torsoOutline(t, seam);
  const join = raglan ?? armhole;
  const top = seam.at(0.5)[1];
  const bottom = t.length + t.dip;
  const edge = (dx: number) =>
    spline(
      [-overlap + dx, top + 0.2],
      [-overlap + dx - 0.3, mix(top, bottom, 0.5)],
      [-overlap + dx - 0.6, bottom],
    );
  return {
    outline,
    cloth: shell.cloth,
    role: "body",
    lift: 0.5,
    folds: [
      ...torsoFolds(t, hand.random, 0.42),
      { spine: edge(-0.6), width: 0.6, depth: -0.34, swell: "full" },
      { spine: edge(1.1), width: 1, depth: 0.22, swell: "full" },
      ...(flutes > 0
        ? [
            ...skirtFlutes(t, t.waistY, hand.random, { depth: flutes }),
            ...flip(skirtFlutes(t, t.waistY, hand.leftRandom, { depth: flutes })),
          ]
        : []),
    ],
    lines: [
      { path: join, kind: "seam" },
      { path: join.mirror(), kind: "seam" },
      { path: edge(0), kind: "edge" },
      ...(stitched > 0 ? [{ path: edge(0.8), kind: "stitch" as const, strength: stitched }] : []),
      ...(shell.lines ?? []),
    ],
    ...(shell.trims && { trims: shell.trims }),
  };
}

/** A wide arm for a coat. */
export const coatArm = (t: Torso, womens: boolean, wider: number): Sleeve =>
  sleeve({
    shoulder: [t.shoulder - 0.1, t.drop + 0.2],
    underarm: [t.underarm - 1.5, t.underarmY],
    upper: 9,
    fore: 5.4,
    length: womens ? 59 : 64,
    bicep: (womens ? 10.6 : 11.8) + wider,
    elbow: (womens ? 10 : 11.2) + wider,
    wrist: (womens ? 9.4 : 10.4) + wider,
    cap: 0.065,
    curve: 0.6,
  });

/** Sleeves set in, or cut in one with the shoulder. */
export function coatSleeves(shell: CoatShell, arm: Sleeve, hand: Hand, more: readonly Line[] = []): Part[] {
  const { torso: t, seam } = shell;
  const outline = shell.shoulder === "raglan" ? raglanOutline(t, seam, arm) : arm.outline;
  const part = (random: Random): Part => ({
    outline,
    cloth: shell.cloth,
    role: "sleeve",
    grain: -7,
    origin: arm.shape.shoulder,
    folds: sleeveFolds(arm, random, 0.7, 2),
    lines: [...more],
  });
  return [part(hand.random), mirrorPart(part(hand.leftRandom))];
}

function raglanOutline(t: Torso, seam: Path, arm: Sleeve): Path {
  const { shoulder } = torsoEdges(t);
  const under = raglanSeam(t, seam).shift(-1.2, 0.4).reverse();
  return stretch(shoulder, 0, 0.86, 4)
    .to(stretch(arm.outer, 0.06, 1, 10))
    .to(arm.end)
    .to(arm.inner)
    .to(under)
    .to(stretch(seam, 0.92, 1, 3))
    .close();
}

/** Buttons down the centre. */
export const buttonsBetween = (
  from: number,
  until: number,
  count: number,
  colour: Colour,
  radius = 1.2,
): Trim[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: "button",
    at: [0, mix(from, until, count > 1 ? i / (count - 1) : 0)],
    radius,
    colour,
  }));
