import fc from "fast-check";
import { addressOf } from "#contract/client.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import {
  hostileBodies,
  hostileHeaders,
  hostileQueries,
  hostileTexts,
  hostileValue,
} from "./arbitrary-hostile.ts";
import { arbitraryOf, type Known } from "./arbitrary-value.ts";

/** A call before it is sent. */
export type Draft = {
  readonly method: string;
  /** Filled in and escaped. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Sent as it is, instead of the body. */
  readonly raw?: string | Uint8Array;
  /** What was done to it. */
  readonly twists: readonly string[];
};

type Twist = (draft: Draft) => Draft;

/** Calls that the row takes. */
export function arbitraryCall(row: Endpoint, known: Known): fc.Arbitrary<Draft> {
  const part = (schema: Endpoint["body"]) => (schema ? arbitraryOf(schema, known) : fc.constant(undefined));
  const file = row.takesFile ? fc.uint8Array({ maxLength: 200 }) : fc.constant(undefined);
  const kept = (row.params && known.below.get(row.path.split("/:")[0] ?? "")) ?? [];
  const one = fc.option(kept.length > 0 ? fc.constantFrom(...kept) : fc.constant(null), { freq: 3 });
  return fc
    .tuple(part(row.params), part(row.query), part(row.body), file, one)
    .map(([made, query, body, raw, id]) => {
      // Mostly something that is there: else most calls would end with there being nothing.
      const params =
        id === null ? made : Object.fromEntries(Object.keys(made as object).map((name) => [name, id]));
      const input = { params, query } as Parameters<typeof addressOf>[1];
      const [path = "", search = ""] = addressOf(row.path, input).split("?");
      return {
        ...{ method: row.method, path, query: search, body, twists: [] },
        headers: body === undefined ? {} : { "content-type": "application/json" },
        ...(raw ? { raw } : {}),
      };
    });
}

/** The same with up to three things done to it that nobody would who means well. */
export function arbitraryBrokenCall(row: Endpoint, known: Known): fc.Arbitrary<Draft> {
  const twists = fc.array(arbitraryTwist(row), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(arbitraryCall(row, known), twists)
    .map(([call, applied]) => applied.reduce<Draft>((draft, twist) => twist(draft), call));
}

function arbitraryTwist(row: Endpoint): fc.Arbitrary<Twist> {
  const names = Object.keys(
    row.query?._zod.def && "shape" in row.query._zod.def ? (row.query._zod.def.shape as object) : {},
  );
  const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary", maxLength: 20 }));
  return fc.oneof(
    ...(row.body ? [bodyTwist, bodyTwist, bodyTwist, rawTwist] : []),
    ...(names.length > 0 ? [queryTwist(names, text), queryTwist(names, text)] : []),
    ...(row.path.includes(":") ? [pathTwist(row, text), pathTwist(row, text)] : []),
    fc.constantFrom(...hostileQueries).map(
      (piece): Twist =>
        (draft) => ({
          ...draft,
          query: [draft.query, piece].filter(Boolean).join("&"),
          twists: [...draft.twists, `?${piece.slice(0, 40)}`],
        }),
    ),
    fc.constantFrom(...hostileHeaders).map(
      (more): Twist =>
        (draft) => ({
          ...draft,
          headers: { ...draft.headers, ...more },
          twists: [...draft.twists, JSON.stringify(more).slice(0, 60)],
        }),
    ),
    fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "QUERY", "get").map(
      (method): Twist =>
        (draft) => ({
          ...draft,
          method,
          twists: [...draft.twists, method],
        }),
    ),
  );
}

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

const queryTwist = (names: readonly string[], text: fc.Arbitrary<string>): fc.Arbitrary<Twist> =>
  fc.tuple(fc.constantFrom(...names), text, fc.boolean()).map(
    ([name, value, isMore]): Twist =>
      (draft) => {
        const others = draft.query.split("&").filter((pair) => isMore || !pair.startsWith(`${name}=`));
        return {
          ...draft,
          query: [...others, `${name}=${escaped(value)}`].filter(Boolean).join("&"),
          twists: [...draft.twists, `${isMore ? "also " : ""}${name}=${value.slice(0, 30)}`],
        };
      },
  );

const pathTwist = (row: Endpoint, text: fc.Arbitrary<string>): fc.Arbitrary<Twist> =>
  fc.tuple(text, fc.constantFrom("", "/", "%2f..", ";x", "%00", "%", "%zz")).map(
    ([value, end]): Twist =>
      (draft) => {
        const path = row.path.replace(/:\w+/g, escaped(value)) + end;
        return { ...draft, path, twists: [...draft.twists, `path ${value.slice(0, 30)}${end}`] };
      },
  );

const rawTwist: fc.Arbitrary<Twist> = fc.constantFrom(...hostileBodies).map(
  (raw): Twist =>
    (draft) => ({
      ...draft,
      raw,
      twists: [...draft.twists, `body ${String(raw).slice(0, 30)}`],
    }),
);

const keys = [
  "__proto__",
  "constructor",
  "prototype",
  "admin",
  "id",
  "toString",
  "",
  "\u0000",
  "x".repeat(300),
];

const bodyTwist: fc.Arbitrary<Twist> = fc
  .tuple(fc.nat(), fc.constantFrom("put", "put", "drop", "add"), fc.constantFrom(...keys), hostileValue)
  .map(
    ([place, what, key, value]): Twist =>
      (draft) => {
        const body = structuredClone(draft.body);
        const spots = [...spotsOf(body)];
        const { holder, key: at } = spots[place % Math.max(1, spots.length)] ?? {};
        const twists = [
          ...draft.twists,
          `${what} ${String(at)} ${key.slice(0, 12)} ${JSON.stringify(value)?.slice(0, 30)}`,
        ];
        if (!holder || at === undefined) return { ...draft, body: value, twists };
        if (what === "put") define(holder, at, value);
        else if (what === "drop") Reflect.deleteProperty(holder, at);
        else define(holder, key, value);
        return { ...draft, body, twists };
      },
  );

/** Also `__proto__` is a key like any other here. */
const define = (holder: object, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

function* spotsOf(value: unknown): Generator<{ holder: object; key: string }> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield { holder: value, key };
    yield* spotsOf(child);
  }
}

/** Nothing when it is not even a request. */
export function requestOf(draft: Draft, token: string | undefined): Request | undefined {
  const content = draft.raw ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  const takesBody = !["GET", "HEAD", "get"].includes(draft.method);
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...draft.headers };
  try {
    return new Request(`http://site${draft.path}${draft.query ? `?${draft.query}` : ""}`, {
      method: draft.method,
      headers,
      ...(content !== undefined && takesBody ? { body: content as BodyInit } : {}),
    });
  } catch {
    return undefined;
  }
}
