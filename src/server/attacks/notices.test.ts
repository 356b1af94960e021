import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listNotices, readNotices } from "#contract/notices.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let owner: { id: string; token: string };
let neighbour: { id: string; token: string };
beforeAll(async () => {
  site = await openAccountSite([exampleProduct({ id: 1 }), exampleProduct({ id: 2 })]);
  owner = await site.member("owner@example.com");
  neighbour = await site.member("neighbour@example.com");
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom("notice").execute();
});
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/users/me/notices";
const rows = () => site.database.db.selectFrom("notice").selectAll().orderBy("id").execute();
const list = (query = "", who = owner.token) => site.ask("GET", `${path}${query}`, undefined, { token: who });
const read = (body: unknown, who = owner.token) => site.ask("PATCH", path, body, { token: who });

/** So many of one person's, a minute apart; the latest first. */
async function add(count: number, personId = owner.id): Promise<string[]> {
  const content = { products: [1, 2, 99], total: 9, search: null, brand: 77, drops: [] };
  const made = Array.from({ length: count }, (_, nth) => ({
    id: randomUUID(),
    person_id: personId,
    type: "brand_new" as const,
    created_at: new Date(Date.UTC(2026, 10, 15, 12, 60 - nth)),
    in_app: true,
    by_mail: false,
    content: JSON.stringify(content),
  }));
  await site.database.db.insertInto("notice").values(made).execute();
  return made.map(({ id }) => id);
}
const idsOf = (body: { notices: { id: string }[] }) => body.notices.map(({ id }) => id);

describe("notices", () => {
  test("are listed page by page and read, with what the catalogue still has", async () => {
    const ids = await add(5);
    const first = await list("?limit=2&lang=fr");
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(listNotices.answer.safeParse(first.body).success).toBe(true);
    expect(first.body.notices[0]).toMatchObject({ products: [{ id: 1 }, { id: 2 }], total: 9, brand: null });
    const second = await list(`?limit=2&cursor=${first.body.next_cursor}`);
    const third = await list(`?limit=2&cursor=${second.body.next_cursor}`);
    expect([first, second, third].flatMap(({ body }) => idsOf(body))).toEqual(ids);
    expect([third.body.next_cursor, third.body.unread]).toEqual([null, 5]);
    const some = await read({ read: ids.slice(0, 2) });
    expect([some.status, some.body]).toEqual([200, { unread: 3 }]);
    expect(readNotices.answer.safeParse(some.body).success).toBe(true);
    expect((await read({ read: "all" })).body).toEqual({ unread: 0 });
    expect((await list("?limit=0")).body).toEqual({ notices: [], unread: 0, next_cursor: null });
  });

  test.each([
    "?limit=-1",
    "?limit=101",
    "?limit=x",
    "?cursor=x",
    "?cursor=1_x",
    `?cursor=${"z".repeat(9)}0_${randomUUID()}`,
    "?cursor=%00_1",
    "?lang=de",
    "?person_id=1",
  ])("asked for with %s are refused in words", async (query) => {
    await add(1);
    expect((await list(query)).status).toBe(422);
  });

  test.each([
    {},
    { read: "some" },
    { read: true },
    { read: null },
    { read: ["x"] },
    { read: [1] },
    { read: ["' or 1=1 --"] },
    { read: Array.from({ length: 201 }, () => randomUUID()) },
    { read: "all", person_id: "1" },
    { unread: "all" },
  ])("are not changed by %j", async (body) => {
    await add(1);
    const before = await rows();
    expect((await read(body)).status).toBe(422);
    expect(await rows()).toEqual(before);
  });
});

describe("whose they are", () => {
  test("nobody else can see them or say that they are read", async () => {
    const ids = await add(2);
    const before = await rows();
    expect((await list("", neighbour.token)).body).toEqual({ notices: [], unread: 0, next_cursor: null });
    const { next_cursor } = (await list("?limit=1")).body;
    expect((await list(`?cursor=${next_cursor}`, neighbour.token)).body.notices).toEqual([]);
    for (const which of [ids, "all"])
      expect((await read({ read: which }, neighbour.token)).body).toEqual({ unread: 0 });
    expect(await rows()).toEqual(before);
  });

  test("without a token, or with a wrong one, nothing is read or written", async () => {
    await add(1);
    const before = await rows();
    for (const [method, body] of [["GET"], ["PATCH", { read: "all" }]] as const) {
      const none = await site.ask(method, path, body);
      expect([none.status, none.body.error.message]).toEqual([401, "No authentication token found"]);
      const wrong = await site.ask(method, path, body, { token: "x".repeat(43) });
      expect([wrong.status, wrong.body.error.code]).toEqual([401, "bad_token"]);
    }
    expect(await rows()).toEqual(before);
  });

  test("they are exported with the person and go with them", async () => {
    const leaving = await site.member("leaving@example.com");
    const [id] = await add(1, leaving.id);
    const { body } = await site.ask("GET", "/api/users/me/export", undefined, { token: leaving.token });
    expect(body.records.notice).toMatchObject([{ id, type: "brand_new" }]);
    await site.ask("DELETE", "/api/users/delete", undefined, { token: leaving.token });
    expect(await rows()).toEqual([]);
  });
});
