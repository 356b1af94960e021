import type { Path } from "../geometry/path.ts";
import { move } from "../geometry/point.ts";
import { closedSpline, type Node } from "../geometry/spline.ts";
import type { Random } from "../random.ts";

/**
 * The edge of fur: tufts of uneven length that lean one way. `size` is how far they stand out,
 * `step` how far apart they are.
 */
export function furry(outline: Path, random: Random, size = 0.7, step = 1.5): Path {
  const path = outline.clockwise();
  const count = Math.max(8, Math.round(path.length / step));
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) {
    const at = (share: number) => (i + share) / count;
    // Clockwise on screen the outside is to the left of the way, against the normal.
    const root = move(path.at(at(0)), path.normal(at(0)), size * random.between(-0.35, 0.3));
    const share = at(random.between(0.35, 0.85));
    const tip = move(path.at(share), path.normal(share), -size * random.between(0.15, 1));
    nodes.push(root, random.chance(0.5) ? [tip[0], tip[1], "*"] : tip);
  }
  return closedSpline(...nodes);
}
