import type { BriefShape } from "../../blocks/brief.ts";
import { laid as laidDown } from "../../blocks/laid.ts";
import { littleBow } from "../../blocks/lingerie-trim.ts";
import type { Point } from "../../geometry/point.ts";
import { polygon } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { movePart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { braParts } from "./bra-parts.ts";
import { briefParts, briefShapes } from "./brief-parts.ts";
import { stringTop } from "./string-top.ts";
import { swimFabrics, swimFinish } from "./swim-cloths.ts";

export interface BikiniCut {
  readonly top: "string" | "bandeau" | "balconette" | "plunge" | "soft";
  readonly bottom: "tie-side" | "classic" | "high" | "brazilian";
  /** One above the other, or each shifted and turned a little. */
  readonly laid: "straight" | "loose";
}

/** What each piece is turned around. */
const middle: Point = [0, 8];

/** Top and bottom in one picture. */
export const bikini = silhouette<"bikini", BikiniCut>({
  kind: "bikini",
  family: "lingerie-set",
  leaves: { women: ["F.4.1"] },
  fabrics: swimFabrics,
  cut: (random) => ({
    top: random.pick(["string", "string", "bandeau", "balconette", "plunge", "soft"]),
    bottom: random.pick(["tie-side", "classic", "high", "brazilian"]),
    laid: random.pick(["straight", "straight", "loose"]),
  }),
  finish: swimFinish,
  draw: drawBikini,
  words: ({ top, bottom }) => ({
    rise: bottom === "high" ? "high" : "low",
    closure: top === "string" || bottom === "tie-side" ? "tie" : "pull-on",
  }),
});

const tied: BriefShape = {
  ...briefShapes.brazilian,
  waist: 12.4,
  hip: 12.7,
  side: 3,
  dip: 3.2,
  rise: 21.5,
  cover: 0.25,
};

function drawBikini({ top, bottom, laid }: BikiniCut, fabric: Fabric, { random }: Hand): Model {
  const below = top === "string" ? 18.5 : 23;
  const [upper, lower] =
    laid === "straight"
      ? [laidDown(0, 0, 0, middle), laidDown(0, below, 0, middle)]
      : [laidDown(-3.6, 0, -4, middle), laidDown(4, below - 1, 5, middle)];
  const shape = bottom === "tie-side" ? tied : briefShapes[bottom];
  const parts = briefParts({ shape, waist: "clean", leg: "clean", lace: "none", bow: false }, fabric, random);
  return {
    parts: [
      ...[...parts, ...(bottom === "tie-side" ? sideTies(shape, fabric.main.colour) : [])].map((part) =>
        movePart(part, lower),
      ),
      ...topOf(top, fabric, random).map((part) => movePart(part, upper)),
    ],
    main: fabric.main,
    ground: "wall",
    detail: { of: "neckline", box: [-12, -3, 12, 18] },
  };
}

function topOf(top: BikiniCut["top"], fabric: Fabric, random: Hand["random"]): Part[] {
  if (top === "string") return stringTop(fabric.main, random);
  return braParts(
    {
      cup: top,
      seams: top === "balconette" ? 1 : "moulded",
      lace: "none",
      band: top === "soft" ? 2.6 : 1.8,
      straps: top === "bandeau" ? "none" : top === "soft" ? "wide" : "slim",
      bow: false,
      closure: "none",
      wired: top === "balconette" || top === "plunge",
    },
    fabric,
    fabric.main,
  );
}

/** Strings knotted at the hips. */
function sideTies({ waist }: BriefShape, colour: Fabric["main"]["colour"]): Part[] {
  return [-1, 1].map((way): Part => {
    const x = way * (waist + 0.7);
    return {
      outline: polygon([x - 0.5, 0.9], [x + 0.5, 0.9], [x + 0.5, 2], [x - 0.5, 2]),
      cloth: { kind: "tech-jersey", colour },
      role: "belt",
      edge: 0,
      trims: [littleBow([x, 1.5], 2.6, colour)],
    };
  });
}
