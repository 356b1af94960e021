import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listSavedSearches, saveSearch } from "#contract/saved-search.ts";
import { getMe } from "#contract/users.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let token: string;
let neighbour: { id: string; token: string };
beforeAll(async () => {
  site = await openAccountSite();
  ({ token } = await site.member("owner@example.com"));
  neighbour = await site.member("neighbour@example.com");
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom("saved_search").execute();
});
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/users/me/saved_searches";
const coats = { name: "Coats", query: "?q=manteau%20d%E2%80%99hiver&colour=navy&colour=black" };
const save = (body: unknown, who = token) => site.ask("POST", path, body, { token: who });
const saved = async (body: unknown = coats): Promise<{ id: string }> => (await save(body)).body.saved_search;
const one = (method: string, id: string, body?: unknown, who = token) =>
  site.ask(method, `${path}/${id}`, body, { token: who });
const list = async (who = token) =>
  (await site.ask("GET", path, undefined, { token: who })).body.saved_searches;
const rows = () => site.database.db.selectFrom("saved_search").selectAll().execute();

describe("a saved search", () => {
  test("is kept as it was, read, changed and forgotten", async () => {
    const reply = await save({ ...coats, name: "  Coats ", alert: "daily" });
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
    expect(saveSearch.answer.safeParse(reply.body).success).toBe(true);
    const kept = reply.body.saved_search;
    expect(kept).toMatchObject({ ...coats, alert: "daily", last_run_at: null });
    const bare = await saved({ name: "All", query: "" });
    expect(bare).toMatchObject({ query: "", alert: "off" });
    const all = await site.ask("GET", path, undefined, { token });
    expect(listSavedSearches.answer.safeParse(all.body).success).toBe(true);
    expect(all.body.saved_searches.map(({ id }: { id: string }) => id)).toEqual([bare.id, kept.id]);
    const { user } = (await site.ask("GET", "/api/users/me", undefined, { token })).body;
    expect(user.saved_search).toEqual(all.body.saved_searches);
    expect(getMe.answer.safeParse({ user }).success).toBe(true);
    expect((await one("PATCH", kept.id, { alert: "instant" })).body).toEqual({
      saved_search: { ...kept, alert: "instant" },
    });
    expect((await one("PATCH", kept.id, {})).status).toBe(200);
    expect((await one("GET", kept.id)).body.saved_search.alert).toBe("instant");
    expect((await one("DELETE", kept.id)).status).toBe(204);
    for (const method of ["GET", "DELETE"]) expect((await one(method, kept.id)).status).toBe(404);
    expect(await list()).toEqual([bare]);
  });

  test("of a hundred and more is refused in words, however many come at once", async () => {
    await Promise.all(Array.from({ length: 95 }, () => save(coats)));
    const last = await Promise.all(Array.from({ length: 20 }, () => save(coats)));
    expect(last.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(last.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { error: { code: "full" } },
    });
    expect(await list()).toHaveLength(100);
  });

  test.each([
    [{ query: "?q=a" }, { name: "required" }],
    [{ ...coats, name: "" }, { name: "required" }],
    [{ ...coats, name: "   " }, { name: "required" }],
    [{ ...coats, name: "x".repeat(81) }, { name: "too_long" }],
    [{ ...coats, name: "a\nBcc: b@c.example" }, { name: "invalid" }],
    [{ ...coats, name: 1 }, { name: "wrong_type" }],
    [{ name: "a" }, { query: "required" }],
    [{ ...coats, query: "x".repeat(2001) }, { query: "too_long" }],
    [{ ...coats, query: "?q=a\r\nb" }, { query: "invalid" }],
    [{ ...coats, query: { q: "a" } }, { query: "wrong_type" }],
    [{ ...coats, alert: "hourly" }, { alert: "invalid" }],
    [{ ...coats, last_run_at: "2026-01-01" }, { last_run_at: "unknown" }],
    [{ ...coats, id: "1" }, { id: "unknown" }],
    [{ ...coats, person_id: "1" }, { person_id: "unknown" }],
  ])("%j is refused, new or as a change", async (body, fields) => {
    const reply = await save(body);
    expect([reply.status, reply.body.error.fields]).toEqual([422, fields]);
    expect(await rows()).toEqual([]);
    if (Object.values(fields).includes("required") && !("name" in body && "query" in body)) return;
    const { id } = await saved();
    const before = await rows();
    const changed = await one("PATCH", id, body);
    expect([changed.status, changed.body.error.fields]).toEqual([422, fields]);
    expect(await rows()).toEqual(before);
  });

  test.each(["1", "x", "%00", "' or 1=1 --", "00000000-0000-0000-0000-000000000000", "x".repeat(90)])(
    "%s is no search of anybody",
    async (id) => {
      for (const [method, body] of [["GET"], ["DELETE"], ["PATCH", { name: "a" }]] as const)
        expect([404, 400]).toContain((await one(method, encodeURIComponent(id), body)).status);
    },
  );

  test("markup and quotes are only words", async () => {
    const name = `<img src=x onerror=alert(1)>'; drop table saved_search; --`;
    expect(await saved({ ...coats, name })).toMatchObject({ name });
    expect(await list()).toHaveLength(1);
  });
});

describe("whose it is", () => {
  test("nobody else can see, change or delete it: for them there is none", async () => {
    const { id } = await saved();
    const before = await rows();
    for (const [method, body] of [["GET"], ["DELETE"], ["PATCH", { name: "Mine" }]] as const)
      expect((await one(method, id, body, neighbour.token)).status).toBe(404);
    expect(await rows()).toEqual(before);
    expect(await list(neighbour.token)).toEqual([]);
  });

  test("without a token, or with a wrong one, nothing is read or written", async () => {
    const { id } = await saved();
    const before = await rows();
    for (const [method, where, body] of [
      ["GET", path],
      ["POST", path, coats],
      ["GET", `${path}/${id}`],
      ["PATCH", `${path}/${id}`, { name: "a" }],
      ["DELETE", `${path}/${id}`],
    ] as const) {
      const none = await site.ask(method, where, body);
      expect([none.status, none.body.error.message]).toEqual([401, "No authentication token found"]);
      const wrong = await site.ask(method, where, body, { token: "x".repeat(43) });
      expect([wrong.status, wrong.body.error.code]).toEqual([401, "bad_token"]);
    }
    expect(await rows()).toEqual(before);
  });

  test("it is exported with the person and goes with them", async () => {
    const leaving = await site.member("leaving@example.com");
    await save(coats, leaving.token);
    const { body } = await site.ask("GET", "/api/users/me/export", undefined, { token: leaving.token });
    expect(body.records.saved_search).toMatchObject([coats]);
    await site.ask("DELETE", "/api/users/delete", undefined, { token: leaving.token });
    expect(await rows()).toEqual([]);
  });
});
