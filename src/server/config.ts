import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { accept, type Result, refuse } from "#vocabulary/result.ts";

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const count = (most: number) => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(most));
const url = (...protocols: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)));

/** Each variable: how it is read, and the sentence that says what it should have been. */
const variables = {
  PORT: [z._default(port, 3000), "a whole number from 0 to 65535"],
  HOST: [z._default(z.string().check(z.minLength(1)), "127.0.0.1"), "a host name or an address"],
  DATA_DIR: [z._default(z.string().check(z.minLength(1)), ".data"), "the path of a folder"],
  DATABASE_URL: [
    z.optional(url("postgres:", "postgresql:")),
    "an address like postgres://user:password@host/name",
  ],
  PUBLIC_URL: [z.optional(url("http:", "https:")), "an address like https://cleed.example"],
  SMTP_URL: [z.optional(url("smtp:", "smtps:")), "an address like smtps://user:password@host"],
  MAIL_FROM: [
    z._default(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)), "hello@cleed.local"),
    "an e-mail address",
  ],
  LLM_BASE_URL: [z.optional(url("http:", "https:")), "an http or https address"],
  LLM_API_KEY: [
    z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/))),
    "a key without spaces, at most 500 characters",
  ],
  // A server of one model takes any name.
  LLM_MODEL: [
    z._default(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)), "default"),
    "the name of a model without spaces",
  ],
  CATALOGUE_SIZE: [z._default(count(1_000_000), 2400), "a whole number from 0 to 1000000"],
  PICTURE_QUIET_SECONDS: [z._default(count(1_000_000), 1), "a whole number from 0 to 1000000"],
  PICTURE_SPACE_MB: [z._default(count(1_000_000), 2000), "a whole number from 0 to 1000000"],
  // Node's own, and only read here: pictures are packed on these threads, and files are read on them too.
  UV_THREADPOOL_SIZE: [z._default(count(1024), 4), "a whole number from 0 to 1024"],
  LOG_LEVEL: [
    z._default(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
    "one of fatal, error, warn, info, debug, trace, silent",
  ],
  TRUST_PROXY: [z._default(count(10), 0), "a whole number from 0 to 10: how many proxies stand in front"],
} as const;

type Variables = typeof variables;
type Values = { [Name in keyof Variables]: z.output<Variables[Name][0]> };

export type Config = {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly pictures: {
    readonly folder: string;
    readonly mostBytes: number;
    readonly threads: number;
    /** How long nobody must ask for anything before pictures are made ahead. */
    readonly quietMs: number;
  };
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** Where mails are kept as files when there is no mail server. */
    readonly folder: string;
  };
  /** What says the assistant's answers better, where there is one. */
  readonly model:
    | { readonly baseUrl: string; readonly key: string | undefined; readonly name: string }
    | undefined;
  /** Products of a first start. */
  readonly catalogueSize: number;
  readonly contact: string;
  readonly logLevel: Values["LOG_LEVEL"];
  readonly trustedProxies: number;
};

/** Reads the environment once. A bad value is one sentence that names the variable. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Result<Config, string> {
  const values: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(variables)) {
    // An empty variable is one that was not set: that is how compose files and shells leave them out.
    const given = environment[name] || undefined;
    const parsed = z.safeParse(schema, given);
    // What is secret is not written where it can be read.
    const said = name.endsWith("_KEY") ? "not what it can be" : JSON.stringify(given);
    if (!parsed.success) return refuse(`${name} is ${said}, but should be ${expected}.`);
    values[name] = parsed.data;
  }
  return accept(toConfig(values as Values));
}

const toConfig = (values: Values): Config => ({
  host: values.HOST,
  port: values.PORT,
  publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
  dataDirectory: resolve(values.DATA_DIR),
  databaseUrl: values.DATABASE_URL,
  pictures: {
    folder: join(resolve(values.DATA_DIR), "pictures"),
    mostBytes: values.PICTURE_SPACE_MB * 1_000_000,
    quietMs: Math.max(1, values.PICTURE_QUIET_SECONDS * 1_000),
    // Two of Node's threads stay free, or a page would wait for a picture; one core stays free for the pages.
    threads: Math.max(1, Math.min(availableParallelism() - 1, values.UV_THREADPOOL_SIZE - 2)),
  },
  mail: {
    smtpUrl: values.SMTP_URL,
    from: values.MAIL_FROM,
    folder: join(resolve(values.DATA_DIR), "outbox"),
  },
  model: values.LLM_BASE_URL
    ? { baseUrl: values.LLM_BASE_URL.replace(/\/+$/, ""), key: values.LLM_API_KEY, name: values.LLM_MODEL }
    : undefined,
  catalogueSize: values.CATALOGUE_SIZE,
  contact: values.MAIL_FROM,
  logLevel: values.LOG_LEVEL,
  trustedProxies: values.TRUST_PROXY,
});
