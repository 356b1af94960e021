import { useEffect, useRef, useState } from "react";
import type { globalNames } from "#vocabulary/preferences.ts";
import type { Editing } from "../editing.ts";
import { openSettling } from "./settling.ts";

const wait = 400;

/** One of the two degrees: what is shown follows the hand at once, what is kept follows when it rests. */
export function useDegree(
  editing: Editing,
  name: (typeof globalNames)[number],
): readonly [shown: number, turn: (value: number) => void] {
  const [turned, setTurned] = useState<number>();
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });
  const [settling] = useState(() =>
    openSettling((value) => {
      const { preferences, change } = latest.current;
      if (value !== preferences.global[name]) change({ global: { [name]: value } });
      setTurned(undefined);
    }, wait),
  );
  useEffect(() => {
    window.addEventListener("pagehide", settling.flush);
    return () => {
      window.removeEventListener("pagehide", settling.flush);
      settling.flush();
    };
  }, [settling]);
  const turn = (value: number) => {
    setTurned(value);
    settling.turn(value);
  };
  return [turned ?? editing.preferences.global[name], turn];
}
