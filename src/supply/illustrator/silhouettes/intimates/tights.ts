import { hosieryLeg, toe } from "../../blocks/hosiery.ts";
import { type HosieryPattern, hosieryPattern } from "../../blocks/hosiery-pattern.ts";
import { sheerEdges } from "../../blocks/volume.ts";
import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { closedSpline, smooth, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Model, Part, Trim } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { n1 } from "../../sheet.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import {
  type Denier,
  denseCloth,
  hosieryFabrics,
  legCloth,
  patternColour,
  seeThrough,
} from "./hosiery-cloths.ts";

export interface TightsCut {
  readonly denier: Denier;
  /** The upper part is denser, cut like a brief or like shorts, or as sheer as the leg. */
  readonly top: "brief" | "shorts" | "same";
  /** A seam down the back of the leg shows through. */
  readonly seam: boolean;
  readonly toe: "dense" | "same";
  readonly pattern: HosieryPattern;
  /** How far the legs stand apart. */
  readonly stance: "narrow" | "usual" | "wide";
}

export const tights = silhouette<"tights", TightsCut>({
  kind: "tights",
  family: "hosiery",
  leaves: { women: ["F.2.2"] },
  fabrics: hosieryFabrics,
  cut: (random) => ({
    denier: random.pick(["sheer", "semi", "opaque"]),
    top: random.pick(["brief", "shorts", "same"]),
    seam: random.chance(0.3),
    toe: random.pick(["dense", "same"]),
    pattern: random.pick(["plain", "plain", "plumetis", "fishnet", "ribbed", "rings", "side-stripe"]),
    stance: random.pick(["narrow", "usual", "wide"]),
  }),
  draw: drawTights,
  words: () => ({ rise: "high", length: "long", closure: "pull-on" }),
});

/** Height of the waist above the crotch. */
const rise = 25;

function drawTights(cut: TightsCut, { main }: Fabric, { random, leftRandom }: Hand): Model {
  const waist = { half: 11.2, height: 2.6, spread: 0.5, dip: 1.3, back: 1.2 };
  const { seamHalf, seamY } = waistEdges(waist);
  const lean = { narrow: -0.062, usual: 0, wide: 0.085 }[cut.stance];
  const down = ([x, y]: Point): Point => [x + Math.max(0, y - 2) * lean, y + rise];
  const shape = hosieryLeg(3, {
    outer: [
      [seamHalf, seamY(seamHalf) - rise],
      [mix(seamHalf, 16, 0.55), -rise + 9],
      [15.8, -9],
      [16.4, -2],
    ],
    inner: [0.1, 0],
  });
  const outline = shape.outer
    .to(shape.inner)
    .to(spline([0.1, 0, "*"], [-0.2, -rise * 0.5], [0, seamY(0) - rise, "*"]))
    .close()
    .map(down);
  const veiled = seeThrough(main, cut.denier);
  // What is woven or printed already carries no second pattern.
  const pattern = main.motif || main.kind === "lace" || main.kind === "tulle" ? "plain" : cut.pattern;
  const { cloth, sheer = 0 } = legCloth(main, cut.denier);
  const at = (across: number, y: number) => down(shape.at(across, y));
  const leg = (chance: Random): Part => ({
    outline,
    cloth,
    sheer,
    role: "body",
    lift: veiled ? 0 : 0.25,
    edge: 1.1,
    folds: veiled ? [] : lights(at, chance),
    lines:
      cut.seam && veiled
        ? [{ path: smooth([[7.6, 6], at(0.46, 4), at(0.5, 30), at(0.46, 52), at(0.5, 76)]), kind: "edge" }]
        : [],
    trims: [
      ...(veiled ? [sheerEdges(outline, shadow(main.colour, 0.25))] : []),
      ...hosieryPattern(pattern, at, { from: veiled ? 5 : -4, until: 80 }, patternColour(main)),
      ...(cut.seam && veiled ? [backSeam(at, main.colour)] : []),
    ],
  });
  const dense = denseCloth(main);
  const tips: Part[] =
    cut.toe === "dense" && veiled
      ? [{ outline: toe().map(down), cloth: dense, sheer: 0.35, role: "body", edge: 0.5 }]
      : [];
  const legs = [mirrorPart(leg(leftRandom)), leg(random), ...tips, ...tips.map((part) => mirrorPart(part))];
  return {
    parts: [
      waistInside(waist, dense),
      ...legs,
      ...(veiled && cut.top !== "same" ? [upper(cut.top, seamHalf, seamY(seamHalf), seamY(0), dense)] : []),
      elasticBand(waist, dense, random, 1),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-14, -2, 14, 33] },
  };
}

/** A seam with its heel, as it shows through from behind. */
function backSeam(at: (across: number, y: number) => Point, colour: Colour): Trim {
  const line = smooth([5, 20, 36, 52, 66, 76].map((y) => at(0.5, y)));
  const heel = closedSpline([...at(0.5, 66), "*"], at(0.74, 72), at(0.84, 77), at(0.16, 77), at(0.26, 72));
  return {
    kind: "drawn",
    draw: (pen) =>
      `<path d="${pathData(line.map(pen.at))}" fill="none" stroke="${shadow(colour, 0.35)}" stroke-width="${n1(0.5 * pen.scale)}"/>` +
      `<path d="${pathData(heel.map(pen.at))}" fill="${shadow(colour, 0.35)}" opacity=".75"/>`,
  };
}

/** The body under opaque cloth: lit thigh and calf, a dimple at the knee. */
function lights(at: (across: number, y: number) => Point, random: Random): Fold[] {
  const along = (across: number, from: number, until: number, width: number, depth: number): Fold => ({
    spine: smooth([0, 0.5, 1].map((t) => at(across + random.sway(0.02), mix(from, until, t)))),
    width,
    depth,
  });
  return [
    along(0.4, -8, 28, 2.6, 0.5),
    along(0.4, 38, 62, 1.7, 0.46),
    along(0.86, 4, 30, 1.3, -0.24),
    along(0.5, 74, 84, 0.9, 0.34),
    {
      spine: smooth([at(0.2, 36), at(0.45, 37.2), at(0.7, 36.4 + random.sway(0.5))]),
      width: 0.5,
      depth: -0.22,
    },
  ];
}

function upper(
  top: "brief" | "shorts",
  half: number,
  sideY: number,
  centreY: number,
  cloth: Part["cloth"],
): Part {
  const side = spline(
    [half, sideY, "*"],
    [mix(half, 16, 0.55), 9.2],
    [15.75, rise - 9],
    [16.3, rise - 3, "*"],
  );
  const edge =
    top === "brief"
      ? spline([16.3, rise - 3, "*"], [11, rise - 0.6], [5, rise + 2.6], [0, rise + 1, "*"])
      : spline([16.3, rise - 3], [16.2, rise + 5, "*"]).to(
          spline([16.2, rise + 5, "*"], [9, rise + 6.4], [1, rise + 5.4, "*"], [0, rise + 0.4, "*"]),
        );
  const waist = spline([-half, sideY], [0, centreY], [half, sideY]);
  const hem: Line[] = [edge.shift(0, -0.6), edge.shift(0, -0.6).mirror()].map((path) => ({
    path,
    kind: "fine",
  }));
  return {
    outline: waist.to(side).to(edge).to(edge.mirror().reverse()).to(side.mirror().reverse()).close(),
    cloth,
    sheer: 0.3,
    role: "body",
    edge: 0.6,
    lines: [...hem, { path: spline([0, centreY], [0.2, rise * 0.5], [0, rise]), kind: "seam" }],
  };
}
