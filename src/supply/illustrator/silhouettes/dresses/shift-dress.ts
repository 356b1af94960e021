import type { ArmStyle } from "../../blocks/arms.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { backHem, dressSkirt, falls } from "../../blocks/dress-skirt.ts";
import { type DressNeck, dressTorso, facedNeck, sleevedTop, sleevelessTop } from "../../blocks/dress-top.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { rollNeck } from "../../blocks/roll-neck.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { ribbon } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part, Trim } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, linen, poplin } from "./cloths.ts";
import { lengthWord } from "./lengths.ts";

export interface ShiftDressCut {
  readonly neck: "boat" | "round" | "funnel" | "peter-pan";
  readonly sleeve: "none" | "cap" | "short" | "elbow" | "three-quarter" | "bell";
  /** 0 straight … 1 a trapeze. */
  readonly swing: number;
  readonly pockets: "none" | "patch" | "flaps";
  /** Braid along the neck and the hem, two rows of buttons, or nothing. */
  readonly trim: "none" | "braid" | "buttons";
  readonly length: number;
}

export const shiftDress = silhouette<"shift-dress", ShiftDressCut>({
  kind: "shift-dress",
  family: "short-dress",
  leaves: { women: ["A.7.1", "A.7.4"] },
  fabrics: [
    { ...crepe, weight: 4 },
    {
      kind: "tweed",
      weight: 3,
      material: "tweed",
      dyes: ["neutral", "pastel", "classic"],
      motifs: [
        ["plain", 2],
        ["houndstooth", 1],
        ["donegal", 1],
        ["windowpane", 0.6],
      ],
    },
    { kind: "boucle", weight: 1.4, material: "wool", dyes: ["neutral", "pastel", "classic"] },
    {
      kind: "wool",
      weight: 2,
      material: "wool",
      motifs: [
        ["plain", 4],
        ["large-houndstooth", 0.8],
        ["glen", 0.7],
        ["colour-block", 0.8],
      ],
    },
    {
      kind: "satin",
      weight: 1,
      material: "satin",
      dyes: ["jewel", "pastel", "classic"],
      motifs: [
        ["plain", 3],
        ["bloom", 1],
        ["geometric", 1],
        ["deco", 1],
      ],
    },
    { ...linen, weight: 1 },
    { ...poplin, weight: 1 },
    { kind: "needlecord", weight: 0.8, material: "corduroy", dyes: ["earth", "classic", "jewel"] },
    { kind: "sequin", weight: 0.5, material: "polyester", dyes: ["metal", "classic"] },
  ],
  cut: (random) => ({
    neck: random.pick(["boat", "round", "round", "funnel", "peter-pan"]),
    sleeve: random.pick(["none", "none", "cap", "short", "elbow", "three-quarter", "bell"]),
    swing: random.pick([0.1, 0.45, 0.75, 1]),
    pockets: random.pick(["none", "none", "patch", "flaps"]),
    trim: random.pick(["none", "none", "braid", "buttons"]),
    length: random.pick([80, 84, 88, 92]),
  }),
  finish: (main, { trim }, random) => ({
    ...(trim === "braid" && { contrast: { kind: "crepe", colour: trimColour(main, random) } }),
    button: random.pick(["#c9a558", "#c4c6c8", "#efe9dc", "#2a2c2e"]),
  }),
  draw: drawShiftDress,
  words: ({ neck, sleeve, length }) => ({
    ...(neck === "peter-pan"
      ? { collar: "peter-pan" as const }
      : {
          neckline:
            neck === "boat" ? ("boat" as const) : neck === "funnel" ? ("high" as const) : ("round" as const),
        }),
    sleeve:
      sleeve === "none" ? "sleeveless" : sleeve === "cap" ? "short" : sleeve === "bell" ? "long" : sleeve,
    length: lengthWord(length),
    closure: "zip",
  }),
});

