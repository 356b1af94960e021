import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import type { Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { backHem, dressSkirt, falls, skirtOutline } from "./dress-skirt.ts";
import { gathers } from "./gathers.ts";

/** A tier of a tiered skirt: gathered into the seam above it, left to right, and open below. */
export interface Tier {
  readonly top: Path;
  /** Half its width at the hem, and the height of the hem at the side. */
  readonly half: number;
  readonly y: number;
  readonly last: boolean;
}

export function tier({ top, half, y, last }: Tier, cloth: Cloth, random: Random): Part[] {
  const [x0, y0] = top.end;
  const deep = y - y0;
  const skirt = dressSkirt(
    {
      side: [
        [x0, y0],
        [mix(x0, half, 0.3) + 0.6, y0 + deep * 0.22],
        [mix(x0, half, 0.68) + 0.4, y0 + deep * 0.6],
        [half, y],
      ],
      waves: Math.max(5, Math.round(half / 4.2)),
      swing: last ? 1.1 : 0.6,
      dip: 1.7,
    },
    random,
  );
  return [
    ...(last ? backHem(skirt, cloth) : []),
    {
      outline: skirtOutline(top, skirt),
      cloth,
      role: "body",
      lift: last ? 0.3 : 0.38,
      folds: [
        ...falls(skirt, random, { from: [y0 + 1, y0 + deep * 0.55], depth: 0.5, width: 0.9, gather: 0.96 }),
        ...gathers(
          top,
          {
            from: 0.03,
            until: 0.97,
            count: Math.round(x0 / 2.3),
            length: Math.min(9, deep * 0.45),
            depth: 0.55,
            width: 0.5,
          },
          random,
        ),
      ],
      lines: [{ path: skirt.hem.shift(0, -1.1), kind: "stitch", strength: 0.4 }],
    },
  ];
}
