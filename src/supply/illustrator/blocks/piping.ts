import { type Colour, light, shadow } from "../colour/oklab.ts";
import { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Part, Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";

/** A thin cord sewn into an edge: round, so it is lit along its middle. */
export const piping = (line: Path, colour: Colour, width = 0.42): Trim => ({
  kind: "drawn",
  draw: ({ sheet, at, scale }) => {
    const id = sheet.define((name) => `<path id="${name}" d="${pathData(line.map(at))}"/>`);
    const stroke = (ink: Colour, size: number, more = "") =>
      `<use href="#${id}" stroke="${ink}" stroke-width="${n1(size * scale)}"${more}/>`;
    const below = ` opacity=".3" transform="translate(${n1(width * 0.3 * scale)} ${n1(width * 0.6 * scale)})"`;
    const cord =
      stroke("#1d1512", width, below) +
      stroke(shadow(colour, 0.25), width) +
      stroke(colour, width * 0.72) +
      stroke(light(colour, 0.4), width * 0.24, ' opacity=".7"');
    return `<g fill="none" stroke-linejoin="round">${cord}</g>`;
  },
});

/** Some of the segments a part's outline is made of: the edge a cord follows. */
export const edgeOf = ({ outline }: Part, from: number, until: number): Path =>
  new Path(outline.segments.slice(from, until));

/** The part with more sewn on it. */
export const trimmed = (part: Part, ...trims: readonly Trim[]): Part => ({
  ...part,
  trims: [...(part.trims ?? []), ...trims],
});
