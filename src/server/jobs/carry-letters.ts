/** How often to look for letters that another process queued, or that were due while nobody looked. */
const patrolMs = 15_000;

export type Delivering = {
  /** A letter was queued just now. */
  readonly hurry: () => void;
  readonly close: () => Promise<void>;
};

type Work = {
  /** Carries some of what is due, and says how many letters it took up. */
  readonly deliver: () => Promise<number>;
  readonly nextDue: () => Promise<Date | undefined>;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
};

/** One round at a time: when letters are queued, when one is due again, and now and then in any case. */
export function carryLetters({ deliver, nextDue, now, onFault }: Work): Delivering {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const wake = (afterMs: number) => {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(hurry, Math.min(patrolMs, Math.max(50, afterMs)));
    timer.unref();
  };

  const run = async () => {
    do {
      again = false;
      while (!closed && (await deliver()) > 0);
    } while (again && !closed);
    const due = await nextDue();
    wake(due ? due.getTime() - now().getTime() : patrolMs);
  };

  const hurry = () => {
    if (closed) return;
    if (round) {
      again = true;
      return;
    }
    round = run()
      .catch((error: unknown) => {
        onFault(error);
        wake(patrolMs);
      })
      .finally(() => {
        round = undefined;
        // Asked for after the last look and before the end.
        if (again) hurry();
      });
  };

  hurry();
  return {
    hurry,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
