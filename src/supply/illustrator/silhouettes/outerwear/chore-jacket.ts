import { bothSides } from "../../blocks/both-sides.ts";
import { turnedCollar } from "../../blocks/jacket-collars.ts";
import { type PocketShape, patchPocket } from "../../blocks/jacket-pockets.ts";
import {
  buttonsDown,
  frontEdge,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { shadow } from "../../colour/oklab.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ChoreCut {
  readonly fit: number;
  readonly length: number;
  readonly open: boolean;
  readonly collar: "pointed" | "round";
  readonly pocket: Exclude<PocketShape, "pointed">;
  /** Patch pockets on the chest: one, two or none. */
  readonly chest: 0 | 1 | 2;
}

export const choreJacket = silhouette<"chore-jacket", ChoreCut>({
  kind: "chore-jacket",
  family: "jacket",
  leaves: { men: ["A.4.2"], women: ["A.4.2"] },
  fabrics: [
    { kind: "twill", weight: 4, material: "cotton", dyes: ["classic", "earth", "neutral", "bright"] },
    { kind: "canvas", weight: 3, material: "canvas", dyes: ["earth", "neutral", "classic"] },
    { kind: "corduroy", weight: 2, material: "corduroy", dyes: ["earth", "classic"] },
    {
      kind: "wool",
      weight: 2,
      material: "wool",
      dyes: ["neutral", "classic", "earth"],
      motifs: [
        ["plain", 2],
        ["tartan", 1],
        ["buffalo", 1],
      ],
    },
    {
      kind: "linen",
      weight: 1,
      material: "linen",
      dyes: ["neutral", "earth", "pastel"],
    },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [0, 0.3, 0.7] : [0, 0.4, 0.9]),
    length: random.pick(universe === "men" ? [70, 73, 76] : [58, 64, 70]),
    open: random.chance(0.55),
    collar: random.pick(["pointed", "round"]),
    pocket: random.pick(["round", "square", "cut"]),
    chest: random.pick([0, 1, 1, 2]),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "cotton", colour: shadow(main.colour, 0.12) },
    button: random.pick(["#3d2c25", "#26272a", "#d9cdb6", shadow(main.colour, 0.3)]),
  }),
  draw: drawChore,
  words: ({ length }) => ({
    collar: "classic",
    sleeve: "long",
    length: length < 60 ? "short" : "regular",
    closure: "button",
  }),
});

function drawChore(cut: ChoreCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main, button = "#3d2c25" } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 0.3, hem: 0.9 });
  const collar = turnedCollar({
    half: torso.neck,
    cloth: main,
    lining,
    open: cut.open ? 13.5 : 0,
    size: cut.collar === "round" ? 0.92 : 1,
    tip: cut.collar,
  });
  const arm = jacketArm({ torso, fit: cut.fit, womens, wider: 0.2, wrist: 0.6 });
  const side = womens ? 1 : -1;
  const edge = frontEdge(side * 1.8, collar.meet, cut.length + 1, -side * 3.4);
  const sewn = { cloth: main };
  const hipWidth = womens ? 11.6 : 13;
  const hip = patchPocket(
    cut.pocket,
    { x: torso.hem - 2.2 - hipWidth, y: cut.length - 23, width: hipWidth, height: 16.5, tilt: 0.4 },
    sewn,
  );
  const breast = patchPocket(
    cut.pocket,
    { x: 5.2, y: torso.underarmY - 3, width: womens ? 8.6 : 9.6, height: 11.4 },
    sewn,
    1.8,
  );
  const first = collar.meet + (cut.open ? 1.4 : 0);
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves({ arm, cloth: main, cuff: { style: "hem", rows: 2 } }, hand),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          rows: 2,
          stitched: true,
          lines: edge.lines,
          folds: edge.folds,
          trims: buttonsDown(cut.open ? 4 : 5, first, cut.length - 19, { radius: 0.9, colour: button }),
        },
        hand.random,
      ),
      ...bothSides(hip, hand),
      ...(cut.chest === 2 ? bothSides(breast, hand) : cut.chest === 1 ? [breast] : []),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -6, 15, 29] as const },
  };
}
