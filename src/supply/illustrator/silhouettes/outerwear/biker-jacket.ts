import { beltedHem } from "../../blocks/belted-hem.ts";
import { bikerLapels, bikerNeck } from "../../blocks/biker-lapels.ts";
import { zipPocket } from "../../blocks/jacket-pockets.ts";
import { jacketArm, jacketBody, jacketSleeves, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { neckInside } from "../../blocks/ribbed-neck.ts";
import { nearWrist } from "../../blocks/sleeve.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline, polyline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BikerCut {
  readonly fit: number;
  readonly length: number;
  /** Height at which the lapels end and the zip begins. */
  readonly closed: number;
  readonly belt: boolean;
  readonly epaulettes: boolean;
  readonly lapel: "snapped" | "clean";
}

export const bikerJacket = silhouette<"biker-jacket", BikerCut>({
  kind: "biker-jacket",
  family: "jacket",
  leaves: { men: ["A.4.3"], women: ["A.4.3"] },
  fabrics: [
    { kind: "leather", weight: 7, material: "leather", dyes: ["leather"] },
    { kind: "grained-leather", weight: 2, material: "faux-leather", dyes: ["leather", "classic", "neutral"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["leather"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [-0.3, 0, 0.3] : [-0.4, 0, 0.7]),
    length: random.pick(universe === "men" ? [60, 63] : [46, 52, 58]),
    closed: random.pick([25, 30, 35]),
    belt: random.chance(0.6),
    epaulettes: random.chance(0.5),
    lapel: random.chance(0.75) ? "snapped" : "clean",
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "satin", colour: random.chance(0.3) ? "#5d2330" : shadow(main.colour, 0.35) },
    metal: random.pick(["silver", "silver", "gunmetal", "gold"]),
  }),
  draw: drawBiker,
  words: ({ length }) => ({
    collar: "notch",
    sleeve: "long",
    length: length < 50 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawBiker(cut: BikerCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const metal = metalColours[fabric.metal ?? "silver"];
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: -0.4, hem: -0.5 });
  const turn: Point = [-2.2, Math.min(cut.closed, cut.length - 16)];
  const neck = bikerNeck(torso.neck, turn);
  const arm = jacketArm({ torso, fit: cut.fit - 0.2, womens, longer: 1.5 });
  const tape: Cloth = { kind: "canvas", colour: shadow(main.colour, 0.3) };
  const sleeveZip = closedZip(polyline(nearWrist(arm, 12, 1.8), nearWrist(arm, 0.6, 1.9)), {
    tape,
    teeth: metal,
    width: 1.2,
  });
  const low = Math.min(turn[1] + 0.62 * (cut.length - turn[1]), cut.length - (cut.belt ? 14.5 : 10));
  return {
    parts: [
      neckInside(neck, torso.neck, lining),
      ...jacketSleeves({ arm, cloth: main, cuff: { style: "hem", rows: 1 }, amount: 1.1 }, hand),
      sleeveZip,
      mirrorPart(sleeveZip),
      jacketBody(
        { torso, neck, cloth: main, rows: 1, stitched: true, folds: overlap(turn, torso.hem, cut.length) },
        hand.random,
      ),
      ...pockets(torso.hem, low, main, metal),
      closedZip(polyline([turn[0] - 0.2, turn[1] - 0.4], [-6.6, cut.length + 0.8]), {
        tape,
        teeth: metal,
        width: 2,
      }),
      ...(cut.belt ? beltedHem(torso, main, metal) : []),
      ...(cut.epaulettes ? epaulettes(torso.neck, torso.shoulder, torso.drop, main, metal) : []),
      ...bikerLapels({
        half: torso.neck,
        turn,
        cloth: main,
        ...(cut.lapel === "snapped" && { snap: metal }),
      }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -6, 15, 31.5] as const },
  };
}

/** The front that lies on top casts its edge over the other; leather shines in long streaks. */
function overlap(turn: Point, hem: number, length: number): Fold[] {
  return [
    { spine: bow([turn[0] - 1.6, turn[1]], [-8, length], 0.01), width: 0.8, depth: -0.5, swell: "full" },
    { spine: bow([turn[0] + 2.4, turn[1] + 2], [-3.4, length - 4], 0.02), width: 1, depth: 0.6 },
    { spine: bow([9, 22], [hem * 0.5, length - 8], 0.04), width: 2, depth: 0.55 },
    { spine: bow([-11, 22], [-hem * 0.62, length - 8], -0.04), width: 1.8, depth: 0.55 },
  ];
}

function pockets(hem: number, y: number, main: Cloth, metal: Colour): Part[] {
  const right = zipPocket([hem - 9.4, y - 5], [hem - 3.6, y + 5.6], main, metal);
  const left = zipPocket([9.4 - hem - 0.4, y - 5], [3.6 - hem, y + 5.6], main, metal);
  return [...right, ...left];
}

function epaulettes(neck: number, shoulder: number, drop: number, cloth: Cloth, metal: Colour): Part[] {
  const right: Part = {
    outline: closedSpline(
      [shoulder - 0.3, drop - 0.2, "*"],
      [neck + 4.6, drop * 0.3 + 0.2, "*"],
      [neck + 3.3, drop * 0.3 + 1.3],
      [neck + 4, drop * 0.3 + 2.9, "*"],
      [shoulder - 1, drop + 3, "*"],
    ),
    cloth,
    role: "front",
    lift: 0.35,
    trims: [
      { kind: "button", at: [neck + 4.8, drop * 0.3 + 1.6], radius: 0.6, colour: metal, style: "snap" },
    ],
  };
  return [right, mirrorPart(right)];
}
