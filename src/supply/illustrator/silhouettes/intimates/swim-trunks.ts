import { brief, briefFolds } from "../../blocks/brief.ts";
import { drawcord } from "../../blocks/drawcord.ts";
import { fittedLeg } from "../../blocks/fitted-leg.ts";
import { type TrunksShape, trunks } from "../../blocks/trunks.ts";
import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { offset } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { swimFabrics, swimFinish } from "./swim-cloths.ts";

/** Close-fitting swimwear: with short legs, or cut as a brief. */
export type SwimTrunksCut =
  | { readonly shape: "trunks"; readonly inseam: number; readonly side: "plain" | "panel" }
  | { readonly shape: "brief"; readonly rise: "low" | "mid"; readonly side: "plain" };

export const swimTrunks = silhouette<"swim-trunks", SwimTrunksCut>({
  kind: "swim-trunks",
  family: "trunks",
  leaves: { men: ["F.4.1"] },
  fabrics: swimFabrics,
  cut: (random) =>
    random.chance(0.6)
      ? { shape: "trunks", inseam: random.pick([3, 6, 14]), side: random.pick(["plain", "panel"]) }
      : { shape: "brief", rise: random.pick(["low", "mid"]), side: "plain" },
  finish: swimFinish,
  draw: drawTrunks,
  words: (cut) => ({ rise: cut.shape === "brief" ? cut.rise : "mid", length: "short", closure: "tie" }),
});

function drawTrunks(cut: SwimTrunksCut, { main, contrast = main }: Fabric, hand: Hand): Model {
  const waist = { half: 15.4, height: 3, spread: 0.5, dip: 1.8 };
  const { topY } = waistEdges(waist);
  const cord = lightness(main.colour) < 0.5 ? "#ece7dc" : shadow(main.colour, 0.5);
  return {
    parts: [
      waistInside(waist, main),
      ...(cut.shape === "trunks" ? legs(cut, waist, main, contrast, hand) : slip(cut, main, hand)),
      elasticBand(waist, main, hand.random, 2),
      ...drawcord([0, topY(0) + 1.6], cord, hand.random, { length: 8.5, width: 0.45 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-11, -3, 11, 22] },
  };
}

function legs(
  cut: Extract<SwimTrunksCut, { shape: "trunks" }>,
  waist: TrunksShape["waist"],
  cloth: Part["cloth"],
  contrast: Part["cloth"],
  hand: Hand,
): Part[] {
  const shape: TrunksShape = { waist, crotch: 25, inseam: cut.inseam, front: "plain" };
  const pair = trunks(shape, cloth, hand);
  if (cut.side === "plain") return pair;
  const low = 25 + cut.inseam;
  const of = fittedLeg({ waist, womens: false, crotch: 25, length: low });
  const down = (across: number, from: number, until: number) =>
    smooth(Array.from({ length: 8 }, (_, i) => of.at(across, mix(from, until, i / 7))));
  const edge = down(0.8, 3.4, low);
  const outer = down(1.004, low, 3.2);
  const panel: Part = { outline: edge.to(outer).close(), cloth: contrast, role: "front", edge: 0.6 };
  return [...pair, panel, mirrorPart(panel)];
}

function slip(
  { rise }: Extract<SwimTrunksCut, { shape: "brief" }>,
  cloth: Part["cloth"],
  { random }: Hand,
): Part[] {
  const of = brief({
    waist: 15.5,
    hip: 16.4,
    side: rise === "mid" ? 10 : 7,
    rise: rise === "mid" ? 26 : 23.4,
    dip: 1.8,
    back: 1.4,
    gusset: 4.3,
    hollow: 0.42,
    cover: 0.36,
  });
  const [, ...behind] = of.behind(cloth);
  const edge = offset(of.leg, 0.9, 0.02, 0.98, 10);
  return [
    ...behind,
    {
      outline: of.outline,
      cloth,
      role: "body",
      lift: 0.3,
      folds: briefFolds(of, random, 1),
      lines: [
        { path: edge, kind: "stitch" },
        { path: edge.mirror(), kind: "stitch" },
        { path: spline([0, 4.6], [0.3, 14], [0, of.shape.rise]), kind: "seam", strength: 0.7 },
      ],
    },
  ];
}
