import type { Cloth } from "../cloth/cloth.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { type Point, turn } from "../geometry/point.ts";
import { ellipse } from "../geometry/shapes.ts";
import type { Line, Part } from "../model/part.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { inset, roundedShape } from "./bag-shape.ts";
import { chain, stud } from "./hardware.ts";

export interface StrapOptions {
  readonly stitch?: boolean;
  /** Rolled round a cord: lit along its back. */
  readonly rolled?: boolean;
  readonly lift?: number;
  /** Behind the bag, where less light falls. */
  readonly behind?: boolean;
  readonly nodes?: number;
  readonly taper?: (share: number) => number;
}

/** A flat or rolled strap along a line. */
export function strap(spine: Path, width: number, cloth: Cloth, options: StrapOptions = {}): Part {
  const { stitch = true, rolled = false, lift = 0.3, behind = false, nodes = 14, taper } = options;
  const thread = (by: number): Line => ({
    path: offset(spine, by, 0.02, 0.98, nodes),
    kind: "stitch",
    strength: behind ? 0.45 : 0.8,
    ...(cloth.thread && { colour: cloth.thread }),
  });
  const edge = width / 2 - Math.min(0.22, width * 0.16);
  return {
    outline: ribbon(spine, taper ? (share) => width * taper(share) : width, nodes),
    cloth,
    role: "body",
    lift: behind ? 0.12 : lift,
    ...(behind && { light: -0.16 }),
    lines: rolled || !stitch ? [] : [thread(edge), thread(-edge)],
    ...(rolled && {
      folds: [
        {
          spine: offset(spine, -width * 0.14, 0.03, 0.97, 8),
          width: width * 0.17,
          depth: 0.7,
          swell: "full",
        },
      ],
    }),
  };
}

/** A tab sewn on a bag that holds a handle: straight above, pointed or round below. */
export function tab(
  [x, y]: Point,
  width: number,
  height: number,
  cloth: Cloth,
  {
    metal,
    end = "round",
    angle = 0,
  }: { readonly metal?: Metal; readonly end?: "round" | "square" | "point"; readonly angle?: number } = {},
): Part {
  const half = width / 2;
  // A long tab has no longer a point than a short one.
  const slope = Math.min(height * 0.34, width * 0.62);
  const foot = end === "square" ? width * 0.14 : width * 0.48;
  const shape =
    end === "point"
      ? roundedShape(
          [x - half, y, 0.1],
          [x + half, y, 0.1],
          [x + half, y + height - slope, width * 0.2],
          [x, y + height, width * 0.16],
          [x - half, y + height - slope, width * 0.2],
        )
      : roundedShape(
          [x - half, y, 0.12],
          [x + half, y, 0.12],
          [x + half, y + height, foot],
          [x - half, y + height, foot],
        );
  const turned = (point: Point) => turn(point, angle, [x, y]);
  return {
    outline: shape.map(turned),
    cloth,
    role: "body",
    lift: 0.22,
    flat: true,
    lines: [
      {
        path: inset(shape, Math.min(0.24, width * 0.14)).map(turned),
        kind: "stitch",
        ...(cloth.thread && { colour: cloth.thread }),
      },
    ],
    ...(metal && { trims: [stud(turned([x, y + height * 0.52]), 0.26, metal)] }),
  };
}

/** A chain as a strap: its thin core throws the shadow, its links are drawn upon it. */
export function chainStrap(
  path: Path,
  metal: Metal,
  cloth: Cloth,
  { woven = false, link = 1.15 }: { readonly woven?: boolean; readonly link?: number } = {},
): Part {
  return {
    outline: ribbon(path, woven ? link * 0.36 : 0.14, 20),
    cloth,
    role: "body",
    lift: 0.2,
    edge: woven ? 0.8 : 0,
    flat: true,
    trims: [chain(path, metal, { link, width: link * 0.66, thickness: link * 0.17 })],
  };
}

/** What is seen of the inside between the back edge and the front one. */
export function mouth(half: number, y: number, depth: number, lining: Cloth): Part {
  return {
    outline: ellipse([0, y], half, depth),
    cloth: lining,
    role: "lining",
    inside: 0.55,
    flat: true,
  };
}
