import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import { offset } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { fittedLeg } from "./fitted-leg.ts";
import { aboveHem } from "./leg.ts";
import { type Waist, waistband, waistEdges, waistInside } from "./waistband.ts";

/** Close-fitting men's trunks: two short legs, a shaped front, a broad woven elastic. */
export interface TrunksShape {
  readonly waist: Waist;
  readonly crotch: number;
  readonly inseam: number;
  /** Seams of the front: two curves, or two curves with a fly. */
  readonly front: "curved" | "fly" | "plain";
}

export function trunks(
  shape: TrunksShape,
  cloth: Cloth,
  hands: { random: Random; leftRandom: Random },
): Part[] {
  const { waist, crotch, inseam } = shape;
  const of = fittedLeg({ waist, womens: false, crotch, length: crotch + inseam });
  const right = of.outseam.to(of.hem).to(of.inseam);
  const folds = (random: Random): Fold[] => [
    {
      spine: spline(of.at(0.5, crotch - 17), of.at(0.52, crotch - 8), of.at(0.5, crotch + inseam - 1)),
      width: 2.4,
      depth: 0.42,
    },
    drag(crotch, random, 0),
    drag(crotch, random, 1),
    {
      spine: spline(of.at(0.86, crotch - 10), of.at(0.9, crotch - 2), of.at(0.84, crotch + inseam)),
      width: 1.3,
      depth: -0.26,
    },
  ];
  const lines: Line[] = [
    { path: aboveHem(of, 1.5), kind: "stitch" },
    { path: aboveHem(of, 1.9), kind: "stitch", strength: 0.7 },
    ...frontSeams(shape),
  ];
  return [
    {
      outline: waistEdges(waist).seam.to(right).to(right.mirror().reverse()).close(),
      cloth,
      role: "body",
      lift: 0.3,
      folds: [
        ...folds(hands.random),
        ...folds(hands.leftRandom).map((fold) => ({ ...fold, spine: fold.spine.mirror() })),
      ],
      lines: [...lines, ...lines.map((line) => ({ ...line, path: line.path.mirror() }))],
    },
  ];
}

/** Long drags from the crotch towards the hip. */
function drag(crotch: number, random: Random, i: number): Fold {
  const reach = random.between(6, 9);
  const y = crotch + 0.4 + i * 1.7;
  return {
    spine: spline(
      [0.6, y],
      [reach * 0.5, y - 1.4 + random.sway(0.4)],
      [reach, y - random.between(2, 4) + i * 3],
    ),
    width: random.between(0.45, 0.6),
    depth: -0.34,
    swell: "start",
  };
}

function frontSeams({ waist, crotch, front }: TrunksShape): Line[] {
  if (front === "plain") return [];
  const top = waistEdges(waist).seamY(4.6);
  const curve = spline(
    [4.6, top],
    [6.3, mix(top, crotch, 0.42)],
    [5.4, mix(top, crotch, 0.76)],
    [1.2, crotch - 0.4],
  );
  const seams: Line[] = [
    { path: curve, kind: "seam" },
    { path: offset(curve, -0.5, 0.02, 0.97, 8), kind: "stitch", strength: 0.7 },
  ];
  return seams;
}

/** The seam down the middle, or the opening of a fly, on a part laid over both legs. */
export function frontLine({ waist, crotch, front }: TrunksShape, cloth: Cloth): Part[] {
  if (front === "plain") return [];
  const top = waistEdges(waist).seamY(0) - 0.3;
  const line =
    front === "fly"
      ? spline([-1.4, top], [-1.3, mix(top, crotch, 0.4)], [1.6, mix(top, crotch, 0.74)], [0.4, crotch - 2])
      : spline([0, top], [0.3, mix(top, crotch, 0.5)], [0, crotch - 0.3]);
  return [
    {
      outline: offset(line, 0.3).to(offset(line, -0.3).reverse()).close(),
      cloth,
      role: "front",
      flat: true,
      edge: 0,
      lines: [
        { path: line, kind: "seam" },
        ...(front === "fly" ? [{ path: line.shift(0.7, 0), kind: "stitch" as const, strength: 0.6 }] : []),
      ],
    },
  ];
}

/** Woven elastic: a dense band with fine ridges and, if wanted, stripes of another colour. */
export function wovenElastic(
  waist: Waist,
  colour: Colour,
  stripes: readonly { readonly at: number; readonly height: number; readonly colour: Colour }[],
): Part[] {
  const { top, seam } = waistEdges(waist);
  const cloth: Cloth = { kind: "rib", motif: "fine-rib", colour, scale: 0.7 };
  const level = (share: number) =>
    top.map(([x, y]) => [
      x * mix(1, 1 + (waist.spread ?? 0.75) / waist.half, share),
      y + waist.height * share,
    ]);
  const band = waistband(waist, cloth, {
    grain: 0,
    lift: 0.2,
    lines: [
      { path: top.shift(0, 0.35), kind: "fine" },
      { path: seam.shift(0, -0.35), kind: "stitch", strength: 0.6 },
    ],
  });
  return [
    band,
    ...stripes.map(
      (stripe): Part => ({
        outline: level(stripe.at)
          .to(level(stripe.at + stripe.height).reverse())
          .close(),
        cloth: { kind: "tech-jersey", colour: stripe.colour },
        role: "belt",
        edge: 0.3,
      }),
    ),
  ];
}

/** The back of the elastic, with a printed label. */
export const elasticInside = (waist: Waist, colour: Colour): Part =>
  waistInside(
    waist,
    { kind: "tech-jersey", colour: lightness(colour) > 0.5 ? shadow(colour, 0.06) : light(colour, 0.1) },
    "#e4e0d8",
  );
