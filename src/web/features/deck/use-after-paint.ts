import { useCallback, useEffect, useRef } from "react";

/** A page that is not painted, in a tab behind others, does its work all the same. */
const atLatestMs = 100;

/** Does one piece of work once the next frame is shown; whoever cannot wait for that settles it at once. */
export function useAfterPaint() {
  const waiting = useRef<() => void>(undefined);
  /** Says whether there was something to do, which the page then does not show yet. */
  const settle = useCallback((): boolean => {
    const work = waiting.current;
    waiting.current = undefined;
    work?.();
    return work !== undefined;
  }, []);
  const afterPaint = useCallback(
    (work: () => void) => {
      settle();
      waiting.current = work;
      // Only its own: by then another piece may be waiting for its own frame.
      const mine = () => waiting.current === work && settle();
      requestAnimationFrame(() => setTimeout(mine));
      setTimeout(mine, atLatestMs);
    },
    [settle],
  );
  // What was answered before the page was left counts.
  useEffect(() => () => void settle(), [settle]);
  return { afterPaint, settle };
}
