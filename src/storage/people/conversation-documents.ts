import { type Conversation, emptyConversation } from "#domain/assistant/conversation.ts";
import type { KeptAnswer } from "#domain/assistant/ports.ts";

/** Raised when a part changes its meaning; a part that is only added needs no other number. */
const version = 1;

export const writeConversation = (state: Conversation): string => JSON.stringify({ version, ...state });

/**
 * As it was kept, by this release or another. What is not of its shape begins anew, but for how many messages there
 * were: reading never fails.
 */
export function readConversation(document: unknown): Conversation {
  const { version: written, ...kept } = Object(document);
  const { standing, shown, last, asked, turn } = kept;
  const isRight =
    written === version &&
    isRecord(standing?.slots) &&
    isRecord(standing?.not) &&
    [shown, last].every(isNumbers) &&
    Array.isArray(asked);
  if (isRight) return kept as Conversation;
  return Number.isSafeInteger(turn) ? { ...emptyConversation, turn } : emptyConversation;
}

export const writeAnswer = (answer: KeptAnswer): string => JSON.stringify({ version, ...answer });

/** An answer in a shape that is known no more is its words alone. */
export function readAnswer(document: unknown): KeptAnswer {
  const { version: written, ...kept } = Object(document);
  const isRight = written === version && [kept.chips, kept.products, kept.suggestions].every(Array.isArray);
  return isRight ? (kept as KeptAnswer) : { chips: [], products: [], suggestions: [] };
}

const isRecord = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isSafeInteger);
