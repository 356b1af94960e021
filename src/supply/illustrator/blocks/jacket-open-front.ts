import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import { mix } from "../geometry/point.ts";
import { polyline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Random } from "../random.ts";
import type { Hands } from "./both-sides.ts";
import { backNeck, neckLabel } from "./ribbed-neck.ts";
import { type Torso, torsoEdges, torsoFolds } from "./torso.ts";

export interface OpenFront {
  readonly torso: Torso;
  /** The right front's edge, from the neck to the hem. */
  readonly edge: Path;
  readonly cloth: Cloth;
  readonly lining: Cloth;
  readonly amount?: number;
  readonly lines?: readonly Line[];
  readonly folds?: (random: Random) => readonly Fold[];
  /** Changes each front's outline: fur has no sharp edge. */
  readonly finish?: (outline: Path) => Path;
}

/** A front that hangs open: the inside of the back, drawn first, and two fronts of their own. */
export function openFront(of: OpenFront, { random, leftRandom }: Hands): { back: Part[]; fronts: Part[] } {
  const { torso, edge, cloth, lining, amount = 0.9, finish = (outline: Path) => outline } = of;
  const { shoulder, armhole, side, hem } = torsoEdges(torso);
  const low = edge.end;
  const share = 1 - low[0] / torso.hem;
  const hemUntil = polyline(...hem.points(6, 0, Math.max(0.2, share)));
  const outline = shoulder.to(armhole).to(side).to(hemUntil).to(edge.reverse()).close();
  const front = (chance: Random): Part => ({
    outline: finish(outline),
    cloth,
    role: "front",
    lift: 0.5,
    folds: [...rightFolds(torso, chance, amount), ...(of.folds?.(chance) ?? [])],
    lines: [{ path: armhole, kind: "seam" }, ...(of.lines ?? [])],
  });
  const inner = polyline(
    [torso.underarm - 2, 4],
    [torso.waist - 2, torso.waistY],
    [torso.hem - 2, torso.length - 0.6],
  );
  const neck = backNeck(torso.neck, 2);
  const back: Part = {
    outline: neck
      .to(inner)
      .lineTo([0, torso.length + torso.dip * 0.6])
      .to(inner.mirror().reverse())
      .close(),
    cloth: lining,
    role: "lining",
    inside: 0.5,
    flat: true,
    folds: [-1, 1].map((turn) => ({
      spine: polyline([turn * torso.neck * 0.4, mix(10, torso.length, 0.3)], [turn * 3.2, torso.length]),
      width: 1.2,
      depth: turn * 0.4,
      swell: "end" as const,
    })),
    trims: [neckLabel(4.6)],
  };
  return { back: [back], fronts: [mirrorPart(front(leftRandom)), front(random)] };
}

/** Only what falls on the right front. */
const rightFolds = (torso: Torso, random: Random, amount: number): Fold[] =>
  torsoFolds(torso, random, amount).filter(({ spine }) => spine.at(0.5)[0] > 2);
