import type { Path } from "../../geometry/path.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Random } from "../../random.ts";

/** A soft bracelet laid down: nearly round, seen from a little above. It starts at its clasp, at the top. */
export function laidDown(random: Random, half = 3.3): Path {
  const nodes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const wobble = 1 + random.sway(0.011);
    return [Math.cos(angle) * half * wobble, Math.sin(angle) * half * 0.84 * wobble] as const;
  });
  return closedSpline(...nodes);
}
