import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset, ribbon, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Sleeve } from "./sleeve.ts";
import { sideSeam, type Torso, torsoEdges } from "./torso.ts";

/** Panels let in along both side seams: they make the waist. */
export function sidePanels(torso: Torso, cloth: Cloth, width = 4.6): Part[] {
  const side = sideSeam(torso);
  const inner = spline(
    [torso.hem - width * 1.15, torso.length + torso.dip * 0.45, "*"],
    [torso.waist - width * 1.25, torso.waistY],
    [torso.underarm - width * 0.7, torso.underarmY + 4],
    [torso.underarm - 1.1, torso.underarmY - 3.2, "*"],
  );
  const right: Part = {
    outline: side.to(inner).close(),
    cloth,
    role: "body",
    edge: 0.7,
    folds: [
      {
        spine: bow([torso.underarm - 0.6, torso.underarmY + 1], [torso.waist - width, torso.waistY - 2], 0.1),
        width: 0.9,
        depth: -0.5,
        swell: "start",
      },
      {
        spine: bow([torso.waist - 0.2, torso.waistY + 3], [torso.waist - width, torso.waistY + 5], 0.12),
        width: 0.6,
        depth: -0.4,
        swell: "start",
      },
    ],
    lines: [{ path: inner.shift(-0.5, 0), kind: "stitch", strength: 0.7 }],
  };
  return [mirrorPart(right), right];
}

/** Shoulders and upper chest in another cloth, ended by a line that dips or rises to the middle. */
export function chestYoke(torso: Torso, seam: Path, cloth: Cloth, dip: number): Part {
  const { shoulder, armhole } = torsoEdges(torso);
  const down = stretch(armhole, 0, 0.52, 5);
  const [x, y] = down.end;
  const across = spline([x, y, "*"], [x * 0.5, y + dip * 0.55], [0, y + dip, "*"]);
  const right = shoulder.to(down).to(across);
  return {
    outline: seam.to(right).to(right.mirror().reverse()).close(),
    cloth,
    role: "body",
    edge: 0.8,
    folds: [-1, 1].map((side) => ({
      spine: bow([side * x * 0.55, 4], [side * x * 0.66, y], side * 0.05),
      width: 2.4,
      depth: 0.3,
    })),
    lines: [across, across.mirror()].map((path) => ({ path: path.shift(0, -0.6), kind: "stitch" as const })),
  };
}

/** One band down the outside of each sleeve. */
export function sleeveBands(arm: Sleeve, cloth: Cloth, width: number, inwards = 2.4): Part[] {
  const line = offset(arm.outer, (share) => inwards * Math.min(1, 0.5 + share), 0.02, 1, 8);
  const right: Part = {
    outline: ribbon(line, width, 8),
    cloth,
    role: "sleeve",
    edge: 0.5,
    sheer: 0.06,
  };
  return [right, mirrorPart(right)];
}

/** A taped seam that throws light back. */
export const reflective = (line: Path, width = 0.5): Part => ({
  outline: ribbon(line, width, 6),
  cloth: { kind: "silver", colour: "#cdd2d5" },
  role: "body",
  flat: true,
  edge: 0.4,
});
