import { dayNumber } from "./price-history.ts";

/** A product of a feed as the runs before left it. */
export interface KnownProduct {
  readonly key: string;
  /** ISO date of the last run it was in. */
  readonly lastSeenOn: string;
  /** Applied runs since then that did not have it. */
  readonly missedRuns: number;
  readonly state: "offered" | "out-of-stock" | "archived";
}

export interface RunFacts {
  readonly known: Iterable<KnownProduct>;
  /** Keys of this run. */
  readonly seen: ReadonlySet<string>;
  /** ISO date. */
  readonly today: string;
  /** Somebody looked at it and wants the feed as it is. */
  readonly allowShrink?: boolean;
}

export type RunVerdict =
  /** Nothing is changed until somebody has looked at it. */
  | {
      readonly kind: "held";
      readonly reason: "empty" | "shrunk";
      readonly before: number;
      readonly missing: number;
    }
  | {
      readonly kind: "apply";
      /** Never seen before. */
      readonly added: readonly string[];
      /** Back after an absence. */
      readonly returned: readonly string[];
      /** Absent for the first time: they stay as they are. */
      readonly missedOnce: readonly string[];
      /** Absent for the second time. */
      readonly outOfStock: readonly string[];
      /** Absent for 30 days. */
      readonly archived: readonly string[];
    };

/** A feed that loses more than this at once is broken more often than it is honest. */
const mostLost = 0.3;
const daysUntilArchived = 30;
const runsUntilOutOfStock = 2;

/** Says what a run does to the products of its feed. Whether all of that happens or nothing is the store's part. */
export function judgeRun({ known, seen, today, allowShrink = false }: RunFacts): RunVerdict {
  const returned: string[] = [];
  const missedOnce: string[] = [];
  const outOfStock: string[] = [];
  const archived: string[] = [];
  const names = new Set<string>();
  let before = 0;
  let missing = 0;

  for (const product of known) {
    names.add(product.key);
    const isHere = seen.has(product.key);
    // What was absent already is no new loss.
    if (product.missedRuns === 0) {
      before += 1;
      if (!isHere) missing += 1;
    }
    if (isHere) {
      if (product.missedRuns > 0 || product.state !== "offered") returned.push(product.key);
    } else if (product.state !== "archived") {
      const absentDays = dayNumber(today) - dayNumber(product.lastSeenOn);
      if (absentDays >= daysUntilArchived) archived.push(product.key);
      else if (product.missedRuns + 1 < runsUntilOutOfStock) missedOnce.push(product.key);
      else if (product.state === "offered") outOfStock.push(product.key);
    }
  }
  if (seen.size === 0 && !allowShrink) return { kind: "held", reason: "empty", before, missing };
  if (missing > before * mostLost && !allowShrink) return { kind: "held", reason: "shrunk", before, missing };
  const added = [...seen].filter((key) => !names.has(key));
  return { kind: "apply", added, returned, missedOnce, outOfStock, archived };
}
