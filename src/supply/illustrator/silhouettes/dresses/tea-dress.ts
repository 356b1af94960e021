import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { backHem, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import {
  bodicePart,
  dressHeights,
  dressTorso,
  facedNeck,
  sleevedTop,
  sleevelessTop,
} from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part, Trim } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { broderie, linen, poplin, printedViscose, satin } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";

export interface TeaDressCut {
  readonly neck: "square" | "sweetheart" | "v" | "scoop";
  readonly sleeve: "none" | "cap" | "puff" | "elbow" | "balloon";
  /** The skirt: gathered into the waist, cut as a circle, or in panels that flare late. */
  readonly skirt: "gathered" | "circle" | "panels";
  readonly front: "smooth" | "buttons" | "bow" | "ruched";
  readonly hem: "plain" | "frill";
  readonly length: number;
}

export const teaDress = silhouette<"tea-dress", TeaDressCut>({
  kind: "tea-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.1"] },
  fabrics: [
    { ...printedViscose, weight: 6 },
    { ...poplin, weight: 3 },
    { ...linen, weight: 1.6 },
    broderie,
    { ...satin, weight: 0.8 },
  ],
  cut: (random, _universe, leaf) => ({
    neck: random.pick(["square", "sweetheart", "v", "scoop"]),
    sleeve: random.pick(["none", "cap", "puff", "puff", "elbow", "balloon"]),
    skirt: random.pick(["gathered", "circle", "panels"]),
    front: random.pick(["smooth", "buttons", "bow", "ruched"]),
    hem: random.chance(0.25) ? "frill" : "plain",
    length: dressLength(leaf, random) - random.pick([0, 4]),
  }),
  finish: (main) => ({ button: main.second ?? "#efe9dc" }),
  draw: drawTeaDress,
  words: ({ neck, sleeve, length, front }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "scoop" ? "round" : "square",
    sleeve:
      sleeve === "none" ? "sleeveless" : sleeve === "cap" ? "short" : sleeve === "balloon" ? "long" : sleeve,
    length: lengthWord(length),
    closure: front === "buttons" ? "button" : "zip",
  }),
});

const waistY = dressHeights.waist - 0.5;

function drawTeaDress(cut: TeaDressCut, { main, button = "#efe9dc" }: Fabric, hand: Hand) {
  const { random } = hand;
  const waist = 12.6;
  const neck = facedNeck(cut.neck, main);
  const torso = dressTorso(-0.25, neck.half);
  const top = cut.sleeve === "none" ? sleevelessTop(torso, neck, 4.6, main) : sleevedTop(torso, neck);
  const length = cut.length - (cut.hem === "frill" ? 9 : 0);
  const share = (length - waistY) / 75;
  const full = { gathered: 13, circle: 17, panels: 8 }[cut.skirt];
  const hem = 18 + share * full;
  const skirt = dressSkirt(
    {
      side: [
        [waist, waistY],
        [cut.skirt === "panels" ? 15.2 : 16.6, waistY + 7],
        [cut.skirt === "panels" ? 17.4 : 20, waistY + 17],
        [mix(18, hem, cut.skirt === "panels" ? 0.34 : 0.6), mix(waistY + 17, length, 0.5)],
        [hem, length],
      ],
      waves: cut.skirt === "circle" ? 8 : 7,
      swing: cut.hem === "frill" ? 0.7 : cut.skirt === "circle" ? 1.7 : 1.1,
      dip: 1.8,
    },
    random,
  );
  const seam = waistSeam(waist, waistY);
  const gathered = cut.skirt === "gathered";
  const below: Part = {
    outline: skirtOutline(seam, skirt),
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [
      ...falls(skirt, random, {
        from: cut.skirt === "panels" ? [waistY + 16, waistY + 38] : [waistY + 2, waistY + 26],
        depth: 0.6,
        gather: 0.86,
      }),
      ...(gathered
        ? gathers(seam, { from: 0.05, until: 0.95, count: 8, length: 9, depth: 0.55 }, random)
        : []),
    ],
    lines: [{ path: skirt.hem.shift(0, -1.3), kind: "stitch", strength: 0.4 }],
  };
  const ruched: Fold[] =
    cut.front === "ruched"
      ? gathers(
          spline([0.6, 20], [0.7, 27], [0.6, 33]),
          { count: 5, length: 9, inwards: [14, 27], depth: 0.5 },
          random,
        ).concat(
          gathers(
            spline([-0.6, 20], [-0.7, 27], [-0.6, 33]),
            { count: 5, length: 9, inwards: [-14, 27], depth: 0.5 },
            random,
          ),
        )
      : [];
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    lift: 0.3,
    folds: [...bodiceFolds(top, waist, waistY, random), ...ruched],
    lines: [
      ...(cut.front === "ruched" ? [] : princess(waist)),
      ...(cut.front === "buttons"
        ? [{ path: spline([0, 15], [0.05, 26], [0, waistY + 0.8]), kind: "edge" } as const]
        : []),
    ],
    trims: cut.front === "buttons" ? buttonsDown(16.5, waistY - 1, button) : [],
  });
  const frill =
    cut.hem === "frill"
      ? [
          ruffle(
            {
              along: skirt.hem.reverse(),
              depth: 9,
              waves: 10,
              cloth: main,
              falls: "down",
              spread: 1.05,
              lift: 0.2,
            },
            random,
          ),
        ]
      : [];
  return {
    parts: [
      ...top.back,
      ...(cut.sleeve === "none"
        ? []
        : dressArms({ style: cut.sleeve, torso, fit: -0.2, cloth: main, stitched: false }, hand)),
      ...(cut.hem === "frill" ? [] : backHem(skirt, main)),
      ...frill.map((part): Part => ({ ...part, role: "body" })),
      below,
      ...(cut.front === "buttons" ? [skirtButtons(skirt.hemY(0), button, main)] : []),
      bodice,
      ...(cut.front === "bow"
        ? tiedBow(
            { at: [0, neck.seam.at(0.5)[1] + 1], cloth: main, loops: 3.6, tails: 9, width: 1.9 },
            random,
          )
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -2, 14, 33] as const },
  };
}

/** Seams over the bust to the waist. */
const princess = (waist: number): Line[] =>
  [-1, 1].map((s) => ({
    path: spline([s * 9.6, 17.5], [s * 8, 25], [s * 6.6, 32], [s * waist * 0.5, waistY]),
    kind: "seam",
    strength: 0.8,
  }));

function buttonsDown(from: number, until: number, colour: `#${string}`): Trim[] {
  const count = Math.floor((until - from) / 3.6);
  return Array.from({ length: count + 1 }, (_, i) => ({
    kind: "button",
    at: [0, from + i * 3.6],
    radius: 0.5,
    colour,
  }));
}

/** The front goes on buttoning down the skirt. */
function skirtButtons(hem: number, colour: `#${string}`, cloth: Fabric["main"]): Part {
  const trims = Array.from(
    { length: Math.floor((hem - waistY - 10) / 5.4) },
    (_, i): Trim => ({
      kind: "button",
      at: [0, waistY + 5 + i * 5.4],
      radius: 0.5,
      colour,
    }),
  );
  return {
    outline: spline([-1.2, waistY, "*"], [-1.25, mix(waistY, hem, 0.5)], [-1.2, hem, "*"])
      .lineTo([1.2, hem])
      .to(spline([1.2, hem, "*"], [1.15, mix(waistY, hem, 0.5)], [1.2, waistY, "*"]))
      .close(),
    cloth,
    role: "front",
    flat: true,
    lift: 0.15,
    edge: 0.7,
    trims,
  };
}
