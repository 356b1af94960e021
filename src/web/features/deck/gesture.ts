import type { DeckAnswer } from "./deck-state.ts";
import type { Motion } from "./spring.ts";

/** Where the pointer was, and when (milliseconds). */
export type Sample = { readonly x: number; readonly y: number; readonly at: number };

/** Only the last moments of a drag say how fast it ended. */
const windowMs = 90;
/** A flick: pixels a millisecond. */
const flick = 0.55;
/** A flick takes at least this much way, so that a trembling finger answers nothing. */
const leastWay = 24;
/** Let go so far out, a card goes by itself however slowly: parts of its width and height. */
const farPart = { x: 0.42, y: 0.34 };
/** From here on the label is there in full. */
const surePart = { x: 0.3, y: 0.24 };
const tiltDegrees = 14;

/** Pixels a millisecond at the end of a drag; a finger that rested before it let go has none. */
export function velocityOf(samples: readonly Sample[], now: number): { vx: number; vy: number } {
  const recent = samples.filter(({ at }) => now - at <= windowMs);
  const [first, last] = [recent[0], recent.at(-1)];
  const time = first && last ? last.at - first.at : 0;
  if (!first || !last || time <= 0) return { vx: 0, vy: 0 };
  return { vx: (last.x - first.x) / time, vy: (last.y - first.y) / time };
}

export type Box = { readonly width: number; readonly height: number };

/** What a card let go of like this answers; nothing when it is to come back. */
export function verdictOf({ x, y, vx, vy }: Motion, { width, height }: Box): DeckAnswer | undefined {
  const sideways = Math.abs(x) / width >= Math.abs(y) / height;
  const [way, speed, far] = sideways ? [x, vx, width * farPart.x] : [y, vy, height * farPart.y];
  const isFlicked =
    Math.abs(speed) >= flick && Math.abs(way) >= leastWay && Math.sign(speed) === Math.sign(way);
  // Pulled back at the last moment: the person thought better of it.
  const isCalledBack = Math.abs(speed) >= flick && Math.sign(speed) !== Math.sign(way);
  if (!isFlicked && (Math.abs(way) < far || isCalledBack)) return undefined;
  return towards(x, y, sideways);
}

/** Which answer a card leans to, and how surely, 0 to 1. */
export function leaningOf(
  x: number,
  y: number,
  { width, height }: Box,
): { answer: DeckAnswer; part: number } {
  const sideways = Math.abs(x) / width >= Math.abs(y) / height;
  const part = sideways ? Math.abs(x) / (width * surePart.x) : Math.abs(y) / (height * surePart.y);
  return { answer: towards(x, y, sideways), part: Math.min(1, part) };
}

const towards = (x: number, y: number, sideways: boolean): DeckAnswer =>
  sideways ? (x > 0 ? "liked" : "disliked") : y > 0 ? "skipped" : "bookmarked";

/** A card held at its top half turns with the pull, at its lower half against it. */
export const tiltOf = (x: number, width: number, heldBelow: boolean): number =>
  Math.max(-1, Math.min(1, x / width)) * tiltDegrees * (heldBelow ? -1 : 1);

/** Which way an answer leaves. */
export const directionOf: Readonly<Record<DeckAnswer, readonly [x: number, y: number]>> = {
  liked: [1, 0],
  disliked: [-1, 0],
  bookmarked: [0, -1],
  skipped: [0, 1],
};
