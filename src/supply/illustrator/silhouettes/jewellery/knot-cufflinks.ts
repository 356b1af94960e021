import { drawn, shadowOf, toned } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import type { Colour } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import { turn } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Pen } from "../../model/part.ts";
import { n1 } from "../../sheet.ts";
import { silhouette } from "../silhouette.ts";
import { cufflinkBack } from "./cufflink-back.ts";
import { enamels, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface KnotCufflinksCut {
  readonly made: "metal" | "two-tone" | "silk";
}

export const knotCufflinks = silhouette<"knot-cufflinks", KnotCufflinksCut>({
  kind: "knot-cufflinks",
  family: "small-jewel",
  leaves: { men: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({ made: random.pick(["metal", "two-tone", "silk"]) }),
  finish: withGem(enamels),
  draw: ({ made }, { main, gem = "#232a3b" }) => {
    const first = made === "silk" ? gem : metalOf(main);
    const second = made === "metal" ? metalOf(main) : made === "silk" ? toned(gem, 0.35) : gem;
    const knot = shadowOf(ellipse([0, 0], 0.92), first, [drawn((pen) => knotSvg(pen, first, second))]);
    return {
      parts: pair([...cufflinkBack(metalOf(main)), knot], 2.45, [-14, 12], 0.35),
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-2.7, -1.2, -0.1, 1.8] as const },
    };
  },
  words: () => ({}),
});

/** A ball of three bands that pass over one another, each of three cords. */
function knotSvg(pen: Pen, first: Colour, second: Colour): string {
  const width = 0.24 * pen.scale;
  const cord = (colour: Colour, degrees: number, off: number) => {
    const line = spline(
      [-0.86, off * 1.05],
      [-0.45, off * 1.2 - 0.16],
      [0, off * 1.25 - 0.2],
      [0.45, off * 1.2 - 0.16],
      [0.86, off * 1.05],
    )
      .map((point) => turn(point, degrees))
      .map(pen.at);
    const d = pathData(line);
    const stroke = (tone: number, size: number, shift: number, opacity = 1) =>
      `<path d="${d}" stroke="${toned(colour, tone)}" stroke-width="${n1(width * size)}" opacity="${opacity}" transform="translate(${n1(-width * shift)} ${n1(-width * shift * 1.2)})"/>`;
    return (
      stroke(-0.65, 1.1, 0) + stroke(-0.1, 0.86, 0.03) + stroke(0.4, 0.42, 0.1) + stroke(0.9, 0.14, 0.15, 0.8)
    );
  };
  const band = (colour: Colour, degrees: number, middle: number) =>
    [-0.25, 0, 0.25].map((off) => cord(colour, degrees, middle + off)).join("");
  const clip = pen.sheet.define(
    (id) => `<clipPath id="${id}"><path d="${pathData(ellipse([0, 0], 0.92).map(pen.at))}"/></clipPath>`,
  );
  const shade = pen.sheet.once(
    "knot shade",
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop offset=".3" stop-color="#160f18" stop-opacity="0"/><stop offset=".75" stop-color="#160f18" stop-opacity=".34"/><stop offset="1" stop-color="#160f18" stop-opacity=".75"/></radialGradient>`,
  );
  const ball = pathData(ellipse([0, 0], 0.92).map(pen.at));
  return (
    `<g clip-path="url(#${clip})"><path d="${ball}" fill="${toned(first, -0.6)}"/><g fill="none" stroke-linecap="round">` +
    band(second, 62, 0.5) +
    band(first, -58, 0.5) +
    band(second, 2, 0.42) +
    band(first, 62, -0.36) +
    band(second, -58, -0.42) +
    band(first, 2, -0.3) +
    `</g><path d="${ball}" fill="url(#${shade})"/></g>`
  );
}
