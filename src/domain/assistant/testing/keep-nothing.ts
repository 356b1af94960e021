import { emptyConversation } from "../conversation.ts";
import type { ConversationStore, StylistReply } from "../ports.ts";

const nothing = async () => undefined;
const none = async () => [];

/** Conversations that are forgotten at once. */
export const keepNothing: ConversationStore = {
  find: nothing,
  keep: async () => "kept",
  reword: nothing,
  exchange: nothing,
  list: none,
  exchanges: none,
  claim: none,
  remove: async () => false,
  sweep: nothing,
};

export const quietReply: StylistReply = {
  intent: "greeting",
  language: "en",
  conversation: emptyConversation,
  words: "Hello.",
  answer: { chips: [], products: [], suggestions: [] },
};
