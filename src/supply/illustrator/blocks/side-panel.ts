import type { Cloth } from "../cloth/cloth.ts";
import { stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { sideSeam, type Torso } from "./torso.ts";

/** A narrow panel under the right arm down to the hem, as it shows from the front. */
export function sidePanel(t: Torso, hem: Path, cloth: Cloth, width = 3.6): Part {
  const share = (width + 0.8) / t.hem;
  const bottom = stretch(hem, 0, share, 4);
  const inner = spline(
    bottom.end,
    [t.waist - width * 0.8, mix(t.waistY, t.length, 0.3)],
    [t.waist - width * 0.66, t.waistY - 4],
    [t.underarm - 0.4, t.underarmY + 0.2],
  );
  return {
    outline: sideSeam(t).to(bottom).to(inner).close(),
    cloth,
    role: "body",
    edge: 0,
    flat: true,
    lines: [
      { path: inner, kind: "seam" },
      { path: inner.shift(0.4, 0), kind: "stitch", strength: 0.8 },
    ],
    folds: [{ spine: stretch(sideSeam(t), 0.1, 0.95, 5).shift(-0.3, 0), width: 1, depth: -0.5 }],
  };
}
