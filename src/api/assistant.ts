import type { Hono } from "hono";
import * as contract from "#contract/assistant.ts";
import { emptyConversation } from "#domain/assistant/conversation.ts";
import type { KeptConversation, Message, Owner } from "#domain/assistant/ports.ts";
import type { TooMany } from "#domain/people/limits.ts";
import type { Caller } from "#domain/people/person.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { joinBrands } from "#domain/recommendation/join-verdicts.ts";
import { sessionOf } from "#domain/recommendation/session.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { answerMessage, eventsOf, viewOf } from "./assistant-answer.ts";
import { bind, bindStream } from "./endpoint.ts";
import type { Refusal } from "./error-response.ts";
import { isUuid } from "./is-uuid.ts";
import { knownOf, sessionWith } from "./known-of.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentChip, presentExchange, presentListed } from "./present/assistant.ts";
import { gateRetrySeconds, openStreamGate } from "./stream-gate.ts";
import { speaks } from "./whose-search.ts";

const notFound = refuse<Refusal>({ kind: "not_found" });

export function bindAssistant(app: Hono<ApiEnv>, ports: ApiPorts): void {
  bindStreams(app, ports);
  const { accounts } = ports;

  bind(app, contract.listConversations, async (_, { caller }) => {
    const list = await ports.assistant.conversations.list(caller.personId);
    return accept({ answer: { conversations: list.map(presentListed) } });
  });

  bind(app, contract.getConversation, async ({ params, query }, { caller, language }) => {
    const { conversations } = ports.assistant;
    const owner = ownerOf(accounts, caller, undefined);
    const found = isUuid(params.id) ? await conversations.find(owner, params.id) : undefined;
    if (!found) return notFound;
    const exchanges = await conversations.exchanges(owner, found.id);
    const view = viewOf(ports, query.lang ?? language);
    return accept({
      answer: {
        id: found.id,
        chips: (exchanges.at(-1)?.answer.chips ?? []).map(presentChip),
        exchanges: exchanges.map((one) => presentExchange(one, view)),
      },
    });
  });

  bind(app, contract.claimConversations, async ({ body }, { caller }) => {
    const claimed = await ports.assistant.conversations.claim(
      caller.personId,
      accounts.secrets.digest(body.key),
    );
    return accept({ answer: { conversations: claimed.map(presentListed) } });
  });

  bind(app, contract.deleteConversation, async ({ params }, { caller }) =>
    isUuid(params.id) && (await ports.assistant.conversations.remove(caller.personId, params.id))
      ? accept({ answer: null })
      : notFound,
  );
}

function bindStreams(app: Hono<ApiEnv>, ports: ApiPorts): void {
  const { accounts } = ports;
  const gate = openStreamGate();
  const onFault = (error: unknown, requestId: string): Refusal => {
    ports.reportFault(error, requestId);
    return { kind: ports.isUnavailable(error) ? "unavailable" : "internal" };
  };

  /** A place for one more stream of theirs. */
  function enter(owner: Owner, address: string): Result<() => void, Refusal> {
    const leave = gate.enter(
      owner.kind === "person"
        ? { who: owner.personId, address: "" }
        : { who: owner.keyHash || address, address },
    );
    return leave ? accept(leave) : refuse({ kind: "too_many_requests", retryAfter: gateRetrySeconds });
  }

  bindStream(
    app,
    contract.askAssistant,
    async ({ body }, { caller, address }) => {
      const began = performance.now();
      const { conversations } = ports.assistant;
      if (body.text === "" && !body.chips) return refuse({ kind: "invalid", fields: { text: "required" } });
      const owner = ownerOf(accounts, caller, body.key);
      const may = await mayAsk(accounts, owner, address);
      if (!may.ok) return may;
      const kept = body.conversation ? await conversations.find(owner, body.conversation) : undefined;
      if (body.conversation && !kept) return notFound;
      const message = await messageOf(ports, body, caller, kept);
      if (!message.ok) return message;
      const place = enter(owner, address);
      if (!place.ok) return place;
      const id = kept?.id ?? accounts.secrets.newId();
      const asked = { id, owner, address, message: message.value, began };
      return accept({ events: (signal) => answerMessage(ports, asked, signal), ended: place.value });
    },
    onFault,
  );

  bindStream(
    app,
    contract.resumeAnswer,
    async ({ params, body }, { caller, address }) => {
      const owner = ownerOf(accounts, caller, body.key);
      const may = await mayAsk(accounts, owner, address);
      if (!may.ok) return may;
      const { conversations } = ports.assistant;
      const found = isUuid(params.message) ? await conversations.exchange(owner, params.message) : undefined;
      if (!found) return notFound;
      const place = enter(owner, address);
      if (!place.ok) return place;
      const { exchange, conversation } = found;
      return accept({
        async *events() {
          yield* eventsOf(exchange, conversation, viewOf(ports, exchange.language)).slice(body.after);
        },
        ended: place.value,
      });
    },
    onFault,
  );
}

/** A visitor who gives no key is known by the conversation's own number, which nobody can guess. */
const ownerOf = ({ secrets }: AccountPorts, caller: Caller | undefined, key: string | undefined): Owner =>
  caller
    ? { kind: "person", personId: caller.personId }
    : { kind: "visitor", keyHash: key === undefined ? "" : secrets.digest(key) };

const mayAsk = (
  { limits }: AccountPorts,
  owner: Owner,
  address: string,
): Promise<Result<unknown, TooMany>> =>
  owner.kind === "person"
    ? limits.take("messagePerson", owner.personId)
    : limits.take("messageAddress", address);

async function messageOf(
  { accounts, catalogue }: ApiPorts,
  { text, chips, lang, universe, preferences, session }: contract.AssistantBody,
  caller: Caller | undefined,
  kept: KeptConversation | undefined,
): Promise<Result<Message, Refusal>> {
  const known = await knownOf(accounts, { universe, preferences }, caller);
  if (!known.ok) return known;
  const snapshot = catalogue.snapshot();
  const visit = sessionOf(session ?? {});
  const told = joinBrands(known.value.told, known.value.verdicts, snapshot, visit);
  const wants = wantsOf(snapshot, universe, told);
  const joined = sessionWith(visit, known.value);
  return accept({
    text,
    ...(chips && { chips }),
    // Where nothing is said, it goes on as it was.
    language: text === "" ? (kept?.language ?? lang) : lang,
    universe,
    conversation: kept?.state ?? emptyConversation,
    wants,
    session: joined,
    isTaste: speaks(wants) || joined.liked.length > 0,
  });
}
