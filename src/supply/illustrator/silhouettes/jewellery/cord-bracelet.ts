import { drawn, metalColours, metalPart, repeated, shadowOf, toned } from "../../blocks/metal.ts";
import type { Colour } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { pathData } from "../../geometry/path-data.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part, Pen } from "../../model/part.ts";
import { n2 } from "../../sheet.ts";
import { type Metal, silhouette } from "../silhouette.ts";
import { laidDown } from "./bracelet-line.ts";

export interface CordBraceletCut {
  readonly made: "braided" | "flat" | "cords";
  readonly width: number;
  readonly clasp: "barrel" | "anchor";
}

export const cordBracelet = silhouette<"cord-bracelet", CordBraceletCut>({
  kind: "cord-bracelet",
  family: "bracelet",
  leaves: { men: ["E.2.1"] },
  fabrics: [{ kind: "leather", weight: 1, material: "leather", dyes: ["leather"] }],
  cut: (random) => ({
    made: random.pick(["braided", "braided", "flat", "cords"]),
    width: random.pick([0.62, 0.8, 1]),
    clasp: random.pick(["barrel", "barrel", "anchor"]),
  }),
  finish: (_, __, random) => ({ metal: random.pick<Metal>(["steel", "silver", "gold", "gunmetal"]) }),
  draw: ({ made, width, clasp }, { main, metal = "steel" }, { random }) => {
    const path = laidDown(random);
    const steel = metalColours[metal];
    const cord = drawn((pen) =>
      made === "braided"
        ? braid(pen, path, width, main.colour)
        : tubes(pen, path, width, main.colour, made === "flat" ? 1 : 3),
    );
    const y = 2.77;
    const long = clasp === "barrel" ? 1.5 : 1;
    const barrel: Part = metalPart(
      rectangle(-long, y - width * 0.62, long * 2, width * 1.24, width * 0.3),
      steel,
      { how: "round", angle: 90, raised: 1 },
    );
    const seams = [-0.5, 0.5].map((share) =>
      metalPart(rectangle(share * long * 1.5 - 0.09, y - width * 0.7, 0.18, width * 1.4, 0.06), steel, {
        how: "round",
        angle: 90,
        raised: 0.3,
      }),
    );
    return {
      parts: [
        shadowOf(ribbon(path, width * 0.95, 36), main.colour, [cord]),
        barrel,
        ...seams,
        ...(clasp === "anchor" ? [hook(y, width, steel)] : []),
      ],
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-2, 0.8, 2, 4.8] as const },
    };
  },
  words: () => ({}),
});

/** A leaf-shaped hook over the barrel. */
const hook = (y: number, width: number, steel: Colour): Part =>
  metalPart(
    closedSpline([-0.7, y, "*"], [-0.1, y - width * 0.5], [0.75, y, "*"], [-0.1, y + width * 0.5]),
    steel,
    { raised: 0.6, angle: 60 },
  );

/** Three strands plaited: slanted leaves from both edges to the middle. */
function braid(pen: Pen, path: Path, width: number, colour: Colour): string {
  const leaf = (scale: number, side: number) => {
    const w = width * scale;
    const d = `M${n2(-w * 0.52)} ${n2(side * w * 0.5)}C${n2(-w * 0.3)} ${n2(side * w * 0.62)} ${n2(w * 0.1)} ${n2(side * w * 0.5)} ${n2(w * 0.42)} ${n2(-side * w * 0.06)}C${n2(w * 0.2)} ${n2(-side * w * 0.16)} ${n2(-w * 0.3)} ${n2(side * w * 0.06)} ${n2(-w * 0.52)} ${n2(side * w * 0.5)}z`;
    const line = `M${n2(-w * 0.34)} ${n2(side * w * 0.42)}Q${n2(w * 0.02)} ${n2(side * w * 0.36)} ${n2(w * 0.24)} ${n2(side * w * 0.06)}`;
    return (
      `<path d="${d}" fill="${toned(colour, side < 0 ? 0.08 : -0.12)}" stroke="${toned(colour, -0.62)}" stroke-width="${n2(w * 0.06)}"/>` +
      `<path d="${line}" fill="none" stroke="${toned(colour, 0.45)}" stroke-width="${n2(w * 0.08)}" stroke-linecap="round" opacity=".6"/>`
    );
  };
  const ground = `<path d="${pathData(path.map(pen.at))}" fill="none" stroke="${toned(colour, -0.6)}" stroke-width="${n2(width * 0.86 * pen.scale)}"/>`;
  return (
    ground +
    repeated(
      pen,
      path,
      width * 0.62,
      `braid ${colour} ${width}`,
      (scale) =>
        `${leaf(scale, -1)}<g transform="translate(${n2(width * 0.31 * scale)} 0)">${leaf(scale, 1)}</g>`,
    )
  );
}

/** Smooth leather: one flat band or several round cords beside one another. */
function tubes(pen: Pen, path: Path, width: number, colour: Colour, count: number): string {
  const each = (width / count) * pen.scale;
  return Array.from({ length: count }, (_, i) => {
    const shift = ((i - (count - 1) / 2) * width) / count;
    const d = pathData(path.map(([x, y]) => pen.at([x * (1 + shift * 0.28), y * (1 + shift * 0.33)])));
    const stroke = (tone: number, size: number, by: number, opacity = 1) =>
      `<path d="${d}" stroke="${toned(colour, tone)}" stroke-width="${n2(each * size)}" opacity="${opacity}" transform="translate(${n2(-each * by)} ${n2(-each * by)})"/>`;
    const stitches =
      count === 1
        ? `<path d="${d}" stroke="${toned(colour, 0.4)}" stroke-width="${n2(1.3 * pen.sheet.unit)}" stroke-dasharray="5 3" opacity=".8"/>`
        : "";
    return `<g fill="none">${stroke(-0.5, 1, 0)}${stroke(0, 0.84, 0.02)}${stroke(0.24, 0.42, 0.1, 0.7)}${stroke(0.55, 0.12, 0.16, 0.6)}${stitches}</g>`;
  }).join("");
}
