import { tiedBelt } from "../../blocks/coat-belt.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { closeFolds, dressSkirt, falls, waistSeam } from "../../blocks/dress-skirt.ts";
import { dressHeights, dressTorso, sleevedTop, sleevelessTop } from "../../blocks/dress-top.ts";
import { type KnitNeck, knitNeck, knitNeckHalf } from "../../blocks/knit-neck.ts";
import { mix } from "../../geometry/point.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

export interface KnitDressCut {
  readonly neck: Extract<KnitNeck, "roll" | "mock" | "crew" | "v" | "polo" | "boat">;
  readonly sleeve: "none" | "short" | "three-quarter" | "long";
  /** A close column, an easy jumper that goes on, or close to the waist and flared below. */
  readonly shape: "column" | "easy" | "flared";
  readonly belt: boolean;
  readonly slit: boolean;
  readonly length: number;
}

export const knitDress = silhouette<"knit-dress", KnitDressCut>({
  kind: "knit-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.1", "A.7.3"] },
  fabrics: [
    {
      kind: "rib",
      weight: 4,
      material: "viscose",
      dyes: ["neutral", "neutral", "classic", "earth", "jewel", "pastel"],
      motifs: [
        ["fine-rib", 2],
        ["rib", 2],
        ["wide-rib", 1],
      ],
    },
    {
      kind: "fine-knit",
      weight: 4,
      material: "wool",
      motifs: [
        ["plain", 6],
        ["fine-stripe", 1],
        ["stripe", 1],
        ["colour-block", 0.6],
      ],
    },
    { kind: "cashmere", weight: 1.4, material: "cashmere", dyes: ["neutral", "classic", "earth"] },
    {
      kind: "knit",
      weight: 1.6,
      material: "wool",
      dyes: ["neutral", "earth", "classic"],
      motifs: [
        ["plain", 3],
        ["cable", 1.4],
        ["fair-isle", 0.5],
      ],
    },
  ],
  cut: (random, _universe, leaf) => {
    const length = dressLength(leaf, random);
    const shape = random.pick<KnitDressCut["shape"]>(["column", "column", "easy", "flared"]);
    return {
      neck: random.pick(["roll", "roll", "mock", "crew", "v", "polo", "boat"]),
      sleeve: random.pick(["none", "short", "three-quarter", "long", "long"]),
      shape,
      belt: shape === "easy" && random.chance(0.5),
      slit: shape === "column" && length > 100 && random.chance(0.5),
      length,
    };
  },
  finish: (main) => ({ button: main.colour, metal: "gold" }),
  draw: drawKnitDress,
  words: ({ neck, sleeve, length }) => ({
    neckline:
      neck === "v"
        ? "v-neck"
        : neck === "roll"
          ? "roll-neck"
          : neck === "mock"
            ? "high"
            : neck === "boat"
              ? "boat"
              : "crew",
    sleeve: sleeve === "none" ? "sleeveless" : sleeve,
    length: lengthWord(length),
    closure: "pull-on",
  }),
});

function drawKnitDress(cut: KnitDressCut, { main, button = "#efe9dc" }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length } = cut;
  const easy = cut.shape === "easy";
  const fit = easy ? 0.5 : -0.3;
  const torso = dressTorso(fit, knitNeckHalf(cut.neck));
  const neck = knitNeck(cut.neck, { body: main, rib: main, button, metal: "#c9a558", height: 2.4 }, random);
  const top = cut.sleeve === "none" ? sleevelessTop(torso, neck, 7.4, main) : sleevedTop(torso, neck);
  const [x, y] = top.underarm;
  const waist = easy ? (cut.belt ? 14.4 : 16.4) : 12.7;
  const hip = easy ? 19 : 16.9;
  const share = (length - 80) / 54;
  const hem =
    cut.shape === "flared" ? mix(22, 28, share) : easy ? mix(18.8, 20.5, share) : mix(16.6, 17.8, share);
  const skirt = dressSkirt(
    {
      side: [
        [x, y],
        [mix(x, waist, 0.55), 29.5],
        [waist, dressHeights.waist],
        [mix(waist, hip, 0.62), 48],
        [hip, dressHeights.hip],
        [cut.shape === "flared" ? mix(hip, hem, 0.42) : hip + 0.5, mix(58, length, 0.45)],
        [hem, length],
      ],
      waves: cut.shape === "flared" ? 6 : 4,
      swing: cut.shape === "flared" ? 0.9 : 0.15,
      dip: 1.5,
    },
    random,
  );
  const soften = (fold: Fold): Fold => ({ ...fold, width: fold.width * 1.3 });
  const rib = skirt.hem.shift(0, -5);
  const body: Part = {
    outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      ...bodiceFolds(top, waist, dressHeights.waist, random),
      ...(cut.shape === "flared"
        ? falls(skirt, random, { from: [56, 76], depth: 0.46, gather: 0.94 })
        : closeFolds(skirt, 55, random)),
    ].map(soften),
    lines: [
      ...top.lines.filter(({ kind }) => kind !== "stitch"),
      ...(cut.shape === "flared" ? [] : [{ path: rib, kind: "groove", strength: 0.6 } as const]),
    ],
  };
  return {
    parts: [
      ...top.back,
      ...(cut.sleeve === "none"
        ? []
        : dressArms(
            {
              style: cut.sleeve,
              torso,
              fit,
              cloth: main,
              rib: cut.sleeve === "long" ? 5 : 2.4,
            },
            hand,
          )),
      body,
      ...(cut.slit ? slit(skirt, random.pick([-0.62, 0.62]), length - 32, main, random) : []),
      ...(cut.belt
        ? tiedBelt(
            { y: waistSeam(1, 38.5).end[1] + 0.6, half: waist, height: 3.4, stitched: false, at: 2 },
            main,
            random,
          )
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -9, 13, 23] as const },
  };
}
