import * as z from "zod/mini";
import { intents, messageLength } from "#vocabulary/assistant.ts";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { getLook } from "./looks.ts";
import { preferencesUpdate } from "./preferences.ts";
import { card } from "./products.ts";
import { session } from "./recommendations.ts";

/** One thing that was understood. What is sent back is what still stands: whoever leaves one out takes it away. */
const chip = z.object({
  /** `colour`, `category`, `price`, `size`, `for`… */
  slot: z.string().check(z.maxLength(20)),
  /** As the catalogue has it; a price in cents as `0-12000`. */
  value: z.string().check(z.maxLength(80)),
  /** Something that must not be. */
  exclude: z.boolean(),
});
export type Chip = z.output<typeof chip>;
const shownChip = z.extend(chip, {
  label: z.string(),
  removable: z.boolean(),
  /** Never opened to find more: a limit, a size, what must not be. */
  hard: z.optional(z.boolean()),
});
export type ShownChip = z.output<typeof shownChip>;

/** A piece in an answer, with facts that speak for it. */
const answered = z.extend(card, {
  why: z.array(z.string()),
  /** How well it goes with the person's taste, 0 to 100, where something of theirs is known. */
  score: z.optional(z.int()),
});
export type AnsweredCard = z.output<typeof answered>;

const look = getLook.answer.shape.look;
/** Something to say next with one press. */
const say = z.object({ label: z.string(), text: z.string() });
export type Say = z.output<typeof say>;

/** What comes over the stream, in this order; each with an id to go on from. */
export const assistantEvents = {
  /** First of all: where the conversation is kept, and what is understood. */
  understood: z.object({
    conversation: z.string(),
    message: z.string(),
    intent: z.enum(intents),
    language: z.enum(languages),
    chips: z.array(shownChip),
  }),
  products: z.object({ products: z.array(answered) }),
  look: z.object({
    look,
    /** Why these go together. */
    note: z.optional(z.string()),
    /** What the whole may cost, in cents, when that was said; the total is never above it. */
    budget: z.optional(z.int()),
  }),
  /** A piece of the answer's words, to be put after the others; paragraphs are parted by an empty line. */
  text: z.object({ text: z.string() }),
  question: z.object({ text: z.string(), options: z.array(say) }),
  /** The last of an answer that is whole, with what could be said next. */
  done: z.object({ engine: z.enum(["built_in", "model"]), suggestions: z.array(say) }),
  /** The last of one that is not. */
  error: z.object({ code: z.string(), message: z.string() }),
} as const;
export type AssistantEventName = keyof typeof assistantEvents;
export type AssistantEvent = {
  readonly [Name in AssistantEventName]: {
    readonly event: Name;
    readonly data: z.output<(typeof assistantEvents)[Name]>;
  };
}[AssistantEventName];

export { messageLength };

/** Whose a visitor's conversation is: made by their browser and kept there, never shown. */
const key = z.optional(z.uuid());
const conversation = z.uuid();

const body = z.strictObject({
  /** Without one, a new conversation begins. */
  conversation: z.optional(conversation),
  key,
  text: z.string().check(z.overwrite(oneLine), z.maxLength(messageLength, "too_long")),
  lang: z.enum(languages),
  universe: z.enum(universes),
  /** What still stands, after the person took some of it away; with no text they alone are the message. */
  chips: z.optional(z.array(chip).check(z.maxLength(40))),
  /** Of a visitor, as for recommendations. */
  preferences: z.optional(preferencesUpdate),
  session: z.optional(session),
});
export type AssistantBody = z.output<typeof body>;

/** Line breaks, other control characters and turned writing directions are spaces: what is said is one line. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

const one = <Name extends AssistantEventName>(event: Name) =>
  z.object({ event: z.literal(event), data: assistantEvents[event] });
const anyEvent = z.discriminatedUnion("event", [
  one("understood"),
  one("products"),
  one("look"),
  one("text"),
  one("question"),
  one("done"),
  one("error"),
]);

export const askAssistant = defineEndpoint({
  id: "askAssistant",
  method: "POST",
  path: "/api/assistant/messages",
  access: "public",
  knowsMembers: true,
  summary: "Says something to the assistant; the answer comes as Server-Sent Events.",
  body,
  answer: anyEvent,
  streams: true,
});

export const resumeAnswer = defineEndpoint({
  id: "resumeAnswer",
  method: "POST",
  path: "/api/assistant/messages/:message/resume",
  access: "public",
  knowsMembers: true,
  summary: "The rest of an answer whose stream was cut, from the event after the last one that came.",
  params: z.object({ message: z.string().check(z.maxLength(100)) }),
  body: z.strictObject({ key, after: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  answer: anyEvent,
  streams: true,
});

/** A message and its answer, as they were; pieces that have left the catalogue are left out. */
const exchange = z.object({
  id: z.string(),
  at: z.string(),
  text: z.string(),
  intent: z.enum(intents),
  chips: z.array(shownChip),
  answer: z.string(),
  products: z.array(answered),
  look: z.optional(look),
  /** Of the look, as its event has them. */
  note: z.optional(z.string()),
  budget: z.optional(z.int()),
  question: z.optional(assistantEvents.question),
  suggestions: z.array(say),
});
export type Exchange = z.output<typeof exchange>;

/** As a visitor's browser keeps it. */
export const keptConversation = z.object({ conversation, exchanges: z.array(exchange) });

const params = z.object({ id: z.string().check(z.maxLength(100)) });

export const listConversations = defineEndpoint({
  id: "listConversations",
  method: "GET",
  path: "/api/assistant/conversations",
  access: "member",
  summary: "The person's conversations, the latest first.",
  answer: z.object({
    conversations: z.array(z.object({ id: z.string(), title: z.string(), at: z.string() })),
  }),
});

export const getConversation = defineEndpoint({
  id: "getConversation",
  method: "GET",
  path: "/api/assistant/conversations/:id",
  access: "member",
  summary: "One conversation of the person, whole.",
  params,
  query: z.object({ lang: z.optional(z.enum(languages)) }),
  answer: z.object({ id: z.string(), chips: z.array(shownChip), exchanges: z.array(exchange) }),
});

export const claimConversations = defineEndpoint({
  id: "claimConversations",
  method: "POST",
  path: "/api/assistant/conversations",
  access: "member",
  summary:
    "Gives the person what this browser said as a visitor; the answer is what became theirs, the latest first.",
  body: z.strictObject({ key: z.uuid() }),
  answer: listConversations.answer,
});

export const deleteConversation = defineEndpoint({
  id: "deleteConversation",
  method: "DELETE",
  path: "/api/assistant/conversations/:id",
  access: "member",
  summary: "Forgets one conversation of the person.",
  params,
  answer: z.null(),
  status: 204,
});
