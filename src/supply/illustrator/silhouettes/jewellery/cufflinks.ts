import { gem as stoneTrim } from "../../blocks/gem.ts";
import { metalPart } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Path } from "../../geometry/path.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline, polygon } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { cufflinkBack } from "./cufflink-back.ts";
import { enamels, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface CufflinksCut {
  readonly face: "round" | "square" | "oval" | "octagon" | "oblong" | "shield";
  readonly filled: "enamel" | "brushed" | "cabochon" | "stepped" | "quartered" | "striped";
  /** Both faces to us, or their stems seen too. */
  readonly laid: "faces" | "stems";
}

export const cufflinks = silhouette<"cufflinks", CufflinksCut>({
  kind: "cufflinks",
  family: "small-jewel",
  leaves: { men: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    face: random.pick(["round", "square", "oval", "octagon", "oblong", "shield"]),
    filled: random.pick(["enamel", "enamel", "brushed", "cabochon", "stepped", "quartered", "striped"]),
    laid: random.pick(["faces", "stems"]),
  }),
  finish: withGem(enamels),
  draw: ({ face, filled, laid }, { main, gem = "#232a3b" }) => {
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
          : filled === "quartered" || filled === "striped"
            ? [metalPart(inner, silver, { raised: 0, angle: 225 }), ...inlaid(face, filled, gem)]
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
        [
          ...(laid === "stems" ? cufflinkBack(silver) : []),
          metalPart(faceOf(face, 1), silver, { raised: 1.2 }),
          ...content,
        ],
        laid === "stems" ? 2.45 : 1.75,
        laid === "stems" ? [-14, 12] : [0, 0],
        laid === "stems" ? 0.35 : 2.05,
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
    case "oblong":
      return rectangle(-r * 0.66, -r * 1.12, r * 1.32, r * 2.24, 0.1 * share);
    case "shield":
      return closedSpline(
        [-r * 0.88, -r, "*"],
        [r * 0.88, -r, "*"],
        [r * 0.84, r * 0.2],
        [0, r * 1.14, "*"],
        [-r * 0.84, r * 0.2],
      );
    case "octagon":
      return rectangle(-r, -r * 0.84, r * 2, r * 1.68, 0.5 * share);
  }
}

/** Fields of enamel in the metal: two quarters, or three stripes. */
function inlaid(face: CufflinksCut["face"], filled: "quartered" | "striped", colour: Colour): Part[] {
  const [left, top, right, bottom] = faceOf(face, 0.62).box();
  const [w, h] = [right - left, bottom - top];
  const field = (x: number, y: number, width: number, height: number): Part => ({
    outline: polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]),
    cloth: { kind: "patent", colour },
    edge: 0.8,
  });
  return filled === "quartered"
    ? [field(left, top, w / 2, h / 2), field(left + w / 2, top + h / 2, w / 2, h / 2)]
    : [0, 1, 2].map((i) => field(left + (i * 2 * w) / 5, top, w / 5, h));
}
