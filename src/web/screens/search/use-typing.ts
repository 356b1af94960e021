import { useEffect, useRef, useState } from "react";
import type { Change } from "./use-search.ts";

/** Between two letters of somebody who types fast. */
const pauseMs = 90;

const tidy = (words: string): string => words.replace(/\s+/g, " ").trim();

/** What is being typed. The first letter makes a new place in the history, the next ones change it, the key ends it. */
export function useTyping(q: string, change: Change) {
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);

  // The words were changed elsewhere: by a pill, by Back.
  useEffect(() => {
    if (tidy(q) === tidy(sent.current)) return;
    sent.current = q;
    typing.current = false;
    clearTimeout(timer.current);
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(words: string) {
    clearTimeout(timer.current);
    const next = tidy(words);
    if (next === tidy(sent.current)) return;
    sent.current = next;
    change((search) => ({ ...search, q: next, page: 1 }), { replace: typing.current });
    typing.current = true;
  }
  return {
    typed,
    type: (words: string) => {
      setTyped(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(words), pauseMs);
    },
    commit: (words: string) => {
      setTyped(words);
      send(words);
      typing.current = false;
    },
    /** Something else was chosen instead. */
    leave: () => {
      clearTimeout(timer.current);
      sent.current = "";
      typing.current = false;
      setTyped("");
    },
  };
}
