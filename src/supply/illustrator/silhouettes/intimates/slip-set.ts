import { laid as laidDown } from "../../blocks/laid.ts";
import { aboveHem, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { laceEdge } from "../../blocks/lingerie-trim.ts";
import { type SlipShape, slip } from "../../blocks/slip.ts";
import { elasticBand, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import type { Point } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart, movePart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { lingerieCloths } from "./bra-parts.ts";
import { lingerieFinish, satinFabric, silkFabric } from "./cloths.ts";

export interface SlipSetCut {
  readonly neck: SlipShape["neck"];
  readonly lace: "bust" | "edges" | "none";
  readonly inseam: number;
  readonly laid: "straight" | "loose";
}

/** What each piece is turned around. */
const middle: Point = [0, 20];

/** A camisole and shorts of one satin, to sleep in. */
export const slipSet = silhouette<"slip-set", SlipSetCut>({
  kind: "slip-set",
  family: "one-piece",
  leaves: { women: ["F.3.1"] },
  fabrics: [satinFabric(5), silkFabric(3)],
  cut: (random) => ({
    neck: random.pick(["v", "v", "straight", "cowl"]),
    lace: random.pick(["bust", "edges", "none"]),
    inseam: random.pick([3, 6]),
    laid: random.pick(["straight", "loose"]),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, hand) => {
    const { base, lace, trim } = lingerieCloths(fabric);
    const [upper, lower] =
      cut.laid === "straight"
        ? [laidDown(0, 0, 0, middle), laidDown(0, 55, 0, middle)]
        : [laidDown(-4, 0, -3, middle), laidDown(5, 54.5, 4, middle)];
    const shape: SlipShape = {
      neck: cut.neck,
      length: cut.lace === "edges" ? 43.5 : 47,
      hem: 15.4,
      bust: cut.lace === "bust" && cut.neck !== "cowl",
      edge: cut.lace === "edges",
    };
    return {
      parts: [
        ...shorts(cut, fabric, lace, hand).map((part) => movePart(part, lower)),
        ...slip(shape, { main: base, lace, trim }, hand.random).map((part) => movePart(part, upper)),
      ],
      main: fabric.main,
      ground: "wall",
      detail: { of: "neckline", box: [-15, 6, 9, 36] },
    };
  },
  words: ({ neck }) => ({
    neckline: neck === "v" ? "v-neck" : "round",
    sleeve: "sleeveless",
    length: "short",
  }),
});

function shorts(
  cut: SlipSetCut,
  { main }: Fabric,
  lace: Part["cloth"],
  { random, leftRandom }: Hand,
): Part[] {
  const waist = { half: 12.8, height: 2.2, spread: 0.6, dip: 1.4 };
  const { seamY, seamHalf } = waistEdges(waist);
  const crotch = 26;
  const of = leg({
    waist,
    hip: 18.4,
    hipY: crotch - 8,
    crotch,
    kneeY: crotch + 29,
    knee: [19, 2],
    hem: [20.4, 0.6],
    length: crotch + cut.inseam,
    sag: 1.2,
    lift: 3,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.fluid, falls: 3 },
    folds: (chance) =>
      waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 5, depth: 0.5, reach: 8 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
    lines: cut.lace === "none" ? [{ path: aboveHem(of, 1), kind: "stitch", strength: 0.7 }] : [],
    front: [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  const edge = laceEdge(of.hem, { cloth: lace, width: -2.4, scallop: 1.6 });
  return [
    waistInside(waist, main),
    ...(cut.lace === "none" ? [] : [edge, mirrorPart(edge)]),
    under,
    upper,
    elasticBand(waist, main, random, 1),
  ];
}
