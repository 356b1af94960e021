import { type CupCut, cup, cupSeams, cups } from "../../blocks/bra-cup.ts";
import {
  type OnePieceShape,
  onePiece,
  onePieceBack,
  onePieceFolds,
  onePieceStraps,
} from "../../blocks/one-piece.ts";
import { scalloped } from "../../blocks/scallop.ts";
import { volume } from "../../blocks/volume.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { bow, offset } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import { type Move, mirrorPart, movePart } from "../../model/place.ts";
import type { Random } from "../../random.ts";

export interface OnePiecePlan {
  readonly shape: OnePieceShape;
  /** Cut of the cups, where the shape has some. */
  readonly cup: Extract<CupCut, "balconette" | "plunge" | "strapless">;
  readonly straps: "slim" | "broad" | "halter" | "none";
  /** What lies below lace, and what is seen. */
  readonly base: Cloth;
  readonly veil?: Cloth;
  /** Straps and bindings. */
  readonly trim: Cloth;
  readonly seams: "princess" | "none";
  readonly ruched: boolean;
}

/** Cups of a bra, as large as a one-piece needs them, where its bust is. */
const onBust: Move = { at: ([x, y]) => [x * 0.93, y * 0.93 + 12.6], scale: 0.93 };

export function onePieceParts(plan: OnePiecePlan, random: Random): Part[] {
  const of = onePiece(plan.shape);
  const cupped = plan.shape.top === "cups";
  const folds = [
    ...onePieceFolds(of, random, plan.base.kind === "satin" ? 1.2 : 1),
    ...(plan.ruched ? ruching(random) : []),
  ];
  const body: Part = {
    outline: of.outline,
    cloth: plan.base,
    role: "body",
    lift: 0.3,
    folds,
    lines: plan.veil ? [] : lines(plan),
  };
  const slim = plan.straps === "halter" ? 1.1 : plan.straps === "broad" ? 2 : 1.1;
  const from: Point = cupped ? [cup(plan.cup).strap[0] * 0.93, 12.2] : [8.5, 11.9];
  const needsStraps = plan.straps !== "none" && !["tank", "tank-v", "one-shoulder"].includes(plan.shape.top);
  const straps = needsStraps
    ? onePieceStraps(from, slim, plan.trim, plan.straps === "halter")
    : { front: [], back: [] };
  return [
    ...onePieceBack(of, plan.base),
    ...straps.back,
    body,
    ...(plan.veil
      ? [
          {
            outline: laced(plan),
            cloth: plan.veil,
            role: "body",
            flat: true,
            edge: 0.7,
            lines: lines(plan),
          } as const,
        ]
      : []),
    ...(cupped ? cupParts(plan) : []),
    ...straps.front,
  ];
}

/** The outline with scallops along the legs. */
function laced({ shape }: OnePiecePlan) {
  const { neck, arm, side, leg, gusset } = onePiece(shape);
  const edge = scalloped(leg, 1.1, -0.4);
  return (shape.top === "cups" ? neck : scalloped(neck, 1.1, -0.4))
    .to(arm)
    .to(side)
    .to(edge)
    .lineTo([-gusset[0], gusset[1]])
    .to(edge.mirror().reverse())
    .to(side.mirror().reverse())
    .to(arm.mirror().reverse())
    .close();
}

function lines({ shape, seams, veil }: OnePiecePlan): Line[] {
  const { neck, leg, arm, side, gusset } = onePiece(shape);
  const inner = offset(leg, 0.8, 0.02, 0.98, 10);
  const edges: Line[] = veil
    ? []
    : [
        { path: inner, kind: "stitch", strength: 0.8 },
        { path: inner.mirror(), kind: "stitch", strength: 0.8 },
        ...(shape.top === "cups"
          ? []
          : [
              { path: offset(neck, 0.8, 0.02, 0.98, 18), kind: "stitch", strength: 0.8 } as const,
              { path: offset(arm, 0.8, 0.04, 0.98, 8), kind: "stitch", strength: 0.8 } as const,
              ...(shape.top === "one-shoulder"
                ? []
                : [
                    {
                      path: offset(arm, 0.8, 0.04, 0.98, 8).mirror(),
                      kind: "stitch",
                      strength: 0.8,
                    } as const,
                  ]),
            ]),
      ];
  const seam = side.map(([x, y]) => [x * 0.5, y + 6]);
  return [
    ...edges,
    ...(seams === "princess"
      ? ([
          { path: seam, kind: "seam", strength: 0.7 },
          { path: seam.mirror(), kind: "seam", strength: 0.7 },
        ] as const)
      : []),
    {
      path: spline([-gusset[0] - 1.6, gusset[1] - 5], [0, gusset[1] - 4], [gusset[0] + 1.6, gusset[1] - 5]),
      kind: "seam",
      strength: 0.5,
    },
  ];
}

function cupParts({ cup: cut, base, veil }: OnePiecePlan): Part[] {
  const of = cup(cut);
  const below = cups(of, base, {
    lines: veil
      ? []
      : [...cupSeams(of, 1), { path: offset(of.wire, 0.6, 0.02, 0.98, 12), kind: "stitch", strength: 0.7 }],
  });
  const free = scalloped(of.neck, 1, -0.42).to(of.arm).to(of.wire).close();
  const lace: Part | undefined = veil && {
    outline: free,
    cloth: veil,
    role: "front",
    flat: true,
    grain: 14,
    edge: 0.8,
    lines: cupSeams(of, 1),
    trims: [volume(free, veil, { ...of.volume, strength: 0.5 })],
  };
  return [...below, ...(lace ? [lace, mirrorPart(lace)] : [])].map((part) => movePart(part, onBust));
}

/** Cloth drawn together along the sides. */
function ruching(random: Random): Fold[] {
  return [-1, 1].flatMap((way) =>
    Array.from({ length: 6 }, (_, i): Fold => {
      const y = 30 + i * 3.6 + random.sway(0.6);
      return {
        spine: bow(
          [way * 13.4, y],
          [way * random.between(1.5, 5), y + random.between(0.6, 2.4)],
          way * random.between(-0.1, -0.04),
        ),
        width: random.between(0.5, 0.8),
        depth: -random.between(0.3, 0.5),
        swell: "start",
      };
    }),
  );
}
