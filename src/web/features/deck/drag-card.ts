import type { DeckAnswer } from "./deck-state.ts";
import type { Fling } from "./fling.ts";
import { type Sample, tiltOf, velocityOf, verdictOf } from "./gesture.ts";
import { type Grip, gripOf, pullCard, springCard, stopCard } from "./move-card.ts";

/** A pointer that moved less is a click. */
const slack = 6;
const mostSamples = 12;

type Held = {
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** Where the card was when it was taken up: it may have been on its way back. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly grip: Grip;
  samples: Sample[];
  moved: boolean;
};

/** Lets a card be dragged, flicked and put back. Gives back what ends it. */
export function dragCard(
  card: HTMLElement,
  released: (answer: DeckAnswer, fling: Fling) => void,
  /** What a hand did before this was there to follow it. */
  earlier: readonly PointerEvent[] = [],
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: Held | undefined;
  let wasDragged = false;

  const placeOf = ({ from, offset }: Held, { clientX, clientY }: PointerEvent) => ({
    x: offset.x + clientX - from.x,
    y: offset.y + clientY - from.y,
  });

  function take(event: PointerEvent): void {
    if (held || event.button !== 0 || !event.isPrimary) return;
    wasDragged = false;
    const box = card.getBoundingClientRect();
    const grip = gripOf(card, event.clientY > box.top + box.height * 0.6);
    held = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      offset: card.getAnimations().length > 0 ? stopCard(card) : { x: 0, y: 0 },
      grip,
      samples: [],
      moved: false,
    };
    if (held.offset.x || held.offset.y) pullCard(grip, held.offset.x, held.offset.y);
  }

  function move(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const { x, y } = placeOf(held, event);
    if (!held.moved) {
      if (Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < slack) return;
      held.moved = true;
      try {
        card.setPointerCapture(event.pointerId);
      } catch {
        // The hand has let go meanwhile.
      }
    }
    held.samples = [...held.samples.slice(-mostSamples), { x, y, at: event.timeStamp }];
    pullCard(held.grip, x, y);
  }

  function release(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const { samples, moved, offset } = held;
    const { box, heldBelow } = held.grip;
    const { x, y } = placeOf(held, event);
    held = undefined;
    wasDragged = moved;
    if (!moved && !offset.x && !offset.y) return;
    const motion = { x, y, ...velocityOf(samples, event.timeStamp) };
    const answer = event.type === "pointerup" && moved ? verdictOf(motion, box) : undefined;
    if (answer) released(answer, { ...motion, tilt: tiltOf(x, box.width, heldBelow) });
    else springCard(card, motion, heldBelow);
  }

  const acts: Readonly<Record<string, (event: PointerEvent) => void>> = {
    pointerdown: take,
    pointermove: move,
    pointerup: release,
    pointercancel: release,
  };
  const listen = (type: string, act: (event: PointerEvent) => void) =>
    card.addEventListener(type, act as EventListener, { signal });
  for (const [type, act] of Object.entries(acts)) listen(type, act);
  // A picture and a link would be dragged by the browser itself.
  card.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // The end of a drag is no click on what lies under it.
  card.addEventListener(
    "click",
    (event) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  for (const event of earlier) acts[event.type]?.(event);
  return () => listening.abort();
}
