import { useEffect, useRef } from "react";

const everyMs = 4_000;

/** Asks again every few seconds while there is something to follow and somebody looks. */
export function useRefresh(running: boolean, again: () => void): void {
  const ask = useRef(again);
  ask.current = again;
  useEffect(() => {
    if (!running) return;
    const look = () => {
      if (document.visibilityState === "visible") ask.current();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [running]);
}
