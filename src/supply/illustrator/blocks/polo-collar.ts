import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

export interface PoloCollar {
  readonly neck: Path;
  readonly back: Part[];
  readonly front: Part[];
}

/** A knitted collar: soft leaves over a slit that is buttoned, or over an open V. */
export function poloCollar({
  half,
  cloth,
  inside,
  opening,
}: {
  half: number;
  cloth: Cloth;
  inside: Cloth;
  opening: "slit" | "v";
}): PoloCollar {
  const stand = 3.6;
  const depth = opening === "v" ? 14.5 : 6.2;
  const top: Point = [half - 1, -stand];
  const inner: Point = opening === "v" ? [2.9, 6.6] : [0.7, 5];
  const fold =
    opening === "v"
      ? spline(corner(inner), [4.3, 2.2], [5.4, -1], corner(top))
      : spline(corner(inner), [2.4, 2.4], [4.7, -1], corner(top));
  const tip: Point = opening === "v" ? [8.2, 10.6] : [5.6, 9.6];
  const leaf: Part = {
    outline: fold
      .to(spline(corner(top), [half, 0.4 - stand], [half + 0.9, -1.6], [half + 1.5, 1, "*"]))
      .to(spline([half + 1.5, 1, "*"], [(half + 1.5 + tip[0]) / 2 + 0.3, tip[1] * 0.52], corner(tip)))
      .to(spline(corner(tip), [(tip[0] + inner[0]) / 2, (tip[1] + inner[1]) / 2 + 0.25], corner(inner)))
      .close(),
    cloth,
    role: "collar",
    lift: 0.7,
    grain: 34,
    folds: [
      {
        spine: spline([inner[0] + 1.4, inner[1] - 0.2], [4.9, 1.6], [half - 0.4, -2.4]),
        width: 0.9,
        depth: 0.5,
      },
    ],
  };
  const backTop = spline(
    [-top[0], -stand],
    [-half * 0.45, 0.8 - stand],
    [0, 1 - stand],
    [half * 0.45, 0.8 - stand],
    top,
  );
  const rim = fold.reverse();
  return {
    neck:
      opening === "v"
        ? spline(
            [-half, 0, "*"],
            [-4.4, 3.4],
            [-2.6, 8],
            [0, depth, "*"],
            [2.6, 8],
            [4.4, 3.4],
            [half, 0, "*"],
          )
        : spline(
            [-half, 0, "*"],
            [-half * 0.5, depth * 0.62],
            [0, depth, "*"],
            [half * 0.5, depth * 0.62],
            [half, 0, "*"],
          ),
    back: [
      {
        outline: backTop
          .to(rim)
          .lineTo([0, opening === "v" ? depth + 0.6 : inner[1] + 1.6])
          .to(rim.mirror().reverse())
          .close(),
        cloth: inside,
        role: "back",
        inside: 0.52,
        flat: true,
        lines: [{ path: spline([-half + 1.4, -1.2], [0, 0.2], [half - 1.4, -1.2]), kind: "seam" }],
        trims: [{ kind: "label", at: [0, 1.6], width: 4, height: 1.6, colour: "#efe9df" }],
      },
    ],
    front: [mirrorPart(leaf), leaf],
  };
}
