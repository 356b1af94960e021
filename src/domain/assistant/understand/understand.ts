import type { Language } from "#vocabulary/language.ts";
import { bareUtterance, type Utterance } from "../utterance.ts";
import type { Hearing } from "./hearing.ts";
import { intentOf } from "./intents.ts";
import { hearMessage } from "./message.ts";
import { readMessage } from "./read-message.ts";
import { isNeverAnswered } from "./scope.ts";
import { shaped } from "./shape.ts";

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

const nothing = (language: Language): Utterance => bareUtterance(language, "out_of_scope");
