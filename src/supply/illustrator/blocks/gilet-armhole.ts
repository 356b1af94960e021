import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import { type Torso, torsoEdges } from "./torso.ts";

/** The shoulder of a garment without sleeves is cut closer to the neck. */
export const sleevelessTorso = (torso: Torso, narrower = 3): Torso => ({
  ...torso,
  shoulder: torso.shoulder - narrower,
  drop: torso.drop * 0.86,
  underarmY: torso.underarmY + 1.2,
});

/** What is seen of the back's inside through both armholes. Draw it before the body. */
export function armholeInsides(torso: Torso, cloth: Cloth): Part[] {
  const { armhole } = torsoEdges(torso);
  const { shoulder, drop, underarm, underarmY } = torso;
  const back = spline(
    [shoulder, drop],
    [shoulder + 0.5, drop + 4],
    [mix(shoulder, underarm, 0.5) + 1, mix(drop, underarmY, 0.6)],
    [underarm, underarmY],
  );
  const right: Part = {
    outline: back.to(armhole.reverse()).close(),
    cloth,
    role: "lining",
    inside: 0.55,
    flat: true,
    edge: 0.7,
  };
  return [right, mirrorPart(right)];
}

/** A binding around both armholes. */
export function armholeBindings(torso: Torso, width: number, cloth: Cloth): Part[] {
  const { armhole } = torsoEdges(torso);
  const right: Part = {
    // It disappears under the arm.
    outline: ribbon(armhole, (share) => width * Math.min(1, (1 - share) * 6 + 0.1), 12),
    cloth,
    role: "front",
    lift: 0.25,
    edge: 0.8,
  };
  return [right, mirrorPart(right)];
}