function neckOf(cut: ShiftDressCut, fabric: Fabric, random: Random): DressNeck & { half: number } {
  const { main, contrast = main } = fabric;
  switch (cut.neck) {
    case "funnel":
      return { half: 7.8, ...rollNeck({ half: 7.8, height: 4.2, folded: false, cloth: main }, random) };
    case "peter-pan": {
      const collar = shirtCollar({
        style: "peter-pan",
        half: 7.2,
        cloth: contrast,
        button: "#efe9dc",
        inside: main,
      });
      return { half: 7.2, seam: collar.neck, back: collar.back, front: collar.front };
    }
    case "boat":
    case "round":
      return facedNeck(cut.neck, main);
  }
}

function drawShiftDress(cut: ShiftDressCut, fabric: Fabric, hand: Hand) {
  const { main, contrast, button = "#c9a558" } = fabric;
  const { random } = hand;
  const { length, swing } = cut;
  const neck = neckOf(cut, fabric, random);
  const torso = dressTorso(-0.05, neck.half);
  const top =
    cut.sleeve === "none"
      ? sleevelessTop(torso, neck, cut.neck === "boat" ? 4.6 : 6.6, main)
      : sleevedTop(torso, neck);
  const [x, y] = top.underarm;
  const hem = 19.4 + swing * 8;
  // An A from the arms down: the waist is passed by.
  const skirt = dressSkirt(
    {
      side: [
        [x, y],
        [x - 0.3 + swing * 0.3, 29],
        [15.2 + swing * 1.6, 40],
        [17.4 + swing * 3, 56],
        [mix(18, hem, 0.6), mix(56, length, 0.5)],
        [hem, length],
      ],
      waves: swing > 0.6 ? 5 : 3,
      swing: swing * 0.8,
      dip: 1.8,
    },
    random,
  );
  const trims: Trim[] =
    cut.trim === "buttons"
      ? [30, 37, 44, 51].flatMap((by) =>
          [-3.6, 3.6].map(
            (bx): Trim => ({ kind: "button", at: [bx, by], radius: 1, colour: button, style: "shank" }),
          ),
        )
      : [];
  const body: Part = {
    outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      ...bodiceFolds(top, 14.8, 40, random, 0.7).filter((_, i) => i % 3 !== 1),
      ...falls(skirt, random, { from: [42, 62], depth: 0.34 + swing * 0.2, width: 1.15, gather: 0.9 }),
    ],
    lines: [
      ...top.lines,
      ...[-1, 1].map((s) => ({
        path: spline([s * (x - 0.2), y + 4.4], [s * 11.6, y + 4], [s * 8.6, y + 4.4]),
        kind: "seam" as const,
        strength: 0.7,
      })),
      { path: skirt.hem.shift(0, -2.2), kind: "stitch", strength: 0.4 },
    ],
    trims,
  };
  const braid = (path: typeof skirt.hem, width: number): Part => ({
    outline: ribbon(path, width, 12),
    cloth: contrast ?? main,
    role: "front",
    lift: 0.12,
    flat: true,
    edge: 0.6,
  });
  const braids =
    cut.trim === "braid" && contrast
      ? [
          braid(skirt.hem.shift(0, -3.4), 1.3),
          ...(cut.neck === "round" || cut.neck === "boat" ? [braid(neck.seam.shift(0, 0.9), 1.2)] : []),
        ]
      : [];
  const style: ArmStyle | undefined = cut.sleeve === "none" ? undefined : cut.sleeve;
  return {
    parts: [
      ...top.back,
      ...(style
        ? dressArms({ style, torso, fit: -0.1, cloth: main, stitched: false, amount: 0.8 }, hand)
        : []),
      ...backHem(skirt, main),
      body,
      ...braids,
      ...pocketsOf(cut, main, button),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -5, 14, 30] as const },
  };
}

function pocketsOf({ pockets, swing }: ShiftDressCut, cloth: Fabric["main"], button: `#${string}`): Part[] {
  if (pockets === "none") return [];
  const inner = 4.8 + swing;
  return [inner, -inner - 8.4].flatMap((left) =>
    patchPocket({
      left,
      top: 55,
      width: 8.4,
      height: pockets === "flaps" ? 9.4 : 9.8,
      cloth,
      bottom: "round",
      ...(pockets === "flaps" && { flap: { height: 3.4, shape: "straight", button } }),
    }),
  );
}
