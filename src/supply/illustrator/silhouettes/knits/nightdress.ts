import { slenderStraps } from "../../blocks/slender-straps.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { type Node, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface NightdressCut {
  readonly length: number;
  /** Half the width of the hem: 20 narrow … 30 wide. */
  readonly hem: number;
  /** Where lace is let in. */
  readonly lace: "cups" | "hem" | "both" | "none";
  readonly neck: "v" | "straight";
}

export const nightdress = silhouette<"nightdress", NightdressCut>({
  kind: "nightdress",
  family: "nightdress",
  leaves: { women: ["F.3.1"] },
  fabrics: [
    { kind: "satin", weight: 4, material: "satin", dyes: ["classic", "pastel", "jewel", "neutral"] },
    { kind: "silk", weight: 3, material: "silk", dyes: ["pastel", "neutral", "jewel"] },
    {
      kind: "viscose",
      weight: 1,
      material: "viscose",
      dyes: ["pastel", "neutral"],
      motifs: [
        ["ditsy", 2],
        ["pin-dot", 1],
        ["floral", 1],
      ],
    },
  ],
  cut: (random) => {
    const length = random.pick([84, 92, 104, 116]);
    return {
      length,
      hem: 20 + (length - 84) * 0.1 + random.between(0, 4),
      lace: random.pick(["cups", "cups", "both", "both", "hem", "none"]),
      neck: random.chance(0.75) ? "v" : "straight",
    };
  },
  finish: (main, _cut, random) => ({
    contrast: {
      kind: "lace",
      colour: random.pick([main.colour, light(main.colour, 0.3), shadow(main.colour, 0.25)]),
    },
  }),
  draw: drawNightdress,
  words: ({ length, neck }) => ({
    neckline: neck === "v" ? "v-neck" : "square",
    sleeve: "sleeveless",
    length: length < 90 ? "short" : length < 108 ? "midi" : "maxi",
    closure: "pull-on",
  }),
});

function drawNightdress(cut: NightdressCut, fabric: Fabric, { random }: Hand) {
  const { main, contrast = main } = fabric;
  const end = cut.length - (cut.lace === "both" || cut.lace === "hem" ? 5.5 : 0);
  const apex: Point = [8.3, 12.8];
  const side: Point = [14.6, 21];
  const centre = cut.neck === "v" ? 21.5 : 14.2;
  const neckline = spline([0, centre, "*"], [4.2, mix(centre, apex[1], 0.48)], [apex[0], apex[1], "*"]);
  const armhole = spline([apex[0], apex[1], "*"], [10.6, 17.2], [side[0], side[1], "*"]);
  const seam = spline(
    [side[0], side[1], "*"],
    [13.7, 30],
    [12.9, 39],
    [14.6, 48],
    [16.9, 58],
    [mix(16.9, cut.hem, (68 - 58) / (end - 58)) + 0.35, 68],
    [cut.hem, end, "*"],
  );
  const hem = wavyHem(cut.hem, end, random);
  const top = neckline.to(armhole);
  const half = top.to(seam);
  const body: Part = {
    outline: half.mirror().reverse().to(half).to(hem).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: drape(cut, end, random),
    lines: [{ path: top.mirror().reverse().to(top).shift(0, 0.6), kind: "fine" }],
  };
  const straps = slenderStraps({ cloth: main, from: apex, back: [6.8, 19], width: 0.6 });
  const backEdge = spline(
    [side[0], side[1], "*"],
    [8, 18.8],
    [0, 19.6],
    [-8, 18.8],
    [-side[0], side[1], "*"],
  );
  const inside: Part = {
    outline: backEdge.to(top.mirror().reverse().to(top).shift(0, 0.6)).close(),
    cloth: main,
    role: "back",
    inside: 0.5,
    flat: true,
  };
  // Cups end below the bust, on a seam that dips at the side.
  const under = spline([13.9, 27.6, "*"], [8.4, 29.8], [2.6, 27.6], [0, centre + 4.4, "*"]);
  const cup = top.lineTo([13.9, 27.6]).to(under);
  const cups: Part = {
    outline: cup.to(cup.mirror().reverse()).close(),
    cloth: contrast,
    role: "body",
    edge: 0.8,
    folds: [-1, 1].map((x) => ({
      spine: bow([x * 6, 25.5], [x * 9, 17], x * 0.16),
      width: 2,
      depth: 0.5,
    })),
    lines: [under, under.mirror()].map((path) => ({ path, kind: "seam" as const })),
  };
  return {
    parts: [
      ...straps.back,
      ...(cut.neck === "v" ? [inside] : []),
      ...(cut.lace === "both" || cut.lace === "hem" ? [laceHem(cut.hem, end, hem, fabric)] : []),
      body,
      ...(cut.lace === "both" || cut.lace === "cups" ? [cups] : []),
      ...straps.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, 6, 13, 38] as const },
  };
}

