export type QuietMoments = {
  /** Somebody asked for something: what can wait, waits. */
  readonly touch: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => void;
};

export type QuietOptions = {
  /** Does one thing; says whether there may be more to do. */
  readonly chore: () => Promise<boolean>;
  readonly now: () => number;
  /** How long nobody must have asked for anything. */
  readonly quietMs: number;
  readonly onFault: (error: unknown) => void;
};

/** Does chores one after the other, in moments when nobody asks for anything. */
export function openQuietMoments({ chore, now, quietMs, onFault }: QuietOptions): QuietMoments {
  let touched = now();
  let paused = false;
  let closed = false;

  const wait = (ms: number) => {
    if (!closed) setTimeout(() => void turn(), ms).unref();
  };
  const turn = async (): Promise<void> => {
    if (closed) return;
    const quietIn = touched + quietMs - now();
    if (paused || quietIn > 0) return wait(Math.max(quietIn, quietMs / 4));
    const more = await chore().catch((error: unknown) => {
      onFault(error);
      return false;
    });
    wait(more ? 0 : quietMs * 5);
  };
  wait(quietMs);

  return {
    touch: () => {
      touched = now();
    },
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
    },
    close: () => {
      closed = true;
    },
  };
}
