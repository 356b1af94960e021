import { setImmediate } from "node:timers/promises";

const hourMs = 3_600_000;
/** Not while the first visitors wait for their first pages. */
const firstMs = 60_000;

type Nightly = {
  /** Resolves after the round under way, if any. */
  readonly close: () => Promise<void>;
};

type Work = {
  /** One round. It looks at `isOver` and gives way between people. */
  readonly recommend: (isOver: () => boolean, giveWay: () => Promise<void>) => Promise<unknown>;
  readonly onFault: (error: unknown) => void;
};

/** A round a minute after the start and every hour: whoever has theirs of this night is passed over. */
export function recommendInRounds({ recommend, onFault }: Work): Nightly {
  let closed = false;
  let round: Promise<unknown> | undefined;
  const begin = () => {
    if (closed || round) return;
    round = recommend(() => closed, setImmediate)
      .catch(onFault)
      .finally(() => {
        round = undefined;
      });
  };
  const [first, timer] = [setTimeout(begin, firstMs), setInterval(begin, hourMs)];
  first.unref();
  timer.unref();
  return {
    close: async () => {
      closed = true;
      clearTimeout(first);
      clearInterval(timer);
      await round;
    },
  };
}
