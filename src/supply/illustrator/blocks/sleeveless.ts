import type { Cloth } from "../cloth/cloth.ts";
import { offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Torso } from "./torso.ts";

/** A body whose shoulder is a strap of this width beside the neck. */
export const strapped = (t: Torso, strap: number): Torso => ({
  ...t,
  shoulder: t.neck + strap,
  drop: strap * 0.34,
});

/** The armhole of a body without sleeves; `cut` is how deep it is cut in towards the chest. */
export function bareArmhole(t: Torso, cut = 1): Path {
  return spline(
    [t.shoulder, t.drop],
    [t.shoulder - 0.5 * cut, mix(t.drop, t.underarmY, 0.28)],
    [mix(t.shoulder, t.underarm, 0.14) - 0.7 * cut, mix(t.drop, t.underarmY, 0.62)],
    [mix(t.shoulder, t.underarm, 0.52) - 0.3 * cut, mix(t.drop, t.underarmY, 0.87)],
    [t.underarm, t.underarmY],
  );
}

/** What shows of the back's inside beside each bare armhole: the back is cut wider than the chest. */
export function armholeBacks(t: Torso, armhole: Path, cloth: Cloth): Part[] {
  const back = spline(
    [t.shoulder, t.drop],
    [t.shoulder + 0.5, mix(t.drop, t.underarmY, 0.32)],
    [mix(t.shoulder, t.underarm, 0.42), mix(t.drop, t.underarmY, 0.68)],
    [mix(t.shoulder, t.underarm, 0.8), mix(t.drop, t.underarmY, 0.88)],
    [t.underarm, t.underarmY],
  );
  const right: Part = {
    outline: back.to(offset(armhole, 0.4).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.5,
    flat: true,
    edge: 0.6,
  };
  return [right, mirrorPart(right)];
}

/** Binding along both armholes. */
export const armholeBinding = (armhole: Path, by = 0.9, kind: Line["kind"] = "groove"): Line[] => {
  const path = offset(armhole, by, 0, 1, 10);
  return [
    { path, kind },
    { path: path.mirror(), kind },
  ];
};
