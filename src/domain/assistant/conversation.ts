import type { AskedPrice, AskedSize, Slots } from "#vocabulary/assistant.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** What stands after everything that was said so far. */
export interface Standing {
  readonly slots: Slots;
  readonly not: Slots;
  readonly size?: AskedSize;
  readonly price?: AskedPrice;
  readonly sale?: true;
  readonly new?: true;
  readonly for?: Universe;
  readonly gift?: true;
  /** They said that the size does not matter: the one they told their account is not asked for either. */
  readonly anySize?: true;
  /** Whether a whole look is wanted. */
  readonly outfit?: true;
}

/** A conversation as the server keeps it. */
export interface Conversation {
  readonly standing: Standing;
  /** Numbers of every product that was shown, so that others are others. */
  readonly shown: readonly number[];
  /** Those of the last answer, in its order: "the second one". */
  readonly last: readonly number[];
  /** The one just spoken of. */
  readonly focus?: number;
  /** The pieces of the last look. */
  readonly look?: readonly number[];
  /** What was asked back last; nothing is asked twice. */
  readonly asked: readonly ClarifyingName[];
  /** Who they are at the wedding, once they said it. */
  readonly role?: "guest" | "couple";
  /** How many messages there were; words vary with it. */
  readonly turn?: number;
}

const clarifyingNames = ["wedding_role", "season", "recipient"] as const;
export type ClarifyingName = (typeof clarifyingNames)[number];

export const emptyConversation: Conversation = {
  standing: { slots: {}, not: {} },
  shown: [],
  last: [],
  asked: [],
};
