import { openNeck } from "../../blocks/open-neck.ts";
import { sportAccent } from "../../blocks/trim-colours.ts";
import { offset, ribbon } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SportBraCut {
  readonly neck: "scoop" | "v" | "high" | "square";
  readonly straps: "wide" | "slim" | "crossed";
  /** From the shoulder to the lower edge of the band: a bra, or a cropped training top. */
  readonly length: number;
  readonly band: "same" | "contrast";
}

export const sportBra = silhouette<"sport-bra", SportBraCut>({
  kind: "sport-bra",
  family: "crop-top",
  leaves: { women: ["G.1.1"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 5,
      material: "polyester",
      dyes: ["classic", "neutral", "bright", "jewel", "pastel", "earth"],
      motifs: [
        ["plain", 8],
        ["geometric", 0.5],
        ["tie-dye", 0.5],
        ["leopard", 0.4],
        ["ombre", 0.5],
      ],
    },
    {
      kind: "rib",
      weight: 1.5,
      material: "nylon",
      motifs: [
        ["fine-rib", 2],
        ["wide-rib", 1],
      ],
    },
  ],
  cut: (random) => ({
    neck: random.pick(["scoop", "scoop", "v", "high", "square"]),
    straps: random.pick(["wide", "slim", "crossed"]),
    length: random.pick([33, 36, 42]),
    band: random.chance(0.3) ? "contrast" : "same",
  }),
  finish: (main, _, random) => ({ contrast: { kind: "tech-jersey", colour: sportAccent(main, random) } }),
  draw: drawSportBra,
  words: ({ neck }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "high" ? "high" : neck === "square" ? "square" : "round",
    sleeve: "sleeveless",
    length: "cropped",
    closure: "pull-on",
  }),
});

const necks = {
  scoop: { half: 7.4, depth: 15.5 },
  v: { half: 7.4, depth: 17.5 },
  high: { half: 6.2, depth: 7.5 },
  square: { half: 8.4, depth: 14.5 },
} as const;

function drawSportBra(cut: SportBraCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main } = fabric;
  const { half, depth } = necks[cut.neck];
  const strap = cut.straps === "wide" ? 4.4 : cut.straps === "slim" ? 1.9 : 3;
  const bandHeight = 3.6;
  const low = cut.length - bandHeight;
  const waist = mix(12.6, 12, (cut.length - 33) / 9);
  const seam = openNeck(cut.neck === "high" ? "round" : cut.neck, half, depth);
  const arm = spline(
    [half + strap, strap * 0.34, "*"],
    [half + strap - 0.3, 7],
    [half + strap + 0.3, 13],
    [12.2, 18.4],
    [14.2, 21.4, "*"],
  );
  const side = spline([14.2, 21.4, "*"], [13.7, 25.6], [waist + 0.5, mix(25, low, 0.7)], [waist, low, "*"]);
  const hem = spline(
    [waist, low, "*"],
    [waist * 0.5, low + 1.1],
    [0, low + 1.4],
    [-waist * 0.5, low + 1.1],
    [-waist, low, "*"],
  );
  const right = arm.to(side);
  const body: Part = {
    outline: seam
      .lineTo([half + strap, strap * 0.34])
      .to(right)
      .to(hem)
      .to(right.mirror().reverse())
      .close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: braFolds(low, hand.random),
    lines: [
      ...[arm, arm.mirror()].map(
        (path, i) => ({ path: offset(path, i === 0 ? 0.9 : -0.9, 0.02, 1, 10), kind: "groove" }) as const,
      ),
      { path: offset(seam, 0.9, 0.01, 0.99, 20), kind: "groove" },
      { path: spline([9.6, 14.4], [6.6, 20], [5.6, low]), kind: "seam", strength: 0.7 },
      { path: spline([-9.6, 14.4], [-6.6, 20], [-5.6, low]), kind: "seam", strength: 0.7 },
    ],
  };
  const band: Part = {
    outline: hem
      .reverse()
      .shift(0, -0.2)
      .lineTo([waist - 0.15, low + bandHeight])
      .to(hem.shift(0, bandHeight).map(([x, y]) => [x * 0.99, y]))
      .close(),
    cloth: cut.band === "contrast" ? contrast : main,
    role: "body",
    lift: 0.2,
    lines: [
      { path: hem.shift(0, 0.5), kind: "stitch" },
      { path: hem.shift(0, bandHeight - 0.6), kind: "stitch" },
    ],
  };
  return {
    parts: [...backParts(cut, half, strap, main), body, band],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-12, -1, 12, 29] as const },
  };
}

/** The back through the neck: a racer's yoke, or straps that cross. */
function backParts({ straps, neck }: SportBraCut, half: number, strap: number, cloth: Part["cloth"]): Part[] {
  const panel: Part = {
    outline: spline([-14, 21.6], [-8, 20.4], [0, 20], [8, 20.4], [14, 21.6])
      .lineTo([11, 27], [-11, 27])
      .close(),
    cloth,
    role: "back",
    inside: 0.5,
    flat: true,
  };
  if (straps === "crossed" && neck !== "high") {
    const one: Part = {
      outline: ribbon(spline([half + strap / 2, 1.5], [half * 0.4, 8.6], [-half * 0.5, 21]), strap * 0.66, 8),
      cloth,
      role: "back",
      inside: 0.4,
      flat: true,
      edge: 0.7,
    };
    return [panel, mirrorPart(one), one];
  }
  const racer = spline([half + strap, strap * 0.34, "*"], [half + 0.4, 8], [5.4, 14], [7, 21, "*"]);
  const inner = spline([half, 0, "*"], [half - 1.2, 3.4], [0, 7, "*"]);
  return [
    panel,
    {
      outline: inner
        .reverse()
        .lineTo([half + strap, strap * 0.34])
        .to(racer)
        .lineTo([-7, 21])
        .to(racer.mirror().reverse())
        .lineTo([-half, 0])
        .to(inner.mirror())
        .close(),
      cloth,
      role: "back",
      inside: 0.5,
      flat: true,
      trims: [{ kind: "label", at: [0, 9.6], width: 2.6, height: 1.2, colour: "#d9d6d0" }],
    },
  ];
}

/** Close and smooth: light on the bust, a crease below it, two drags from the arms. */
function braFolds(low: number, random: Random): Fold[] {
  return [-1, 1].flatMap((side): Fold[] => [
    { spine: spline([side * 8.2, 14], [side * 7.6, 19], [side * 7, 24]), width: 2.6, depth: 0.42 },
    {
      spine: spline([side * 13.4, 22.4], [side * 10.4, 24 + random.sway(0.6)], [side * 7.4, 26]),
      width: 0.7,
      depth: -0.42,
      swell: "start",
    },
    { spine: spline([side * 2, 25.6], [side * 6.4, 27.4], [side * 11.6, 26]), width: 1.1, depth: -0.3 },
    { spine: spline([side * 1, 16.5], [side * 0.8, 21], [side * 1.2, low]), width: 1, depth: -0.26 },
  ]);
}
