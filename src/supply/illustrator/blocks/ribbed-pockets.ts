import type { Cloth } from "../cloth/cloth.ts";
import { bow } from "../geometry/along.ts";
import { polygon } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

/** Where the right pocket lies. */
export interface RibbedPocketPlace {
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly height: number;
}

/** Knitted patch pockets on both sides, their mouths ribbed. */
export function ribbedPockets(
  { inner, outer, top, height }: RibbedPocketPlace,
  cloth: Cloth,
  rib: Cloth,
): Part[] {
  const bottom = top + height;
  const middle = (inner + outer) / 2;
  const right: Part[] = [
    {
      outline: polygon([inner, top], [outer, top - 0.3], [outer + 0.2, bottom], [inner + 0.1, bottom + 0.4]),
      cloth,
      role: "body",
      lift: 0.25,
      flat: true,
      sewnOn: true,
      folds: [{ spine: bow([middle, top + 3], [middle + 0.6, bottom - 0.6], 0.04), width: 1.4, depth: 0.25 }],
    },
    {
      outline: polygon([inner, top], [outer, top - 0.3], [outer, top + 2.2], [inner, top + 2.5]),
      cloth: rib,
      role: "body",
      lift: 0.15,
      flat: true,
      sewnOn: true,
    },
  ];
  return [...right, ...right.map((part) => mirrorPart(part))];
}
