import { standCollar } from "../../blocks/jacket-collars.ts";
import { zipPocket } from "../../blocks/jacket-pockets.ts";
import { knitFront, knitSleeves, knitTorso, type Shoulder } from "../../blocks/knit-body.ts";
import { metalColours } from "../../blocks/metal.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { cuffOutline } from "../../blocks/sleeve.ts";
import { chestYoke } from "../../blocks/sport-panels.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { polygon, polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface FleeceJacketCut {
  readonly front: "zip" | "snaps";
  readonly fit: number;
  readonly length: number;
  readonly shoulder: Exclude<Shoulder, "raglan">;
  /** Smooth cloth on the chest: a yoke over the shoulders, or a pocket. */
  readonly chest: "plain" | "yoke" | "pocket";
  readonly open: number;
}

export const fleeceJacket = silhouette<"fleece-jacket", FleeceJacketCut>({
  kind: "fleece-jacket",
  family: "jacket",
  leaves: { men: ["G.1.3"], women: ["G.1.3"] },
  fabrics: [
    { kind: "fleece", weight: 3, material: "fleece", dyes: ["neutral", "earth", "pastel", "classic"] },
    { kind: "shearling", weight: 2, material: "fleece", dyes: ["neutral", "earth"] },
    {
      kind: "fleece",
      weight: 1,
      material: "fleece",
      dyes: ["earth", "jewel", "classic"],
      motifs: [
        ["geometric", 1],
        ["nordic", 1],
        ["colour-block", 1],
      ],
    },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const fit = random.pick(womens ? [-0.2, 0.4, 0.9] : [0, 0.4, 0.8]);
    return {
      front: random.chance(0.25) ? "snaps" : "zip",
      fit,
      length: womens ? random.pick([50, 58, 63]) : random.between(64, 69),
      shoulder: fit > 0.6 ? "dropped" : "set-in",
      chest: random.pick(["plain", "yoke", "pocket", "pocket"]),
      open: random.pick([0, 13, 16]),
    };
  },
  finish: (main, _cut, random) => ({
    contrast: {
      kind: "nylon",
      colour: random.pick(
        lightness(main.colour) > 0.6
          ? ["#3c5a44", "#2b3652", "#8f4a30", "#37393d", shadow(main.colour, 0.4)]
          : [shadow(main.colour, 0.35), light(main.colour, 0.35), "#c4973a", "#24262a"],
      ),
    },
    metal: random.pick(["gunmetal", "steel"]),
  }),
  draw: drawFleece,
  words: ({ length, front }) => ({
    neckline: "high",
    sleeve: "long",
    length: length < 54 ? "short" : "regular",
    closure: front === "zip" ? "zip" : "pull-on",
  }),
});

function drawFleece(cut: FleeceJacketCut, fabric: Fabric, { random, leftRandom, universe }: Hand) {
  const { main, contrast = main } = fabric;
  const womens = universe === "women";
  const metal = metalColours[fabric.metal ?? "gunmetal"];
  const half = womens ? 7.8 : 8.2;
  const torso = knitTorso({ ...cut, rib: 0, womens, neck: half, flare: 0.5 });
  const zipped = cut.front === "zip";
  const collar = standCollar({
    half,
    cloth: main,
    lining: main,
    height: 7,
    open: zipped ? cut.open : 0,
    lines: "plain",
  });
  const sleeves = knitSleeves({
    torso,
    fit: cut.fit,
    arm: "long",
    shoulder: cut.shoulder,
    cloth: main,
    rib: main,
    cuff: 0,
    random,
    leftRandom,
    amount: 1,
  });
  const body = knitFront({
    torso,
    seam: collar.seam,
    shoulder: cut.shoulder,
    cloth: main,
    random,
    join: "groove",
  });
  const { hem } = torsoEdges(torso);
  const whole = wholeHem(hem);
  const binding: Part = {
    outline: whole.shift(0, -0.3).to(whole.shift(0, 0.8).reverse()).close(),
    cloth: contrast,
    role: "body",
    edge: 0.7,
  };
  const cuff: Part = {
    outline: cuffOutline(sleeves.arm, { height: 0.8, top: 1, bottom: 0.99, overlap: 0.4 }),
    cloth: contrast,
    role: "cuff",
    edge: 0.7,
  };
  const end = torso.length + torso.dip + 0.5;
  const closing: Part = zipped
    ? closedZip(polyline([0, collar.top], [0, end]), { tape: contrast, teeth: metal, width: 2.4 })
    : snapPlacket(collar.top, contrast.colour, metal);
  const chest: Part[] =
    cut.chest === "pocket"
      ? [
          ...patchPocket({
            left: 4.6,
            top: torso.underarmY - 8.5,
            width: 9,
            height: 10.5,
            cloth: contrast,
            bottom: "straight",
            ...(zipped ? {} : { flap: { height: 4.4, shape: "straight", button: metal } }),
          }),
        ]
      : [];
  const x = torso.waist * 0.6;
  const side = zipPocket([x, torso.length - 18], [x + 2.4, torso.length - 4.5], contrast, metal, 1.5);
  return {
    parts: [
      ...collar.back,
      ...sleeves.parts,
      cuff,
      mirrorPart(cuff),
      body,
      binding,
      ...(cut.chest === "yoke" ? [chestYoke(torso, collar.seam, contrast, 1)] : []),
      ...chest,
      ...(zipped ? [...side, ...side.map((part) => mirrorPart(part))] : []),
      ...collar.front,
      closing,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -8, 13, 24] as const },
  };
}

/** A short strip with snaps: the classic pullover fleece. */
function snapPlacket(top: number, colour: `#${string}`, metal: `#${string}`): Part {
  const end = 22;
  return {
    outline: polygon([-1.7, top], [1.7, top + 0.1], [1.7, end], [-1.7, end]),
    cloth: { kind: "nylon", colour },
    role: "front",
    flat: true,
    lift: 0.3,
    lines: [
      {
        path: polyline([-1.3, top + 0.5], [-1.3, end - 0.4], [1.3, end - 0.4], [1.3, top + 0.5]),
        kind: "stitch",
      },
    ],
    trims: [0.06, 0.36, 0.66, 0.93].map((share) => ({
      kind: "button" as const,
      at: [0, top + 0.6 + (end - top - 1.6) * share] as const,
      radius: 0.62,
      colour: metal,
      style: "snap" as const,
    })),
  };
}
