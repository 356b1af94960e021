import {
  backHem,
  type DressSkirt,
  dressSkirt,
  falls,
  skirtOutline,
  waistSeam,
} from "../../blocks/dress-skirt.ts";
import { gathers } from "../../blocks/gathers.ts";
import { sunray } from "../../blocks/gown-skirt.ts";
import { mix } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import type { Fabric } from "../silhouette.ts";

/** Where party skirts hang from: height and half-width of the waist. */
export const waistY = 37.5;
export const waist = 12;

function fullSkirt(length: number, hem: number, waves: number, swing: number, random: Random): DressSkirt {
  const deep = length - waistY;
  return dressSkirt(
    {
      side: [
        [waist, waistY],
        [mix(waist, hem, 0.3) + 1, waistY + deep * 0.14],
        [mix(waist, hem, 0.58) + 1.4, waistY + deep * 0.4],
        [mix(waist, hem, 0.82) + 0.8, waistY + deep * 0.7],
        [hem, length],
      ],
      waves,
      swing,
      dip: 2,
    },
    random,
  );
}

/** A lining that shows through, and two veils of tulle over it, each with folds of its own. */
export function tulleSkirts(
  length: number,
  hem: number,
  { main, lining = main, contrast = main }: Fabric,
  random: Random,
): Part[] {
  const seam = waistSeam(waist, waistY);
  const under = fullSkirt(length - 4, hem * 0.8, 5, 0.5, random);
  const veil = (wide: number, low: number, waves: number): Part => {
    const skirt = fullSkirt(low, wide, waves, 1.2, random);
    return {
      outline: skirtOutline(seam, skirt),
      cloth: contrast,
      role: "body",
      lift: 0.2,
      edge: 0.7,
      folds: [
        ...falls(skirt, random, { from: [waistY + 1, waistY + 18], depth: 0.75, width: 0.9, gather: 0.82 }),
        ...gathers(seam, { count: 9, length: 12, depth: 0.6, from: 0.03, until: 0.97 }, random),
      ],
    };
  };
  return [
    {
      outline: skirtOutline(seam, under),
      cloth: lining,
      role: "lining",
      folds: falls(under, random, { from: [waistY + 6, waistY + 30], depth: 0.5, gather: 0.9 }),
    },
    veil(hem, length, 8),
    veil(hem * 0.93, length - 2.4, 7),
  ];
}

export function pleatedSkirt(length: number, hem: number, cloth: Fabric["main"], random: Random): Part[] {
  const seam = waistSeam(waist, waistY);
  const skirt = fullSkirt(length, hem, 13, 0.6, random);
  return [
    ...backHem(skirt, cloth),
    {
      outline: skirtOutline(seam, skirt),
      cloth,
      role: "body",
      lift: 0.3,
      folds: sunray(skirt, seam, 19, random),
    },
  ];
}

export function heavySkirt(length: number, hem: number, cloth: Fabric["main"], random: Random): Part[] {
  const seam = waistSeam(waist, waistY);
  const skirt = fullSkirt(length, hem, 7, 1.8, random);
  return [
    ...backHem(skirt, cloth),
    {
      outline: skirtOutline(seam, skirt),
      cloth,
      role: "body",
      lift: 0.3,
      folds: [
        ...falls(skirt, random, { from: [waistY + 1, waistY + 14], depth: 0.75, width: 1.5, gather: 0.8 }),
        ...gathers(seam, { count: 8, length: 16, depth: 0.66, width: 0.8, from: 0.06, until: 0.94 }, random),
      ],
    },
  ];
}
