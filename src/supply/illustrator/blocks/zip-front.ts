import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, shadow } from "../colour/oklab.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { move, type Point, quarterTurn } from "../geometry/point.ts";
import { polygon } from "../geometry/spline.ts";
import type { Line, Part, Pen, Trim } from "../model/part.ts";
import { n1, n2 } from "../sheet.ts";

/** A closed zip along a line from its top to its end: tape, teeth, and the slider at the top. */
export function closedZip(
  line: Path,
  {
    tape,
    teeth,
    slider = true,
    width = 2.2,
  }: {
    readonly tape: Cloth;
    readonly teeth: Colour;
    readonly slider?: boolean;
    /** Of the tape. */
    readonly width?: number;
  },
): Part {
  const beside = (by: number): Line => ({ path: offset(line, by, 0, 1, 6), kind: "seam", strength: 0.7 });
  return {
    outline: ribbon(line, width, 6),
    // A tape is woven plain, whatever the garment is printed with.
    cloth: { kind: "cotton", colour: shadow(tape.colour, 0.1) },
    role: "front",
    flat: true,
    edge: 0.6,
    lines: [beside(width * 0.26), beside(-width * 0.26)],
    trims: [zipTeeth(line, teeth), ...(slider ? [zipSlider(line.start, line.tangent(0), teeth)] : [])],
  };
}

/** One row of teeth along an edge, as seen where a zip stands open. */
export const openTeeth = (edge: Path, teeth: Colour): Trim => zipTeeth(edge, teeth, 0.34);

/** Teeth are dashes over a darker cord, lit on one side: the eye counts them, nobody else has to. */
export function zipTeeth(line: Path, teeth: Colour, width = 0.62): Trim {
  return {
    kind: "drawn",
    draw: (pen) => {
      const d = pathData(line.map(pen.at));
      const px = (cm: number) => n1(cm * pen.scale);
      const stroke = (colour: Colour, size: number, more = "") =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${px(size)}"${more}/>`;
      const dash = ` stroke-dasharray="${n2(0.16 * pen.scale)} ${n2(0.13 * pen.scale)}"`;
      return (
        stroke(shadow(teeth, 0.6), width, ' opacity=".75"') +
        stroke(teeth, width * 0.88, dash) +
        stroke(light(teeth, 0.45), width * 0.3, `${dash} opacity=".7"`)
      );
    },
  };
}

/** Slider and puller hanging from `at`, along the zip's direction. */
function zipSlider(at: Point, along: Point, metal: Colour, pull = 2.6): Trim {
  const side = quarterTurn(along);
  const shape = (rows: readonly (readonly [number, number])[]) =>
    polygon(
      ...rows.map(([down, out]): Point => move(move(at, along, down), side, out)),
      ...[...rows].reverse().map(([down, out]): Point => move(move(at, along, down), side, -out)),
    );
  const body = shape([
    [-0.25, 0.42],
    [0.5, 0.5],
    [1.15, 0.3],
  ]);
  const puller = shape([
    [0.8, 0.2],
    [1.2, 0.3],
    [0.8 + pull, 0.36],
    [1 + pull, 0.24],
  ]);
  const fill = (pen: Pen, path: Path, colour: Colour, more = "") =>
    `<path d="${pathData(path.map(pen.at))}" fill="${colour}"${more}/>`;
  return {
    kind: "drawn",
    draw: (pen) => {
      const line = ` stroke="${shadow(metal, 0.55)}" stroke-width="${n1(0.06 * pen.scale)}"`;
      const glint = shape([
        [1.4, 0.08],
        [0.6 + pull, 0.1],
      ]);
      const low = ` opacity=".3" transform="translate(${n1(0.12 * pen.scale)} ${n1(0.22 * pen.scale)})"`;
      return (
        fill(pen, puller, "#1d1512", low) +
        fill(pen, body, metal, line) +
        fill(pen, puller, shadow(metal, 0.1), line) +
        fill(pen, glint, light(metal, 0.55), ' opacity=".7"')
      );
    },
  };
}
