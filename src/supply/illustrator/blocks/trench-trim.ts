import type { Universe } from "#vocabulary/universe.ts";
import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { stretch } from "../geometry/along.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import { nearWrist } from "./sleeve.ts";
import { type TailoredSleeve, tailoredArm } from "./tailored-sleeve.ts";
import { type Torso, torsoEdges } from "./torso.ts";

const stitch = (line: ReturnType<typeof spline>, strength = 0.7): Line => ({
  path: line,
  kind: "stitch",
  strength,
});

/** The flap that lets the rain run off, on the left front of the picture. */
export function stormFlap(t: Torso, cloth: Cloth): Part {
  const { armhole } = torsoEdges(t);
  const arm = stretch(armhole, 0, 0.8, 5).mirror();
  const foot = arm.end;
  const edge = spline(
    corner(foot),
    [-t.underarm * 0.86, foot[1] + 4.4],
    [-t.underarm * 0.52, foot[1] + 3],
    [-5.2, foot[1] - 0.6, "*"],
  );
  return {
    outline: spline(
      [-t.neck - 0.4, 0.2, "*"],
      [-(t.neck + t.shoulder) / 2, t.drop * 0.42],
      [-t.shoulder, t.drop, "*"],
    )
      .to(arm)
      .to(edge)
      .lineTo([-4.4, 10])
      .close(),
    cloth,
    role: "front",
    lift: 0.45,
    lines: [stitch(edge.shift(0.2, -0.8)), { path: arm, kind: "seam" }],
  };
}

/** A strap on the shoulder, buttoned near the collar. */
export function epaulette(t: Torso, cloth: Cloth, button: Colour): Part {
  const [nk, sh, drop] = [t.neck, t.shoulder, t.drop];
  const middle = (nk + sh) / 2 + 1;
  const slope = (x: number) => ((x - nk) / (sh - nk)) * drop;
  return {
    outline: spline(
      [nk + 2.4, slope(nk + 2.4) + 0.25, "*"],
      [middle, slope(middle) - 0.1],
      [sh - 0.9, drop - 0.35, "*"],
    )
      .lineTo([sh - 1.5, drop + 3])
      .to(
        spline([sh - 1.5, drop + 3, "*"], [middle, slope(middle) + 2.7], [nk + 3, slope(nk + 3) + 2.6, "*"]),
      )
      .to(
        spline(
          [nk + 3, slope(nk + 3) + 2.6, "*"],
          [nk + 1.8, slope(nk + 2) + 1.2],
          [nk + 2.4, slope(nk + 2.4) + 0.25, "*"],
        ),
      )
      .close(),
    cloth,
    role: "front",
    lift: 0.4,
    grain: 70,
    flat: true,
    lines: [
      stitch(spline([nk + 3, slope(nk + 3) + 2], [middle, slope(middle) + 2.1], [sh - 1.6, drop + 2.4]), 0.5),
    ],
    trims: [
      { kind: "button", at: [nk + 6.4, slope(nk + 6.4) + 1.3], radius: 0.6, colour: button, style: "shank" },
    ],
  };
}

/** The straps that close the cuffs. */
export function cuffStraps(shape: TailoredSleeve, universe: Universe, cloth: Cloth): Part[] {
  const arm = tailoredArm(universe, shape);
  const half = arm.shape.wrist / 2 + 0.55;
  const at = (up: number, out: number) => nearWrist(arm, up, out);
  const right: Part = {
    outline: spline(corner(at(9, half)), at(8.7, 0), corner(at(9.2, -half + 0.2)))
      .to(spline(corner(at(6.2, -half + 0.2)), at(5.8, 0), corner(at(6, half))))
      .close(),
    cloth,
    role: "cuff",
    lift: 0.35,
    grain: 85,
    trims: [{ kind: "button", at: at(7.4, half - 2.6), radius: 0.65, colour: shape.button, style: "shank" }],
  };
  return [right, mirrorPart(right)];
}
