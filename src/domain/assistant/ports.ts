import type { Intent } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import type { LookSwap } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Session } from "../recommendation/session.ts";
import type { Wants } from "../recommendation/wants.ts";
import type { Conversation, Standing } from "./conversation.ts";

/** How much is kept: whatever is one too many goes, the oldest first. */
export const conversationBounds = {
  /** Of one person. */
  most: 100,
  /** Of one conversation. */
  mostExchanges: 100,
  /** How long those of visitors stay after their last word. */
  visitorDays: 30,
} as const;

/** Whose a conversation is. A visitor's browser makes a key for it; what is kept of the key is a digest. */
export type Owner =
  | { readonly kind: "person"; readonly personId: string }
  | { readonly kind: "visitor"; readonly keyHash: string };

export interface KeptConversation {
  readonly id: string;
  readonly universe: Universe;
  readonly language: Language;
  readonly state: Conversation;
}

export interface KeptChip {
  readonly slot: string;
  readonly value: string;
  readonly label: string;
  readonly exclude: boolean;
  readonly removable: boolean;
}

export interface KeptSay {
  readonly label: string;
  readonly say: string;
}

interface KeptPiece {
  readonly id: number;
  /** Facts that speak for it. */
  readonly why: readonly string[];
  /** How well it goes with the person's taste, 0 to 100. */
  readonly score?: number;
  /** Whether it was there in the size they told; nothing of somebody who told none. */
  readonly inMySize?: boolean;
}

/** A look of the book, with other pieces in it. */
export interface KeptLook {
  readonly id: number;
  readonly swaps: readonly LookSwap[];
  /** Why its pieces go together. */
  readonly note?: string;
  /** What the whole may cost, in cents, when that was said. */
  readonly budget?: number;
}

/** What was answered, but for the words. */
export interface KeptAnswer {
  readonly chips: readonly KeptChip[];
  readonly products: readonly KeptPiece[];
  readonly look?: KeptLook;
  readonly question?: { readonly text: string; readonly options: readonly KeptSay[] };
  readonly suggestions: readonly KeptSay[];
}

export type EngineName = "built_in" | "model";

/** A message and its answer. */
export interface KeptExchange {
  readonly id: string;
  /** As it was said; empty when only chips were taken away. */
  readonly text: string;
  readonly intent: Intent;
  readonly language: Language;
  readonly answer: KeptAnswer;
  readonly words: string;
  readonly engine: EngineName;
  readonly at: Date;
}

interface ListedConversation {
  readonly id: string;
  /** The first thing that was said in it. */
  readonly title: string;
  readonly at: Date;
}

/** Gone: the person is, or the conversation is somebody else's. Behind: another message was kept in between. */
type Keeping = "kept" | "gone" | "behind";

export type ConversationStore = {
  /** Nothing when it is somebody else's. */
  find(owner: Owner, id: string): Promise<KeptConversation | undefined>;
  /**
   * In one transaction: the conversation as it stands now, and what was said. `before` is how many messages there were
   * when it was answered: where others came since, nothing is kept.
   */
  keep(
    owner: Owner,
    conversation: KeptConversation,
    exchange: KeptExchange,
    before: number,
  ): Promise<Keeping>;
  /** Other words for an answer that is kept already. */
  reword(exchange: string, words: string, engine: EngineName): Promise<void>;
  /** One answer, with its conversation's number. */
  exchange(
    owner: Owner,
    id: string,
  ): Promise<{ readonly conversation: string; readonly exchange: KeptExchange } | undefined>;
  /** The latest first. */
  list(personId: string): Promise<readonly ListedConversation[]>;
  /** In the order they were said. */
  exchanges(owner: Owner, conversation: string): Promise<readonly KeptExchange[]>;
  /** All that was said with a visitor's key is the person's from now on; which, the latest first. */
  claim(personId: string, keyHash: string): Promise<readonly ListedConversation[]>;
  /** False when the person has no such conversation. */
  remove(personId: string, id: string): Promise<boolean>;
  /** Takes away what visitors said too long ago. */
  sweep(at: Date): Promise<void>;
};

/** What somebody says, and all that is known of them. */
export interface Message {
  readonly text: string;
  /** What still stands, after they took some of it away. */
  readonly chips?: readonly { readonly slot: string; readonly value: string; readonly exclude: boolean }[];
  readonly language: Language;
  readonly universe: Universe;
  readonly conversation: Conversation;
  readonly wants: Wants;
  readonly session: Session;
  /** Whether that is enough to go by. */
  readonly isTaste: boolean;
}

export interface StylistReply {
  readonly intent: Intent;
  readonly language: Language;
  /** As it stands after this. */
  readonly conversation: Conversation;
  readonly words: string;
  readonly answer: KeptAnswer;
}

/** Understands a message and answers it, the same way every time. */
export type Stylist = (message: Message) => Promise<StylistReply>;

/** An answer that is to be said better. What it shows is settled. */
export interface Draft {
  readonly said: string;
  readonly intent: Intent;
  readonly language: Language;
  readonly universe: Universe;
  readonly standing: Standing;
  readonly words: string;
  readonly answer: KeptAnswer;
}
