import type { Cloth } from "../cloth/cloth.ts";
import { offset } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Torso } from "./torso.ts";

/** The shoulder ends where the strap does: `width` beside the neck, on the same slope. */
export function strapped(torso: Torso, width: number): Torso {
  const shoulder = Math.min(torso.shoulder, torso.neck + width);
  const share = (shoulder - torso.neck) / (torso.shoulder - torso.neck || 1);
  return { ...torso, shoulder, drop: torso.drop * share };
}

/** The right armhole of a garment without sleeves, cut in by so many centimetres, from the shoulder down. */
export function bareArmhole({ shoulder, drop, underarm, underarmY }: Torso, cutIn: number): Path {
  const inner = Math.min(shoulder, underarm) - cutIn;
  return spline(
    [shoulder, drop],
    [mix(shoulder, inner, 0.7), mix(drop, underarmY, 0.32)],
    [mix(inner, underarm, 0.18), mix(drop, underarmY, 0.62)],
    [mix(inner, underarm, 0.62), mix(drop, underarmY, 0.87)],
    [underarm, underarmY],
  );
}

/** The line of the binding beside both armholes, right and left. */
export function armholeBinding(armhole: Path, width = 0.9): Line[] {
  const beside = offset(armhole, width, 0, 1, 10);
  return [beside, beside.mirror()].map((path) => ({ path, kind: "groove" }));
}

/** The inside of the back, seen through both armholes. Drawn before the body. */
export function armholeBacks(
  { shoulder, drop, underarm, underarmY }: Torso,
  armhole: Path,
  cloth: Cloth,
): Part[] {
  const back = spline(
    [shoulder, drop],
    [shoulder + 0.5, mix(drop, underarmY, 0.34)],
    [mix(shoulder, underarm, 0.5) + 0.7, mix(drop, underarmY, 0.68)],
    [underarm, underarmY],
  );
  const right: Part = {
    outline: back.to(armhole.reverse()).close(),
    cloth,
    role: "back",
    inside: 0.5,
    flat: true,
    edge: 0.7,
  };
  return [right, mirrorPart(right)];
}
