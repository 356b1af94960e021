import type { Steps } from "../steps.ts";

/**
 * JSON of each card as bytes: a million strings would be a million objects for the collector to walk. A snapshot made of
 * the one before shares its bytes and adds a part of its own.
 */
export interface CardTexts {
  readonly parts: readonly Uint8Array[];
  /** In which part the card of a row is, and from where to where. */
  readonly partOf: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

export const cardBytes = ({ parts, partOf, starts, ends }: CardTexts, row: number): Uint8Array =>
  parts[partOf[row] ?? 0]?.subarray(starts[row], ends[row]) ?? new Uint8Array();

/** Looked for one by one, and every one holds what has gone since: from so many on they are put together again. */
const mostParts = 48;
/** So much of the bytes may be of cards that have gone. */
const mostWaste = 0.25;

/** Whether these are better written anew than carried on. */
export function areScattered({ parts, starts, ends }: CardTexts): boolean {
  if (parts.length > mostParts) return true;
  const held = parts.reduce((sum, { length }) => sum + length, 0);
  let used = 0;
  for (let row = 0; row < starts.length; row++) used += (ends[row] ?? 0) - (starts[row] ?? 0);
  return used < held * (1 - mostWaste);
}

/** So much is copied at a time: a millisecond or so. */
const stepBytes = 1 << 20;

/** The same in one part. */
export function* gatherCards(cards: CardTexts): Steps<CardTexts> {
  const size = cards.starts.length;
  const [starts, ends] = [new Uint32Array(size), new Uint32Array(size)];
  let end = 0;
  for (let row = 0; row < size; row++) {
    starts[row] = end;
    end += (cards.ends[row] ?? 0) - (cards.starts[row] ?? 0);
    ends[row] = end;
  }
  yield;
  const all = new Uint8Array(end);
  let copied = 0;
  for (let row = 0; row < size; row++) {
    const bytes = cardBytes(cards, row);
    all.set(bytes, starts[row]);
    copied += bytes.length;
    if (copied < stepBytes) continue;
    copied = 0;
    yield;
  }
  return { parts: [all], partOf: new Uint8Array(size), starts, ends };
}
