/**
 * One thread does everything: whoever computes for long asks for a turn first, and gets one turn of the loop each, in
 * the order of asking. Between two of them whatever else waits is answered, as if there were only one.
 */
export function openTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
