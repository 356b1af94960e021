/** Lets one in at a time, in the order of arrival. Who is in leaves by calling what `enter` gave. */
export type Turnstile = {
  enter(): Promise<() => void>;
  /** How many wait outside. */
  waiting(): number;
};

export const createTurnstile = (): Turnstile => {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      waiting += 1;
      await before;
      waiting -= 1;
      return resolve;
    },
    waiting: () => waiting,
  };
};
