import type { AssistantEvent } from "#contract/assistant.ts";
import { chipsSince } from "#domain/assistant/dialogue/chips.ts";
import type {
  Draft,
  KeptConversation,
  KeptExchange,
  Message,
  Owner,
  StylistReply,
} from "#domain/assistant/ports.ts";
import { lookBook } from "#domain/looks/book.ts";
import type { Language } from "#vocabulary/language.ts";
import type { StreamEvent } from "./event-stream.ts";
import type { ApiPorts } from "./ports.ts";
import { presentAnswer } from "./present/assistant.ts";
import type { LookView } from "./present/looks.ts";

/** How long writing a whole answer may look like writing, and how long one pause at most. */
const [writingMs, longestPauseMs] = [280, 24];

export type Asked = {
  readonly id: string;
  readonly owner: Owner;
  /** Whom limits count as one. */
  readonly address: string;
  readonly message: Message;
  /** When the call came, as `performance.now` has it. */
  readonly began: number;
};

/**
 * Answers a message. It is kept before the first event, so that whoever is cut off can have the rest; what is shown
 * comes at once, and the words follow, better ones if there are any in time.
 */
export async function* answerMessage(
  ports: ApiPorts,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { conversations, observe } = ports.assistant;
  const { id, began } = asked;
  const answered = await answerInTurn(ports, asked, signal);
  if (!answered) return;
  const { message, reply, said } = answered;
  const view = viewOf(ports, said.language);
  const shown = eventsOf(said, id, view);
  const opening = shown.findIndex(({ event }) => !beforeWords.has(event));
  let firstEventMs: number | undefined;
  for (const one of shown.slice(0, opening)) {
    yield one;
    firstEventMs ??= performance.now() - began;
  }
  const better = await betterWords(ports, asked, draftOf(message, reply), signal);
  if (signal.aborted) return;
  const whole: KeptExchange = better ? { ...said, words: better, engine: "model" } : said;
  if (better) await conversations.reword(said.id, better, "model");
  for (const one of paces(better ? eventsOf(whole, id, view).slice(opening) : shown.slice(opening))) {
    yield one.event;
    if (one.pauseMs > 0) await ports.assistant.pause(one.pauseMs, signal);
    if (signal.aborted) return;
  }
  observe({ engine: whole.engine, firstEventMs: firstEventMs ?? 0, wholeMs: performance.now() - began });
}

/** So many messages at once can come before one of the same conversation. */
const mostBefore = 8;

type AnsweredMessage = {
  readonly message: Message;
  readonly reply: StylistReply;
  readonly said: KeptExchange;
};

/**
 * Messages of one conversation are answered one after the other, in whatever process they arrive: where another was
 * kept meanwhile, this one is heard again after it. Nothing for somebody who left before there was an answer: they have
 * said nothing.
 */
async function answerInTurn(
  ports: ApiPorts,
  { id, owner, message: asked }: Asked,
  signal: AbortSignal,
): Promise<AnsweredMessage | undefined> {
  const { stylist, conversations } = ports.assistant;
  let message = asked;
  for (let tries = 0; tries <= mostBefore; tries++) {
    const reply = await stylist(message);
    if (signal.aborted) return undefined;
    const said = exchangeOf(ports, message, reply);
    const { universe, conversation } = message;
    const kept: KeptConversation = { id, universe, language: reply.language, state: reply.conversation };
    const keeping = await conversations.keep(owner, kept, said, conversation.turn ?? 0);
    if (keeping === "kept") return { message, reply, said };
    const now = keeping === "behind" ? await conversations.find(owner, id) : undefined;
    if (!now) throw new Error("A conversation was taken away while it went on.");
    const chips = asked.chips && chipsSince(asked.chips, asked.conversation.standing, now.state.standing);
    message = { ...asked, conversation: now.state, ...(chips && { chips }) };
  }
  throw new Error("Too many messages of one conversation at once.");
}

const beforeWords: ReadonlySet<string> = new Set(["understood", "products", "look"]);

/** All events of an answer; the number of one is its place. */
export const eventsOf = (said: KeptExchange, conversation: string, view: LookView): StreamEvent[] =>
  presentAnswer(said, conversation, view).map((one: AssistantEvent, i) => ({ id: i + 1, ...one }));

export function viewOf({ catalogue, looks, pictures }: ApiPorts, language: Language): LookView {
  const snapshot = catalogue.snapshot();
  return { snapshot, book: lookBook(snapshot, looks()), pictures, language };
}

const exchangeOf = (
  { accounts }: ApiPorts,
  { text }: Message,
  { intent, language, answer, words }: StylistReply,
): KeptExchange => ({
  id: accounts.secrets.newId(),
  text,
  intent,
  language,
  answer,
  words,
  engine: "built_in",
  at: accounts.now(),
});

const draftOf = ({ text, universe }: Message, reply: StylistReply): Draft => ({
  said: text,
  intent: reply.intent,
  language: reply.language,
  universe: reply.conversation.standing.for ?? universe,
  standing: reply.conversation.standing,
  words: reply.words,
  answer: reply.answer,
});

/** Whoever asks a model more often than that is answered without it. */
async function betterWords(
  { accounts: { limits }, assistant: { rewrite } }: ApiPorts,
  { owner, address }: Asked,
  draft: Draft,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!rewrite) return undefined;
  const may = await (owner.kind === "person"
    ? limits.take("modelPerson", owner.personId)
    : limits.take("modelAddress", address));
  return may.ok ? rewrite(draft, signal) : undefined;
}

function paces(events: readonly StreamEvent[]) {
  const texts = events.filter(({ event }) => event === "text").length;
  const pauseMs = Math.min(longestPauseMs, writingMs / Math.max(1, texts));
  return events.map((event) => ({ event, pauseMs: event.event === "text" ? pauseMs : 0 }));
}
