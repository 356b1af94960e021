import { bothSides } from "../../blocks/both-sides.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { pocketFlap, weltPocket, zipPocket } from "../../blocks/jacket-pockets.ts";
import {
  blousing,
  hemBand,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { nearWrist } from "../../blocks/sleeve.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import type { Point } from "../../geometry/point.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BomberCut {
  /** -0.3 close … 1 oversized */
  readonly fit: number;
  /** Body without the rib, in centimetres. */
  readonly length: number;
  readonly pockets: "welt" | "flap" | "zip";
  /** The zipped pocket flyers keep pens in. */
  readonly sleevePocket: boolean;
}

const rib = 6;

export const bomber = silhouette<"bomber", BomberCut>({
  kind: "bomber",
  family: "jacket",
  leaves: { men: ["A.4.2"], women: ["A.4.2"] },
  fabrics: [
    { kind: "nylon", weight: 5, material: "nylon", dyes: ["neutral", "classic", "earth"] },
    {
      kind: "satin",
      weight: 3,
      material: "satin",
      dyes: ["classic", "jewel", "pastel", "earth"],
      motifs: [
        ["plain", 6],
        ["floral", 1],
      ],
    },
    { kind: "wool", weight: 2, material: "wool", dyes: ["neutral", "classic", "earth"] },
    { kind: "suede", weight: 1, material: "suede", dyes: ["leather"] },
    {
      kind: "cotton",
      weight: 2,
      material: "cotton",
      dyes: ["neutral", "classic", "earth"],
      motifs: [
        ["plain", 4],
        ["camouflage", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [-0.3, 0.1, 0.5] : [-0.3, 0.1, 0.7]),
    length: random.pick(universe === "men" ? [54, 58, 62] : [42, 48, 56]),
    pockets: random.pick(["welt", "welt", "flap", "zip"]),
    sleevePocket: random.chance(0.4),
  }),
  finish: (main, _cut, random) => ({
    contrast: { kind: "rib", colour: random.chance(0.7) ? shadow(main.colour, 0.12) : "#26272a" },
    lining: { kind: "satin", colour: random.chance(0.25) ? "#b5633a" : shadow(main.colour, 0.3) },
    metal: random.pick(["silver", "brass", "gunmetal"]),
  }),
  draw: drawBomber,
  words: ({ length }) => ({
    neckline: "round",
    sleeve: "long",
    length: length < 50 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawBomber(cut: BomberCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const womens = hand.universe === "women";
  const teeth = metalColours[fabric.metal ?? "silver"];
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 1.2, hem: 0.2 });
  const neck = standCollar({
    half: torso.neck,
    height: 4.8,
    cloth: contrast,
    lining,
    open: 0,
    lines: "ribbed",
  });
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -5, wider: 0.8, wrist: 1.2, bulge: 0.7 });
  const body = jacketBody(
    { torso, neck: neck.seam, cloth: main, rows: 0, folds: blousing(torso, hand.random) },
    hand.random,
  );
  const zip = closedZip(polyline([0, neck.top + 0.3], [0, torso.length + rib + torso.dip]), {
    tape: { kind: "canvas", colour: shadow(main.colour, 0.35) },
    teeth,
    width: 2,
  });
  return {
    parts: [
      ...neck.back,
      ...jacketSleeves(
        { arm, cloth: main, cuff: { style: "rib", height: rib, cloth: contrast }, amount: 1.05 },
        hand,
      ),
      ...(cut.sleevePocket
        ? zipPocket(nearWrist(arm, 33, 1.4), nearWrist(arm, 22, 1.2), main, teeth, 2.4)
        : []),
      hemBand(torso, rib, contrast, 0.9),
      body,
      ...bothSides(pocket(cut, torso.length, torso.hem, main, teeth), hand),
      ...neck.front,
      zip,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -6, 14, 29] as const },
  };
}

function pocket(
  cut: BomberCut,
  length: number,
  hem: number,
  main: Fabric["main"],
  teeth: `#${string}`,
): Part {
  const y = length - 19;
  const outer = hem - 3.4;
  const [from, to]: [Point, Point] = [
    [outer - 5.2, y],
    [outer, y + 14],
  ];
  switch (cut.pockets) {
    case "flap":
      return pocketFlap(
        "cut",
        { x: outer - 11.5, y: y + 4, width: 11.5, height: 5, tilt: 2.4 },
        { cloth: main },
        { radius: 0.65, colour: teeth, style: "snap" },
      );
    case "welt":
      return weltPocket(from, to, 3.2, { cloth: main }, [
        { kind: "button", at: [outer - 2.6, y + 7], radius: 0.6, colour: teeth, style: "snap" },
      ]);
    case "zip": {
      const [lips, teethPart] = zipPocket(from, to, main, teeth);
      if (!lips || !teethPart) throw new Error("a zip pocket has lips and teeth");
      return { ...lips, trims: teethPart.trims ?? [] };
    }
  }
}
