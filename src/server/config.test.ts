import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("configuration", () => {
  test("nothing set gives the documented defaults", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      ok: true,
      value: { host: "127.0.0.1", port: 3000, publicUrl: "http://localhost:3000", databaseUrl: undefined },
    });
  });

  test.each([
    ["PORT", "ninety"],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["DATABASE_URL", "mysql://host/name"],
    ["DATABASE_URL", "not an address"],
    ["PUBLIC_URL", "cleed.example"],
    ["SMTP_URL", "http://host"],
    ["MAIL_FROM", "nobody"],
    ["LLM_BASE_URL", "ftp://host"],
    ["LLM_MODEL", "two words"],
    ["CATALOGUE_SIZE", "-1"],
    ["PICTURE_SPACE_MB", "plenty"],
    ["PICTURE_QUIET_SECONDS", "soon"],
    ["UV_THREADPOOL_SIZE", "many"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "yes"],
  ])("%s=%s is one sentence that names the variable", (name, value) => {
    const config = readConfig({ [name]: value });
    expect(config.ok).toBe(false);
    if (!config.ok) {
      expect(config.refusal.startsWith(`${name} is "${value}", but should be `)).toBe(true);
      expect(config.refusal.split("\n")).toHaveLength(1);
    }
  });

  test("a model is there when its address is, and a wrong key is not repeated", () => {
    expect(readConfig({ LLM_API_KEY: "k", LLM_MODEL: "m" })).toMatchObject({ value: { model: undefined } });
    expect(readConfig({ LLM_BASE_URL: "http://host/v1/", LLM_API_KEY: "k" })).toMatchObject({
      value: { model: { baseUrl: "http://host/v1", key: "k", name: "default" } },
    });
    const wrong = readConfig({ LLM_API_KEY: "my secret" });
    expect(wrong).toEqual({
      ok: false,
      refusal:
        "LLM_API_KEY is not what it can be, but should be a key without spaces, at most 500 characters.",
    });
  });

  test("an empty variable counts as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, value: { port: 3000 } });
  });

  test("pictures leave room for everything else, and are made by one thread at least", () => {
    const threads = (size: string) => {
      const config = readConfig({ UV_THREADPOOL_SIZE: size, DATA_DIR: "/data", PICTURE_SPACE_MB: "5" });
      return config.ok ? config.value.pictures : undefined;
    };
    expect(threads("1")).toEqual({
      folder: "/data/pictures",
      mostBytes: 5_000_000,
      threads: 1,
      quietMs: 1_000,
    });
    expect(threads("3")?.threads).toBe(1);
    expect(threads("1024")?.threads).toBe(Math.max(1, availableParallelism() - 1));
  });

  test("a public address loses its trailing slash", () => {
    expect(readConfig({ PUBLIC_URL: "https://cleed.example/" })).toMatchObject({
      value: { publicUrl: "https://cleed.example" },
    });
  });
});
