import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { gathers } from "../../blocks/gathers.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { torsoEdges, torsoFolds } from "../../blocks/torso.ts";
import { bow, offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface OneShoulderTopCut {
  readonly sleeve: "none" | "long" | "puff" | "short";
  readonly side: "smooth" | "ruched";
  readonly frill: boolean;
  readonly length: number;
  readonly fit: number;
}

export const oneShoulderTop = silhouette<"one-shoulder-top", OneShoulderTopCut>({
  kind: "one-shoulder-top",
  family: "slim-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    {
      kind: "jersey",
      weight: 4,
      material: "jersey",
      dyes: ["classic", "neutral", "jewel", "bright", "pastel"],
    },
    {
      kind: "rib",
      weight: 3,
      material: "viscose",
      motifs: [
        ["fine-rib", 2],
        ["rib", 1],
      ],
    },
    { kind: "satin", weight: 2, material: "satin", dyes: ["jewel", "neutral", "classic"] },
    {
      kind: "crepe",
      weight: 2,
      material: "polyester",
      motifs: [
        ["plain", 4],
        ["leopard", 0.6],
        ["polka-dot", 0.6],
      ],
    },
    { kind: "velvet", weight: 0.7, material: "velvet", dyes: ["jewel", "classic"] },
  ],
  cut: (random) => ({
    sleeve: random.pick(["none", "none", "long", "puff", "short"]),
    side: random.pick(["smooth", "ruched"]),
    frill: random.chance(0.25),
    length: random.pick([44, 52, 58]),
    fit: random.pick([-0.8, -0.6, -0.3]),
  }),
  draw: drawOneShoulderTop,
  words: ({ sleeve, length }) => ({
    sleeve: sleeve === "none" ? "sleeveless" : sleeve,
    length: length < 48 ? "cropped" : "regular",
    closure: "pull-on",
  }),
});

function drawOneShoulderTop(cut: OneShoulderTopCut, { main }: Fabric, hand: Hand) {
  const half = 7.6;
  const sleeved = cut.sleeve !== "none";
  const full = bodice({ womens: true, fit: cut.fit, length: cut.length, neck: half, dip: 1.1 });
  const torso = sleeved ? full : strapped(full, 5.4);
  const edges = torsoEdges(torso);
  const armhole = sleeved ? edges.armhole : bareArmhole(torso, 0.6);
  const left = [-torso.underarm + 0.1, torso.underarmY - 0.4] as const;
  // From the bare underarm up across the chest to the one shoulder.
  const edge = spline([...left, "*"], [-9.4, 17.2], [-1.6, 12.6], [5, 6.4], [half, 0, "*"]);
  const backEdge = spline([...left, "*"], [-9.6, 15.8], [-2.4, 9.4], [4, 4], [half, 0, "*"]);
  const body: Part = {
    outline: edge
      .to(edges.shoulder)
      .to(armhole)
      .to(edges.side)
      .to(edges.hem)
      .to(edges.hem.mirror().reverse())
      .to(edges.side.mirror().reverse())
      .close(),
    cloth: main,
    role: "body",
    lift: 0.45,
    folds: [...torsoFolds({ ...torso, shoulder: 16, drop: 8 }, hand.random, 0.62), ...diagonals(cut, hand)],
    lines: [
      { path: offset(edge, 1, 0.02, 0.98), kind: "groove" },
      { path: armhole, kind: "seam" },
      { path: edges.hem.shift(0, -1.5), kind: "stitch" },
      { path: edges.hem.mirror().shift(0, -1.5), kind: "stitch" },
    ],
  };
  const back: Part = {
    outline: backEdge.to(edge.shift(0, 0.6).reverse()).close(),
    cloth: main,
    role: "back",
    inside: 0.52,
    flat: true,
    lines: [{ path: offset(backEdge, 0.9, 0.02, 0.98), kind: "seam" }],
  };
  // Only the right sleeve: the pairs alternate right and left.
  const sleeve =
    cut.sleeve === "none"
      ? []
      : arms({ style: cut.sleeve, torso, fit: -0.2, womens: true, cloth: main }, hand).filter(
          (_, i) => i % 2 === 0,
        );
  const frill = cut.frill
    ? [
        ruffle(
          {
            along: edge,
            depth: (share) => 3 + share * 3.4,
            waves: 8,
            cloth: main,
            falls: "normal",
            side: 1,
            lift: 0.5,
          },
          hand.random,
        ),
      ]
    : [];
  return {
    parts: [back, ...sleeve, body, ...frill],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-12, -3, 14, 29] as const },
  };
}

/** Everything hangs from the one shoulder. */
function diagonals({ side, length }: OneShoulderTopCut, { random }: Hand): Fold[] {
  const drag = (x: number, y: number, depth: number, width: number): Fold => ({
    spine: bow([9.4 + random.sway(1), 3.4], [x, y], random.between(0.06, 0.12)),
    width,
    depth,
    swell: "start",
  });
  return [
    drag(-8, 25, -0.42, 0.9),
    drag(-3, 30, 0.36, 1.6),
    drag(2, 27, -0.34, 0.8),
    ...(side === "ruched"
      ? gathers(
          spline([-14.4, 26], [-13.4, length - 14], [-13.8, length - 3]),
          { count: 7, length: 13, inwards: [12, 32], depth: 0.55 },
          random,
        )
      : []),
  ];
}
