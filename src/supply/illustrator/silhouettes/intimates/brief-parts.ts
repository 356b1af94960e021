import { type Brief, type BriefShape, brief, briefFolds, gussetSeam } from "../../blocks/brief.ts";
import { elasticEdge, laceEdge, littleBow } from "../../blocks/lingerie-trim.ts";
import { scalloped } from "../../blocks/scallop.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import { offset, stretch } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import type { Fabric } from "../silhouette.ts";
import { lingerieCloths } from "./bra-parts.ts";

export interface BriefPlan {
  readonly shape: BriefShape;
  /** A narrow elastic, a broad one, a band of lace, or an edge turned in. */
  readonly waist: "elastic" | "broad" | "lace" | "clean";
  readonly leg: "elastic" | "lace" | "clean";
  /** Lace over the front, at the sides, or not at all; a cloth of lace is lace all over. */
  readonly lace: "front" | "sides" | "none";
  readonly bow: boolean;
  /** Elastic and lace in the cloth's own colour, or in one that stands out. */
  readonly trim?: "own" | "contrast";
  /** Cut up over the hip, as it is usual, or straight across the leg. */
  readonly line?: "high" | "usual" | "straight";
  /** How far the upper edge falls to the middle. */
  readonly edge?: "level" | "dipped";
}

/** What every kind of brief may vary, beside what is its own. */
export const briefLines = (random: Random): Required<Pick<BriefPlan, "trim" | "line" | "edge">> => ({
  trim: random.chance(0.38) ? "contrast" : "own",
  line: random.pick(["high", "usual", "straight"]),
  edge: random.chance(0.3) ? "dipped" : "level",
});

/** A shape with its leg and its upper edge cut otherwise. */
function recut(shape: BriefShape, { line = "usual", edge = "level" }: BriefPlan): BriefShape {
  const dip = edge === "dipped" ? shape.dip + 3.4 : shape.dip;
  if (line === "usual") return { ...shape, dip };
  const high = line === "high";
  return {
    ...shape,
    dip,
    side: Math.max(2, shape.side * (high ? 0.48 : 1.28)),
    hollow: Math.min(0.95, Math.max(0.1, shape.hollow + (high ? 0.24 : -0.3))),
    cover: Math.max(0, shape.cover + (high ? -0.12 : 0.1)),
    rise: shape.rise + (high ? 1.2 : -1),
  };
}

/** Ivory beside the dark, black beside the light. */
const beside = (colour: Colour): Colour => (lightness(colour) < 0.5 ? "#e8dccb" : "#24262a");

export function briefParts(plan: BriefPlan, fabric: Fabric, random: Random): Part[] {
  const own = lingerieCloths(fabric);
  const { base } = own;
  const toned = (cloth: Cloth): Cloth =>
    plan.trim === "contrast" ? { ...cloth, colour: beside(fabric.main.colour) } : cloth;
  const [lace, trim] = [toned(own.lace), toned(own.trim)];
  const of = brief(recut(plan.shape, plan));
  const sheer = fabric.main.kind === "lace";
  const over = sheer ? own.lace : lace;
  const body: Part = {
    outline: of.outline,
    cloth: base,
    role: "body",
    lift: 0.3,
    folds: briefFolds(of, random, fabric.main.kind === "satin" ? 1.15 : 0.9),
    lines: [gussetSeam(of), ...cleanEdges(of, plan)],
  };
  return [
    ...of.behind(base),
    ...(plan.leg === "lace" || sheer
      ? bothLegs(laceEdge(stretch(of.leg, 0.05, 0.93), { cloth: lace, width: -0.9, scallop: 1 }))
      : []),
    body,
    ...veils(of, sheer ? "all" : plan.lace, over),
    ...(plan.leg === "elastic" && !sheer ? bothLegs(elasticEdge(of.leg, 0.75, trim)) : []),
    ...waistOf(of, plan, lace, trim),
  ];
}

const bothLegs = (right: Part): Part[] => [right, mirrorPart(right)];

function cleanEdges(of: Brief, { waist, leg }: BriefPlan): Line[] {
  const inner = offset(of.leg, 0.8, 0.02, 0.98, 10);
  return [
    ...(waist === "clean" ? [{ path: of.top.shift(0, 1), kind: "stitch", strength: 0.7 } as const] : []),
    ...(leg === "clean"
      ? [inner, inner.mirror()].map((path) => ({ path, kind: "stitch", strength: 0.7 }) as const)
      : []),
  ];
}

