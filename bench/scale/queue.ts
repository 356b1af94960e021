/** One kind of work that people bring: how often a visit does it, and what it takes. */
export type Work = {
  readonly name: string;
  readonly perVisit: number;
  /** Milliseconds of one processor of a site's process, and of the database's machine. */
  readonly siteMs: number;
  readonly databaseMs: number;
  readonly bytes: number;
};

/** Whoever arrives waits for a free processor; each kind comes as often as visits bring it. Sorted milliseconds. */
export function waitingTimes(
  work: readonly Work[],
  {
    processors,
    perSecond,
    seconds,
    random,
  }: {
    readonly processors: number;
    readonly perSecond: number;
    readonly seconds: number;
    readonly random: () => number;
  },
): readonly number[] {
  const free = new Float64Array(processors);
  const all = work.reduce((sum, { perVisit }) => sum + perVisit, 0);
  const times: number[] = [];
  let now = 0;
  while (now < seconds * 1000) {
    now += (-Math.log(1 - random()) / perSecond) * 1000;
    let first = 0;
    for (let i = 1; i < processors; i++) if ((free[i] ?? 0) < (free[first] ?? 0)) first = i;
    const kind = pick(work, random() * all);
    // What one request takes is not what the next does: an exponential half of it keeps the mean.
    const takes = (kind?.siteMs ?? 0) * (0.5 - 0.5 * Math.log(1 - random()));
    const begins = Math.max(now, free[first] ?? 0);
    free[first] = begins + takes;
    times.push(begins + takes - now);
  }
  return times.toSorted((a, b) => a - b);
}

/** The kind at this place when all of them are laid end to end, each as long as it is frequent. */
function pick(work: readonly Work[], place: number): Work | undefined {
  let left = place;
  for (const kind of work) {
    left -= kind.perVisit;
    if (left < 0) return kind;
  }
  return work.at(-1);
}

/** A small generator with a seed: the same question gets the same answer. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