/** The hem from the right side to the left one, lifted and dropped by the flutes. */
function wavyHem(half: number, y: number, random: Random): Path {
  const nodes = [0.78, 0.5, 0.24, 0, -0.26, -0.5, -0.76].map((x, i): Node => {
    const wave = (i % 2 === 0 ? 0.7 : -0.2) * random.between(0.7, 1.3);
    return [x * half, y + 1.8 * (1 - x * x) + wave];
  });
  return spline([half, y, "*"], ...nodes, [-half, y, "*"]);
}

/** Lace sewn below the hem, its edge scalloped. */
function laceHem(half: number, y: number, hem: Path, { main, contrast = main }: Fabric): Part {
  const low = half + 0.8;
  const count = 18;
  const scallops = Array.from({ length: count * 2 + 1 }, (_, i): Node => {
    const x = mix(low, -low, i / (count * 2));
    const base = y + 5.6 + 1.8 * (1 - (x / low) ** 2);
    return i % 2 === 0 ? [x, base - 0.5, "*"] : [x, base + 0.6];
  });
  return {
    outline: hem
      .shift(0, -1)
      .reverse()
      .to(spline(...scallops))
      .close(),
    cloth: contrast,
    role: "body",
    edge: 0.7,
  };
}

/** Cloth on the bias: long curves from the bust, one broad light, uneven flutes at the hem. */
function drape({ hem }: NightdressCut, end: number, random: Random): Fold[] {
  const falls = [-0.7, -0.38, 0.12, 0.46, 0.76].map((x, i): Fold => {
    const from = random.between(44, 58);
    return {
      spine: bow([x * 12.5, from], [x * hem * 0.97 + random.sway(0.8), end + 1.4], random.sway(0.035)),
      width: i % 2 === 0 ? random.between(1.2, 1.7) : random.between(0.7, 1),
      depth: i % 2 === 0 ? -random.between(0.5, 0.65) : -random.between(0.35, 0.5),
      swell: "end",
    };
  });
  const curves = [-1, 1].flatMap((s): Fold[] => [
    { spine: bow([s * 13.6, 26], [s * 5, 41], s * -0.12), width: 0.8, depth: -0.5, swell: "start" },
    { spine: bow([s * 12.8, 38], [s * 7, 56], s * -0.14), width: 0.9, depth: -0.45, swell: "start" },
  ]);
  return [
    ...falls,
    ...curves,
    { spine: bow([-6, 42], [-hem * 0.52, end - 4], 0.04), width: 2.4, depth: 0.85, swell: "both" },
    { spine: bow([4.4, 48], [hem * 0.3, end - 2], -0.03), width: 1.5, depth: 0.6, swell: "end" },
    { spine: bow([-7.4, 19], [-6.6, 33], -0.05), width: 1.7, depth: 0.5 },
    { spine: bow([6.6, 19], [6, 32], 0.05), width: 1.5, depth: 0.35 },
  ];
}
