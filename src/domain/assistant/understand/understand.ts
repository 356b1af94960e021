import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import { intentOf, shaped } from "./intents.ts";
import { hearMessage } from "./message.ts";
import { readMessage } from "./read-message.ts";
import { isNeverAnswered } from "./scope.ts";

export interface Hearing {
  /** Of the site: what both languages would say is in it. */
  readonly language: Language;
  readonly universe: Universe;
  readonly brands: BrandIndex;
  /** What stands so far: "45" after shoes is a size. */
  readonly standing?: Standing;
}

/** What a message says, by itself: words by the lexicon, everything else by grammar. */
export function understand(text: string, hearing: Hearing): Utterance {
  const message = hearMessage(text, hearing.language);
  const { language } = message;
  if (isNeverAnswered(message.text)) return nothing(language);
  const said = readMessage(message, hearing);
  const intent = intentOf(said, message, hearing.standing);
  if (intent === "out_of_scope") return nothing(language);
  return shaped({ ...said.utterance, language, intent }, message);
}

const nothing = (language: Language): Utterance => ({
  language,
  intent: "out_of_scope",
  slots: {},
  not: {},
  more: {},
  drop: [],
  instead: false,
  terms: [],
});
