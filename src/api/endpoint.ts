import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Answer, Endpoint, Parsed, Schema } from "#contract/endpoint.ts";
import type { FieldFault } from "#contract/errors.ts";
import { faultsByField } from "#contract/field-faults.ts";
import type { Caller } from "#domain/people/person.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { addressGroup } from "./address-group.ts";
import { errorResponse, type Refusal } from "./error-response.ts";
import { type EventStream, eventStreamResponse } from "./event-stream.ts";
import type { ApiEnv } from "./ports.ts";
import { readJson } from "./read-json.ts";
import { requestLanguage } from "./request-language.ts";

/** What a handler gives back: the answer, perhaps with another status of the row and headers of its own. */
type Reply<E extends Endpoint> = {
  readonly answer: Answer<E>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a call is beside its input. */
type Call<E extends Endpoint> = {
  /** What faults of it are told under. */
  readonly requestId: string;
  readonly language: Language;
  /** Whom limits count as one. */
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly caller: CallerOf<E>;
  /** Of a row that takes a file: what is sent. Whoever reads it sees to how much that may be. */
  readonly file: ReadableStream<Uint8Array> | null;
};

type CallerOf<E extends Endpoint> = E["access"] extends "public"
  ? E["knowsMembers"] extends true
    ? Caller | undefined
    : undefined
  : Caller;

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  call: Call<E>,
) => Promise<Result<Reply<E>, Refusal>>;

/** Binds one row of the table to the code that answers it: authorise, parse, call, present. */
export function bind<E extends Endpoint>(app: Hono<ApiEnv>, endpoint: E, handle: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const caller = await authorise(c, endpoint);
    if (!caller.ok) return refusalResponse(c, caller.refusal);
    const input = await parseInput(c, endpoint);
    if (!input.ok) return refusalResponse(c, input.refusal);
    const call = callOf(c, caller.value) as Call<E>;
    const reply = await inTurn(c, endpoint, call, () => handle(input.value as Parsed<E>, call));
    if (!reply.ok) return refusalResponse(c, reply.refusal);
    const { answer, status = endpoint.status ?? 200, headers = {} } = reply.value;
    // Whatever belongs to one person, or makes a session, is nobody else's to keep.
    const isSame = endpoint.access === "public" && !endpoint.knowsMembers && endpoint.method === "GET";
    const kept = isSame ? {} : personal;
    if (status === 204) return c.body(null, 204, { ...kept, ...headers });
    if (endpoint.answersWith)
      return c.body(answer as string, status as ContentfulStatusCode, {
        "content-type": `${endpoint.answersWith}; charset=utf-8`,
        ...kept,
        ...headers,
      });
    return c.json(answer as object, status as ContentfulStatusCode, { ...kept, ...headers });
  });
}

export type StreamHandler<E extends Endpoint> = (
  input: Parsed<E>,
  call: Call<E>,
) => Promise<Result<EventStream, Refusal>>;

/** The same for a row that streams. A refusal before the first event is an answer like any other. */
export function bindStream<E extends Endpoint>(
  app: Hono<ApiEnv>,
  endpoint: E,
  handle: StreamHandler<E>,
  onFault: (error: unknown, requestId: string) => Refusal,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const caller = await authorise(c, endpoint);
    if (!caller.ok) return refusalResponse(c, caller.refusal);
    const input = await parseInput(c, endpoint);
    if (!input.ok) return refusalResponse(c, input.refusal);
    const call = callOf(c, caller.value) as Call<E>;
    const stream = await inTurn(c, endpoint, call, () => handle(input.value as Parsed<E>, call));
    if (!stream.ok) return refusalResponse(c, stream.refusal);
    const { requestId } = c.env;
    const language = requestLanguage(c.req.header("accept-language"));
    const fail = (error: unknown) => {
      const { code, message } = errorResponse(onFault(error, requestId), language).body.error;
      return { event: "error", data: { code, message } };
    };
    return eventStreamResponse(stream.value, fail, c.req.raw.signal);
  });
}

