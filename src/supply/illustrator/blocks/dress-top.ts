import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { besideNeck, neckBack, type OpenNeckShape, openNeck, openNeckSizes } from "./open-neck.ts";
import { armholeBacks, bareArmhole, strapped } from "./sleeveless.ts";
import { type Torso, torsoEdges } from "./torso.ts";

/** What a dress is above the arms. y = 0 is the top of the shoulder. */
export interface DressTop {
  /** From the left underarm over the neckline to the right one. */
  readonly edge: Path;
  /** The right underarm, where the side begins. */
  readonly underarm: Point;
  /** Drawn before the body, and after it. */
  readonly back: readonly Part[];
  readonly front: readonly Part[];
  /** Sewn on the body. */
  readonly lines: readonly Line[];
}

/** Heights of a woman's body below the shoulder. */
export const dressHeights = { bust: 25, waist: 38.5, hip: 58, knee: 98 } as const;

/** The shoulders of a dress; below the arms its side takes over. */
export function dressTorso(fit: number, neck = 7.7): Torso {
  const spared = Math.max(0, neck - 7.7) * 0.3;
  return {
    neck,
    shoulder: 17.9 + fit * 2.5,
    drop: 5 + fit - spared,
    underarm: 15.1 + fit * 2.3,
    underarmY: 21.2 + fit * 2,
    waist: 12.8 + fit * 3,
    waistY: dressHeights.waist,
    hem: 12.8 + fit * 3,
    length: dressHeights.waist,
    dip: 0.9,
  };
}

/** Anything that closes the neck: a collar, a rib, an open edge. */
export interface DressNeck {
  readonly seam: Path;
  readonly back: readonly Part[];
  readonly front: readonly Part[];
  readonly lines?: readonly Line[];
}

/** A neckline without collar, faced and stitched. */
export function facedNeck(shape: OpenNeckShape, cloth: Cloth): DressNeck & { readonly half: number } {
  const { half, depth } = openNeckSizes[shape];
  const seam = openNeck(shape, half, depth);
  return {
    half,
    seam,
    back: [neckBack(seam, half, shape === "boat" ? 1.6 : 2.6, cloth, { label: shape !== "boat" })],
    front: [],
    lines: [{ path: besideNeck(seam, half, 0.7), kind: "stitch", strength: 0.5 }],
  };
}

/** Shoulders that take a sleeve. */
export function sleevedTop(torso: Torso, neck: DressNeck): DressTop {
  const { shoulder, armhole } = torsoEdges(torso);
  const right = shoulder.to(armhole);
  return {
    edge: right.mirror().reverse().to(neck.seam).to(right),
    underarm: [torso.underarm, torso.underarmY],
    back: neck.back,
    front: neck.front,
    lines: [
      ...[armhole, armhole.mirror()].map((path): Line => ({ path, kind: "seam" })),
      ...(neck.lines ?? []),
    ],
  };
}

/** Shoulders `width` wide beside the neck, the armhole bare. */
export function sleevelessTop(torso: Torso, neck: DressNeck, width: number, cloth: Cloth): DressTop {
  const bare = strapped({ ...torso, underarm: torso.underarm - 0.4 }, width);
  const { shoulder } = torsoEdges(bare);
  const armhole = bareArmhole(bare, width > 7 ? 1.6 : 1);
  const right = shoulder.to(armhole);
  const facing = armhole.map(([x, y]): Point => [x - 0.75, y + 0.15]);
  return {
    edge: right.mirror().reverse().to(neck.seam).to(right),
    underarm: [bare.underarm, bare.underarmY],
    back: [...neck.back, ...armholeBacks(bare, armhole, cloth)],
    front: neck.front,
    lines: [
      ...[facing, facing.mirror()].map((path): Line => ({ path, kind: "stitch", strength: 0.5 })),
      ...(neck.lines ?? []),
    ],
  };
}

/** The side of a bodice, from the underarm to the waist. */
const bodiceSide = ([x, y]: Point, waist: number, waistY: number): Path =>
  spline(
    [x, y, "*"],
    [mix(x, waist, 0.42) - 0.1, mix(y, waistY, 0.42)],
    [mix(x, waist, 0.88), mix(y, waistY, 0.8)],
    [waist, waistY, "*"],
  );

/** A bodice that ends in a seam at the waist. */
export function bodicePart(
  top: DressTop,
  waist: number,
  seam: Path,
  more: Partial<Part> & { cloth: Cloth },
): Part {
  const side = bodiceSide(top.underarm, waist, seam.end[1]);
  const left = side.mirror();
  const start = top.edge.start;
  const leftSide = spline(corner(start), ...left.points(3).slice(1, 3), [-waist, seam.start[1], "*"]);
  return {
    role: "body",
    lift: 0.35,
    ...more,
    outline: top.edge.to(side).to(seam.reverse()).to(leftSide.reverse()).close(),
    lines: [...top.lines, ...(more.lines ?? [])],
  };
}
