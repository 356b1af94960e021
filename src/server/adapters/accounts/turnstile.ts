type Queue = {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of those waiting may come from one place. */
  readonly waitingEach: number;
};

/** Lets some work run and some wait; for the rest the answer is nothing, at once. */
export function turnstile({ atOnce, waiting: most, waitingEach }: Queue) {
  const waiting: { readonly from: string; readonly enter: () => void }[] = [];
  let running = 0;
  const pass = async <T>(
    from: string,
    work: () => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> => {
    if (running >= atOnce) {
      const fromThere = waiting.filter((one) => one.from === from).length;
      if (waiting.length >= most || fromThere >= waitingEach) return undefined;
      // Whoever leaves hands over its place, so `running` stays as it is.
      await new Promise<void>((enter) => waiting.push({ from, enter }));
    } else running++;
    try {
      return { value: await work() };
    } finally {
      const next = waiting.shift();
      if (next) next.enter();
      else running--;
    }
  };
  return Object.assign(pass, { waiting: () => waiting.length });
}
