import type { LockName } from "#vocabulary/lock.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { contentFeatures } from "./content-features.ts";
import { openVaried } from "./diversify.ts";
import { type Explained, explain } from "./explain.ts";
import type { Feature } from "./feature.ts";
import { openRanked } from "./head.ts";
import { locksOf, sift } from "./rules.ts";
import { openFeatures } from "./score.ts";
import type { Session } from "./session.ts";
import type { Arm } from "./stretch/arms.ts";
import { openStretches } from "./stretch/open-stretches.ts";
import { placeStretches } from "./stretch/place-stretches.ts";
import type { Wants } from "./wants.ts";

export interface Request {
  readonly wants: Wants;
  readonly session: Session;
  /** How many of the list came before. */
  readonly from: number;
  readonly limit: number;
  /** How many cards they met before this list began: what openness promises goes on from there. */
  readonly met?: number;
  /** What chance goes by where something is tried: the same number, the same list. */
  readonly seed?: number;
}

export interface Pick extends Explained {
  readonly row: number;
  /** Only of a piece from outside their own taste. */
  readonly stretch?: Tried;
}

interface Tried {
  readonly arm: Arm;
  readonly reason: Bilingual;
  /** How likely its arm was to be tried here, 0 to 1. */
  readonly propensity: number;
}

export interface Recommended {
  readonly picks: readonly Pick[];
  /** What it was ranked by, in the order of each pick's values, and what each counts for this person as set by hand. */
  readonly ranked: readonly { readonly key: string; readonly weight: number }[];
  /** Where the next page begins; nothing when this is the last. */
  readonly next?: number;
}

/**
 * What suits someone of what their locks let through, best first and varied, and among it what openness promises of
 * other tastes. The same question, the same list.
 */
export function recommend(
  snapshot: Snapshot,
  request: Request,
  features: readonly Feature[] = contentFeatures,
): Recommended {
  const { adds: _, ...chosen } = choose(snapshot, request, features, request.wants.openness);
  return chosen;
}

export interface HardRecommended extends Recommended {
  /** What opening each lock alone would add; the largest first. */
  readonly relaxations: readonly { readonly lock: LockName; readonly adds: number }[];
}

/** The same with the price of each lock, and nothing is tried. */
export function recommendHard(
  snapshot: Snapshot,
  request: Request,
  features: readonly Feature[] = contentFeatures,
): HardRecommended {
  const { adds, ...chosen } = choose(snapshot, request, features);
  return { ...chosen, relaxations: adds.toSorted((a, b) => b.adds - a.adds) };
}

/** Without a daring nothing is tried. */
function choose(
  snapshot: Snapshot,
  { wants, session, from, limit, met = 0, seed = 0 }: Request,
  features: readonly Feature[],
  daring = 0,
) {
  const opened = openFeatures(features, snapshot, wants, session);
  const locks = locksOf(opened, wants);
  const { rows, adds } = sift(snapshot, wants, session, locks);
  const ranked = openRanked(snapshot, opened, rows);
  const placed = placeStretches(
    openVaried(snapshot, ranked, wants.openness),
    () => openStretches(snapshot, ranked, wants, session, seed),
    { openness: daring, met, from, until: Math.min(from + limit, rows.length) },
  );
  const explained = explain(
    opened,
    Uint32Array.from(placed, ({ row }) => row),
  );
  const end = from + placed.length;
  return {
    picks: placed.map(({ row, stretch }, i): Pick => {
      const { score = 0, reasons = [], values = [] } = explained[i] ?? {};
      if (!stretch) return { row, score, reasons, values };
      const { arm, reason, propensity } = stretch;
      return { row, score, reasons, values, stretch: { arm, reason, propensity: propensity() } };
    }),
    ranked: opened.features.map(({ key, weight, factor = 1 }) => ({ key, weight: weight / factor })),
    ...(placed.length > 0 && end < rows.length && { next: end }),
    adds: locks.map(({ name }, i) => ({ lock: name, adds: adds[i] ?? 0 })),
  };
}
