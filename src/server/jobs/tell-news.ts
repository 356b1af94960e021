/** Daily searches and weekly mails come due without anything else happening. */
const hourMs = 3_600_000;
/** How soon after a change of the catalogue the first are told. */
const lookMs = 5_000;
/** After a round that could not be made here. */
const pauseMs = 60_000;

type Telling = {
  /** Resolves after the round under way, if any. */
  readonly close: () => Promise<void>;
};

type Work = {
  /** One round. It looks at `isOver` between people, and says "busy" when another process is at one. */
  readonly tell: (isOver: () => boolean) => Promise<unknown>;
  /** Another value when the catalogue is another. */
  readonly version: () => number;
  readonly onFault: (error: unknown) => void;
};

/** One round at a time: soon after the start, when the catalogue has changed, and every hour. */
export function tellNewsInRounds({ tell, version, onFault }: Work): Telling {
  let told: number | undefined;
  let due = 0;
  let notBefore = 0;
  let round: Promise<void> | undefined;
  let closed = false;

  const look = () => {
    const at = performance.now();
    if (closed || round || at < notBefore || (version() === told && at < due)) return;
    told = version();
    due = at + hourMs;
    const lookAgain = () => {
      told = undefined;
      notBefore = performance.now() + pauseMs;
    };
    round = tell(() => closed)
      .then((how) => {
        // It may know of less than we do, and it may die.
        if (how === "busy") lookAgain();
      })
      .catch((error: unknown) => {
        onFault(error);
        lookAgain();
      })
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  return {
    close: async () => {
      closed = true;
      clearInterval(timer);
      await round;
    },
  };
}
