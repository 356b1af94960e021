import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { armholeBacks, bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import { offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PeplumTopCut {
  readonly neck: "round" | "boat" | "square" | "v";
  readonly sleeve: "none" | "cap" | "short" | "puff" | "three-quarter" | "long";
  /** Length of the flounce below the waist, and how full it is. */
  readonly flounce: number;
  readonly fullness: number;
  readonly buttons: boolean;
}

export const peplumTop = silhouette<"peplum-top", PeplumTopCut>({
  kind: "peplum-top",
  family: "womens-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    { kind: "crepe", weight: 3, material: "polyester", dyes: ["classic", "jewel", "neutral", "pastel"] },
    {
      kind: "poplin",
      weight: 3,
      material: "cotton",
      dyes: ["neutral", "pastel", "bright"],
      motifs: [
        ["plain", 4],
        ["gingham", 1],
        ["vertical-stripe", 1],
        ["ditsy", 1],
      ],
    },
    { kind: "linen", weight: 1.4, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "tweed", weight: 0.8, material: "tweed", dyes: ["neutral", "pastel", "classic"] },
    { kind: "satin", weight: 1, material: "satin", dyes: ["jewel", "classic"] },
    { kind: "broderie", weight: 0.8, material: "cotton", dyes: ["neutral"] },
  ],
  cut: (random) => {
    const neck = random.pick<PeplumTopCut["neck"]>(["round", "boat", "square", "v"]);
    return {
      neck,
      sleeve: random.pick(["none", "none", "cap", "short", "puff", "three-quarter", "long"]),
      flounce: random.pick([13, 17, 21]),
      fullness: random.pick([1.24, 1.36, 1.5]),
      buttons: neck !== "boat" && random.chance(0.35),
    };
  },
  draw: drawPeplumTop,
  words: ({ neck, sleeve, buttons }) => ({
    neckline: neck === "v" ? "v-neck" : neck,
    sleeve: sleeve === "none" ? "sleeveless" : sleeve === "cap" ? "short" : sleeve,
    length: "regular",
    closure: buttons ? "button" : "zip",
  }),
});

const necks = {
  round: { half: 8.4, depth: 8, back: 2.2 },
  boat: { half: 12, depth: 4.4, back: 1.8 },
  square: { half: 10, depth: 12.4, back: 4 },
  v: { half: 8.2, depth: 15, back: 2.6 },
} as const;

function drawPeplumTop(cut: PeplumTopCut, { main }: Fabric, hand: Hand) {
  const { half, depth, back } = necks[cut.neck];
  const waistY = 38;
  const close = bodice({ womens: true, fit: -0.45, length: waistY, neck: half, dip: 1 });
  const full: Torso = { ...close, waistY: 33, waist: close.waist + 0.3, hem: close.waist };
  const bare = cut.sleeve === "none";
  const torso = bare ? strapped(full, cut.neck === "boat" ? 4.4 : 6.6) : full;
  const seam = openNeck(cut.neck, half, depth);
  const armhole = bare ? bareArmhole(torso, 0.5) : torsoEdges(torso).armhole;
  const { hem } = torsoEdges(torso);
  const mirrored = (path: Line["path"], kind: Line["kind"], strength = 1): Line[] => [
    { path, kind, strength },
    { path: path.mirror(), kind, strength },
  ];
  const body: Part = {
    outline: torsoOutline(torso, seam, { armhole }),
    cloth: main,
    role: "body",
    lift: 0.45,
    folds: torsoFolds({ ...torso, shoulder: 16, drop: 6 }, hand.random, 0.6),
    lines: [
      ...mirrored(bare ? offset(armhole, 0.8) : armhole, bare ? "stitch" : "seam"),
      { path: besideNeck(seam, half, 0.9), kind: "stitch" },
      // Princess seams shape the waist.
      ...mirrored(
        spline([torso.underarm - 1.4, torso.underarmY - 5], [8.6, torso.underarmY + 3], [6.4, waistY + 0.9]),
        "seam",
        0.8,
      ),
      ...(cut.buttons
        ? [{ path: spline([1.3, depth + 0.3], [1.3, waistY + 1]), kind: "seam" } as const]
        : []),
    ],
    ...(cut.buttons && {
      trims: Array.from({ length: Math.floor((waistY - depth - 2) / 4.2) + 1 }, (_, i) => ({
        kind: "button" as const,
        at: [0.1, depth + 2 + i * 4.2] as const,
        radius: 0.55,
        colour: "#efe8da" as const,
        style: "pearl" as const,
      })),
    }),
  };
  const flounce: Part = {
    ...ruffle(
      {
        along: hem.mirror().to(hem.reverse()),
        depth: cut.flounce,
        waves: cut.fullness > 1.4 ? 6 : 5,
        cloth: main,
        falls: "down",
        spread: cut.fullness,
        lift: 0.2,
      },
      hand.random,
    ),
    role: "body",
  };
  return {
    parts: [
      ...(bare ? armholeBacks(torso, armhole, main) : []),
      neckBack(seam, half, back, main, { label: cut.neck !== "boat" }),
      ...(cut.sleeve === "none"
        ? []
        : arms(
            { style: cut.sleeve, torso, fit: cut.sleeve === "puff" ? 0 : -0.2, womens: true, cloth: main },
            hand,
          )),
      flounce,
      body,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "waist" as const, box: [-15, 22, 15, 59] as const },
  };
}
