import type { Colour } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";

/** Stripes knitted into a rib: seen through its ridges, so not quite opaque. */
export function ribStripes(lines: readonly Path[], colour: Colour, width: number): Trim {
  return {
    kind: "drawn",
    draw: ({ at, scale }) => {
      const stroke = (path: Path) => `<path d="${pathData(path.map(at))}"/>`;
      return `<g fill="none" stroke="${colour}" stroke-width="${n1(width * scale)}" opacity=".82">${lines.map(stroke).join("")}</g>`;
    },
  };
}
