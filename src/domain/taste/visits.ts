import type { Evidence } from "./evidence.ts";

/** A time without a long break in which something was said. */
export interface Visit {
  readonly from: number;
  /** The last moment of it. */
  readonly until: number;
  readonly evidence: readonly Evidence[];
}

/** Whoever does nothing for so long has left. */
const breakMs = 30 * 60_000;

/** The latest first. `evidence` comes the earliest first. */
export function visitsIn(evidence: readonly Evidence[], most: number): readonly Visit[] {
  const visits: { from: number; until: number; evidence: Evidence[] }[] = [];
  for (const one of evidence) {
    const last = visits.at(-1);
    if (last && one.at - last.until <= breakMs) {
      last.until = one.at;
      last.evidence.push(one);
    } else visits.push({ from: one.at, until: one.at, evidence: [one] });
  }
  return visits.toReversed().slice(0, most);
}
