import { useEffect, useState } from "react";

/** Whole seconds until a moment; never less than none. */
export const secondsUntil = (moment: number | undefined, now: number): number =>
  moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));

/** As a clock shows it: 0:42. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The seconds that are left, counted down in front of the reader. None while the server renders. */
export function useCountdown(until: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until, Date.now()));
    tick();
    if (secondsUntil(until, Date.now()) === 0) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
