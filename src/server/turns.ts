type Stage = "begin" | "go on";

/**
 * One thread does everything: whoever computes for long asks for a turn first, and gets one turn of the loop each.
 * Between two of them whatever else waits is answered, as if there were only one. Who has begun goes before who has
 * not, each in the order of asking: of ten pages at once the first is there after one, and not after ten.
 */
export function openTurns(): (stage?: Stage) => Promise<void> {
  const waiting: Readonly<Record<Stage, (() => void)[]>> = { "go on": [], begin: [] };
  let isGoing = false;
  const next = () => {
    const first = waiting["go on"].shift() ?? waiting.begin.shift();
    isGoing = first !== undefined;
    first?.();
    if (isGoing) setImmediate(next);
  };
  return (stage = "begin") =>
    new Promise((resolve) => {
      waiting[stage].push(resolve);
      if (isGoing) return;
      isGoing = true;
      setImmediate(next);
    });
}
