const minuteMs = 60_000;
/** Not while the first visitors wait for their first pages, but before lists are made ahead with it. */
const firstMs = 45_000;
/** What people take back has to be forgotten, and what is old fades: at the latest after this. */
const longestMs = 60 * minuteMs;
/** So many choices are worth another round sooner, though not at once. */
const [manyChoices, shortestMs] = [200, 5 * minuteMs];

type LearningRounds = {
  /** Somebody said something of a piece. */
  readonly heard: () => void;
  /** Resolves after the round under way, if any. */
  readonly close: () => Promise<void>;
};

type Work = {
  readonly train: () => Promise<void>;
  /** Looks whether other weights are to be served: an admin who goes back to earlier ones waits a minute at most. */
  readonly refresh: () => Promise<void>;
  /** Gives up what is under way. */
  readonly stop: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
};

/** Soon after the start, every hour, and sooner when much was said. One round at a time, whatever goes wrong. */
export function learnInRounds({ train, refresh, stop, onFault }: Work): LearningRounds {
  let closed = false;
  let choices = 0;
  let sinceMs = 0;
  let round: Promise<void> | undefined;
  const begin = () => {
    if (closed || round) return;
    choices = 0;
    sinceMs = 0;
    round = train()
      .catch((error: unknown) => {
        if (!closed) onFault(error);
      })
      .finally(() => {
        round = undefined;
      });
  };
  const look = () => {
    sinceMs += minuteMs;
    refresh().catch(onFault);
    if (sinceMs >= longestMs || (choices >= manyChoices && sinceMs >= shortestMs)) begin();
  };
  const [first, timer] = [setTimeout(begin, firstMs), setInterval(look, minuteMs)];
  first.unref();
  timer.unref();
  return {
    heard: () => {
      choices++;
    },
    close: async () => {
      closed = true;
      clearTimeout(first);
      clearInterval(timer);
      await stop();
      await round;
    },
  };
}
