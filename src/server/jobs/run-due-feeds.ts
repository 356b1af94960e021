/** How soon after its time a feed is fetched. */
const lookMs = 20_000;
const hourMs = 3_600_000;

type Work = {
  readonly runDue: () => Promise<void>;
  /** Runs of processes that are gone. */
  readonly giveUpLost: () => Promise<void>;
  /** Takes away what waited too long. */
  readonly sweep: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
};

type Looking = {
  /** Resolves after the look under way, if any. */
  readonly close: () => Promise<void>;
};

/** Looks for feeds whose time has come, one look at a time, from the start on. */
export function runDueFeeds({ runDue, giveUpLost, sweep, onFault }: Work): Looking {
  let look: Promise<void> | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;
  const once = async () => {
    await giveUpLost();
    await runDue();
    if (performance.now() - sweptAt < hourMs) return;
    sweptAt = performance.now();
    await sweep();
  };
  const begin = () => {
    look ??= once()
      .catch(onFault)
      .finally(() => {
        look = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, lookMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await look;
    },
  };
}
