import type { Path } from "../geometry/path.ts";
import { spline } from "../geometry/spline.ts";
import type { Torso } from "./torso.ts";

/** The right half of a shirt-tail: high at the side, deep in the middle. */
export const tailHem = (t: Torso): Path =>
  spline(
    [t.hem, t.length - 1.5, "*"],
    [t.hem - 2.6, t.length + 1.9],
    [t.hem * 0.62, t.length + 4.2],
    [t.hem * 0.28, t.length + 5],
    [0, t.length + 5.1],
  );

export const straightHem = (t: Torso): Path =>
  spline([t.hem, t.length, "*"], [t.hem * 0.5, t.length + 0.9], [0, t.length + 1.1]);
