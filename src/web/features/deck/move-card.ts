import type { DeckAnswer } from "./deck-state.ts";
import { type Fling, still } from "./fling.ts";
import { type Box, directionOf, leaningOf, tiltOf } from "./gesture.ts";
import { frameMs, type Motion, springHome } from "./spring.ts";

/* Moves a card by its element alone: nothing is rendered while a finger moves. */

/** A card that no finger threw leaves at this speed, pixels a millisecond; none leaves slower. */
const leaveSpeed = 2.6;
const longestMs = 420;
const shortestMs = 180;

const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const transformOf = (x: number, y: number, tilt: number): string =>
  `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) rotate(${tilt.toFixed(2)}deg)`;

/** What is measured once, when a card is taken up. */
export type Grip = {
  readonly card: HTMLElement;
  readonly box: Box;
  readonly heldBelow: boolean;
  readonly isCalm: boolean;
  readonly labels: readonly HTMLElement[];
};

export const gripOf = (card: HTMLElement, heldBelow: boolean): Grip => ({
  card,
  box: { width: card.offsetWidth, height: card.offsetHeight },
  heldBelow,
  isCalm: wantsCalm(),
  labels: labelsOf(card),
});

/** Follows the finger, and says what letting go would mean. Reads nothing, so that nothing is laid out. */
export function pullCard({ card, box, heldBelow, isCalm, labels }: Grip, x: number, y: number): void {
  if (!isCalm) card.style.transform = transformOf(x, y, tiltOf(x, box.width, heldBelow));
  const { answer, part } = leaningOf(x, y, box);
  for (const label of labels) {
    const opacity = label.dataset.label === answer ? part.toFixed(2) : "0";
    if (label.style.opacity !== opacity) label.style.opacity = opacity;
  }
}

const labelsOf = (card: HTMLElement): readonly HTMLElement[] => [
  ...card.querySelectorAll<HTMLElement>("[data-label]"),
];

/** Where a card is at this moment, also in the middle of a movement; it stops there. */
export function stopCard(card: HTMLElement): { x: number; y: number } {
  const { e: x, f: y } = new DOMMatrix(getComputedStyle(card).transform);
  for (const animation of card.getAnimations()) animation.cancel();
  return { x, y };
}

/** Back to its place, like a card on a spring. */
export function springCard(card: HTMLElement, from: Motion, heldBelow = false): void {
  for (const label of labelsOf(card)) label.style.opacity = "";
  card.style.transform = "";
  if (wantsCalm()) return;
  const frames = springHome(from);
  const width = card.offsetWidth;
  card.animate(
    frames.map(({ x, y }) => ({ transform: transformOf(x, y, tiltOf(x, width, heldBelow)) })),
    { duration: (frames.length - 1) * frameMs },
  );
}

/** Cards on their way off the table. */
const leavings = new WeakMap<HTMLElement, Animation>();

/**
 * Off the table, the way and as fast as it was thrown. Calls back when it is gone. A card that flies already, because
 * its element was thrown before anything was rendered, flies on.
 */
export function throwCard(card: HTMLElement, answer: DeckAnswer, fling: Fling, gone: () => void): () => void {
  if (wantsCalm()) {
    gone();
    return () => {};
  }
  const flying = leavings.get(card);
  const leaving = flying && flying.playState !== "idle" ? flying : letGo(card, answer, fling);
  leavings.set(card, leaving);
  if (leaving.playState === "finished") gone();
  else leaving.onfinish = gone;
  return () => {
    leavings.delete(card);
    leaving.cancel();
  };
}

function letGo(card: HTMLElement, answer: DeckAnswer, fling: Fling): Animation {
  const [dx, dy] = directionOf[answer];
  const speed = Math.max(leaveSpeed, Math.abs(dx === 0 ? fling.vy : fling.vx));
  const { x, y, way } = placeOff(card, answer, fling);
  const duration = Math.min(longestMs, Math.max(shortestMs, way / speed));
  const tilt = fling.tilt || dx * 10;
  for (const label of labelsOf(card)) label.style.opacity = label.dataset.label === answer ? "1" : "0";
  return card.animate(
    [
      { transform: transformOf(fling.x, fling.y, fling.tilt) },
      { transform: transformOf(x + dy * fling.vx * duration, y, tilt * 1.6) },
    ],
    { duration, easing: "cubic-bezier(0.2, 0.5, 0.5, 1)", fill: "forwards" },
  );
}

/** Gives way under one that comes back. */
export function makeRoom(card: HTMLElement): void {
  if (wantsCalm()) return;
  card.animate(
    [{ transform: "none" }, { transform: "translateY(0.5rem) scale(0.98)" }, { transform: "none" }],
    { duration: 320, easing: "ease-out" },
  );
}

/** From where it went, onto the deck again. */
export function returnCard(card: HTMLElement, answer: DeckAnswer): void {
  for (const animation of card.getAnimations()) animation.cancel();
  const { x, y } = placeOff(card, answer, still);
  springCard(card, { x: x * 0.6, y: y * 0.6, vx: 0, vy: 0 });
}

/** A place out of sight, and how far that is. */
function placeOff(card: HTMLElement, answer: DeckAnswer, from: Fling) {
  const [dx, dy] = directionOf[answer];
  const box = card.getBoundingClientRect();
  const margin = 120;
  const way =
    dx > 0
      ? innerWidth - box.left + margin
      : dx < 0
        ? box.right + margin
        : dy < 0
          ? box.bottom + margin
          : innerHeight - box.top + margin;
  const drift = dx === 0 ? 0 : from.vy * 160;
  return { x: from.x + dx * way, y: from.y + dy * way + drift, way };
}
