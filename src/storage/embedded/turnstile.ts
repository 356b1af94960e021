/** Lets one in at a time, in the order of arrival. Who is in leaves by calling what `enter` gave. */
export type Turnstile = { enter(): Promise<() => void> };

export const createTurnstile = (): Turnstile => {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
};
