import type {
  AskedPrice,
  AskedSize,
  Comparative,
  Comparison,
  Intent,
  SlotName,
  Slots,
} from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** What one message says, by itself. */
export interface Utterance {
  readonly language: Language;
  readonly intent: Intent;
  readonly slots: Slots;
  /** What it must not be. */
  readonly not: Slots;
  readonly size?: AskedSize;
  readonly price?: AskedPrice;
  readonly sale?: true;
  readonly new?: true;
  /** Whom it is for, when that is said. */
  readonly for?: Universe;
  /** For somebody else: nothing of it is about the taste of whoever asks. */
  readonly gift?: true;
  /** For whoever asks, after it was for somebody else. */
  readonly forMe?: true;
  readonly more: Comparison;
  /** Pieces that were shown: by their place, 1 the first, -1 the last, 0 the middle, or the one just spoken of. */
  readonly refer?: { readonly nth?: readonly number[]; readonly this?: true };
  /** Slots that may say which of those shown is meant: "the black one". Where none is, they are a wish like others. */
  readonly pointed?: readonly Slots[];
  /** The one of those shown that has most or least of something: "the cheapest of these". */
  readonly picked?: { readonly of: Comparative; readonly way: -1 | 1 };
  readonly others?: true;
  /** What takes the place of a piece of the look, as categories. */
  readonly swap?: readonly string[];
  /** What no longer matters. */
  readonly drop: readonly (SlotName | "price" | "size" | "sale" | "new" | "all")[];
  /** Said instead of what stood there, not beside it: "no, in blue". */
  readonly instead: boolean;
  /** Said beside what stood there: "or navy too". Without either, what is said of a slot replaces what stood in it. */
  readonly beside?: true;
  /** What is all right after having been ruled out: "down is fine after all". */
  readonly allowed?: Slots;
  /** Words that a question is about: "mercerised", "cashmere". */
  readonly terms: readonly string[];
  /** What somebody asks whether they may wear it, and for what: "can I wear white to a wedding". */
  readonly mayWear?: Slots;
  /** Who somebody is at a wedding, when that is said. */
  readonly role?: "guest" | "couple";
}

/** Nothing said but what it is for. */
export const bareUtterance = (language: Language, intent: Intent): Utterance => ({
  language,
  intent,
  slots: {},
  not: {},
  more: {},
  drop: [],
  instead: false,
  terms: [],
});
