import { bothSides } from "../../blocks/both-sides.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { pocketFlap } from "../../blocks/jacket-pockets.ts";
import {
  blousing,
  hemBand,
  jacketArm,
  jacketBody,
  jacketSleeves,
  jacketTorso,
} from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface HarringtonCut {
  readonly fit: number;
  readonly length: number;
  /** How far the zip is open, in centimetres below the shoulder; 0 is closed. */
  readonly open: number;
  /** Knitted in, or a band of its own cloth with a button. */
  readonly hem: "rib" | "band";
}

export const harrington = silhouette<"harrington", HarringtonCut>({
  kind: "harrington",
  family: "jacket",
  leaves: { men: ["A.4.2"], women: ["A.4.2"] },
  fabrics: [
    { kind: "twill", weight: 5, material: "cotton", dyes: ["neutral", "classic", "earth"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["leather"] },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth"] },
    {
      kind: "wool",
      weight: 2,
      material: "wool",
      dyes: ["neutral", "classic"],
      motifs: [
        ["plain", 3],
        ["glen", 1],
        ["houndstooth", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [-0.2, 0.1, 0.5] : [-0.2, 0.2, 0.7]),
    length: random.pick(universe === "men" ? [56, 60, 64] : [46, 52, 58]),
    open: random.pick([0, 13, 17]),
    hem: random.pick(["rib", "band"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: { kind: "rib", colour: shadow(main.colour, 0.1) },
    lining: {
      kind: "cotton",
      colour: random.pick(["#7a2e2c", "#3c5a44", "#2b3652", "#8a7a5c"]),
      motif: "tartan",
      second: "#1f2430",
      third: "#d9c48f",
      scale: 0.6,
    },
    button: shadow(main.colour, 0.35),
    metal: random.pick(["silver", "brass"]),
  }),
  draw: drawHarrington,
  words: ({ length }) => ({
    collar: "mandarin",
    sleeve: "long",
    length: length < 50 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawHarrington(cut: HarringtonCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main, button = "#3d2c25" } = fabric;
  const womens = hand.universe === "women";
  const torso = jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 0.8, hem: 0 });
  const collar = standCollar({ half: torso.neck, height: 6, cloth: main, lining, open: cut.open });
  const arm = jacketArm({ torso, fit: cut.fit, womens, longer: -4.5, wider: 0.4, wrist: 0.6, bulge: 0.4 });
  const ribbed = cut.hem === "rib";
  const below = ribbed ? 6 : 4.6;
  const band = hemBand(torso, below, ribbed ? contrast : main, ribbed ? 0.9 : 0.95);
  const yoke: Line = {
    path: spline(
      [-torso.shoulder + 1.2, 14.6],
      [-9, 15.8],
      [0, 16.2],
      [9, 15.8],
      [torso.shoulder - 1.2, 14.6],
    ),
    kind: "seam",
  };
  const flap: Part = pocketFlap(
    "round",
    { x: torso.hem - 14.6, y: cut.length - 15, width: 11.6, height: 5.4, tilt: 3.2 },
    { cloth: main },
    { radius: 0.7, colour: button },
  );
  return {
    parts: [
      ...collar.back,
      ...jacketSleeves(
        {
          arm,
          cloth: main,
          cuff: ribbed
            ? { style: "rib", height: 5.6, cloth: contrast }
            : {
                style: "band",
                height: 4.8,
                button: { kind: "button", at: [0, 0], radius: 0.6, colour: button },
              },
        },
        hand,
      ),
      ...(ribbed ? [band] : []),
      jacketBody(
        {
          torso,
          neck: collar.seam,
          cloth: main,
          rows: 0,
          stitched: true,
          lines: cut.fit > 0.3 ? [yoke] : [],
          folds: blousing(torso, hand.random, ribbed ? 8 : 5),
        },
        hand.random,
      ),
      ...(ribbed ? [] : [band]),
      ...bothSides(flap, hand),
      ...collar.front,
      closedZip(polyline([0, collar.top + 0.4], [0, torso.length + below + torso.dip]), {
        tape: { kind: "canvas", colour: shadow(main.colour, 0.3) },
        teeth: metalColours[fabric.metal ?? "brass"],
        width: 1.9,
      }),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-14, -7, 14, 28] as const },
  };
}
