import { bothSides } from "../../blocks/both-sides.ts";
import { armholeBindings, armholeInsides, sleevelessTorso } from "../../blocks/gilet-armhole.ts";
import { standCollar } from "../../blocks/jacket-collars.ts";
import { patchPocket, pocketFlap } from "../../blocks/jacket-pockets.ts";
import { jacketBody, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { neckInside, veeNeck } from "../../blocks/ribbed-neck.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface UtilityGiletCut {
  readonly fit: number;
  readonly length: number;
  readonly neck: "v" | "stand";
  /** Rows of pockets on each front. */
  readonly pockets: 1 | 2;
  readonly flaps: boolean;
}

export const utilityGilet = silhouette<"utility-gilet", UtilityGiletCut>({
  kind: "utility-gilet",
  family: "gilet",
  leaves: { men: ["A.4.5"], women: ["A.4.5"] },
  fabrics: [
    { kind: "canvas", weight: 3, material: "canvas", dyes: ["earth", "neutral", "classic"] },
    { kind: "ripstop", weight: 2, material: "nylon", dyes: ["earth", "neutral", "classic"] },
    {
      kind: "twill",
      weight: 2,
      material: "cotton",
      dyes: ["earth", "neutral"],
      motifs: [
        ["plain", 5],
        ["camouflage", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    fit: random.pick([-0.1, 0.2, 0.6]),
    length: random.pick(universe === "men" ? [60, 64, 68] : [48, 56, 64]),
    neck: random.chance(0.55) ? "v" : "stand",
    pockets: random.pick([1, 2, 2]),
    flaps: random.chance(0.7),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "mesh", colour: shadow(main.colour, 0.3) },
    contrast: { kind: "cotton", colour: shadow(main.colour, 0.28) },
    button: random.pick(["#a98a4c", "#6b6d70", "#3d2c25"]),
    metal: random.pick(["brass", "gunmetal", "silver"]),
  }),
  draw: drawUtilityGilet,
  words: ({ neck, length }) => ({
    neckline: neck === "v" ? "v-neck" : "high",
    sleeve: "sleeveless",
    length: length < 52 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawUtilityGilet(cut: UtilityGiletCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, button = "#a98a4c" } = fabric;
  const lining = { kind: "cotton", colour: shadow(main.colour, 0.3) } as const;
  const womens = hand.universe === "women";
  const torso = sleevelessTorso(
    jacketTorso({ fit: cut.fit, length: cut.length, womens, waist: 0.4, hem: 0.5 }),
    2.6,
  );
  const vee = veeNeck(torso.neck, 17);
  const collar =
    cut.neck === "v"
      ? { seam: vee, back: [neckInside(vee, torso.neck, lining)], front: [], top: 17 }
      : standCollar({ half: torso.neck, height: 5.4, cloth: main, lining, open: 0 });
  const sewn = { cloth: main };
  const width = womens ? 10 : 11.6;
  const x = torso.hem - 2 - width;
  // A short gilet has less room below its upper pockets.
  const lowerY = Math.max(cut.length - 19, cut.pockets === 2 ? torso.underarmY + 9.5 : 0);
  const rows = [
    { x, y: lowerY, width, height: cut.length - 4 - lowerY },
    ...(cut.pockets === 2 ? [{ x: 4, y: torso.underarmY - 4, width: width - 1.4, height: 10.4 }] : []),
  ];
  const pockets = rows.flatMap((place): Part[] => [
    patchPocket("cut", place, sewn, cut.flaps ? 0 : 2),
    ...(cut.flaps
      ? [
          pocketFlap(
            "square",
            { ...place, x: place.x - 0.2, y: place.y - 0.6, width: place.width + 0.4, height: 4.6 },
            sewn,
            {
              radius: 0.65,
              colour: button,
              style: "snap",
            },
          ),
        ]
      : []),
  ]);
  return {
    parts: [
      ...collar.back,
      ...armholeInsides(torso, lining),
      jacketBody({ torso, neck: collar.seam, cloth: main, amount: 0.8, rows: 2 }, hand.random),
      ...pockets.flatMap((part) => bothSides(part, hand)),
      ...armholeBindings(torso, 1.2, contrast),
      ...collar.front,
      closedZip(polyline([0, collar.top + 0.4], [0, cut.length + torso.dip]), {
        tape: { kind: "canvas", colour: shadow(main.colour, 0.25) },
        teeth: metalColours[fabric.metal ?? "brass"],
        width: 2,
      }),
    ],
    main,
    ground: "wall" as const,
    detail: {
      of: "pocket" as const,
      box: [torso.hem - 23, cut.length - 31, torso.hem + 3, cut.length + 1.5] as const,
    },
  };
}
