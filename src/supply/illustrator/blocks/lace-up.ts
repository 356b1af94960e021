import { type Colour, shadow } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import { mix, type Point } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface LaceUp {
  /** From the upper pair of eyelets to the lower one. */
  readonly from: number;
  readonly until: number;
  /** Distance of the eyelets from the centre. */
  readonly half: number;
  readonly colour: Colour;
  readonly random: Random;
}

/** A fly that is laced: crosses between three pairs of eyelets, a knot, two ends that hang. */
export function laceUp({ from, until, half, colour, random }: LaceUp): Part[] {
  const cloth = { kind: "cotton", colour } as const;
  const level = (i: number) => mix(until, from, i / 2);
  const cord = (points: readonly Point[], lift: number): Part => ({
    outline: ribbon(spline(...points), 0.42, 5),
    cloth,
    role: "belt",
    lift,
    edge: 0.8,
  });
  const crosses = [0, 1].flatMap((i) =>
    [-1, 1].map((side) =>
      cord(
        [
          [side * half, level(i)],
          [-side * 0.1, mix(level(i), level(i + 1), 0.5)],
          [-side * half, level(i + 1)],
        ],
        0.12,
      ),
    ),
  );
  const ends = [-1, 1].map((side) => {
    const reach = random.between(8.5, 11);
    return cord(
      [
        [side * half, from],
        [side * (half + 0.9), from + reach * 0.3],
        [side * (half + random.between(0.4, 1.4)), from + reach * 0.7],
        [side * (half + random.between(0.8, 2)), from + reach],
      ],
      0.3,
    );
  });
  const bar = cord(
    [
      [-half, from],
      [0, from + 0.25],
      [half, from],
    ],
    0.15,
  );
  const eyelets = [0, 1, 2].flatMap((i) =>
    [-1, 1].map((side) => ({
      kind: "rivet" as const,
      at: [side * half, level(i)] as const,
      radius: 0.42,
      colour: shadow(colour, 0.25),
    })),
  );
  return [...crosses, bar, { ...(ends[0] ?? bar), trims: eyelets }, ...ends.slice(1)];
}
