type Bounds = {
  /** How many are worked on at once. */
  readonly atOnce: number;
  /** How many may wait for it; whoever comes then is asked to come again. */
  readonly waiting: number;
  /** Of these, how many from one place, so that nobody takes all of them. */
  readonly waitingOfOne: number;
};

/**
 * One process has one thread: what computes stands in line for it, so that a flood lengthens the line and not the
 * time until everything else is answered. The line has an end.
 */
export function openWorkLine({ atOnce, waiting, waitingOfOne }: Bounds) {
  let working = 0;
  const line: { readonly start: () => void; readonly who: string }[] = [];
  const places = new Map<string, number>();
  const placesOf = (who: string) => places.get(who) ?? 0;

  const callNext = () => {
    const next = line.shift();
    if (!next) {
      working--;
      return;
    }
    if (placesOf(next.who) > 1) places.set(next.who, placesOf(next.who) - 1);
    else places.delete(next.who);
    next.start();
  };

  /** A place is free in the next turn of the loop: what computes without a pause would never be seen at it. */
  const way = () => {
    let isIn = true;
    return () => {
      if (isIn) setImmediate(callNext);
      isIn = false;
    };
  };

  return {
    /** The way out, to be taken at the end; nothing when there is no room. */
    enter(who: string): Promise<() => void> | undefined {
      if (working < atOnce) {
        working++;
        return Promise.resolve(way());
      }
      if (line.length >= waiting || placesOf(who) >= waitingOfOne) return undefined;
      places.set(who, placesOf(who) + 1);
      return new Promise((resolve) => line.push({ who, start: () => resolve(way()) }));
    },
  };
}
