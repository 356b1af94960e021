import {
  denimBack,
  denimFades,
  denimThread,
  fadeStrength,
  fivePocketTop,
  rawHem,
  type Thread,
  type Wash,
} from "../../blocks/denim.ts";
import { aboveHem, leg, legDrapes, legPair, onBothLegs, turnUp } from "../../blocks/leg.ts";
import { fly } from "../../blocks/trouser-front.ts";
import { waistInside } from "../../blocks/waistband.ts";
import type { Model } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface DenimShortsCut {
  readonly rise: "mid" | "high";
  readonly inseam: number;
  readonly volume: number;
  readonly hem: "raw" | "turned-up" | "sewn";
  readonly wash: Wash;
  readonly thread: Thread;
}

export const denimShorts = silhouette<"denim-shorts", DenimShortsCut>({
  kind: "denim-shorts",
  family: "shorts",
  leaves: { men: ["A.3.5"], women: ["A.3.5"] },
  fabrics: [
    { kind: "denim", weight: 9, material: "denim", dyes: ["denim"] },
    { kind: "denim", weight: 1, material: "denim", dyes: ["neutral"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const long = random.chance(womens ? 0.25 : 0.5);
    const inseam = womens
      ? long
        ? random.between(18, 24)
        : random.between(4, 8)
      : random.between(long ? 24 : 16, long ? 29 : 21);
    return {
      rise: womens ? "high" : "mid",
      inseam: Math.round(inseam),
      volume: Math.round(random.between(long ? 0.5 : 0.1, 1) * 10) / 10,
      hem: random.pick(["raw", "raw", "turned-up", "sewn"]),
      wash: random.pick(["raw", "stone", "faded"]),
      thread: random.pick(["tobacco", "tobacco", "ecru", "tonal"]),
    };
  },
  draw: drawDenimShorts,
  words: ({ rise, inseam }) => ({ rise, length: inseam < 12 ? "short" : "regular", closure: "button" }),
});

function drawDenimShorts(
  cut: DenimShortsCut,
  { main }: Fabric,
  { random, leftRandom, universe }: Hand,
): Model {
  const womens = universe === "women";
  const crotch = cut.rise === "high" ? 29 : 27.5;
  const of = leg({
    waist: { half: womens ? 13.8 : 16.5, height: 3.9, spread: womens ? 0.9 : 0.6, dip: 1.9 },
    hip: (womens ? 19 : 19.8) + cut.volume * 0.8,
    hipY: crotch - 8.5,
    crotch,
    kneeY: crotch + 30,
    knee: [20, 2],
    hem: [(womens ? 19.2 : 20) + cut.volume * (0.6 + 0.11 * cut.inseam), 1.5 - cut.volume * 0.3],
    length: crotch + cut.inseam,
    sag: 0.9,
    lift: womens && cut.inseam < 10 ? 2 : 0.7,
  });
  const thread = denimThread(cut.thread, main);
  const top = fivePocketTop(of, main, thread);
  const fade = fadeStrength(cut.wash, main);
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.firm, drags: 3, falls: 1 },
    folds: (chance) => denimFades(of, fade, chance),
    lines: [
      ...top.lines,
      ...(cut.hem === "sewn" ? [{ path: aboveHem(of, 1.5), kind: "stitch" as const, colour: thread }] : []),
    ],
    front: fly(of, { side: 1, thread, rows: 2 }),
  });
  const hems =
    cut.hem === "raw"
      ? [rawHem(of.hem, main, random, 1.2), mirrorPart(rawHem(of.hem, main, leftRandom, 1.2))]
      : cut.hem === "turned-up"
        ? onBothLegs(turnUp(of, denimBack(main), 3.2))
        : [];
  return {
    parts: [waistInside(of.shape.waist, main, "#b98a5a"), under, upper, ...hems, ...top.over],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -3, 19, 25] },
  };
}
