import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { between, type Point } from "../geometry/point.ts";
import { corner, polyline, spline } from "../geometry/spline.ts";
import type { Line, Part, Trim } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";

/**
 * Collars of buttoned fronts. `camp` lies open with a small turned-back front; `open` is a classic collar with
 * its first buttons undone; `band` has no leaves.
 */
type ShirtCollarStyle = "classic" | "spread" | "button-down" | "camp" | "band" | "peter-pan" | "open";

export interface ShirtCollarShape {
  readonly style: ShirtCollarStyle;
  /** Half the width of the neck. */
  readonly half: number;
  readonly cloth: Cloth;
  readonly button: Colour;
  /** Length of the collar's points, 1 as usual. */
  readonly points?: number;
  readonly stitched?: boolean;
  readonly inside?: Cloth;
}

export interface ShirtCollar {
  /** Where the body begins, from the left shoulder to the right one. */
  readonly neck: Path;
  /** Where the front closes below the collar. */
  readonly closesAt: number;
  /** Drawn before the body, and after it. */
  readonly back: Part[];
  readonly front: Part[];
}

/** How high the collar stands behind the neck. */
const stand = 4.2;

export function shirtCollar(of: ShirtCollarShape): ShirtCollar {
  switch (of.style) {
    case "band":
      return bandCollar(of);
    case "camp":
      return campCollar(of);
    case "open":
      return openCollar(of);
    case "peter-pan":
    case "classic":
    case "spread":
    case "button-down":
      return closedCollar(of);
  }
}

const whole = (right: Path): Path => right.mirror().reverse().to(right);

const label = (y: number): Trim => ({
  kind: "label",
  at: [0, y],
  width: 4.2,
  height: 1.8,
  colour: "#f1ece2",
});

/** The back of the collar's stand, seen inside the neck: `rim` runs from its right top down to the centre. */
function insideOf(half: number, rim: Path, cloth: Cloth, labelY: number): Part {
  const [x, y] = rim.start;
  const top = spline([-x, y], [-x * 0.55, y + 0.75], [0, y + 0.95], [x * 0.55, y + 0.75], [x, y]);
  return {
    outline: top.to(rim).to(rim.mirror().reverse()).close(),
    cloth,
    role: "back",
    inside: 0.5,
    flat: true,
    lines: [{ path: spline([-half + 1.4, -1.6], [0, -0.1], [half - 1.4, -1.6]), kind: "seam" }],
    trims: [label(labelY)],
  };
}

interface LeafShape {
  readonly inner: Point;
  readonly tip: Point;
  /** From the inner corner up to the top of the stand. */
  readonly fold: Path;
  readonly round?: boolean;
}

function leafPart({ inner, tip, fold, round = false }: LeafShape, of: ShirtCollarShape): Part {
  const { half, cloth, stitched = true } = of;
  const side: Point = [half + 1.5, 0.6];
  const neckSide = spline(
    [half - 1.1, -stand, "*"],
    [half - 0.1, 0.4 - stand],
    [half + 0.8, -2],
    corner(side),
  );
  const outer = round
    ? spline(
        corner(side),
        [side[0] - 0.5, tip[1] * 0.62],
        [tip[0] + 0.6, tip[1] - 0.7],
        [tip[0] - 1.9, tip[1]],
        [inner[0] + 0.7, tip[1] - 1.9],
        corner(inner),
      )
    : spline(corner(side), [(side[0] + tip[0]) / 2 + 0.25, (side[1] + tip[1]) / 2], corner(tip)).to(
        spline(corner(tip), [(tip[0] + inner[0]) / 2, (tip[1] + inner[1]) / 2 + 0.12], corner(inner)),
      );
  const lines: Line[] = [];
  if (stitched && !round) {
    const turning: Point = [tip[0] - 0.1, tip[1] - 0.75];
    lines.push(
      {
        path: spline(
          [side[0] - 0.3, side[1]],
          [(side[0] + turning[0]) / 2 - 0.2, (side[1] + turning[1]) / 2],
          turning,
        ),
        kind: "stitch",
      },
      { path: polyline(turning, between(turning, [inner[0], inner[1] - 0.6], 0.93)), kind: "stitch" },
    );
  }
  if (stitched && round) {
    const centre: Point = [half * 0.62, 2.2];
    lines.push({ path: outer.map((point) => between(point, centre, 0.1)), kind: "stitch" });
  }
  return {
    outline: fold.to(neckSide).to(outer).close(),
    cloth,
    role: "collar",
    lift: 0.8,
    grain: 38,
    folds: [
      {
        spine: spline([inner[0] + 1.2, inner[1] + 0.6], [4.6, 1.4], [half - 0.6, -3]),
        width: 0.9,
        depth: 0.5,
      },
    ],
    lines,
  };
}

