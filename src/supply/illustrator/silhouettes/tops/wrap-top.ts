import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { gathers } from "../../blocks/gathers.ts";
import { neckBack, veeOf } from "../../blocks/open-neck.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { type Torso, torsoEdges, torsoOutline } from "../../blocks/torso.ts";
import { bow, offset, ribbon } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface WrapTopCut {
  readonly sleeve: "short" | "three-quarter" | "long" | "bell" | "bishop" | "puff" | "cuffed";
  /** Below the tie: how far it falls, 0 for a ballet wrap that ends in its band. */
  readonly skirt: number;
  readonly frill: boolean;
  /** Where it crosses, in centimetres below the shoulder. */
  readonly crossing: number;
  readonly fit: number;
}

export const wrapTop = silhouette<"wrap-top", WrapTopCut>({
  kind: "wrap-top",
  family: "womens-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    {
      kind: "viscose",
      weight: 4,
      material: "viscose",
      motifs: [
        ["plain", 4],
        ["floral", 1.6],
        ["ditsy", 1],
        ["polka-dot", 1],
        ["leopard", 0.6],
        ["zebra", 0.3],
      ],
    },
    { kind: "crepe", weight: 3, material: "polyester" },
    { kind: "satin", weight: 1.6, material: "satin", dyes: ["jewel", "neutral", "classic"] },
    {
      kind: "jersey",
      weight: 2,
      material: "jersey",
      motifs: [
        ["plain", 3],
        ["fine-stripe", 1],
      ],
    },
    { kind: "fine-knit", weight: 1, material: "wool", dyes: ["neutral", "pastel", "classic"] },
  ],
  cut: (random) => ({
    sleeve: random.pick(["short", "three-quarter", "long", "bell", "bishop", "puff", "cuffed"]),
    skirt: random.pick([4, 13, 17]),
    frill: random.chance(0.25),
    crossing: random.pick([17, 20, 22]),
    fit: random.pick([-0.6, -0.3, 0.1]),
  }),
  draw: drawWrapTop,
  words: ({ sleeve, skirt }) => ({
    neckline: "v-neck",
    sleeve: sleeve === "puff" ? "puff" : sleeve === "short" || sleeve === "three-quarter" ? sleeve : "long",
    length: skirt < 10 ? "cropped" : "regular",
    closure: "wrap",
  }),
});

function drawWrapTop(cut: WrapTopCut, { main }: Fabric, hand: Hand) {
  const half = 7.8;
  const waistY = 38;
  const torso: Torso = {
    ...bodice({ womens: true, fit: cut.fit, length: waistY, neck: half, dip: 0.9 }),
    waistY: 35,
  };
  const waisted: Torso = { ...torso, hem: torso.waist + 0.2, dip: 0.9 };
  const { shoulder, armhole, side, hem } = torsoEdges(waisted);
  const seam = veeOf(half, cut.crossing);
  const under: Part = {
    outline: torsoOutline(waisted, seam),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      { spine: bow([12.6, 30], [3.4, 19], 0.08), width: 0.8, depth: -0.4 },
      { spine: bow([9, 8], [7.4, 24], 0.05), width: 2.2, depth: 0.32 },
    ],
    lines: [
      { path: armhole, kind: "seam" },
      {
        path: spline([half + 0.5, 0.6], [5.6, cut.crossing * 0.5], [0.6, cut.crossing + 0.6]),
        kind: "stitch",
      },
    ],
  };
  // The upper front runs from the left shoulder across to the right of the waist.
  const edge = spline(
    [-half, 0, "*"],
    [-5, cut.crossing * 0.44],
    [1.2, cut.crossing + 2.2],
    [9.2, waistY - 8],
    [waisted.hem - 0.2, waistY - 1.4, "*"],
  );
  const leftSide = shoulder.to(armhole).to(side).mirror();
  const waistLine = hem.to(hem.mirror().reverse());
  const upper: Part = {
    outline: edge.lineTo([waisted.hem, waistY]).to(waistLine).to(leftSide.reverse()).close(),
    cloth: main,
    role: "front",
    grain: 0,
    lift: 0.55,
    folds: wrapFolds(waisted, waistY, hand.random),
    lines: [
      { path: armhole.mirror(), kind: "seam" },
      { path: offset(edge, 0.9, 0.02, 0.97), kind: "stitch" },
    ],
  };
  const band = spline(
    [-waisted.hem - 0.1, waistY],
    [-7, waistY + 0.9],
    [0, waistY + 1.1],
    [7, waistY + 0.9],
    [waisted.hem + 0.1, waistY],
  );
  const belt: Part = {
    outline: ribbon(band, cut.skirt < 10 ? 4.2 : 3.2, 10),
    cloth: main,
    role: "belt",
    grain: 88,
    lift: 0.4,
    folds: [
      { spine: bow([-11, waistY + 0.6], [-3, waistY + 1.4], 0.04), width: 0.4, depth: -0.5 },
      { spine: bow([1, waistY + 0.6], [9, waistY + 0.9], -0.04), width: 0.4, depth: -0.5 },
    ],
  };
  const skirt =
    cut.skirt < 10
      ? []
      : [
          ruffle(
            { along: band, depth: cut.skirt, waves: 5, cloth: main, falls: "down", spread: 1.26, lift: 0.2 },
            hand.random,
          ),
        ];
  const frill = cut.frill
    ? [
        ruffle(
          {
            along: edge,
            depth: (share) => 4.4 - share * 2.4,
            waves: 8,
            cloth: main,
            falls: "normal",
            side: 1,
          },
          hand.random,
        ),
      ]
    : [];
  const gathered = cut.sleeve === "puff";
  return {
    parts: [
      neckBack(seam, half, 2.4, main),
      ...arms({ style: cut.sleeve, torso, fit: gathered ? 0 : cut.fit, womens: true, cloth: main }, hand),
      ...skirt.map((part): Part => ({ ...part, role: "body" })),
      under,
      upper,
      ...frill,
      belt,
      ...tiedBow(
        {
          at: [waisted.hem - 4.6, waistY + 0.8],
          cloth: main,
          loops: cut.skirt < 10 ? 5.4 : 4.6,
          tails: 15,
          width: 2.6,
        },
        hand.random,
      ),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [-10, 14, 18, 48] as const },
  };
}

/** Everything is pulled towards the tie. */
function wrapFolds(t: Torso, waistY: number, random: Random): Fold[] {
  const tie = [t.hem - 5, waistY] as const;
  const drag = (x: number, y: number, depth: number, width = 0.8): Fold => ({
    spine: bow(
      [tie[0] - random.between(0, 2), tie[1] - random.between(0.4, 3)],
      [x, y],
      random.between(-0.1, -0.04),
    ),
    width,
    depth,
    swell: "start",
  });
  return [
    drag(-9.6, 24, -0.6, 0.9),
    drag(-6, 17, -0.5),
    drag(-12, 31, -0.55, 0.8),
    drag(0.5, 23, -0.45, 0.6),
    drag(-8, 27.4, 0.5, 1.2),
    {
      spine: bow([-t.underarm, t.underarmY + 0.5], [-7.5, t.underarmY + 8], 0.1),
      width: 0.8,
      depth: -0.5,
      swell: "start",
    },
    { spine: bow([-10, 7], [-8.6, 20], 0.04), width: 2.4, depth: 0.34 },
    ...gathers(
      spline([-12, waistY], [2, waistY + 1]),
      { count: 4, length: 7, inwards: [-5, 16], depth: 0.4 },
      random,
    ),
  ];
}
