import type { DressSkirt } from "../../blocks/dress-skirt.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { corner, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";

/** A slit in the skirt at `across`, from `top` to the hem: the dark inside, and an edge that swings away. */
export function slit(of: DressSkirt, across: number, top: number, cloth: Cloth, random: Random): Part[] {
  const end = of.hemY(across) + of.swing * 0.4;
  const [x0] = of.at(across, top);
  const [x1] = of.at(across, of.length);
  const lean = across < 0 ? -1 : 1;
  const open = random.between(3.4, 5);
  const start: Point = [x0, top];
  // The edge towards the centre hangs straight, the outer one swings out.
  const inner = spline(
    corner(start),
    [mix(x0, x1, 0.4) - lean * 0.4, mix(top, end, 0.4)],
    [x1 - lean * open * 0.3, end + 0.4, "*"],
  );
  const outer = spline(
    corner(start),
    [mix(x0, x1, 0.45) + lean * open * 0.22, mix(top, end, 0.45)],
    [x1 + lean * open * 0.7, end - 0.2, "*"],
  );
  return [
    {
      outline: inner.to(outer.reverse()).close(),
      cloth,
      role: "front",
      inside: 0.62,
      flat: true,
      edge: 0.9,
      folds: [
        {
          spine: spline(start, [mix(x0, x1, 0.6), mix(top, end, 0.6)], [x1 + lean * open * 0.1, end]),
          width: open * 0.22,
          depth: -0.6,
          swell: "end",
        },
      ],
    },
  ];
}
