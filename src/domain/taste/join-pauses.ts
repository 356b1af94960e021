import type { Pause } from "./settings.ts";

/** The earliest first; those that touch are one, and what ended as it began is none. */
export function joinPauses(pauses: readonly Pause[]): readonly Pause[] {
  const found: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (endOf(pause) <= pause.from) continue;
    if (!last || endOf(last) < pause.from) found.push(pause);
    else if (endOf(pause) > endOf(last)) found.splice(-1, 1, { ...pause, from: last.from });
  }
  return found;
}

const endOf = ({ until = Number.POSITIVE_INFINITY }: Pause): number => until;
