import type { Cloth } from "../cloth/cloth.ts";
import { averageColour } from "../cloth/cloth.ts";
import { light, shadow } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { add, type Point, scale } from "../geometry/point.ts";
import type { Trim } from "../model/part.ts";
import type { Random } from "../random.ts";
import { n1 } from "../sheet.ts";
import { strokes } from "./strokes.ts";

/** Twisted threads that hang from an edge; every second one in the motif's other colour. */
export function fringe(edge: Path, length: number, cloth: Cloth, random: Random, pitch = 0.85): Trim {
  const count = Math.max(4, Math.round(edge.length / pitch));
  const threads = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    const from = edge.at(share);
    const down: Point = [random.sway(0.08), 1];
    const until = add(from, scale(down, length * random.between(0.86, 1.05)));
    return bow(from, until, random.sway(0.08));
  });
  const tones = [averageColour(cloth), cloth.second ?? shadow(cloth.colour, 0.12)] as const;
  return {
    kind: "drawn",
    draw: (pen) => {
      const width = pitch * 0.62 * pen.scale;
      const run = (paths: readonly Path[], colour: string, size: number, more = "") =>
        paths.length === 0
          ? ""
          : `<path d="${pathData(strokes(paths).map(pen.at))}" fill="none" stroke="${colour}" stroke-width="${n1(size)}" stroke-linecap="round"${more}/>`;
      const even = threads.filter((_, i) => i % 2 === 0);
      const odd = threads.filter((_, i) => i % 2 === 1);
      const dashes = ` stroke-dasharray="${n1(width * 0.7)} ${n1(width * 0.5)}" opacity=".4"`;
      return (
        run(
          threads,
          "#1d1512",
          width * 1.3,
          ` opacity=".16" transform="translate(${n1(1.2 * pen.sheet.unit)} ${n1(2 * pen.sheet.unit)})"`,
        ) +
        run(odd, shadow(tones[1], 0.12), width) +
        run(even, tones[0], width) +
        run(threads, light(tones[0], 0.3), width * 0.4, dashes) +
        run(
          threads,
          shadow(tones[0], 0.5),
          width * 0.25,
          ` opacity=".25" transform="translate(${n1(width * 0.4)} 0)"`,
        )
      );
    },
  };
}
