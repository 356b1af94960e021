import { brief, briefFolds } from "../../blocks/brief.ts";
import { elasticEdge } from "../../blocks/lingerie-trim.ts";
import { elasticInside, wovenElastic } from "../../blocks/trunks.ts";
import type { Waist } from "../../blocks/waistband.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { accentFor } from "./boxer-brief-parts.ts";
import { mensJersey } from "./mens-cloths.ts";

export interface MensBriefsCut {
  /** The classic fly with its inverted Y, or two curved seams. */
  readonly front: "y" | "curved";
  readonly rise: "low" | "mid";
  readonly elastic: "tonal" | "contrast" | "stripe";
  /** Leg edges bound in the second colour. */
  readonly binding: "tonal" | "contrast";
}

export const mensBriefs = silhouette<"mens-briefs", MensBriefsCut>({
  kind: "mens-briefs",
  family: "underwear",
  leaves: { men: ["F.1.1"] },
  fabrics: mensJersey,
  cut: (random) => ({
    front: random.pick(["y", "curved"]),
    rise: random.pick(["low", "mid"]),
    elastic: random.pick(["tonal", "contrast", "stripe"]),
    binding: random.pick(["tonal", "tonal", "contrast"]),
  }),
  finish: (main, _cut, random) => ({ button: accentFor(main, random) }),
  draw: drawBriefs,
  words: ({ rise }) => ({ rise, closure: "pull-on" }),
});

function drawBriefs(cut: MensBriefsCut, { main, button = "#e9e6df" }: Fabric, { random }: Hand) {
  const height = 3.2;
  const waist: Waist = { half: cut.rise === "mid" ? 14.8 : 15.4, height, spread: 0.4, dip: 1.8 };
  const shape = brief({
    waist: waist.half + 0.1,
    hip: 16.6,
    side: cut.rise === "mid" ? 11.4 : 8,
    rise: cut.rise === "mid" ? 27 : 24,
    dip: 1.8,
    back: 1.5,
    gusset: 4.4,
    hollow: 0.42,
    cover: 0.4,
  });
  const tonal: Colour = lightness(main.colour) < 0.5 ? light(main.colour, 0.07) : shadow(main.colour, 0.06);
  const band = cut.elastic === "contrast" ? button : tonal;
  const edge = elasticEdge(shape.leg, 1.1, {
    kind: "jersey",
    colour: cut.binding === "contrast" ? button : main.colour,
  });
  const body: Part = {
    outline: shape.outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: briefFolds(shape, random, 0.9),
    lines: frontSeams(cut, shape.shape.rise, height + 1.6),
  };
  const [, ...cheeks] = shape.behind(main);
  return {
    parts: [
      elasticInside(waist, band),
      ...cheeks,
      body,
      edge,
      mirrorPart(edge),
      ...wovenElastic(
        waist,
        band,
        cut.elastic === "stripe" ? [{ at: 0.32, height: 0.34, colour: button }] : [],
      ),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "waist" as const, box: [-11, -3, 11, 22] as const },
  };
}

function frontSeams({ front }: MensBriefsCut, rise: number, top: number): Line[] {
  return front === "curved" ? curvedFront(rise, top) : yFront(rise, top);
}

function curvedFront(rise: number, top: number): Line[] {
  const curve = spline([4.6, top], [6.4, top + (rise - top) * 0.45], [5, rise - 4], [3.2, rise - 0.6]);
  const sides = [curve, curve.mirror()].flatMap((path, i): Line[] => [
    { path, kind: "seam" },
    { path: offset(path, i === 0 ? -0.55 : 0.55, 0.02, 0.98, 8), kind: "stitch", strength: 0.7 },
  ]);
  return [
    ...sides,
    { path: spline([0, top + 0.4], [0.35, rise * 0.6], [0, rise]), kind: "seam", strength: 0.8 },
  ];
}

/** The fly of classic briefs: two rows down, two rows to each leg. */
function yFront(rise: number, top: number): Line[] {
  const fork = rise * 0.56;
  const wing = spline([0, fork], [2.4, fork + 2.6], [5.6, rise - 3.4]);
  const upright = spline([0, top], [0.1, top + 3], [0, fork]);
  const wings = [wing, wing.shift(0, -1.3)].flatMap((path) => [path, path.mirror()]);
  return [upright.shift(-0.9, 0), upright.shift(0.9, 0), ...wings].flatMap((path): Line[] => [
    { path, kind: "seam" },
    { path: path.shift(0, 0.5), kind: "stitch", strength: 0.6 },
  ]);
}
