import { bodice } from "../../blocks/bodice.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { armholeBacks, armholeBinding, bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface TankCut {
  readonly neck: "scoop" | "round" | "v" | "square";
  /** Width of the strap on the shoulder. */
  readonly strap: number;
  readonly fit: number;
  readonly length: number;
  /** How deep the armholes are cut in. */
  readonly armhole: "closed" | "usual" | "racer";
  readonly binding: "same" | "contrast";
}

export const tank = silhouette<"tank", TankCut>({
  kind: "tank",
  family: "slim-top",
  leaves: { men: ["A.1.5"], women: ["A.1.5"] },
  fabrics: [
    {
      kind: "rib",
      weight: 5,
      material: "cotton",
      dyes: ["neutral", "classic", "earth", "pastel"],
      motifs: [
        ["fine-rib", 4],
        ["wide-rib", 1],
        ["rib", 1],
      ],
    },
    {
      kind: "jersey",
      weight: 4,
      material: "cotton",
      motifs: [
        ["plain", 6],
        ["stripe", 1.2],
        ["fine-stripe", 1.2],
        ["wide-stripe", 0.6],
        ["tie-dye", 0.3],
      ],
    },
    { kind: "fine-knit", weight: 1.4, material: "viscose", dyes: ["neutral", "earth", "pastel", "jewel"] },
    { kind: "linen", weight: 0.6, material: "linen", dyes: ["neutral", "earth"] },
  ],
  cut: (random, universe) => ({
    ...(universe === "men" ? mensCut(random) : womensCut(random)),
    binding: random.chance(0.16) ? "contrast" : "same",
  }),
  finish: (main, { binding }, random) =>
    binding === "contrast" ? { contrast: { kind: main.kind, colour: trimColour(main, random) } } : {},
  draw: drawTank,
  words: ({ neck, length }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "square" ? "square" : "round",
    sleeve: "sleeveless",
    length: length < 50 ? "cropped" : length > 72 ? "long" : "regular",
  }),
});

function mensCut(random: Random): Omit<TankCut, "binding"> {
  return random.pick([
    // A ribbed vest.
    { neck: "scoop", strap: 4.2, fit: -0.6, length: 66, armhole: "usual" },
    { neck: "scoop", strap: 5.6, fit: -0.1, length: 68, armhole: "usual" },
    // Boxy, almost a tee without sleeves.
    { neck: "round", strap: 9.4, fit: 0.8, length: 64, armhole: "closed" },
    { neck: "round", strap: 7.4, fit: 0.5, length: 70, armhole: "closed" },
    // For the gym.
    { neck: "scoop", strap: 3.6, fit: 0.4, length: 72, armhole: "racer" },
    { neck: "square", strap: 5, fit: -0.3, length: 66, armhole: "usual" },
  ]);
}

function womensCut(random: Random): Omit<TankCut, "binding"> {
  return random.pick([
    { neck: "scoop", strap: 3.6, fit: -0.7, length: 58, armhole: "usual" },
    { neck: "square", strap: 3.2, fit: -0.7, length: 47, armhole: "usual" },
    { neck: "round", strap: 3.4, fit: -0.7, length: 54, armhole: "racer" },
    { neck: "v", strap: 4, fit: -0.3, length: 60, armhole: "usual" },
    { neck: "round", strap: 7.6, fit: 0.5, length: 52, armhole: "closed" },
    { neck: "scoop", strap: 4.6, fit: 0.5, length: 66, armhole: "usual" },
  ]);
}

const depths = { scoop: 15, round: 9.5, v: 16, square: 13.5 } as const;
const cutIn = { closed: 0.2, usual: 1, racer: 3.4 } as const;

function drawTank(cut: TankCut, fabric: Fabric, hand: Hand) {
  const { main } = fabric;
  const womens = hand.universe === "women";
  const half = cut.neck === "round" && cut.armhole !== "racer" ? 7.8 : cut.neck === "square" ? 9.2 : 8.4;
  const torso = strapped(
    bodice({ womens, fit: cut.fit, length: cut.length, neck: half, flare: womens ? -0.6 : -1.7 }),
    cut.strap,
  );
  const depth = depths[cut.neck] * (womens ? 0.95 : 1);
  const seam = openNeck(cut.neck, half, depth);
  const armhole = bareArmhole(torso, cutIn[cut.armhole]);
  const { hem } = torsoEdges(torso);
  const binding = fabric.contrast;
  const body: Part = {
    outline: torsoOutline(torso, seam, { armhole }),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: torsoFolds(torso, hand.random, 1.1),
    lines: [
      ...(binding ? [] : armholeBinding(armhole)),
      { path: besideNeck(seam, half, 1), kind: "groove" },
      { path: wholeHem(hem).shift(0, -1.5), kind: "stitch" },
      { path: wholeHem(hem).shift(0, -2), kind: "stitch" },
    ],
  };
  const bands: Part[] = binding
    ? [
        {
          outline: seam.to(besideNeck(seam, half, 1).reverse()).close(),
          cloth: binding,
          role: "collar",
          edge: 0.7,
        },
        ...armholeBinding(armhole, 0.9).map(
          ({ path }, i): Part => ({
            outline: (i === 0 ? armhole : armhole.mirror()).to(path.reverse()).close(),
            cloth: binding,
            role: "front",
            edge: 0.7,
            flat: true,
          }),
        ),
      ]
    : [];
  return {
    parts: [
      ...armholeBacks(torso, armhole, main),
      neckBack(seam, half, cut.neck === "round" ? 2.6 : 5, main),
      body,
      ...bands,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -2, 13, 30] as const },
  };
}
