import { type RefObject, useEffect, useRef } from "react";
import type { DeckAnswer } from "./deck-state.ts";

const answers: Readonly<Record<string, DeckAnswer>> = {
  ArrowRight: "liked",
  ArrowLeft: "disliked",
  ArrowUp: "bookmarked",
  ArrowDown: "skipped",
};

/** What has arrows and letters of its own. */
const others =
  "input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=listbox], [role=dialog]";

type Acts = { readonly answer: (answer: DeckAnswer) => void; readonly undo: () => void };

/** The arrows and z, as long as the deck is in sight and the focus is not somewhere that has keys of its own. */
export function useDeckKeys(deck: RefObject<HTMLElement | null>, acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const answer = answers[event.key];
      const isUndo = event.key.toLowerCase() === "z";
      if (!answer && !isUndo) return;
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(others)) return;
      if (document.querySelector("[role=dialog]") || !isInSight(deck.current)) return;
      event.preventDefault();
      if (answer) latest.current.answer(answer);
      else latest.current.undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [deck]);
}

/** Scrolled away, the arrows scroll. */
function isInSight(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, innerHeight) / 3;
}
