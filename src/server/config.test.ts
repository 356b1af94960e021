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
    ["CATALOGUE_SIZE", "-1"],
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

  test("an empty variable counts as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, value: { port: 3000 } });
  });

  test("a public address loses its trailing slash", () => {
    expect(readConfig({ PUBLIC_URL: "https://cleed.example/" })).toMatchObject({
      value: { publicUrl: "https://cleed.example" },
    });
  });
});
