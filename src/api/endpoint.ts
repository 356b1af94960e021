import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Answer, Endpoint, Parsed, Schema } from "#contract/endpoint.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { errorResponse, type Refusal } from "./error-response.ts";
import type { ApiEnv } from "./ports.ts";
import { requestLanguage } from "./request-language.ts";

/** What a handler gives back: the answer, perhaps with another status of the row and headers of its own. */
type Reply<E extends Endpoint> = {
  readonly answer: Answer<E>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Handler<E extends Endpoint> = (input: Parsed<E>) => Promise<Result<Reply<E>, Refusal>>;

/** Binds one row of the table to the code that answers it: authorise, parse, call, present. */
export function bind<E extends Endpoint>(app: Hono<ApiEnv>, endpoint: E, handle: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const allowed = authorise(c, endpoint);
    if (!allowed.ok) return refusalResponse(c, allowed.refusal);
    const input = await parseInput(c, endpoint);
    if (!input.ok) return refusalResponse(c, input.refusal);
    const reply = await handle(input.value as Parsed<E>);
    if (!reply.ok) return refusalResponse(c, reply.refusal);
    const { answer, status = 200, headers = {} } = reply.value;
    return c.json(answer as object, status as ContentfulStatusCode, headers);
  });
}

export function refusalResponse(c: Context<ApiEnv>, refusal: Refusal): Response {
  const { status, body } = errorResponse(refusal, requestLanguage(c.req.header("accept-language")));
  return c.json(body, status, { "cache-control": "no-store" });
}

/** There are no sessions yet, so a token can only be absent or unknown. */
function authorise(c: Context<ApiEnv>, endpoint: Endpoint): Result<null, Refusal> {
  if (endpoint.access === "public") return accept(null);
  if (endpoint.access === "admin") return refuse({ kind: "not_found" });
  const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  return refuse({ kind: token ? "bad_token" : "no_token" });
}

async function parseInput(
  c: Context<ApiEnv>,
  endpoint: Endpoint,
): Promise<Result<Record<string, unknown>, Refusal>> {
  const input: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  const parse = (name: "params" | "query" | "body", schema: Schema | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value);
    if (parsed?.success) input[name] = parsed.data;
    for (const issue of parsed?.error?.issues ?? []) faults[issue.path.join(".") || name] = issue.message;
  };
  parse("params", endpoint.params, c.req.param());
  parse("query", endpoint.query, singleOrMany(c.req.queries()));
  if (endpoint.body) {
    const body = await readJson(c);
    if (!body.ok) return body;
    parse("body", endpoint.body, body.value);
  }
  return Object.keys(faults).length > 0 ? refuse({ kind: "invalid", fields: faults }) : accept(input);
}

/** A repeated parameter is a list; one alone is a word. */
const singleOrMany = (queries: Record<string, string[]>): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );

async function readJson(c: Context<ApiEnv>): Promise<Result<unknown, Refusal>> {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
    return refuse({ kind: "unsupported_media_type" });
  try {
    return accept(await c.req.json());
  } catch {
    return refuse({ kind: "malformed" });
  }
}
