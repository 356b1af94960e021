import { straplessTop, strapTop } from "../../blocks/bare-top.ts";
import { backHem, closeFolds, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { metalColours } from "../../blocks/metal.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, satin, velvet } from "./cloths.ts";
import { lengthWord } from "./lengths.ts";

export interface CorsetDressCut {
  readonly top: "sweetheart" | "straight" | "peaked" | "straps";
  readonly front: "smooth" | "hooks" | "laced";
  readonly skirt: "tight" | "flared" | "gathered";
  readonly length: number;
}

export const corsetDress = silhouette<"corset-dress", CorsetDressCut>({
  kind: "corset-dress",
  family: "short-dress",
  weight: 0.6,
  leaves: { women: ["A.7.1", "A.7.4"] },
  fabrics: [
    { ...satin, weight: 5, dyes: ["classic", "jewel", "pastel", "neutral", "bright"] },
    { ...velvet, weight: 2 },
    { kind: "denim", weight: 1.4, material: "denim", dyes: ["denim"] },
    { kind: "leather", weight: 1.4, material: "leather", dyes: ["leather"] },
    { ...crepe, weight: 2 },
    { kind: "tweed", weight: 1, material: "tweed", dyes: ["pastel", "neutral"] },
    {
      kind: "cotton",
      weight: 1.2,
      material: "cotton",
      motifs: [
        ["floral", 1],
        ["ditsy", 1],
        ["gingham", 1],
        ["toile", 0.6],
      ],
    },
  ],
  cut: (random) => ({
    top: random.pick(["sweetheart", "straight", "peaked", "straps"]),
    front: random.pick(["smooth", "smooth", "hooks", "laced"]),
    skirt: random.pick(["tight", "flared", "gathered"]),
    length: random.pick([76, 80, 84]),
  }),
  finish: (_main, _cut, random) => ({ metal: random.pick(["silver", "gold"]) }),
  draw: drawCorsetDress,
  words: ({ top, front, length }) => ({
    ...(top === "straight" && { neckline: "square" as const }),
    sleeve: "sleeveless",
    length: lengthWord(length),
    closure: front === "laced" ? "lace-up" : "zip",
  }),
});

const seamY = 43;
const hip = 13.4;

function drawCorsetDress(cut: CorsetDressCut, { main, metal = "silver" }: Fabric, { random }: Hand) {
  const { length } = cut;
  const top = cut.top === "straps" ? strapTop("sweetheart", main, { width: 1 }) : straplessTop(cut.top, main);
  // The corset ends in a soft point over the hip.
  const seam = spline(
    [-hip, seamY, "*"],
    [-6.6, seamY + 3.4],
    [0, seamY + 5.4],
    [6.6, seamY + 3.4],
    [hip, seamY, "*"],
  );
  const flared = cut.skirt !== "tight";
  const share = (length - seamY) / 42;
  const hem = flared ? 17 + share * (cut.skirt === "flared" ? 8.4 : 7) : mix(16.6, 15.6, (length - 80) / 30);
  const skirt = dressSkirt(
    {
      side: [
        [hip, seamY],
        [flared ? 16.8 : 15.4, seamY + 7],
        [flared ? mix(17, hem, 0.4) : 16.9, seamY + 15],
        [flared ? mix(17, hem, 0.72) : 16.8, mix(seamY + 15, length, 0.5)],
        [hem, length],
      ],
      waves: flared ? 7 : 0,
      swing: flared ? 1.3 : 0,
      dip: 1.4,
    },
    random,
  );
  const below: Part = {
    outline: skirtOutline(waistSeam(hip, seamY), skirt),
    cloth: main,
    role: "body",
    lift: 0.25,
    folds: flared
      ? [
          ...falls(skirt, random, { from: [seamY + 3, seamY + 16], depth: 0.62, gather: 0.9 }),
          ...(cut.skirt === "gathered" ? gathers(seam, { count: 8, length: 9, depth: 0.6 }, random) : []),
        ]
      : closeFolds(skirt, 55, random),
    lines: [{ path: skirt.hem.shift(0, -1.5), kind: "stitch", strength: 0.5 }],
  };
  const waisted = bodicePart(top, hip, seam, { cloth: main });
  const side = spline([...top.underarm, "*"], [12.9, 29], [11.6, 36.5], [hip, seamY, "*"]);
  const bodice: Part = {
    ...waisted,
    outline: top.edge.to(side).to(seam.reverse()).to(side.mirror().reverse()).close(),
    lift: 0.4,
    folds: corsetFolds(random),
    lines: [
      ...top.lines,
      ...bones(),
      { path: seam.shift(0, -0.8), kind: "stitch", strength: 0.7 },
      ...(cut.front === "hooks"
        ? [{ path: spline([0, 21], [0.05, 34], [0, seamY + 5.2]), kind: "edge" as const }]
        : []),
    ],
    trims: fastening(cut.front, metalColours[metal]),
  };
  return {
    parts: [
      ...top.back,
      ...backHem(skirt, main),
      below,
      bodice,
      ...(cut.front === "laced" ? [laces(main)] : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, 12, 14, 47] as const },
  };
}

/** Boned seams from the cups to the point, each stitched on both sides. */
function bones(): Line[] {
  return [-1, 1].flatMap((s): Line[] => {
    const seams = [
      spline([s * 5.4, 27], [s * 4.4, 35], [s * 5.2, seamY + 4]),
      spline([s * 10.4, 27], [s * 8.4, 36], [s * 9.8, seamY + 2]),
    ];
    return [
      ...seams.flatMap((path): Line[] => [
        { path, kind: "seam" },
        { path: path.shift(s * 0.6, 0), kind: "stitch", strength: 0.6 },
      ]),
      { path: spline([s * 0.3, 25.4], [s * 4.6, 28.6], [s * 9.2, 28], [s * 13.2, 25.6]), kind: "seam" },
      { path: spline([s * 7.4, 18], [s * 6.6, 23], [s * 5.4, 28]), kind: "seam", strength: 0.8 },
    ];
  });
}

const corsetFolds = (random: Random): Fold[] =>
  [-1, 1].flatMap((s): Fold[] => [
    {
      spine: spline([s * 8.6, 18.8], [s * 8.8, 22.4], [s * 7.4, 27]),
      width: 2.3,
      depth: s < 0 ? 0.62 : 0.46,
    },
    { spine: spline([s * 4, 28.8], [s * 7, 29.8], [s * 11, 28.2]), width: 0.9, depth: -0.42 },
    {
      spine: spline([s * 11.9, 34.6], [s * 9.4, 36.4 + random.sway(0.6)], [s * 6.6, 36.4]),
      width: 0.6,
      depth: -0.4,
      swell: "start",
    },
    { spine: spline([s * 2.4, 31], [s * 2.2, 38], [s * 2.6, seamY + 4]), width: 1.4, depth: 0.42 },
    { spine: spline([s * 7, 31], [s * 6.4, 37], [s * 7.4, seamY + 2]), width: 1.1, depth: 0.34 },
  ]);

function fastening(front: CorsetDressCut["front"], metal: `#${string}`): Trim[] {
  if (front !== "hooks") return [];
  return Array.from({ length: 7 }, (_, i) => ({
    kind: "rivet",
    at: [0.5, 25.6 + i * 3.1],
    radius: 0.42,
    colour: metal,
  }));
}

/** Lacing over a gap at the centre front. */
function laces(cloth: Fabric["main"]): Part {
  const rows = Array.from({ length: 6 }, (_, i) => 26.4 + i * 3);
  return {
    outline: spline([-1.3, 24.6, "*"], [-1.1, 34], [-1.2, 45, "*"])
      .lineTo([1.2, 45])
      .to(spline([1.2, 45, "*"], [1.1, 34], [1.3, 24.6, "*"]))
      .close(),
    cloth,
    role: "front",
    inside: 0.55,
    flat: true,
    lines: rows.flatMap((y): Line[] => [
      { path: spline([-1.5, y], [0, y + 1.4], [1.5, y + 2.6]), kind: "cord" },
      { path: spline([1.5, y], [0, y + 1.2], [-1.5, y + 2.6]), kind: "cord" },
    ]),
  };
}
