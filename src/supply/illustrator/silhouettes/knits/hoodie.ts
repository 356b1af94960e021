import { drawcord, standingHood } from "../../blocks/hood.ts";
import { kangarooPocket } from "../../blocks/kangaroo-pocket.ts";
import { knitFront, knitSleeves, knitTorso, ribHem, type Shoulder } from "../../blocks/knit-body.ts";
import { metalColours } from "../../blocks/metal.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { ribOf, sweats } from "./yarns.ts";

export interface HoodieCut {
  readonly front: "pullover" | "zip";
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** Centimetres from the shoulder to the end of the hem. */
  readonly length: number;
  readonly shoulder: Shoulder;
  readonly pocket: boolean;
  readonly cords: "none" | "tonal" | "light";
  /** How high the hood stands. */
  readonly hood: number;
}

export const hoodie = silhouette<"hoodie", HoodieCut>({
  kind: "hoodie",
  family: "hooded-jacket",
  leaves: { men: ["A.2.4"], women: ["A.2.4"] },
  fabrics: sweats,
  cut: (random, universe) => {
    const cropped = universe === "women" && random.chance(0.4);
    const fit = random.pick(universe === "men" ? [-0.2, 0.1, 0.5, 1] : [-0.5, 0, 0.4, 0.9]);
    return {
      front: random.chance(0.4) ? "zip" : "pullover",
      fit,
      length: cropped
        ? random.between(44, 49)
        : (universe === "men" ? 64 : 60) + fit * 3 + random.between(0, 3),
      shoulder: fit > 0.4 ? "dropped" : random.chance(0.25) ? "raglan" : "set-in",
      pocket: !cropped || random.chance(0.4),
      cords: random.pick(["tonal", "tonal", "light", "none"]),
      hood: random.between(20, 24),
    };
  },
  finish: (main, cut) => ({
    metal: cut.cords === "light" ? "silver" : lightness(main.colour) > 0.6 ? "steel" : "gunmetal",
  }),
  draw: drawHoodie,
  words: ({ length, front }) => ({
    neckline: "hooded",
    sleeve: "long",
    length: length < 52 ? "cropped" : length > 68 ? "long" : "regular",
    closure: front === "zip" ? "zip" : "pull-on",
  }),
});

function drawHoodie(cut: HoodieCut, fabric: Fabric, { random, leftRandom, universe }: Hand) {
  const { main } = fabric;
  const rib = ribOf(fabric);
  const metal = metalColours[fabric.metal ?? "steel"];
  const womens = universe === "women";
  const zipped = cut.front === "zip";
  const ribHeight = 6;
  const neck = womens ? 7.9 : 8.3;
  const torso = knitTorso({
    fit: cut.fit,
    length: cut.length,
    rib: ribHeight,
    shoulder: cut.shoulder,
    womens,
    neck,
  });
  // Stripes and blocks of colour stop at the neck: across a hood they would look cut up.
  const banded = main.motif === "colour-block" || main.motif === "stripe";
  const hoodCloth: Cloth = banded ? { kind: main.kind, colour: main.colour } : main;
  const hood = standingHood(
    {
      half: neck,
      depth: 9,
      height: cut.hood,
      width: 12.4 + cut.fit * 0.5 - (womens ? 0.7 : 0),
      fronts: zipped ? "meeting" : "crossed",
      cloth: hoodCloth,
      lining: fabric.lining ?? hoodCloth,
    },
    random,
    leftRandom,
  );
  const sleeves = knitSleeves({
    torso,
    fit: cut.fit,
    arm: "long",
    shoulder: cut.shoulder,
    cloth: main,
    rib,
    cuff: 6.5,
    random,
    leftRandom,
    seam: hood.seam,
  });
  const body = knitFront({
    torso,
    seam: hood.seam,
    shoulder: cut.shoulder,
    cloth: main,
    random,
    join: "seam",
  });
  const end = torso.length + ribHeight + 1.3;
  const zip = closedZip(polyline([0, 9.1], [0, end]), {
    tape: { ...main, colour: shadow(main.colour, 0.12) },
    teeth: metal,
  });
  const pocket = kangarooPocket({
    top: torso.length - Math.min(20, torso.length * 0.36),
    bottom: torso.length - 0.2,
    half: torso.hem * 0.74,
    cloth: main,
    gap: zipped ? 1.15 : 0,
  });
  const cord =
    cut.cords === "light"
      ? "#ece6da"
      : lightness(main.colour) > 0.4
        ? shadow(main.colour, 0.12)
        : light(main.colour, 0.12);
  const [x, y] = hood.eyelet;
  const cords =
    cut.cords === "none"
      ? []
      : [1, -1].flatMap((side) =>
          drawcord([x * side, y], {
            drop: random.between(14, 18) * Math.min(1, cut.length / 60),
            sway: side * random.between(0, 1.4),
            colour: cord,
            tip: metal,
          }),
        );
  return {
    parts: [
      ...hood.back,
      ...sleeves.parts,
      body,
      ...(cut.pocket ? pocket : []),
      ...ribHem(torso, ribHeight, rib),
      ...(zipped ? [zip] : []),
      ...hood.front,
      ...cords,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -12, 14, 23] as const },
  };
}