/** Leaves that meet at the throat, over a stand with its button. */
function closedCollar(of: ShirtCollarShape): ShirtCollar {
  const { half, style, cloth, button, points = 1 } = of;
  const tips: Record<"classic" | "spread" | "button-down" | "peter-pan", Point> = {
    classic: [5.7, 7.9 * points],
    spread: [8, 6.5 * points],
    "button-down": [5.3, 8.3 * points],
    "peter-pan": [6.6, 7 * points],
  };
  const round = style === "peter-pan";
  const inner: Point = round ? [0.15, 2.9] : [0.2, 2.4];
  const tip =
    tips[style === "spread" || style === "button-down" || style === "peter-pan" ? style : "classic"];
  const top: Point = [half - 1.1, -stand];
  const fold = spline(corner(inner), [2.4, 0.5], [4.8, -2.2], corner(top));
  const leaf = leafPart({ inner, tip, fold, round }, of);
  const fastened: Trim[] =
    style === "button-down"
      ? [{ kind: "button", at: [tip[0] - 0.35, tip[1] - 1.3], radius: 0.4, colour: button }]
      : [];
  const right: Part = { ...leaf, trims: fastened };
  const tab: Part = {
    outline: spline([-1.75, 2.1, "*"], [0, 1.6], [1.75, 2.1, "*"]).lineTo([1.75, 4.5], [-1.75, 4.5]).close(),
    cloth,
    role: "collar",
    flat: true,
    trims: round ? [] : [{ kind: "button", at: [0, 3.3], radius: 0.5, colour: button }],
  };
  return {
    neck: whole(spline([0, 2.6, "*"], [3.6, 2.4], [6.4, 1.4], [half, 0, "*"])),
    closesAt: 2.4,
    back: [
      insideOf(half, spline(corner(top), [4.8, -2.2], [2.4, 0.5], [0, 2.8, "*"]), of.inside ?? cloth, -1),
    ],
    front: [tab, mirrorPart(right), right],
  };
}

/** The first button undone: leaves fall apart and show the inside. */
function openCollar(of: ShirtCollarShape): ShirtCollar {
  const { half, cloth, points = 1 } = of;
  const inner: Point = [2.5, 5.4];
  const top: Point = [half - 1.1, -stand];
  const fold = spline(corner(inner), [4, 0.8], [5.5, -2.4], corner(top));
  const leaf = leafPart({ inner, tip: [8.3, 9.6 * points], fold }, of);
  const rim = spline(corner(top), [5.5, -2.4], [4, 0.8], [1.9, 7.6], [0, 13.6, "*"]);
  return {
    neck: whole(spline([0, 13.2, "*"], [1.8, 7.4], [4.2, 2.6], [half, 0, "*"])),
    closesAt: 12.8,
    back: [insideOf(half, rim, of.inside ?? cloth, 1.2)],
    front: [mirrorPart(leaf), leaf],
  };
}

