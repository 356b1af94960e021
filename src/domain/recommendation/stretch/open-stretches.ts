import { leafCodes } from "../../catalogue/columns.ts";
import type { Bilingual } from "../../catalogue/product.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { Ranking } from "../rank.ts";
import type { Session } from "../session.ts";
import type { Wants } from "../wants.ts";
import { armPosteriors } from "./arm-posteriors.ts";
import { type Arm, armAt, armCount, armIn, armsOfRows, axisOfArm, bitOfAxis, packedAxes } from "./arms.ts";
import { openDraws } from "./draw-arm.ts";
import { type OwnTaste, ownTastes } from "./own-taste.ts";
import { reactionsByArm } from "./reactions-by-arm.ts";
import { stretchReason } from "./stretch-words.ts";

/** A piece from outside someone's taste, and why this one. */
export interface Stretch {
  readonly row: number;
  readonly arm: Arm;
  readonly reason: Bilingual;
  readonly propensity: () => number;
}

/** The next one that is not shown already; nothing when there is none left. What is shown only ever grows. */
export type NextStretch = (shown: ReadonlySet<number>) => Stretch | undefined;

/** So many arms, styles and brands in a row are different, where there are others. */
const rest = { arms: 5, axes: 2, brands: 3 };
/** How far down its arm a piece of another brand is looked for. */
const lookedAt = 6;
/** A piece may cost this much more than someone's upper end. */
const overBudget = 1.25;

/** What can be tried on someone, of everything they may be shown, in an order that the seed decides. */
export function openStretches(
  snapshot: Snapshot,
  ranking: Ranking,
  wants: Wants,
  session: Session,
  seed: number,
): NextStretch {
  const reactions = reactionsByArm(snapshot, wants.universe, session);
  const found = findOutside(snapshot, ranking, wants, ownTastes(snapshot, wants, session, reactions));
  if (!found) return () => undefined;
  const { known, queues } = found;
  const draw = openDraws(armPosteriors(wants, reactions), seed);
  const past: { readonly arm: number; readonly brand: number }[] = [];
  return (shown) => {
    const open = queues.open(shown);
    const arms = past.slice(-rest.arms).map(({ arm }) => arm);
    const axes = past.slice(-rest.axes).reduce((bits, { arm }) => bits | bitOfAxis(axisOfArm(arm)), 0);
    const rested = open.filter((arm) => (axes & bitOfAxis(axisOfArm(arm))) === 0 && !arms.includes(arm));
    const drawn = draw(rested.length > 0 ? rested : open, past.length);
    if (!drawn) return undefined;
    const brands = past.slice(-rest.brands).map(({ brand }) => brand);
    const row = queues.take(drawn.arm, shown, (one) => !brands.includes(snapshot.brandIds[one] ?? 0));
    if (row === undefined) return undefined;
    past.push({ arm: drawn.arm, brand: snapshot.brandIds[row] ?? 0 });
    const arm = armAt(drawn.arm);
    return { row, arm, reason: stretchReason(known, arm), propensity: drawn.propensity };
  };
}

/** By the first way of telling what is theirs that leaves anything outside. */
function findOutside(snapshot: Snapshot, ranking: Ranking, wants: Wants, tastes: Iterable<OwnTaste>) {
  for (const own of tastes) {
    const queues = queuesOutside(snapshot, ranking, wants, own);
    if (queues.open(none).length > 0) return { known: own.known, queues };
  }
  return undefined;
}

const none: ReadonlySet<number> = new Set();

/** The ranking's places sorted by arm, each a chain from the best on. */
function queuesOutside(snapshot: Snapshot, { rows }: Ranking, wants: Wants, own: OwnTaste) {
  const { packed } = armsOfRows(snapshot);
  const heads = new Int32Array(armCount).fill(end);
  const tails = new Int32Array(armCount).fill(end);
  const nexts = new Int32Array(rows.length).fill(end);
  const ownAxes = packedAxes(own.axes);
  for (let at = 0; at < rows.length; at++) {
    // In the order of the ranking every look at a row is a leap through memory: one look tells the most.
    const facts = packed[rows[at] ?? 0] ?? 0;
    const arm = armIn(facts);
    if ((facts & ownAxes) !== 0 || own.arms[arm] === 1) continue;
    const tail = tails[arm] ?? end;
    if (tail === end) heads[arm] = at;
    else nexts[tail] = at;
    tails[arm] = at;
  }
  const mayTry = triable(snapshot, wants);
  const isFree = (at: number, shown: ReadonlySet<number>): boolean =>
    !shown.has(rows[at] ?? 0) && mayTry(rows[at] ?? 0);
  let arms = [...heads.keys()].filter((arm) => heads[arm] !== end);
  const isOpen = (arm: number, shown: ReadonlySet<number>): boolean => {
    let at = heads[arm] ?? end;
    while (at !== end && !isFree(at, shown)) at = nexts[at] ?? end;
    heads[arm] = at;
    return at !== end;
  };
  return {
    /** The arms that something is left of. */
    open(shown: ReadonlySet<number>): readonly number[] {
      arms = arms.filter((arm) => isOpen(arm, shown));
      return arms;
    },
    /** The best that is left of an arm, or one of the next that goes better with those before. */
    take(arm: number, shown: ReadonlySet<number>, goesWell: (row: number) => boolean): number | undefined {
      const best = heads[arm] ?? end;
      let seen = 0;
      for (let at = best; at !== end && seen < lookedAt; at = nexts[at] ?? end) {
        if (!isFree(at, shown)) continue;
        if (goesWell(rows[at] ?? 0)) return rows[at];
        seen++;
      }
      return best === end ? undefined : rows[best];
    },
  };
}

const end = -1;

/** Of no brand they follow, and not far above what they spend. */
function triable(
  { prices: cents, leaves, brandIds }: Snapshot,
  { prices, locks, brandsFollowed }: Wants,
): (row: number) => boolean {
  const most = new Float64Array(256).fill(Number.POSITIVE_INFINITY);
  for (const [leaf, { max }] of prices) most[leafCodes.codeOf(leaf)] = max * overBudget;
  // Whoever locked their brands is shown no other: then their own are tried on them in other styles.
  const isKept = brandsFollowed.size === 0 || locks.has("brands");
  return (row) =>
    (cents[row] ?? 0) <= (most[leaves[row] ?? 0] ?? 0) && (isKept || !brandsFollowed.has(brandIds[row] ?? 0));
}
