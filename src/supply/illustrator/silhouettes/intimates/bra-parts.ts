import { type BraFrame, braBack, braFrame, braStraps } from "../../blocks/bra.ts";
import { type Cup, type CupCut, cup, cupSeams, cups, upperCup } from "../../blocks/bra-cup.ts";
import { laceEdge, littleBow } from "../../blocks/lingerie-trim.ts";
import { scalloped } from "../../blocks/scallop.ts";
import { volume } from "../../blocks/volume.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light } from "../../colour/oklab.ts";
import { offset } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Fabric } from "../silhouette.ts";

export interface BraPlan {
  readonly cup: CupCut;
  /** How many seams run down the cup; a moulded one has none at all. */
  readonly seams: 0 | 1 | 2 | "moulded";
  /** Lace over the whole of it, over the upper cups, as an edging, or none. */
  readonly lace: "all" | "upper" | "edge" | "none";
  /** Height of the band below the cups. */
  readonly band: number;
  readonly straps: "slim" | "wide" | "halter" | "none";
  readonly bow: boolean;
  readonly closure: "hooks" | "none";
  /** Wires show as a stitched channel below the cups. */
  readonly wired: boolean;
}

/** The cloths a bra is sewn of: what lies below lace, the lace, and what straps and bows are cut from. */
export function lingerieCloths({ main, contrast, lining }: Fabric): {
  base: Cloth;
  lace: Cloth;
  trim: Cloth;
} {
  const sheer = main.kind === "lace" || main.kind === "mesh" || main.kind === "tulle";
  return {
    base: sheer ? (lining ?? { kind: "jersey", colour: light(main.colour, 0.1) }) : main,
    lace: sheer ? main : (contrast ?? { kind: "lace", colour: main.colour }),
    trim: {
      kind: main.kind === "satin" || main.kind === "silk" ? "satin" : "tech-jersey",
      colour: main.colour,
    },
  };
}

/** A bra as if worn by nobody: back band and straps behind, frame, cups, lace, straps. */
export function braParts(plan: BraPlan, fabric: Fabric, trim: Cloth = lingerieCloths(fabric).trim): Part[] {
  const { base, lace } = lingerieCloths(fabric);
  const of = cup(plan.cup);
  const frame = framed(plan, base, lace);
  const straps =
    plan.straps === "none"
      ? { front: [], back: [] }
      : braStraps({
          // Broad straps of a soft bra are cut in one with it.
          cloth: plan.cup === "soft" ? base : trim,
          from: of.strap,
          width: strapWidth(plan),
          height: plan.straps === "halter" ? 17 : 15.6,
          back: [6.4, plan.cup === "triangle" ? 9 : 5.8],
          style: plan.straps,
          ...(plan.straps === "slim" && plan.cup !== "soft" && fabric.metal && { metal: fabric.metal }),
        });
  return [
    ...braBack(plan.cup, plan.lace === "all" ? lace : trim, plan.closure),
    ...straps.back,
    ...frame,
    ...(plan.lace === "edge" ? edging(of, lace) : []),
    ...cups(of, base, { lines: cupLines(of, plan) }),
    ...overlay(of, plan, lace),
    ...straps.front,
    ...(plan.bow ? [bowAt(of, trim)] : []),
  ];
}

const strapWidth = ({ cup: cut, straps }: BraPlan): number =>
  straps === "halter" ? 1 : cut === "soft" ? (straps === "wide" ? 2.4 : 2.1) : straps === "wide" ? 1.7 : 1.15;

function framed({ cup: cut, band, lace: where }: BraPlan, base: Cloth, lace: Cloth): Part[] {
  const of: BraFrame = { cut, band, cloth: base };
  const { front, bottom, side } = braFrame(of);
  const bones: Line[] =
    band > 4
      ? [-0.62, -0.3, 0.3, 0.62].flatMap((u): Line[] => {
          const bone = spline([u * 15.4, 14], [u * 14.9, mix(14, 14 + band, 0.6)], [u * 14.4, 15.2 + band]);
          return [
            { path: bone, kind: "seam", strength: 0.7 },
            { path: bone.shift(0.55, 0), kind: "fine" },
          ];
        })
      : [];
  const edge: Line[] =
    where === "all" ? [] : [{ path: bottom.shift(0, -0.55), kind: "stitch", strength: 0.8 }];
  const parts: Part[] = [{ ...front, lines: [...bones, ...edge] }];
  if (where !== "all") return parts;
  const meets = cut === "triangle" || cut === "soft";
  const bridge = cup(cut).wire.end[1] + (meets ? -0.7 : 0.9);
  const wings = spline(
    [-15, side.start[1], "*"],
    [-8, cut === "triangle" ? 12.6 : 10, "*"],
    [-2, bridge - 0.5, "*"],
    [0, bridge],
    [2, bridge - 0.5, "*"],
    [8, cut === "triangle" ? 12.6 : 10, "*"],
    [15, side.start[1], "*"],
  );
  const veil = wings
    .to(side)
    .to(scalloped(bottom, 1.15, -0.42))
    .to(side.mirror().reverse())
    .close();
  return [...parts, { outline: veil, cloth: lace, role: "body", flat: true, edge: 0.8 }];
}

function cupLines(of: Cup, { seams, wired, lace, cup: cut }: BraPlan): Line[] {
  const channel: Line[] = wired
    ? [
        { path: offset(of.wire, 0.35, 0.02, 0.98, 12), kind: "stitch", strength: 0.6 },
        { path: offset(of.wire, 0.95, 0.03, 0.97, 12), kind: "stitch", strength: 0.7 },
      ]
    : [];
  const gathered: Line[] =
    cut === "triangle" && lace !== "all"
      ? [{ path: spline([8.9, -1.4], [8.4, 5], [7.6, 13.6]), kind: "seam", strength: 0.6 }]
      : [];
  return [
    ...channel,
    ...gathered,
    ...(seams === "moulded" || cut === "triangle" ? [] : cupSeams(of, seams)),
    { path: offset(of.neck, 0.5, 0.02, 0.98, 10), kind: "stitch", strength: lace === "all" ? 0 : 0.5 },
  ];
}

function overlay(of: Cup, { lace: where }: BraPlan, lace: Cloth): Part[] {
  if (where === "none" || where === "edge") return [];
  const free = scalloped(of.neck, 1, -0.42);
  const upper = upperCup(of);
  const outline =
    where === "all"
      ? free.to(of.arm).to(of.wire).close()
      : upper.seam
          .reverse()
          .to(free)
          .to(spline(of.arm.at(0), of.arm.at(0.3), of.arm.at(0.6)))
          .close();
  const right: Part = {
    outline,
    cloth: lace,
    role: "front",
    flat: true,
    grain: 14,
    edge: 0.8,
    lines: where === "upper" ? [{ path: upper.seam, kind: "seam" }] : [],
    trims: [volume(outline, lace, { ...of.volume, strength: 0.5 })],
  };
  return [right, mirrorPart(right)];
}

function edging(of: Cup, lace: Cloth): Part[] {
  const right = laceEdge(offset(of.neck, 0.3), { cloth: lace, width: -1.5, scallop: 1 });
  return [right, mirrorPart(right)];
}

/** The bow at the bridge, on a scrap of the cloth so small that it does not show. */
function bowAt({ wire }: Cup, { colour, kind }: Cloth): Part {
  const y = wire.end[1] + 1.5;
  return {
    outline: spline([-0.3, y - 0.2], [0.3, y - 0.2], [0, y + 0.3]).close(),
    cloth: { kind, colour },
    role: "front",
    edge: 0,
    trims: [littleBow([0, y], 1.15, colour)],
  };
}
