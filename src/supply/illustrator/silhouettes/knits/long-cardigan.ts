import { tiedBelt } from "../../blocks/coat-belt.ts";
import { knitSleeves, knitTorso, type Shoulder } from "../../blocks/knit-body.ts";
import { backNeck, neckLabel, roundNeck } from "../../blocks/ribbed-neck.ts";
import { ribbedPockets } from "../../blocks/ribbed-pockets.ts";
import { type Torso, torsoEdges, torsoFolds, torsoOutline } from "../../blocks/torso.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { bow, offset } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { ribOf, thickYarns } from "./yarns.ts";

export interface LongCardiganCut {
  /** Hanging open, or held by a belt. */
  readonly front: "open" | "belted";
  readonly fit: number;
  readonly length: number;
  readonly shoulder: Exclude<Shoulder, "raglan">;
  readonly arm: "long" | "balloon";
  readonly pockets: boolean;
  /** Width of the ribbed front edge. */
  readonly edge: number;
}

export const longCardigan = silhouette<"long-cardigan", LongCardiganCut>({
  kind: "long-cardigan",
  family: "long-knit",
  leaves: { women: ["A.2.2"] },
  fabrics: [
    { kind: "knit", weight: 4, material: "wool", dyes: ["neutral", "earth", "classic", "pastel"] },
    { kind: "cashmere", weight: 3, material: "cashmere", dyes: ["neutral", "earth", "classic"] },
    ...thickYarns,
  ],
  cut: (random) => {
    const fit = random.pick([-0.2, 0.3, 0.8]);
    return {
      front: random.chance(0.4) ? "belted" : "open",
      fit,
      length: random.pick([84, 94, 104, 112]),
      shoulder: fit > 0.5 ? "dropped" : "set-in",
      arm: random.chance(0.25) ? "balloon" : "long",
      pockets: random.chance(0.65),
      edge: random.pick([3.4, 4.6, 6]),
    };
  },
  draw: drawLongCardigan,
  words: ({ front, length, arm }) => ({
    neckline: "v-neck",
    sleeve: arm === "balloon" ? "puff" : "long",
    length: length < 95 ? "long" : "maxi",
    ...(front === "belted" && { closure: "tie" as const }),
  }),
});

/** Height of the belt. */
const beltY = 45;

function drawLongCardigan(cut: LongCardiganCut, fabric: Fabric, { random, leftRandom }: Hand) {
  const { main } = fabric;
  const rib = ribOf(fabric);
  const belted = cut.front === "belted";
  const half = 7.9;
  const base = knitTorso({
    fit: cut.fit,
    length: cut.length,
    rib: 0,
    shoulder: cut.shoulder,
    womens: true,
    neck: half,
    flare: 2,
  });
  const torso = belted ? { ...base, waist: base.waist - 1.2, waistY: beltY } : { ...base, waistY: 46 };
  const sleeves = knitSleeves({ ...cut, torso, cloth: main, rib, cuff: 7, random, leftRandom });
  const edge = frontEdge(half, torso, belted);
  const right = (chance: Random) => frontPart(torso, edge, main, chance, belted);
  const band: Part = {
    outline: edge
      .to(offset(edge, (share) => -cut.edge * Math.min(1, 0.34 + share * 4), 0, 1, 10).reverse())
      .close(),
    cloth: rib,
    role: "collar",
    grain: 6,
    lift: 0.35,
    folds: [{ spine: offset(edge, -cut.edge * 0.45, 0.08, 0.95, 5), width: 0.9, depth: 0.4 }],
  };
  const fronts = [mirrorPart(right(leftRandom)), right(random)];
  const pockets = cut.pockets
    ? ribbedPockets(
        { inner: Math.max(cut.edge + 4, torso.waist - 11.6), outer: torso.waist - 0.6, top: 56, height: 14 },
        main,
        rib,
      )
    : [];
  const belt = belted
    ? tiedBelt(
        { y: beltY + 1, half: torso.waist, height: 4, stitched: false, at: -1 },
        { kind: main.kind, colour: main.colour },
        random,
      )
    : [];
  return {
    parts: [
      ...backParts(torso, half, main, rib),
      ...sleeves.parts,
      ...fronts,
      ...pockets,
      mirrorPart(band),
      band,
      ...belt,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-15, -6, 15, 32] as const },
  };
}

/** The right front's edge from the neck to the hem: crossing the middle under a belt, else hanging apart. */
function frontEdge(half: number, t: Torso, belted: boolean): Path {
  const end = t.length + t.dip;
  return belted
    ? spline(
        [half - 0.7, -1.1, "*"],
        [half - 1.2, 6],
        [3.6, 26],
        [-1.9, beltY],
        [-2.3, beltY + 12],
        [0.6, end, "*"],
      )
    : spline(
        [half - 0.7, -1.1, "*"],
        [half - 1, 5],
        [5.4, 24],
        [3.7, 44],
        [3.6, t.length * 0.72],
        [5.2, end, "*"],
      );
}

function frontPart(t: Torso, edge: Path, cloth: Cloth, random: Random, belted: boolean): Part {
  const { shoulder, armhole, side } = torsoEdges(t);
  const [endX, endY] = edge.end;
  const hem = spline([t.hem, t.length, "*"], [t.hem * 0.6, t.length + t.dip * 0.8], [endX, endY, "*"]);
  const folds = torsoFolds({ ...t, waistY: 44 }, random, 1.1)
    .filter(({ spine }) => spine.start[0] > 2)
    .map((fold) => ({ ...fold, width: fold.width * 1.4 }));
  return {
    outline: shoulder.to(armhole).to(side).to(hem).to(edge.reverse()).close(),
    cloth,
    role: "body",
    lift: 0.5,
    origin: [t.neck, 0],
    folds: [...folds, ...(belted ? gathers(t, random) : [])],
    lines: [{ path: armhole, kind: "groove" }],
  };
}

/** What the belt draws together, above and below it. */
const gathers = (t: Torso, random: Random): Fold[] =>
  [0.3, 0.58, 0.84].flatMap((x): Fold[] => [
    {
      spine: bow(
        [x * t.waist, beltY + 2],
        [x * t.hem * 1.02, beltY + random.between(18, 34)],
        random.sway(0.04),
      ),
      width: random.between(0.8, 1.2),
      depth: -random.between(0.4, 0.6),
      swell: "start",
    },
    {
      spine: bow(
        [x * t.waist, beltY],
        [x * t.waist * 1.05, beltY - random.between(6, 11)],
        random.sway(0.08),
      ),
      width: 0.7,
      depth: -0.45,
      swell: "start",
    },
  ]);

/** The inside of the back, seen between the fronts, and the rib around its neck. */
function backParts(t: Torso, half: number, main: Cloth, rib: Cloth): Part[] {
  const low = backNeck(half, 2.2);
  const top = backNeck(half - 0.7, 1.6).shift(0, -1.5);
  return [
    {
      outline: torsoOutline({ ...t, hem: t.hem - 0.8, length: t.length - 0.8 }, roundNeck(half, 2)),
      cloth: main,
      role: "back",
      inside: 0.55,
      flat: true,
      folds: [
        { spine: bow([-1.5, 12], [-2.4, t.length], 0.02), width: 2, depth: -0.6 },
        { spine: bow([2.4, 20], [2.8, t.length], -0.02), width: 1.6, depth: -0.5 },
      ],
      trims: [neckLabel(4.2)],
    },
    {
      outline: top.to(low.reverse()).close(),
      cloth: rib,
      role: "back",
      inside: 0.36,
      flat: true,
      edge: 0.7,
    },
  ];
}
