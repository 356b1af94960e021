import { gem as stoneTrim } from "../../blocks/gem.ts";
import { metalPart } from "../../blocks/lustre.ts";
import { pair } from "../../blocks/pair.ts";
import type { Path } from "../../geometry/path.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { cufflinkBack } from "./cufflink-back.ts";
import { enamels, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface CufflinksCut {
  readonly face: "round" | "square" | "oval" | "octagon";
  readonly filled: "enamel" | "brushed" | "cabochon" | "stepped";
}

export const cufflinks = silhouette<"cufflinks", CufflinksCut>({
  kind: "cufflinks",
  family: "jewel",
  leaves: { men: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    face: random.pick(["round", "round", "square", "oval", "octagon"]),
    filled: random.pick(["enamel", "enamel", "brushed", "cabochon", "stepped"]),
  }),
  finish: withGem(enamels),
  draw: ({ face, filled }, { main, gem = "#232a3b" }) => {
    const silver = metalOf(main);
    const inner = faceOf(face, 0.8);
    const content: Part[] =
      filled === "enamel"
        ? [
            metalPart(faceOf(face, 0.84), silver, { angle: 225, raised: 0 }),
            { outline: inner, cloth: { kind: "patent", colour: gem }, edge: 1, light: 0.04 },
          ]
        : filled === "stepped"
          ? [0.82, 0.62, 0.4].map((share, i) =>
              metalPart(faceOf(face, share), silver, { angle: i % 2 ? 45 : 225, raised: 0.3 }),
            )
          : [
              metalPart(inner, silver, {
                how: "satin",
                angle: 30,
                raised: 0,
                trims: filled === "cabochon" ? [stoneTrim([0, 0], 0.66, gem, "cabochon", 90)] : [],
              }),
            ];
    return {
      parts: pair(
        [...cufflinkBack(silver), metalPart(faceOf(face, 1), silver, { raised: 1.2 }), ...content],
        2.75,
        [-14, 12],
        0.35,
      ),
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-2.7, -1.2, -0.1, 1.8] as const },
    };
  },
  words: () => ({}),
});

function faceOf(face: CufflinksCut["face"], share: number): Path {
  const r = 0.92 * share;
  switch (face) {
    case "round":
      return ellipse([0, 0], r);
    case "oval":
      return ellipse([0, 0], r * 1.12, r * 0.82);
    case "square":
      return rectangle(-r * 0.92, -r * 0.92, r * 1.84, r * 1.84, 0.12 * share);
    case "octagon":
      return rectangle(-r, -r * 0.84, r * 2, r * 1.68, 0.5 * share);
  }
}
