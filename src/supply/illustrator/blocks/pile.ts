import type { Cloth } from "../cloth/cloth.ts";
import { averageColour } from "../cloth/cloth.ts";
import { light, shadow } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { add, type Point, scale, unit } from "../geometry/point.ts";
import type { Pen, Trim } from "../model/part.ts";
import type { Random } from "../random.ts";
import { n1 } from "../sheet.ts";

export interface Pile {
  /** How far hairs stand out of the edge, how far apart they are, and how thick, in centimetres. */
  readonly size: number;
  readonly step: number;
  readonly hair: number;
}

/** Hairs over the edge of a piece: pile has no sharp outline. */
export function pileEdge(outline: Path, cloth: Cloth, random: Random, pile: Pile): Trim {
  const path = outline.clockwise();
  const count = Math.round(path.length / pile.step);
  const hairs = Array.from({ length: count }, (_, i) => {
    const share = (i + random.sway(0.45)) / count;
    // Clockwise on screen the outside lies against the normal; every hair also hangs a little.
    const out = unit(add(scale(path.normal(share), -1), [random.sway(0.6), 0.75 + random.sway(0.4)]));
    const root = add(path.at(share), scale(out, -pile.size * 0.9));
    return { root, tip: add(root, scale(out, pile.size * random.between(1.1, 1.8))) };
  });
  const colour = averageColour(cloth);
  const tones = [shadow(colour, 0.16), colour, light(colour, 0.16)];
  return {
    kind: "drawn",
    draw: (pen) =>
      tones
        .map((ink, tone) =>
          strokes(
            pen,
            hairs.filter((_, i) => i % tones.length === tone),
            ink,
            pile.hair,
          ),
        )
        .join(""),
  };
}

function strokes(
  { at, scale: size }: Pen,
  hairs: readonly { root: Point; tip: Point }[],
  ink: string,
  hair: number,
) {
  const d = hairs
    .map(({ root, tip }) => {
      const [a, b] = [at(root), at(tip)];
      return `M${n1(a[0])} ${n1(a[1])}l${n1(b[0] - a[0])} ${n1(b[1] - a[1])}`;
    })
    .join("");
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n1(hair * size)}" stroke-linecap="round"/>`;
}
