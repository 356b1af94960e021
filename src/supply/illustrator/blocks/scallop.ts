import { Path, type Segment } from "../geometry/path.ts";
import { add, scale, subtract } from "../geometry/point.ts";

/**
 * The edge of lace along a line: arcs `size` long that swell by `depth` to its left-hand normal
 * (below a line that runs to the right), or to the other side when negative.
 */
export function scalloped(line: Path, size: number, depth: number): Path {
  const count = Math.max(2, Math.round(line.length / size));
  const segments = Array.from({ length: count }, (_, i): Segment => {
    const [from, until] = [i / count, (i + 1) / count];
    const [a, b] = [line.at(from), line.at(until)];
    const push = scale(line.normal((from + until) / 2), depth * 1.33);
    const inset = scale(subtract(b, a), 0.12);
    return [a, add(add(a, push), inset), subtract(add(b, push), inset), b];
  });
  return new Path(segments);
}
