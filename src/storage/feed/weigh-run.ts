import { judgeRun, type KnownProduct, type RunVerdict } from "#domain/catalogue/judge-run.ts";

interface RunNumbers {
  /** Products of this run. */
  readonly seen: number;
  /** Products that the last run had, and how many of them this one does not have. */
  readonly before: number;
  readonly missing: number;
  /** ISO date. */
  readonly today: string;
  readonly allowShrink: boolean;
}

/**
 * Whether a run may be applied. The answer hangs on numbers alone, so the judge is shown stand-ins, one after the
 * other: a million products with their names would not fit in memory.
 */
export function weighRun({ seen, before, missing, today, allowShrink }: RunNumbers): RunVerdict {
  const standIns = function* (): Generator<KnownProduct> {
    for (let at = 0; at < before; at++) yield at < missing ? absent : present;
  };
  return judgeRun({ known: standIns(), seen: new Set(seen > 0 ? [present.key] : []), today, allowShrink });
}

const present: KnownProduct = { key: "present", lastSeenOn: "1970-01-01", missedRuns: 0, state: "offered" };
/** Archived: the judge counts it and has nothing else to do with it. */
const absent: KnownProduct = { ...present, key: "absent", state: "archived" };
