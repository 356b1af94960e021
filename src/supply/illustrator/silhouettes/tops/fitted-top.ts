import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { gathers } from "../../blocks/gathers.ts";
import { besideNeck, neckBack, type OpenNeckShape, openNeck } from "../../blocks/open-neck.ts";
import { rollNeck } from "../../blocks/roll-neck.ts";
import { torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface FittedTopCut {
  readonly neck: "square" | "boat" | "sweetheart" | "scoop" | "high";
  readonly sleeve: "cap" | "short" | "elbow" | "three-quarter" | "long" | "puff" | "balloon";
  readonly fit: number;
  readonly length: number;
  /** A row of small buttons, gathers between the bust, or nothing. */
  readonly front: "plain" | "buttons" | "ruched";
}

const sizes: Record<
  Exclude<FittedTopCut["neck"], "high">,
  { shape: OpenNeckShape; half: number; depth: number; back: number }
> = {
  square: { shape: "square", half: 10.2, depth: 12, back: 4 },
  boat: { shape: "boat", half: 12, depth: 4.4, back: 1.8 },
  sweetheart: { shape: "sweetheart", half: 10.4, depth: 15, back: 4 },
  scoop: { shape: "scoop", half: 9.6, depth: 13, back: 3.4 },
};

export const fittedTop = silhouette<"fitted-top", FittedTopCut>({
  kind: "fitted-top",
  family: "womens-top",
  leaves: { women: ["A.1.2"] },
  fabrics: [
    {
      kind: "rib",
      weight: 5,
      material: "cotton",
      motifs: [
        ["fine-rib", 3],
        ["rib", 1],
        ["wide-rib", 1.4],
      ],
    },
    {
      kind: "jersey",
      weight: 4,
      material: "viscose",
      motifs: [
        ["plain", 4],
        ["stripe", 2],
        ["fine-stripe", 1.5],
        ["polka-dot", 0.5],
        ["leopard", 0.4],
      ],
    },
    { kind: "fine-knit", weight: 2, material: "wool", dyes: ["neutral", "earth", "classic", "jewel"] },
    { kind: "velvet", weight: 0.6, material: "velvet", dyes: ["jewel", "classic"] },
    { kind: "lace", weight: 0.4, material: "lace", dyes: ["classic", "neutral"] },
  ],
  cut: (random) => {
    const neck = random.pick<FittedTopCut["neck"]>([
      "square",
      "square",
      "boat",
      "boat",
      "sweetheart",
      "scoop",
      "high",
    ]);
    return {
      neck,
      sleeve: random.pick(
        neck === "square" || neck === "sweetheart"
          ? ["short", "long", "puff", "balloon", "elbow"]
          : ["long", "long", "three-quarter", "short", "cap"],
      ),
      ...random.pick([
        { fit: -0.8, length: 46 },
        { fit: -0.7, length: 54 },
        { fit: -0.6, length: 58 },
        { fit: -0.3, length: 60 },
      ]),
      front:
        neck === "sweetheart"
          ? random.pick(["ruched", "plain"])
          : neck === "square" || neck === "scoop"
            ? random.pick(["plain", "plain", "buttons"])
            : "plain",
    };
  },
  draw: drawFittedTop,
  words: ({ neck, sleeve, length }) => ({
    neckline: neck === "square" || neck === "boat" || neck === "high" ? neck : "round",
    sleeve: sleeve === "balloon" || sleeve === "puff" ? "puff" : sleeve === "cap" ? "short" : sleeve,
    length: length < 50 ? "cropped" : "regular",
  }),
});

function drawFittedTop(cut: FittedTopCut, { main }: Fabric, hand: Hand) {
  const neck = neckOf(cut, main, hand);
  const torso = bodice({ womens: true, fit: cut.fit, length: cut.length, neck: neck.half, dip: 1.1 });
  const { armhole, hem } = torsoEdges(torso);
  const gathered = cut.sleeve === "puff" || cut.sleeve === "balloon";
  const ruched: Fold[] =
    cut.front === "ruched"
      ? [
          ...gathers(
            spline([0, 16], [0, 27]),
            { count: 6, length: 6, inwards: [14, 22], depth: 0.5 },
            hand.random,
          ),
          ...gathers(
            spline([0, 16], [0, 27]),
            { count: 6, length: 6, inwards: [-14, 22], depth: 0.5 },
            hand.leftRandom,
          ),
        ]
      : [];
  const body: Part = {
    outline: torsoOutline(torso, neck.seam),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [...torsoFolds(torso, hand.random, 0.72), ...bust(hand), ...ruched],
    lines: [
      { path: armhole, kind: "seam" },
      { path: armhole.mirror(), kind: "seam" },
      { path: wholeHem(hem).shift(0, -1.5), kind: "stitch" },
      ...(cut.front === "ruched" ? [{ path: spline([0, 15], [0.1, 28]), kind: "seam" } as const] : []),
      ...(cut.front === "buttons"
        ? [{ path: spline([1.1, neck.depth + 0.4], [1.1, neck.depth + 18]), kind: "seam" } as const]
        : []),
      ...neck.lines,
    ],
    ...(cut.front === "buttons" && {
      trims: Array.from({ length: 5 }, (_, i) => ({
        kind: "button" as const,
        at: [0, neck.depth + 3 + i * 3.2] as const,
        radius: 0.5,
        colour: "#e9e1d2" as const,
        style: "pearl" as const,
      })),
    }),
  };
  return {
    parts: [
      ...neck.back,
      ...arms(
        { style: cut.sleeve, torso, fit: gathered ? 0 : -0.3, womens: true, cloth: main, amount: 0.9 },
        hand,
      ),
      body,
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -4, 13, 28] as const },
  };
}

/** The light on the bust: close tops need it, or they hang like a board. */
function bust({ random }: Hand): Fold[] {
  return [-1, 1].map((side) => ({
    spine: spline([side * 9.4, 16], [side * (8.2 + random.sway(0.5)), 21], [side * 7.6, 26]),
    width: 2.4,
    depth: 0.3,
  }));
}

interface FittedNeck {
  readonly half: number;
  readonly depth: number;
  readonly seam: Path;
  readonly back: Part[];
  readonly front: Part[];
  readonly lines: Line[];
}

function neckOf({ neck }: FittedTopCut, cloth: Part["cloth"], { random }: Hand): FittedNeck {
  if (neck === "high") {
    const half = 7.2;
    return { half, depth: 5, ...rollNeck({ half, height: 4.4, folded: false, cloth }, random), lines: [] };
  }
  const { shape, half, depth, back } = sizes[neck];
  const seam = openNeck(shape, half, depth);
  return {
    half,
    depth,
    seam,
    back: [neckBack(seam, half, back, cloth, { label: neck !== "boat" })],
    front: [],
    lines: [{ path: besideNeck(seam, half, 1), kind: "groove" }],
  };
}
