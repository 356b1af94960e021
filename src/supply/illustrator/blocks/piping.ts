import type { Colour } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import { Path } from "../geometry/path.ts";
import type { Part, PartRole } from "../model/part.ts";

/** A thin cord sewn into an edge. */
export const piping = (line: Path, colour: Colour, role: PartRole, width = 0.42): Part => ({
  outline: ribbon(line, width, Math.max(4, Math.min(12, Math.round(line.length / 4)))),
  cloth: { kind: "satin", colour },
  role,
  flat: true,
  lift: 0.12,
  edge: 0.5,
});

/** Some of the segments a part's outline is made of: the edge a cord follows. */
export const edgeOf = ({ outline }: Part, from: number, until: number): Path =>
  new Path(outline.segments.slice(from, until));
