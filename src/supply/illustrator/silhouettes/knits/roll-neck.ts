import type { Shoulder } from "../../blocks/knit-body.ts";
import { silhouette } from "../silhouette.ts";
import { pulledOver } from "./pulled-over.ts";

export interface RollNeckCut {
  readonly neck: "roll" | "mock" | "funnel" | "cowl";
  readonly fit: number;
  readonly length: number;
  readonly arm: "long" | "balloon" | "short";
  readonly shoulder: Shoulder;
  readonly rib: number;
}

export const rollNeckPullover = silhouette<"roll-neck", RollNeckCut>({
  kind: "roll-neck",
  family: "top",
  leaves: { men: ["A.2.5"], women: ["A.2.5"] },
  fabrics: [
    {
      kind: "fine-knit",
      weight: 4,
      material: "wool",
      dyes: ["neutral", "classic", "earth", "jewel", "pastel"],
      motifs: [
        ["plain", 6],
        ["fine-stripe", 1],
        ["stripe", 1],
      ],
    },
    { kind: "rib", weight: 2, material: "cotton", dyes: ["neutral", "classic", "earth", "pastel"] },
    { kind: "cashmere", weight: 2, material: "cashmere", dyes: ["neutral", "classic", "earth"] },
    {
      kind: "knit",
      weight: 3,
      material: "wool",
      dyes: ["neutral", "classic", "earth", "jewel"],
      motifs: [
        ["plain", 2],
        ["cable", 3],
        ["aran", 1],
        ["wide-rib", 2],
      ],
    },
    { kind: "chunky-knit", weight: 2, material: "wool", dyes: ["neutral", "earth", "classic"] },
    { kind: "mohair", weight: 1, material: "mohair", dyes: ["pastel", "neutral", "jewel"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const fit = random.pick(womens ? [-0.9, -0.5, 0.1, 0.9] : [-0.5, -0.1, 0.3, 0.8]);
    const cropped = womens && random.chance(0.25);
    const loose = fit > 0.5;
    return {
      neck: random.pick(
        womens ? ["roll", "roll", "mock", "funnel", "cowl"] : ["roll", "roll", "roll", "mock", "funnel"],
      ),
      fit,
      length: cropped ? random.between(44, 48) : (womens ? 59 : 65) + fit * 3 + random.between(-2, 3),
      arm: womens ? random.pick(loose ? ["long", "balloon"] : ["long", "long", "short"]) : "long",
      shoulder: loose ? "dropped" : random.chance(0.2) ? "raglan" : "set-in",
      rib: random.pick([3, 6.2, 6.2, 8.5]),
    };
  },
  draw: (cut, fabric, hand) =>
    pulledOver(
      {
        ...cut,
        shoulder: cut.neck === "cowl" && cut.shoulder === "raglan" ? "set-in" : cut.shoulder,
        cuff: cut.rib * 1.1,
        neckRib: 2.6,
      },
      fabric,
      hand,
    ),
  words: ({ neck, arm, length }) => ({
    neckline: neck === "roll" ? "roll-neck" : "high",
    sleeve: arm === "balloon" ? "puff" : arm,
    length: length < 51 ? "cropped" : "regular",
    closure: "pull-on",
  }),
});
