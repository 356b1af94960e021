import type { Intent } from "#vocabulary/assistant.ts";
import type { Meanings } from "#vocabulary/glossary/term.ts";
import type { Language } from "#vocabulary/language.ts";
import type { LookSwap } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { DressedLook } from "../../looks/book.ts";
import type { Look } from "../../looks/look.ts";
import type { Feature } from "../../recommendation/feature.ts";
import type { Session } from "../../recommendation/session.ts";
import type { Wants } from "../../recommendation/wants.ts";
import type { SearchEngine } from "../../search/port.ts";
import type { Conversation } from "../conversation.ts";
import type { Chip } from "../words/chip-labels.ts";

/** What the assistant works with. */
export interface AssistantWorld {
  readonly snapshot: () => Snapshot;
  readonly engine: SearchEngine;
  /** All there are, also those that are no longer shown. */
  readonly looks: () => readonly Look[];
  /** What lists by taste are ranked by; the usual ones without it. */
  readonly features?: () => readonly Feature[];
  /** What words mean where an editor said it anew. */
  readonly meanings?: () => Meanings | undefined;
}

/** Whoever asks. */
export interface Asker {
  readonly universe: Universe;
  /** The language of the answer. */
  readonly language: Language;
  /** What they told, with their sizes; nothing of somebody who told nothing. */
  readonly wants?: Wants | undefined;
  /** What they liked and did not; without it they did nothing yet. */
  readonly session?: Session | undefined;
  /** Whether that is enough for an order by taste: sizes alone are not. */
  readonly isTaste?: boolean;
}

/** Something to say next with one press. */
interface Say {
  readonly label: string;
  readonly say: string;
}

interface AnsweredPiece {
  readonly id: number;
  /** One to three facts. */
  readonly reasons: readonly string[];
}

/** A look as the answer shows it: one of the book, with these pieces in place of some of its own. */
export interface AnsweredLook {
  readonly dressed: DressedLook;
  readonly swaps: readonly LookSwap[];
  /** What all pieces cost together, in cents. */
  readonly total: number;
  /** Why its pieces go together. */
  readonly note?: string;
}

export interface Reply {
  /** What is kept for the next message. */
  readonly conversation: Conversation;
  /** What the message was within the conversation. */
  readonly intent: Intent;
  readonly understood: readonly Chip[];
  /** Whole; paragraphs are parted by an empty line. */
  readonly text: string;
  /** With a look, its pieces. */
  readonly products: readonly AnsweredPiece[];
  readonly look?: AnsweredLook;
  /** What was opened because nothing had all of it, in words. */
  readonly relaxed: readonly string[];
  readonly question?: { readonly text: string; readonly options: readonly Say[] };
  readonly suggestions: readonly Say[];
}
