import type { Cloth } from "../cloth/cloth.ts";
import { bow, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { besideNeck, neckBack, type OpenNeckShape, openNeck, openNeckSizes } from "./open-neck.ts";
import { armholeBacks, bareArmhole, strapped } from "./sleeveless.ts";
import { slenderStraps } from "./slender-straps.ts";
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

export type BustEdge = "cowl" | "v" | "straight" | "sweetheart" | "scooped";

/** The inside of a low back, seen over the front's edge. */
export const lowBack = (cloth: Cloth, x: number, y: number, rise = 1.8, label = true): Part => ({
  outline: spline([-x, y], [-x * 0.55, y - rise * 0.7], [0, y - rise], [x * 0.55, y - rise * 0.7], [x, y])
    .lineTo([x - 3, y + 7], [3 - x, y + 7])
    .close(),
  cloth,
  role: "back",
  inside: 0.5,
  flat: true,
  ...(label && {
    trims: [{ kind: "label", at: [0, y - rise + 1.5], width: 3.2, height: 1.3, colour: "#efe9df" }],
  }),
});

/** Held by slender straps: `strapX` is where they are sewn on. */
export function strapTop(
  shape: BustEdge,
  cloth: Cloth,
  { width = 0.62, second }: { width?: number; second?: number } = {},
): DressTop {
  const x = 8.4;
  const neck = {
    cowl: spline([0, 23.6], [3, 22.8], [6.4, 19.6], [x, 14.2, "*"]),
    v: spline([0, 24, "*"], [4.4, 19], [x, 13.4, "*"]),
    straight: spline([0, 18.4], [4.6, 18], [x - 0.6, 16.4], [x, 15.4, "*"]),
    sweetheart: spline([0, 21.6, "*"], [2.6, 18.6], [5.6, 17.2], [x, 14.4, "*"]),
    scooped: spline([0, 21.2], [4, 20.4], [7, 17.4], [x, 13.6, "*"]),
  }[shape];
  const y = neck.end[1];
  const underarm: Point = [14.5, 23.2];
  const right = neck.to(spline([x, y, "*"], [10, 18], [11.8, 21], corner(underarm)));
  const straps = slenderStraps({
    cloth,
    from: [x, y + 0.3],
    back: [6.4, 21.4],
    width,
    ...(second !== undefined && { second }),
  });
  const edge = right.mirror().reverse().to(right);
  return {
    edge,
    underarm,
    back: [...straps.back, lowBack(cloth, 14.2, 23.2)],
    front: straps.front,
    lines: shape === "cowl" ? [] : [{ path: edge.shift(0, 0.75), kind: "stitch", strength: 0.5 }],
  };
}

/** Held by its boning alone. */
export function straplessTop(
  shape: "straight" | "sweetheart" | "notched" | "peaked",
  cloth: Cloth,
): DressTop {
  const underarm: Point = [14.2, 22.4];
  const right = {
    straight: spline([0, 18.4], [5, 18.1], [9.6, 18], [12.4, 19.6], corner(underarm)),
    sweetheart: spline([0, 22, "*"], [2.8, 17.9], [7.2, 16.6], [10.9, 18.6], corner(underarm)),
    notched: spline([0, 25.5, "*"], [1, 20.4], [1.9, 18.2, "*"], [7, 17.4], [11.2, 18.8], corner(underarm)),
    peaked: spline([0, 22.4, "*"], [4.4, 18.6], [8.8, 15.8, "*"], [11.2, 18.8], corner(underarm)),
  }[shape];
  const edge = right.mirror().reverse().to(right);
  return {
    edge,
    underarm,
    back: [lowBack(cloth, 13.9, 22.4, shape === "straight" ? 0.6 : 2.4, false)],
    front: [],
    lines: [{ path: edge.shift(0, 0.9), kind: "stitch", strength: 0.5 }],
  };
}

/** Tied or buttoned behind the neck, the back bare. */
export function halterTop(shape: "band" | "v" | "cowl" | "keyhole", cloth: Cloth): DressTop {
  const underarm: Point = [14.2, 22.4];
  const open = shape === "v" || shape === "cowl";
  const neck = {
    band: spline([0, 1.8], [3, 1.3], [6, -1.6, "*"]),
    keyhole: spline([0, 1.8], [3, 1.3], [6, -1.6, "*"]),
    v: spline([0, 25, "*"], [3.2, 14], [5, 4.6], [5.3, -2.2, "*"]),
    cowl: spline([0, 16], [3.2, 14.4], [5.5, 8], [6, -2, "*"]),
  }[shape];
  const arm = spline(
    [open ? 7.5 : 6.2, -1.9, "*"],
    [open ? 8.4 : 7.1, 6],
    [9.2, 13],
    [11, 18.6],
    corner(underarm),
  );
  const right = neck.to(arm);
  const band: Part = {
    outline: spline([-6.2, -1.8, "*"], [-3, 1.1], [0, 1.6], [3, 1.1], [6.2, -1.8, "*"])
      .lineTo([5.7, -4.4])
      .to(spline([5.7, -4.4, "*"], [3, -1.9], [0, -1.3], [-3, -1.9], [-5.7, -4.4, "*"]))
      .close(),
    cloth,
    role: "collar",
    lift: 0.35,
  };
  const behind: Part = {
    outline: open
      ? ribbon(spline([-6.4, -1.6], [-4, -4.2], [0, -5], [4, -4.2], [6.4, -1.6]), 1.7, 8)
      : spline([-5.8, -4.4], [0, -3.6], [5.8, -4.4]).lineTo([5.6, -2], [0, -1], [-5.6, -2]).close(),
    cloth,
    role: "back",
    inside: 0.45,
    flat: true,
  };
  const facing = arm.map(([x, y]): Point => [x - 0.8, y + 0.3]);
  return {
    edge: right.mirror().reverse().to(right),
    underarm,
    back: [
      behind,
      {
        outline: spline([-14.2, 22.4], [-7, 27.5], [0, 29.5], [7, 27.5], [14.2, 22.4])
          .lineTo([12, 33], [-12, 33])
          .close(),
        cloth,
        role: "back",
        inside: 0.5,
        flat: true,
      },
    ],
    front: open ? [] : [band],
    lines: [facing, facing.mirror()].map((path): Line => ({ path, kind: "stitch", strength: 0.5 })),
  };
}

/** One shoulder bare: the edge runs from the left underarm up to the right shoulder. */
export function oneShoulderTop(torso: Torso, cloth: Cloth, sleeved: boolean): DressTop {
  const bare = strapped(torso, sleeved ? 20 : 5.5);
  const { shoulder, armhole: sewn } = torsoEdges(bare);
  const armhole = sleeved ? sewn : bareArmhole(bare, 0.8);
  const underarm: Point = [torso.underarm, torso.underarmY];
  const neck = spline(
    [-underarm[0] + 0.6, underarm[1] + 1, "*"],
    [-9.6, 18.4],
    [-2.4, 13.6],
    [4.6, 6.4],
    [torso.neck, 0, "*"],
  );
  const inner = spline([-13.4, 21.4], [-4, 18], [2.6, 10.8], [torso.neck - 0.2, 1.2]);
  const back: Part = {
    outline: spline([-13.8, 22], [-5, 17.2], [1, 9.6], [torso.neck, 0]).lineTo([9, 14], [-4, 27]).close(),
    cloth,
    role: "back",
    inside: 0.52,
    flat: true,
  };
  return {
    edge: neck.to(shoulder).to(armhole),
    underarm,
    back: [back, ...(sleeved ? [] : armholeBacks(bare, armhole, cloth).slice(0, 1))],
    front: [],
    lines: [
      { path: inner.shift(0.2, 0.6), kind: "stitch", strength: 0.5 },
      { path: armhole, kind: "seam", strength: sleeved ? 1 : 0.01 },
    ],
  };
}

/** The side of a bodice, from the underarm to the waist. */
export const bodiceSide = ([x, y]: Point, waist: number, waistY: number): Path =>
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

/** A body over a bust: drags from the underarm, the bust's light, breaks at the waist. */
export function bodiceFolds(
  { underarm: [x, y] }: Pick<DressTop, "underarm">,
  waist: number,
  waistY: number,
  random: Random,
  amount = 1,
): Fold[] {
  return [-1, 1].flatMap((s): Fold[] => [
    {
      spine: bow(
        [s * (x - 0.2), y + 0.6],
        [s * waist * random.between(0.72, 0.82), y + random.between(9, 12)],
        s * -0.1,
      ),
      width: random.between(0.6, 0.9),
      depth: -0.46 * amount,
      swell: "start",
    },
    {
      spine: bow(
        [s * waist, waistY - random.between(2, 4)],
        [s * waist * random.between(0.45, 0.6), waistY - random.between(4, 8)],
        s * 0.1,
      ),
      width: random.between(0.5, 0.7),
      depth: -0.38 * amount,
      swell: "start",
    },
    {
      spine: spline(
        [s * 8, Math.max(y - 5, 11)],
        [s * 7.6, dressHeights.bust - 1],
        [s * 6, dressHeights.bust + 9],
      ),
      width: s < 0 ? 2.4 : 2,
      depth: (s < 0 ? 0.5 : 0.34) * amount,
    },
  ]);
}

/** Swags of a cowl, hung between two points: a valley and a lit lip each. */
export function cowlFolds(y: number, half: number, top: number, random: Random): Fold[] {
  return [0, 1, 2].flatMap((i): Fold[] => {
    const [low, wide, high] = [y + i * 2.9, half + i * 1.4, top + i * 2.7];
    const lean = random.sway(0.9);
    const swag = (drop: number, share: number): Path =>
      spline(
        [-wide * share, high + drop],
        [-wide * 0.6 * share, low - 1.9 + drop],
        [lean, low + 0.6 + drop],
        [wide * 0.6 * share, low - 1.9 + drop],
        [wide * share, high + drop],
      );
    return [
      { spine: swag(0, 1), width: 0.8 - i * 0.08, depth: -(0.75 - i * 0.16) },
      { spine: swag(1.4, 0.92), width: 0.85, depth: 0.9 - i * 0.15 },
    ];
  });
}

/** Cloth laid in soft pleats across the body, from one seam to another: valleys, and lit rolls between them. */
export function drapedAcross(
  from: readonly Point[],
  to: readonly Point[],
  bend: number,
  random: Random,
): Fold[] {
  return from.flatMap((a, i): Fold[] => {
    const b = to[i] ?? a;
    const next = from[i + 1];
    const end = to[i + 1];
    const spine = bow(a, b, bend + random.sway(0.025));
    const valley: Fold = {
      spine,
      width: random.between(0.6, 0.95),
      depth: -random.between(0.42, 0.6),
      swell: "start",
    };
    if (!next || !end) return [valley];
    const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    return [
      valley,
      {
        spine: bow(middle(a, next), middle(b, end), bend),
        width: random.between(0.9, 1.2),
        depth: 0.5,
        swell: "both",
      },
    ];
  });
}
