import { chainPart, springRing } from "../../blocks/chains.ts";
import { gem, gemSvg } from "../../blocks/gem.ts";
import { drawn, metal, metalPart, toned } from "../../blocks/metal.ts";
import { pathData } from "../../geometry/path-data.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Trim } from "../../model/part.ts";
import { n1 } from "../../sheet.ts";
import { silhouette } from "../silhouette.ts";
import { enamels, metalOf, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface LocketNecklaceCut {
  readonly shape: "round" | "oval";
  readonly face: "rays" | "coin" | "enamel" | "plain";
  /** On a long chain, or with the chain drawn close so that the locket is near. */
  readonly laid: "long" | "near";
}

/** A locket or a medallion, large enough to be looked at. */
export const locketNecklace = silhouette<"locket-necklace", LocketNecklaceCut>({
  kind: "locket-necklace",
  family: ({ laid }) => (laid === "near" ? "bracelet" : "necklace"),
  weight: 0.4,
  leaves: { men: ["E.2.2"], women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    shape: random.pick(["round", "round", "oval"]),
    face: random.pick(["rays", "coin", "enamel", "plain"]),
    laid: random.pick(["long", "near"]),
  }),
  finish: withGem(enamels),
  draw: ({ shape, face, laid }, { main, gem: colour = "#232a3b" }) => {
    const gold = metalOf(main);
    const [drop, half] = laid === "near" ? [7, 3.7] : [16, 6.9];
    const [rx, ry] = shape === "round" ? [2.1, 2.1] : [1.8, 2.3];
    const y = drop + ry + 0.45;
    const rays = drawn((pen) =>
      Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * 2 * Math.PI;
        const [from, until] = [0.34, 0.76].map((share) =>
          pen.at([Math.cos(a) * rx * share, y + Math.sin(a) * ry * share]),
        );
        if (!from || !until) return "";
        return `<path d="M${n1(from[0])} ${n1(from[1])}L${n1(until[0])} ${n1(until[1])}" stroke="${toned(gold, i % 2 ? 0.75 : -0.45)}" stroke-width="${n1(0.055 * pen.scale)}" stroke-linecap="round" opacity=".8"/>`;
      }).join(""),
    );
    const beaded = drawn((pen) =>
      ellipse([0, y], rx * 0.88, ry * 0.88)
        .points(44)
        .slice(1)
        .map((at) => gemSvg(pen, at, 0.09, gold, "pearl"))
        .join(""),
    );
    const glass = drawn((pen) => {
      const glow = pen.sheet.once(
        `enamel ${colour}`,
        (id) =>
          `<radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${toned(colour, 0.3)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${toned(colour, -0.4)}"/></radialGradient>`,
      );
      return `<path d="${pathData(ellipse([0, y], rx * 0.78, ry * 0.78).map(pen.at))}" fill="url(#${glow})" stroke="${toned(gold, -0.5)}" stroke-width="${n1(pen.sheet.unit)}"/>`;
    });
    const faces: Record<LocketNecklaceCut["face"], Trim[]> = {
      rays: [rays, gem([0, y], 0.34, "#dde6ec", "round")],
      coin: [beaded, metal(ellipse([0, y], rx * 0.5, ry * 0.5), gold, { angle: 225, raised: 0.3 })],
      enamel: [glass, gem([0, y], 0.3, "#dde6ec", "round")],
      plain: [],
    };
    return {
      parts: [
        chainPart(necklaceBack(drop, half), "cable", 0.46, toned(gold, -0.22), [
          springRing([0, claspHeight(drop)], 0.3, gold),
        ]),
        chainPart(necklaceFront(drop, "v", half), "cable", 0.48, gold),
        metalPart(ellipse([0, y], rx, ry), gold, {
          raised: 1,
          trims: [
            metal(ellipse([0, y], rx * 0.93, ry * 0.93), gold, { angle: 225, raised: 0 }),
            metal(ellipse([0, y], rx * 0.82, ry * 0.82), gold, { how: "satin", angle: 40, raised: 0 }),
            ...faces[face],
            metal(ellipse([0, drop + 0.2], 0.2, 0.36), gold, { raised: 0.4 }),
          ],
        }),
      ],
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-3.6, drop - 2, 3.6, y + ry + 1] as const },
    };
  },
  words: ({ laid }) => ({ length: laid === "long" ? "long" : "regular" }),
});