/** Not before it is its turn, and not at all when there were too many. */
async function inTurn<T>(
  c: Context<ApiEnv>,
  { id }: Endpoint,
  { caller, address }: { readonly caller: Caller | undefined; readonly address: string },
  work: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const entered = await c.get("gate").enter(id, { person: caller?.personId, address });
  if (!entered.ok) return entered;
  try {
    return await work();
  } finally {
    entered.value();
  }
}

const personal = { "cache-control": "private, no-store" };

export function refusalResponse(c: Context<ApiEnv>, refusal: Refusal): Response {
  const language = requestLanguage(c.req.header("accept-language"));
  const { status, body, headers } = errorResponse(refusal, language);
  return c.json(body, status, { "cache-control": "no-store", ...headers });
}

/** Only the header counts: neither a cookie nor the address can carry a token, so no other site can send it. */
export async function authorise(
  c: Context<ApiEnv>,
  endpoint: Pick<Endpoint, "access" | "knowsMembers">,
): Promise<Result<Caller | undefined, Refusal>> {
  const { access, knowsMembers } = endpoint;
  if (access === "public" && !knowsMembers) return accept(undefined);
  const header = c.req.header("authorization");
  const token = /^Bearer ([\w-]{20,100})$/i.exec(header ?? "")?.[1];
  const { sessions, secrets, now } = c.get("accounts");
  const caller = token ? await sessions.find(secrets.digest(token), now()) : undefined;
  if (access === "public") return accept(caller);
  // What an admin may call does not exist for anyone else.
  if (access === "admin") return caller?.admin ? accept(caller) : refuse({ kind: "not_found" });
  return caller
    ? accept(caller)
    : refuse({ kind: /^Bearer \S/i.test(header ?? "") ? "bad_token" : "no_token" });
}

const callOf = (
  c: Context<ApiEnv>,
  caller: Caller | undefined,
): Call<Endpoint> | Call<Endpoint & { access: "public" }> => ({
  requestId: c.env.requestId,
  language: requestLanguage(c.req.header("accept-language")),
  address: addressGroup(c.env.clientAddress),
  userAgent: c.req.header("user-agent"),
  caller: caller as Caller,
  file: c.req.raw.body,
});

async function parseInput(
  c: Context<ApiEnv>,
  endpoint: Endpoint,
): Promise<Result<Record<string, unknown>, Refusal>> {
  const input: Record<string, unknown> = {};
  let faults: Record<string, FieldFault> = {};
  const parse = (name: "params" | "query" | "body", schema: Schema | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value, { reportInput: true });
    if (parsed?.success) input[name] = parsed.data;
    if (parsed?.error) faults = { ...faults, ...faultsByField(parsed.error.issues, name) };
  };
  parse("params", endpoint.params, c.req.param());
  parse("query", endpoint.query, singleOrMany(c.req.queries()));
  faults = { ...faults, ...notKeepable(input.query ?? {}) };
  if (endpoint.body) {
    if (!isJson(c.req.header("content-type") ?? "")) return refuse({ kind: "unsupported_media_type" });
    const body = readJson(await c.req.arrayBuffer());
    if (!body.ok) return refuse({ kind: body.refusal });
    parse("body", endpoint.body, body.value);
  }
  return Object.keys(faults).length > 0 ? refuse({ kind: "invalid", fields: faults }) : accept(input);
}

/** JSON is UTF-8; whoever announces another alphabet or nothing at all is not understood. */
const isJson = (contentType: string): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType);

/** As in bodies: a database keeps no NUL, and whoever looks for one would be told of a fault of ours. */
const notKeepable = (query: object): Record<string, FieldFault> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => [value].flat().some((one) => typeof one === "string" && one.includes("\u0000")))
      .map(([name]) => [name, "invalid"]),
  );

/** A repeated parameter is a list; one alone is a word. */
const singleOrMany = (queries: Record<string, string[]>): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
