import { askAssistant, getConversation, keptConversation, resumeAnswer } from "#contract/assistant.ts";
import { client } from "#web/state/client.ts";
import { fetchUser } from "#web/state/fetch-user.ts";
import { openStream } from "#web/state/open-stream.ts";
import { afterEvent } from "./after-event.ts";

/** What it takes to ask and to hear: it comes with the first question, or with what is left of an earlier one. */
export const asking = {
  askAssistant,
  getConversation,
  keptConversation,
  resumeAnswer,
  client,
  fetchUser,
  openStream,
  afterEvent,
};

export type Asking = typeof asking;
