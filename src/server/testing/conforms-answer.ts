import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorResponse } from "#api/error-response.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { type ErrorBody, errorBody } from "#contract/errors.ts";
import { breaches, type JsonSchema } from "./conforms-schema.ts";

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Operation = { readonly responses: Readonly<Record<string, { readonly content?: Content }>> };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

/** The document as it is published, not as the code would write it today. */
const document = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../docs/openapi.json"), "utf8"),
) as Document;
const shared = document.components.schemas;

export type Answered = { readonly status: number; readonly headers: Headers; readonly text: string };

/** What an answer breaks of the published document, and of what holds for all of them. Without a row: no such call. */
export function complaints(row: Endpoint | undefined, answer: Answered, method: string): string[] {
  const { status, headers, text } = answer;
  if (status >= 500 && !(status === 503 && headers.has("retry-after")))
    return [`${status}: ${text.slice(0, 200)}`];
  if (method === "HEAD") return text === "" ? [] : ["HEAD has a body"];
  if (status === 304) return text === "" ? [] : ["304 has a body"];
  const operation = row && document.paths[row.path.replace(/:(\w+)/g, "{$1}")]?.[row.method.toLowerCase()];
  if (row && !operation) return [`${row.method} ${row.path} is not in the document`];
  const response = operation?.responses[status];
  if (!response) return refusalComplaints(answer);
  if (!response.content) return text === "" ? [] : [`${status} has a body`];
  return Object.entries(response.content).flatMap(([type, { schema }]) =>
    successComplaints(type, schema, answer),
  );
}

function successComplaints(type: string, schema: JsonSchema, { headers, text }: Answered): string[] {
  const sent = headers.get("content-type") ?? "";
  if (!sent.startsWith(type)) return [`is ${sent}, not ${type}`];
  if (type === "text/csv") return breaches(text, schema, shared);
  if (type === "text/event-stream") return eventsOf(text).flatMap((event) => breaches(event, schema, shared));
  return breaches(JSON.parse(text), schema, shared);
}

/** Every refusal has one shape, and its status is the one of its code. */
function refusalComplaints({ status, headers, text }: Answered): string[] {
  if (!headers.get("content-type")?.startsWith("application/json"))
    return [`${status} is no JSON: ${text.slice(0, 80)}`];
  if (status < 400) return [`${status} is not in the document`];
  const body: unknown = JSON.parse(text);
  const broken = breaches(body, shared.Error ?? {}, shared);
  if (broken.length > 0 || !errorBody.safeParse(body).success)
    return [`refusal: ${broken.join("; ")} ${text.slice(0, 80)}`];
  const { code, retry_after } = (body as ErrorBody).error;
  return [
    ...(errorResponse({ kind: code }, "en").status === status ? [] : [`${code} with ${status}`]),
    ...(status === 429 && !headers.has("retry-after") ? ["429 does not say how long"] : []),
    ...(String(retry_after ?? headers.get("retry-after")) === String(headers.get("retry-after"))
      ? []
      : ["two waits"]),
    ...(headers.get("cache-control") === "no-store" ? [] : ["a refusal may be kept"]),
  ];
}

function eventsOf(text: string): { event: string; data: unknown }[] {
  return text
    .split("\n\n")
    .filter((block) => block.includes("data: "))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
      return { event: field("event"), data: JSON.parse(field("data")) as unknown };
    });
}