/** A one-piece collar that lies open, with a notch between it and the turned-back front. */
function campCollar(of: ShirtCollarShape): ShirtCollar {
  const { half, cloth, points = 1, stitched = true } = of;
  const top: Point = [half - 1.1, 0.5 - stand];
  const notch: Point = [5.6, 6.2];
  const close = 17;
  const roll = spline(corner(top), [5.6, -0.8], [4, 4.6], [2.1, 10.6], [0.1, close, "*"]);
  const turned: Part = {
    outline: spline([4, 4.4, "*"], [notch[0], notch[1] - 0.3], [10.4 * points, 8.4, "*"])
      .to(spline([10.4 * points, 8.4, "*"], [7.2, 11.8], [3.4, 15], [0.1, close, "*"]))
      .to(spline([0.1, close, "*"], [2.1, 10.6], [4, 4.4, "*"]))
      .close(),
    cloth,
    role: "collar",
    grain: 24,
    lift: 0.6,
    light: 0.02,
    folds: [{ spine: spline([1.6, 14], [3.4, 9.6], [4.9, 6]), width: 0.8, depth: 0.45 }],
    lines: stitched
      ? [{ path: spline([9.6 * points, 8.5], [6.8, 11.4], [3.2, 14.5], [0.9, 16]), kind: "stitch" }]
      : [],
  };
  const tip: Point = [11.2 * points, 6.6];
  const leaf: Part = {
    outline: spline([4, 4.8, "*"], [5.6, -0.8], corner(top))
      .to(spline(corner(top), [half - 0.1, 0.8 - stand], [half + 0.9, -1.8], [half + 1.8, 0.9, "*"]))
      .to(spline([half + 1.8, 0.9, "*"], [half + 2.9, 3.8], corner(tip)))
      .to(spline(corner(tip), [8.4, 6.5], [notch[0], notch[1]], [4, 4.8, "*"]))
      .close(),
    cloth,
    role: "collar",
    grain: 40,
    lift: 0.8,
    folds: [{ spine: spline([5.2, 3.6], [6.2, 0], [half - 0.5, -2.6]), width: 0.9, depth: 0.45 }],
    lines: stitched
      ? [
          {
            path: spline([half + 1.4, 1.2], [half + 2.3, 3.6], [tip[0] - 0.7, 6], [8.2, 5.8], [5.8, 5.5]),
            kind: "stitch",
          },
        ]
      : [],
  };
  return {
    neck: whole(spline([0, close + 0.2, "*"], [1.9, 10.6], [4.4, 3.4], [half, 0, "*"])),
    closesAt: close - 0.8,
    back: [insideOf(half, roll, of.inside ?? cloth, 1)],
    front: [mirrorPart(turned), turned, mirrorPart(leaf), leaf],
  };
}

/** A stand without leaves: mandarin, grandad. */
function bandCollar(of: ShirtCollarShape): ShirtCollar {
  const { half, cloth, button, stitched = true } = of;
  const top: Point = [half - 1.2, 0.4 - stand];
  const depth = 4.8;
  const seam = spline([0, depth, "*"], [3.6, 4], [6.3, 2.1], [half, 0, "*"]);
  const rim = spline([0.1, 2.7, "*"], [0.5, 1.9], [3.4, 0.5], [5.6, -1.7], corner(top));
  const right: Part = {
    outline: rim
      .to(spline(corner(top), [half - 0.5, -2.2], [half, 0, "*"]))
      .to(seam.reverse())
      .close(),
    cloth,
    role: "collar",
    lift: 0.35,
    grain: 30,
    lines: [
      { path: seam, kind: "groove" },
      ...(stitched
        ? [{ path: rim.map(([x, y]): Point => [x + 0.25, y + 0.55]), kind: "stitch" } as const]
        : []),
    ],
  };
  return {
    neck: whole(seam),
    closesAt: depth - 0.2,
    back: [
      insideOf(half, spline(corner(top), [5.6, -1.7], [3.4, 0.6], [0, 3, "*"]), of.inside ?? cloth, -0.9),
    ],
    front: [
      mirrorPart(right),
      { ...right, trims: [{ kind: "button", at: [0.1, 3.7], radius: 0.48, colour: button }] },
    ],
  };
}
