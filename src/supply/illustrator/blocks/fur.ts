import type { Path } from "../geometry/path.ts";
import { move } from "../geometry/point.ts";
import { closedSpline, corner, type Node } from "../geometry/spline.ts";
import type { Random } from "../random.ts";

/**
 * The edge of fur, which has no line: `hair` ends in fine tufts of uneven length that lean one way, `curls` in small
 * round bumps. `size` is how far they stand out, `step` how far apart they are.
 */
export function furry(
  outline: Path,
  random: Random,
  { kind, size, step }: { readonly kind: "hair" | "curls"; readonly size: number; readonly step: number },
): Path {
  const path = outline.clockwise();
  const count = Math.max(8, Math.round(path.length / step));
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) {
    const at = (share: number) => (i + share) / count;
    // Clockwise on screen the outside is to the left of the way, against the normal.
    const root = move(path.at(at(0)), path.normal(at(0)), size * random.between(-0.3, 0.3));
    const share = at(kind === "hair" ? random.between(0.6, 1) : 0.5);
    const tip = move(path.at(share), path.normal(share), -size * random.between(0.3, 1));
    if (kind === "hair") nodes.push(corner(root), corner(tip));
    else nodes.push(root, tip);
  }
  return closedSpline(...nodes);
}

/** Curly fleece on a jacket of leather. */
export const fleecy = { kind: "curls", size: 0.36, step: 1.15 } as const;
/** Long hair around a hood or all over. */
export const hairy = { kind: "hair", size: 0.8, step: 1.1 } as const;
