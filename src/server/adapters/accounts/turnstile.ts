/** Lets `atOnce` pieces of work run and `most` wait; beyond that the answer is nothing, at once. */
export function turnstile(atOnce: number, most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<{ readonly value: T } | undefined> => {
    if (running >= atOnce) {
      if (waiting.length >= most) return undefined;
      // Whoever leaves hands over its place, so `running` stays as it is.
      await new Promise<void>((enter) => waiting.push(enter));
    } else running++;
    try {
      return { value: await work() };
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
