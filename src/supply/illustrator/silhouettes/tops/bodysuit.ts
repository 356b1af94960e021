import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { besideNeck, neckBack, type OpenNeckShape, openNeck } from "../../blocks/open-neck.ts";
import { rollNeck } from "../../blocks/roll-neck.ts";
import { armholeBacks, armholeBinding, bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { bow, offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** A high neck always has sleeves or a shoulder; straps go with an open neck. */
type BodysuitTop =
  | { readonly neck: "square" | "scoop" | "v" | "sweetheart"; readonly sleeve: "none" | "short" | "long" }
  | { readonly neck: "roll" | "boat"; readonly sleeve: "short" | "long" };
export type BodysuitCut = BodysuitTop & {
  /** How high the leg is cut, 0 low … 1 high. */
  readonly leg: number;
};

export const bodysuit = silhouette<"bodysuit", BodysuitCut>({
  kind: "bodysuit",
  family: "slim-top",
  leaves: { women: ["A.1.6"] },
  fabrics: [
    {
      kind: "jersey",
      weight: 5,
      material: "cotton",
      dyes: ["neutral", "classic", "earth", "jewel"],
      motifs: [
        ["plain", 7],
        ["fine-stripe", 1.4],
        ["leopard", 0.6],
        ["polka-dot", 0.5],
      ],
    },
    {
      kind: "rib",
      weight: 4,
      material: "viscose",
      motifs: [
        ["fine-rib", 3],
        ["rib", 1],
        ["wide-rib", 0.7],
      ],
    },
    { kind: "tech-jersey", weight: 2, material: "nylon", dyes: ["neutral", "classic", "earth"] },
    { kind: "satin", weight: 0.8, material: "satin", dyes: ["jewel", "classic", "neutral"] },
    { kind: "velvet", weight: 0.6, material: "velvet", dyes: ["jewel", "classic"] },
  ],
  cut: (random) => {
    const open = random.chance(0.66);
    return {
      ...(open
        ? {
            neck: random.pick<"square" | "scoop" | "v" | "sweetheart">([
              "square",
              "scoop",
              "v",
              "sweetheart",
            ]),
            sleeve: random.pick<"none" | "short" | "long">(["none", "none", "short", "long"]),
          }
        : {
            neck: random.pick<"roll" | "boat">(["roll", "boat"]),
            sleeve: random.pick<"short" | "long">(["long", "long", "short"]),
          }),
      leg: random.pick([0.2, 0.6, 1]),
    };
  },
  draw: drawBodysuit,
  words: ({ neck, sleeve }) => ({
    neckline:
      neck === "roll"
        ? "roll-neck"
        : neck === "v"
          ? "v-neck"
          : neck === "square" || neck === "boat"
            ? neck
            : "round",
    sleeve: sleeve === "none" ? "sleeveless" : sleeve,
    length: "regular",
  }),
});

const sizes = {
  square: { shape: "square", half: 9.6, depth: 13, back: 5 },
  scoop: { shape: "scoop", half: 9, depth: 14, back: 5 },
  v: { shape: "v", half: 8.4, depth: 17, back: 4 },
  sweetheart: { shape: "sweetheart", half: 10, depth: 15.5, back: 5 },
  boat: { shape: "boat", half: 12, depth: 4.4, back: 1.8 },
} as const satisfies Record<string, { shape: OpenNeckShape; half: number; depth: number; back: number }>;

function drawBodysuit(cut: BodysuitCut, { main }: Fabric, hand: Hand) {
  const hip = 58 - cut.leg * 7;
  const half = cut.neck === "roll" ? 7.2 : sizes[cut.neck].half;
  const full: Torso = { ...bodice({ womens: true, fit: -0.75, length: hip, neck: half }), waistY: 38 };
  const bare = cut.sleeve === "none";
  const torso = bare ? strapped(full, 3.4) : full;
  const armhole = bare ? bareArmhole(torso, 0.9) : torsoEdges(torso).armhole;
  const neck = neckOf(cut, main, hand);
  const crotch = 72;
  const rise = crotch - hip;
  const leg = spline(
    [torso.hem, hip, "*"],
    [torso.hem - 6, hip + rise * 0.3],
    [5.2, hip + rise * 0.68],
    [3.1, crotch, "*"],
  );
  const hem = leg.to(spline([3.1, crotch, "*"], [0, crotch + 0.5]));
  const legStitch = offset(leg, 0.9, 0.02, 0.98);
  const body: Part = {
    outline: torsoOutline(torso, neck.seam, { armhole, hem }),
    cloth: main,
    role: "body",
    lift: 0.45,
    folds: [
      ...torsoFolds({ ...torso, hem: 9, length: crotch - 8, shoulder: 16, drop: 7 }, hand.random, 0.6),
      ...curves(hip),
    ],
    lines: [
      ...(bare
        ? armholeBinding(armhole)
        : ([
            { path: armhole, kind: "seam" },
            { path: armhole.mirror(), kind: "seam" },
          ] as const)),
      { path: legStitch, kind: "groove" },
      { path: legStitch.mirror(), kind: "groove" },
      { path: spline([-4.6, crotch - 5], [0, crotch - 4.2], [4.6, crotch - 5]), kind: "seam", strength: 0.7 },
      ...neck.lines,
    ],
  };
  const back: Part = {
    outline: spline(
      [torso.hem - 0.2, hip, "*"],
      [torso.hem - 4.2, hip + rise * 0.34],
      [6.4, hip + rise * 0.74],
      [3.1, crotch, "*"],
    )
      .lineTo([0, hip])
      .close(),
    cloth: main,
    role: "back",
    inside: 0.42,
    flat: true,
  };
  const leftBack: Part = { ...back, outline: back.outline.mirror() };
  return {
    parts: [
      back,
      leftBack,
      ...(bare ? armholeBacks(torso, armhole, main) : []),
      ...neck.back,
      ...(cut.sleeve === "none"
        ? []
        : arms({ style: cut.sleeve, torso, fit: -0.4, womens: true, cloth: main, amount: 0.85 }, hand)),
      body,
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -4, 13, 28] as const },
  };
}

/** Light on bust and hip, the hollow of the waist. */
function curves(hip: number): Fold[] {
  return [-1, 1].flatMap((side): Fold[] => [
    { spine: spline([side * 9, 17], [side * 8.2, 22], [side * 7.4, 27]), width: 2.3, depth: 0.32 },
    { spine: bow([side * 10.4, 44], [side * 10.6, hip - 1], side * 0.05), width: 2.2, depth: 0.3 },
    {
      spine: bow([side * 12.8, 37.4], [side * 8.4, 39.2], side * 0.1),
      width: 0.6,
      depth: -0.4,
      swell: "start",
    },
  ]);
}

function neckOf({ neck }: BodysuitCut, cloth: Part["cloth"], { random }: Hand) {
  if (neck === "roll") {
    return { ...rollNeck({ half: 7.2, height: 6.6, folded: true, cloth }, random), lines: [] as Line[] };
  }
  const { shape, half, depth, back } = sizes[neck];
  const seam = openNeck(shape, half, depth);
  const lines: Line[] = [{ path: besideNeck(seam, half, 0.9), kind: "groove" }];
  return {
    seam,
    back: [neckBack(seam, half, back, cloth, { label: neck !== "boat" })],
    front: [] as Part[],
    lines,
  };
}
