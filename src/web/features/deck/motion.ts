import { once } from "#web/data/once.ts";
import type { DeckAnswer } from "./deck-state.ts";
import type { Fling } from "./fling.ts";
import type { moving } from "./moving.ts";

let known: typeof moving | undefined;

/** Comes when somebody reaches for the deck. */
export const fetchMotion = once(async () => {
  known = (await import("./moving.ts")).moving;
  return known;
});

/** Nothing until it has come: cards then come and go without being seen to. */
export const motion = (): typeof moving | undefined => known;

const gestures = ["pointerover", "pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
/** A pointer that moved less is a click. */
const slack = 6;

/** Lets a card be dragged, from the first touch on: what the hand does before the code is there is done after it. */
export function dragWhenTouched(
  card: HTMLElement,
  released: (answer: DeckAnswer, fling: Fling) => void,
): () => void {
  if (known) return known.dragCard(card, released);
  const waiting = new AbortController();
  let earlier: PointerEvent[] = [];
  let end = () => waiting.abort();
  const start = once(async () => {
    const { dragCard } = await fetchMotion();
    if (waiting.signal.aborted) return;
    waiting.abort();
    end = dragCard(card, released, earlier);
  });
  const isDrag = ({ clientX, clientY }: MouseEvent) => {
    const from = earlier.find(({ type }) => type === "pointerdown");
    return from !== undefined && Math.hypot(clientX - from.clientX, clientY - from.clientY) >= slack;
  };
  const note = (event: PointerEvent) => {
    if (event.type === "pointerdown") earlier = [];
    earlier.push(event);
    // A hand that has left the card still has it.
    if (event.type === "pointermove" && event.buttons && isDrag(event))
      card.setPointerCapture(event.pointerId);
    start().catch(() => {});
  };
  for (const gesture of gestures) card.addEventListener(gesture, note, { signal: waiting.signal });
  const quiet = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  // A picture and a link would be dragged by the browser itself.
  card.addEventListener("dragstart", quiet, { signal: waiting.signal });
  // The end of a drag is no click on what lies under it.
  const click = (event: MouseEvent) => {
    if (isDrag(event)) quiet(event);
  };
  card.addEventListener("click", click, { signal: waiting.signal, capture: true });
  return () => end();
}