/** Lace laid over the cloth. */
function veils(of: Brief, where: "all" | BriefPlan["lace"], cloth: Cloth): Part[] {
  const veil: Pick<Part, "cloth" | "role" | "flat" | "edge"> = {
    cloth,
    role: "front",
    flat: true,
    edge: 0.6,
  };
  if (where === "none") return [];
  if (where === "all") return [{ ...veil, outline: of.outline }];
  const { waist, dip } = of.shape;
  const { top, side, leg } = of;
  if (where === "sides") {
    const edge = stretch(leg, 0, 0.52, 6);
    const seam = spline(
      [waist * 0.46, dip * 0.79, "*"],
      [waist * 0.44, edge.end[1] * 0.5],
      [edge.end[0], edge.end[1], "*"],
    );
    const right: Part = {
      ...veil,
      outline: stretch(top, 0.73, 1, 4).to(side).to(edge).to(seam.reverse()).close(),
      lines: [{ path: seam, kind: "seam" }],
    };
    return [right, mirrorPart(right)];
  }
  const low = of.shape.rise * 0.66;
  const half = spline([waist * 0.62, dip * 0.6, "*"], [waist * 0.4, low * 0.6], [0, low, "*"]);
  return [
    {
      ...veil,
      outline: stretch(top, 0.19, 0.81, 8)
        .to(scalloped(half, 1, -0.36))
        .to(scalloped(half.mirror().reverse(), 1, -0.36))
        .close(),
    },
  ];
}

function waistOf(of: Brief, { waist, bow }: BriefPlan, lace: Cloth, trim: Cloth): Part[] {
  const { top, shape } = of;
  const trims = bow ? [littleBow([0, shape.dip + (waist === "lace" ? 2.6 : 0.7)], 1.15, trim.colour)] : [];
  if (waist === "lace") {
    const low = top.map(([x, y]) => [x * 1.035, y + 2.8]);
    return [
      {
        outline: scalloped(top, 1.1, -0.42).to(low.reverse()).close(),
        cloth: lace,
        role: "belt",
        flat: true,
        lift: 0.15,
        edge: 0.8,
        lines: [{ path: low.shift(0, -0.3), kind: "stitch", strength: 0.7 }],
        trims,
      },
    ];
  }
  if (waist === "clean") return bow ? [{ ...elasticEdge(top, 0.3, trim), lines: [], trims }] : [];
  const height = waist === "broad" ? 2.6 : 1;
  const rows = waist === "broad" ? [0.35, 0.75, 1.15, 1.55, 1.95, 2.3] : [0.5];
  return [
    elasticEdge(top, height, trim, {
      role: "belt",
      flat: false,
      lines: rows.map((down) => ({ path: top.shift(0, down), kind: rows.length > 1 ? "fine" : "stitch" })),
      trims,
    }),
  ];
}

/** Shapes as they are sold, in centimetres. */
export const briefShapes = {
  classic: {
    waist: 13.4,
    hip: 15.2,
    side: 8,
    rise: 25.4,
    dip: 1.7,
    back: 1.4,
    gusset: 3.5,
    hollow: 0.55,
    cover: 0.42,
  },
  high: {
    waist: 12.2,
    hip: 15.5,
    side: 15,
    rise: 33,
    dip: 1.3,
    back: 1.4,
    gusset: 3.5,
    hollow: 0.62,
    cover: 0.38,
  },
  thong: {
    waist: 14,
    hip: 14.6,
    side: 2.8,
    rise: 23,
    dip: 2.6,
    back: 1.5,
    gusset: 2.2,
    hollow: 0.82,
    cover: 0,
  },
  brazilian: {
    waist: 13.9,
    hip: 14.9,
    side: 4.8,
    rise: 23.6,
    dip: 2.2,
    back: 1.5,
    gusset: 3,
    hollow: 0.7,
    cover: 0.2,
  },
  hipster: {
    waist: 14.7,
    hip: 15.9,
    side: 9.6,
    rise: 21.6,
    dip: 1.8,
    back: 1.5,
    gusset: 4.2,
    hollow: 0.25,
    cover: 0.5,
  },
} as const satisfies Record<string, BriefShape>;
