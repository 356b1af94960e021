import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, type Node, smooth, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import type { DressSkirt } from "./dress-skirt.ts";

/** Cloth that lies on the floor behind: wider and lower than the hem, in flutes of its own. */
export function train(of: DressSkirt, cloth: Cloth, reach: number, random: Random): Part {
  const half = of.side.end[0] + reach;
  const low = of.length + 2.6;
  const begin = of.at(0.9, of.length - 34);
  const right = spline(corner(begin), of.at(1.02, of.length - 14), [half - 1.5, low - 2.4], [half, low, "*"]);
  const low7 = Array.from({ length: 9 }, (_, i): Node => {
    const u = mix(0.86, -0.86, i / 8);
    return [u * half, low + 1.4 * (1 - u * u) + (i % 2 === 0 ? 0.7 : -0.5) * random.between(0.6, 1.2)];
  });
  const hem = spline([half, low, "*"], ...low7, [-half, low, "*"]);
  const fall = (u: number, depth: number): Fold => ({
    spine: spline(of.at(u * 0.86, of.length - 26), of.at(u, of.length - 10), [u * half, low + 1]),
    width: random.between(1, 1.7),
    depth,
    swell: "end",
  });
  return {
    outline: right.to(hem).to(right.mirror().reverse()).close(),
    cloth,
    role: "back",
    light: -0.12,
    lift: 0.2,
    folds: [fall(-0.93, -0.5), fall(-0.86, 0.5), fall(0.84, 0.45), fall(0.94, -0.55)],
  };
}

/** Pressed pleats from the seam to the hem: the edge of each, dark below, lit beside. */
export function sunray(of: DressSkirt, seam: Path, count: number, random: Random): Fold[] {
  const half = seam.end[0];
  return Array.from({ length: count }).flatMap((_, i): Fold[] => {
    const u = mix(-0.95, 0.95, i / (count - 1));
    const crowded = u * 0.8 + Math.sin((u * Math.PI) / 2) * 0.2 + random.sway(0.25 / count);
    const line = (du: number): Path => {
      const t0: Point = [(u + du * 0.4) * half, seam.end[1] + 0.8];
      return smooth([
        t0,
        of.at(mix(u, crowded, 0.4) + du, mix(t0[1], of.length, 0.42)),
        [(crowded + du) * of.side.end[0], of.hemY(crowded) + 1],
      ]);
    };
    const size = of.side.end[0] / count;
    return [
      { spine: line(0), width: size * 0.34, depth: -0.8, swell: "end", hard: true },
      ...(i % 2 === 0
        ? [{ spine: line(-0.9 / count), width: size * 0.5, depth: 0.62, swell: "end" as const }]
        : []),
    ];
  });
}

/** Two long panels that fall from the shoulders behind the dress. */
export function capePanels(cloth: Cloth, length: number, random: Random): Part[] {
  const low = length - 4;
  const right = spline([12.6, 0.6, "*"], [20.6, 5.6], [24.6, 24], [28, 70], [32, low, "*"]);
  const hem = spline([32, low, "*"], [26, low + 1.8], [18, low + 0.4], [8, low + 1.6], [0, low + 0.6, "*"]);
  const half = right.to(hem);
  return [
    {
      outline: half.to(half.mirror().reverse()).close(),
      cloth,
      role: "back",
      light: -0.08,
      lift: 0.2,
      folds: [-1, 1].flatMap((s): Fold[] => [
        {
          spine: spline([s * 19, 10], [s * 22.4, 50], [s * (25.6 + random.sway(0.8)), low]),
          width: 1.5,
          depth: -0.6,
          swell: "end",
        },
        {
          spine: spline([s * 20.6, 12], [s * 24.6, 52], [s * 28.6, low]),
          width: 1.5,
          depth: 0.7,
          swell: "end",
        },
      ]),
    },
  ];
}
