import type { LockName } from "#vocabulary/lock.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { noOverrides, type Overrides } from "../people/overrides.ts";
import { contentFeatures } from "./content-features.ts";
import { type InView, openVaried } from "./diversify.ts";
import { type Explained, explain } from "./explain.ts";
import type { Feature } from "./feature.ts";
import { taste } from "./features/taste.ts";
import { openRanked } from "./head.ts";
import { leadByOverrides } from "./lead-by-overrides.ts";
import { type Lock, locksOf, sift } from "./rules.ts";
import { type Opened, openFeatures } from "./score.ts";
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
  /** What admins say of their lists. */
  readonly overrides?: Overrides;
}

export interface Pick extends Explained {
  readonly row: number;
  /** Only of a piece from outside their own taste. */
  readonly stretch?: Tried;
  /** Only of a piece that an admin put where it is. */
  readonly led?: "pin" | "boost";
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
  const { adds: _, workings: __, ...chosen } = choose(snapshot, request, features, request.wants.openness);
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
  const { adds, workings: _, ...chosen } = choose(snapshot, request, features);
  return { ...chosen, relaxations: adds.toSorted((a, b) => b.adds - a.adds) };
}

export interface Workings {
  readonly opened: Opened;
  readonly locks: readonly Lock[];
  /** What rules and locks let through, in the order of the catalogue. */
  readonly allowed: Uint32Array;
  /** What was around a piece when another that fits less came before it, the first time. */
  readonly passed: ReadonlyMap<number, InView>;
}

/** The same list as `recommend` gives, with all that it was made of. */
export function recommendTraced(
  snapshot: Snapshot,
  request: Request,
  features: readonly Feature[] = contentFeatures,
): Recommended & { readonly workings: Workings } {
  const passed = new Map<number, InView>();
  const { adds: _, ...chosen } = choose(
    snapshot,
    request,
    features,
    request.wants.openness,
    (row, view) => passed.has(row) || passed.set(row, view),
  );
  return { ...chosen, workings: { ...chosen.workings, passed } };
}

/** Without a daring nothing is tried. */
function choose(
  snapshot: Snapshot,
  { wants, session, from, limit, met = 0, seed = 0, overrides = noOverrides }: Request,
  features: readonly Feature[],
  daring = 0,
  onPassed?: (row: number, view: InView) => void,
) {
  const opened = openFeatures(features, snapshot, wants, session);
  const locks = locksOf(opened, wants);
  const { rows: allowed, adds } = sift(snapshot, wants, session, locks, overrides.hidden);
  const { rows, pins, lifted, lead } = leadByOverrides(snapshot, opened, allowed, overrides);
  const ranked = openRanked(snapshot, opened, rows);
  const learned = learnedShare(opened);
  const placed = placeStretches(
    lead(openVaried(snapshot, ranked, wants.openness, { onPassed, until: from + limit, learned })),
    () => openStretches(snapshot, ranked, wants, session, seed),
    { openness: daring, met, from, until: Math.min(from + limit, allowed.length) },
  );
  const explained = explain(
    opened,
    Uint32Array.from(placed, ({ row }) => row),
  );
  const end = from + placed.length;
  return {
    picks: placed.map(({ row, stretch }, i): Pick => {
      const { score = 0, reasons = [], values = [] } = explained[i] ?? {};
      const led = pins.includes(row) ? "pin" : lifted.has(row) ? "boost" : undefined;
      if (!stretch) return { row, score, reasons, values, ...(led && { led }) };
      const { arm, reason, propensity } = stretch;
      return { row, score, reasons, values, stretch: { arm, reason, propensity: propensity() } };
    }),
    ranked: opened.features.map(({ key, weight, byHand = weight }) => ({ key, weight: byHand })),
    ...(placed.length > 0 && end < allowed.length && { next: end }),
    adds: locks.map(({ name }, i) => ({ lock: name, adds: adds[i] ?? 0 })),
    workings: { opened, locks, allowed },
  };
}

/** How much of what pieces are judged by is what this person keeps choosing. */
function learnedShare({ features }: Opened): number {
  const sum = features.reduce((total, { weight }) => total + weight, 0);
  return (features.find(({ key }) => key === taste.key)?.weight ?? 0) / (sum || 1);
}
