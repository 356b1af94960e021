/**
 * Work that can be put aside: it stops after every small part of it, and whoever does it goes on at once or lets others
 * come first.
 */
export type Steps<Result> = Generator<undefined, Result>;

/** All of it at once. */
export function doAll<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** So many products at a time take well under a millisecond. */
export const stepRows = 2_048;

export interface Turns {
  /** Milliseconds, from anywhere. */
  readonly now: () => number;
  /** Lets everything else that waits come first. */
  readonly giveWay: () => Promise<void>;
}

/** Nobody notices a pause as short as this. */
const mostMs = 4;

/** All of it, a few milliseconds at a time. */
export async function doInTurns<Result>(steps: Steps<Result>, { now, giveWay }: Turns): Promise<Result> {
  for (;;) {
    const start = now();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (now() - start < mostMs);
    await giveWay();
  }
}
