import { standCollar } from "../../blocks/jacket-collars.ts";
import { zipPocket } from "../../blocks/jacket-pockets.ts";
import { knitFront, knitSleeves, knitTorso, ribHem } from "../../blocks/knit-body.ts";
import { metalColours } from "../../blocks/metal.ts";
import { chestYoke, sidePanels, sleeveBands } from "../../blocks/sport-panels.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface TrackJacketCut {
  readonly fit: number;
  readonly length: number;
  readonly shoulder: "set-in" | "raglan";
  /** Where the second colour goes. */
  readonly panel: "none" | "sides" | "yoke" | "sleeve-band";
  /** How far the zip stands open; 0 is closed to the chin. */
  readonly open: number;
}

export const trackJacket = silhouette<"track-jacket", TrackJacketCut>({
  kind: "track-jacket",
  family: "jacket",
  leaves: { men: ["G.1.3"], women: ["G.1.3"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 5,
      material: "polyester",
      dyes: ["classic", "bright", "neutral", "jewel"],
    },
    { kind: "sweat", weight: 2, material: "cotton", dyes: ["neutral", "classic", "earth"] },
    { kind: "velvet", weight: 0.7, material: "velvet", dyes: ["classic", "jewel"] },
    { kind: "neoprene", weight: 1, material: "polyester", dyes: ["classic", "neutral", "pastel"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const panel = random.pick<TrackJacketCut["panel"]>(["none", "sides", "sides", "yoke", "sleeve-band"]);
    return {
      fit: random.pick(womens ? [-0.9, -0.5, 0.3] : [-0.4, 0, 0.5]),
      length: womens ? random.pick([44, 54, 58]) : random.between(62, 67),
      shoulder: panel === "none" && random.chance(0.5) ? "raglan" : "set-in",
      panel,
      open: random.pick([0, 0, 13, 17]),
    };
  },
  finish: (main, _cut, random) => ({
    contrast: {
      kind: main.kind,
      colour:
        lightness(main.colour) > 0.6
          ? random.pick(["#2b3652", "#24262a", "#2f4a3f", shadow(main.colour, 0.28)])
          : random.pick(["#e9e3d6", "#e9e3d6", "#c9b48a", shadow(main.colour, 0.35)]),
    },
    metal: random.pick(["silver", "gunmetal", "steel"]),
  }),
  draw: drawTrackJacket,
  words: ({ length }) => ({
    neckline: "high",
    sleeve: "long",
    length: length < 50 ? "cropped" : "regular",
    closure: "zip",
  }),
});

function drawTrackJacket(cut: TrackJacketCut, fabric: Fabric, { random, leftRandom, universe }: Hand) {
  const { main, contrast = main } = fabric;
  const womens = universe === "women";
  const metal = metalColours[fabric.metal ?? "silver"];
  const rib = { kind: "rib", colour: main.colour, scale: 0.9 } as const;
  const half = womens ? 7.6 : 8;
  const torso = knitTorso({ ...cut, rib: 4.6, womens, neck: half });
  const collar = standCollar({ half, cloth: main, lining: contrast, height: 6.6, open: cut.open });
  const sleeves = knitSleeves({
    torso,
    fit: cut.fit,
    arm: "long",
    shoulder: cut.shoulder,
    cloth: main,
    rib,
    cuff: 5,
    random,
    leftRandom,
    amount: 1,
    seam: collar.seam,
  });
  const [bands, cuffs] = [sleeves.parts.slice(0, 2), sleeves.parts.slice(2)];
  const body = knitFront({
    torso,
    seam: collar.seam,
    shoulder: cut.shoulder,
    cloth: main,
    random,
    join: "seam",
    amount: 0.95,
  });
  const panels: Record<TrackJacketCut["panel"], () => Part[]> = {
    none: () => [],
    sides: () => sidePanels(torso, contrast),
    yoke: () => [chestYoke(torso, collar.seam, contrast, random.pick([-2.5, 0.5, 4]))],
    "sleeve-band": () => [],
  };
  const zip = closedZip(polyline([0, collar.top], [0, torso.length + 5.9]), {
    tape: main,
    teeth: metal,
    width: 1.8,
  });
  const [pocketTop, pocketX] = [torso.length - 15, torso.waist * 0.58];
  const pocket = zipPocket([pocketX, pocketTop], [pocketX + 2.6, torso.length - 3], main, metal, 1.6);
  return {
    parts: [
      ...collar.back,
      ...bands,
      ...(cut.panel === "sleeve-band" ? sleeveBands(sleeves.arm, contrast, 2.6) : []),
      ...cuffs,
      body,
      ...panels[cut.panel](),
      ...pocket,
      ...pocket.map((part) => mirrorPart(part)),
      ...ribHem(torso, 4.6, rib),
      ...collar.front,
      zip,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -8, 13, 24] as const },
  };
}
