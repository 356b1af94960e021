import type * as z from "zod/mini";

/** Who may call: anyone, a signed-in person, an admin. The server checks it before it reads the input. */
type Access = "public" | "member" | "admin";

export type Schema = z.ZodMiniType;

/** One row of the REST table: the same schemas check requests, type the client and make the OpenAPI document. */
export type Endpoint = {
  readonly id: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Hono's notation: `/api/blogs/:slug`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Anyone may call, and a valid token says who it is. A wrong one is as good as none. */
  readonly knowsMembers?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Schema;
  /** What a success answers with, when that is not 200. 204 has no body, and its answer is null. */
  readonly status?: 201 | 202 | 204;
  /** Other statuses that carry the answer's own shape, such as a health report with 503. */
  readonly alsoStatus?: readonly number[];
  /** The answer comes as Server-Sent Events; its schema is that of one of them. */
  readonly streams?: true;
  /** The body is a file, and not JSON. */
  readonly takesFile?: true;
  /** The answer is a text of this type, and not JSON. */
  readonly answersWith?: "text/csv";
};

/** Nobody changes what is only sent: lists that may not be changed can be. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

type Part<E extends Endpoint, Name extends "params" | "query" | "body"> = E[Name] extends Schema
  ? { readonly [K in Name]: Unchanged<z.input<E[Name]>> }
  : unknown;

type File<E extends Endpoint> = E["takesFile"] extends true ? { readonly file: Blob } : unknown;

/** What a caller gives. */
export type Input<E extends Endpoint> = Part<E, "params"> & Part<E, "query"> & Part<E, "body"> & File<E>;

type ParsedPart<E extends Endpoint, Name extends "params" | "query" | "body"> = E[Name] extends Schema
  ? { readonly [K in Name]: z.output<E[Name]> }
  : unknown;

/** What a handler gets: the same, parsed. */
export type Parsed<E extends Endpoint> = ParsedPart<E, "params"> &
  ParsedPart<E, "query"> &
  ParsedPart<E, "body">;

export type Answer<E extends Endpoint> = z.output<E["answer"]>;

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;
