import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { likeProduct, listLiked } from "#contract/reactions.ts";
import { getMe } from "#contract/users.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { dumpTables, fillReactions } from "#storage/testing/people.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

const catalogue = [
  ...[1, 2, 3, 4, 5].map((id) => exampleProduct({ id })),
  exampleProduct({ id: 6, universe: "women" }),
];

let site: AccountSite;
let token: string;
let id: string;
let neighbour: { id: string; token: string };
beforeAll(async () => {
  site = await openAccountSite(catalogue);
  ({ token, id } = await site.member("owner@example.com"));
  neighbour = await site.member("neighbour@example.com");
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  site.offer(catalogue);
  await site.database.db.deleteFrom("reaction").execute();
});
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/users/me/preferences";
const react = (list: string, body: unknown, who = token) =>
  site.ask("PATCH", `${path}/products_${list}`, body, { token: who });
const like = (product: number, value = true) => react("liked", { id: product, value });
const list = (name: string, query = "", who = token) =>
  site.ask("GET", `${path}/products_interacted/products_${name}${query}`, undefined, { token: who });
const me = async (who = token) =>
  (await site.ask("GET", "/api/users/me", undefined, { token: who })).body.user;
const idsOf = ({ body }: { body: { products: { id: number }[] } }) => body.products.map((one) => one.id);
const rows = () => site.database.db.selectFrom("reaction").selectAll().orderBy("product_id").execute();
/** Later than what was said before. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 3));

describe("liking, disliking and bookmarking", () => {
  test("answers with all three lists, the latest first, and so does the person", async () => {
    await like(1);
    await wait();
    const reply = await like(2);
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(likeProduct.answer.safeParse(reply.body).success).toBe(true);
    expect(reply.body).toEqual({ products_liked: [2, 1], products_disliked: [], products_bookmarked: [] });
    await react("bookmarked", { id: 1, value: true });
    const disliked = await react("disliked", { id: 2, value: true, scope: "brand" });
    const lists = { products_liked: [1], products_disliked: [2], products_bookmarked: [1] };
    expect(disliked.body).toEqual(lists);
    const user = await me();
    expect(user).toMatchObject({ ...lists, brands_disliked: [] });
    expect(getMe.answer.safeParse({ user }).success).toBe(true);
    const { email, password } = { email: "owner@example.com", password: "lavender tram oboe" };
    expect((await site.ask("POST", "/api/auth/signin", { email, password })).body).toMatchObject(lists);
  });

  test("the same again, and taking back what was never said, changes nothing", async () => {
    await like(1);
    await react("disliked", { id: 2, value: true, scope: "cut" });
    const before = await rows();
    await wait();
    expect((await like(1)).status).toBe(200);
    expect((await react("disliked", { id: 2, value: true })).status).toBe(200);
    expect((await react("bookmarked", { id: 1, value: false })).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test("at once, from twenty tabs, ends in one state that everybody is told", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => react(nth % 2 ? "liked" : "disliked", { id: 3, value: true })),
    );
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect([...body.products_liked, ...body.products_disliked]).toEqual([3]);
    }
    expect(await rows()).toHaveLength(1);
  });

  test("a piece that has left the catalogue stays, leaves the shown list, and can be let go", async () => {
    await like(1);
    await wait();
    await like(2);
    site.offer(catalogue.filter((product) => product.id !== 1));
    expect((await like(1)).body.products_liked).toEqual([2, 1]);
    expect((await react("disliked", { id: 1, value: true })).body.error.fields).toEqual({ id: "unknown" });
    expect((await list("liked")).body).toMatchObject({ products: [{ id: 2 }], total: 1, next_cursor: null });
    expect((await me()).products_liked).toEqual([2, 1]);
    for (const _ of [1, 2]) {
      const reply = await like(1, false);
      expect([reply.status, reply.body.products_liked]).toEqual([200, [2]]);
    }
  });

  test("past ten thousand is refused in words", async () => {
    await fillReactions(site.database.db, { id, kind: "bookmarked", from: 101, to: 10_100 });
    const reply = await react("bookmarked", { id: 1, value: true });
    expect([reply.status, reply.body.error.code]).toEqual([409, "full"]);
    expect(reply.body.error.message).toContain("no room");
    expect((await like(1)).status).toBe(200);
  });

  test.each([
    ["liked", { id: 99, value: true }, { id: "unknown" }],
    ["liked", { id: 0, value: true }, { id: "too_small" }],
    ["liked", { id: -1, value: false }, { id: "too_small" }],
    ["liked", { id: 2 ** 31, value: true }, { id: "too_big" }],
    ["liked", { id: "1", value: true }, { id: "wrong_type" }],
    ["liked", { id: [1], value: true }, { id: "wrong_type" }],
    ["liked", { id: 1.5, value: true }, { id: "wrong_type" }],
    ["liked", { id: null, value: true }, { id: "wrong_type" }],
    ["liked", { id: 1 }, { value: "required" }],
    ["liked", { id: 1, value: "true" }, { value: "wrong_type" }],
    ["liked", { id: 1, value: true, scope: "item" }, { scope: "unknown" }],
    ["bookmarked", { id: 1, value: true, scope: "later" }, { scope: "unknown" }],
    ["disliked", { id: 1, value: true, scope: "mood" }, { scope: "invalid" }],
    ["disliked", { id: 1, value: true, scope: null }, { scope: "invalid" }],
    ["disliked", { id: 1, value: false, scope: "brand" }, { scope: "invalid" }],
    ["disliked", { id: 1, value: true, person_id: "x" }, { person_id: "unknown" }],
    ["disliked", { id: 1, value: true, at: "2020-01-01" }, { at: "unknown" }],
  ])("products_%s with %j is refused and writes nothing", async (name, body, fields) => {
    const reply = await react(name, body);
    expect([reply.status, reply.body.error.fields]).toEqual([422, fields]);
    expect(await rows()).toEqual([]);
  });

  test.each(['{"id":1,"value":true,"id":2}', '{"id":1,"value":true,"__proto__":{}}', "[]x", '{"id":1e999}'])(
    "%s is not read at all",
    async (body) => {
      expect((await react("liked", body)).status).toBe(400);
      expect(await rows()).toEqual([]);
    },
  );
});

describe("what was reacted to", () => {
  test("comes as cards in pages, the latest first, with the number of all", async () => {
    for (const product of [1, 2, 3, 6]) {
      await like(product);
      await wait();
    }
    const first = await list("liked", "?limit=3&lang=fr");
    expect(listLiked.answer.safeParse(first.body).success).toBe(true);
    expect([idsOf(first), first.body.total]).toEqual([[6, 3, 2], 4]);
    expect(first.body.products[0].name).toBe("Pull col rond en mérinos");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(first.headers.get("etag")).toBeNull();
    // Taken out while they look: nothing is skipped.
    await like(3, false);
    const second = await list("liked", `?limit=3&cursor=${first.body.next_cursor}`);
    expect([idsOf(second), second.body.total, second.body.next_cursor]).toEqual([[1], 3, null]);
    expect(idsOf(await list("liked", "?universe=women"))).toEqual([6]);
    expect((await list("liked", "?universe=men")).body.total).toBe(2);
    for (const other of ["disliked", "bookmarked"])
      expect((await list(other)).body).toEqual({
        products: [],
        total: 0,
        narrowed: { departments: [], sale: 0 },
        next_cursor: null,
      });
  });

  test("is narrowed to a department, with what each of them would give", async () => {
    for (const product of [1, 2, 6]) await like(product);
    const all = await list("liked");
    const [one] = all.body.narrowed.departments;
    expect(all.body.narrowed).toEqual({
      departments: [{ value: one.value, label: one.label, count: 3 }],
      sale: all.body.products.filter(({ price }: { price: { was?: number } }) => price.was).length,
    });
    expect((await list("liked", `?department=${one.value}`)).body.total).toBe(3);
    const elsewhere = await list("liked", "?department=E&lang=fr");
    expect([elsewhere.body.total, elsewhere.body.narrowed.departments[0].count]).toEqual([0, 3]);
    expect((await list("liked", "?sale=true")).body.total).toBe(all.body.narrowed.sale);
  });

  test.each([
    ["?department=Z", "department"],
    ["?sale=no", "sale"],
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
    ["?limit=1.5", "limit"],
    ["?limit=1&limit=2", "limit"],
    ["?cursor=x", "cursor"],
    [`?cursor=${"1".repeat(101)}`, "cursor"],
    ["?universe=kids", "universe"],
    ["?lang=de", "lang"],
    ["?user=1", "user"],
  ])("%s is refused beside its field", async (query, field) => {
    const reply = await list("liked", query);
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([422, [field]]);
  });

  test("has no other lists", async () => {
    for (const name of ["seen", "liked/1", ""]) expect((await list(name)).status).toBe(404);
    expect((await react("seen", { id: 1, value: true })).status).toBe(404);
  });
});

describe("whose they are", () => {
  test("one person's reactions are nobody else's", async () => {
    await like(1);
    await react("disliked", { id: 1, value: true }, neighbour.token);
    await react("liked", { id: 1, value: false }, neighbour.token);
    expect((await me()).products_liked).toEqual([1]);
    expect((await me(neighbour.token)).products_liked).toEqual([]);
    expect((await list("liked", "", neighbour.token)).body.total).toBe(0);
  });

  test("without a token, or with a wrong one, nothing is read or written", async () => {
    for (const [method, name] of [
      ["PATCH", "products_liked"],
      ["PATCH", "products_disliked"],
      ["PATCH", "products_bookmarked"],
      ["GET", "products_interacted/products_liked"],
      ["GET", "products_interacted/products_disliked"],
      ["GET", "products_interacted/products_bookmarked"],
    ] as const) {
      const body = method === "PATCH" ? { id: 1, value: true } : undefined;
      const none = await site.ask(method, `${path}/${name}`, body);
      expect([none.status, none.body.error.message]).toEqual([401, "No authentication token found"]);
      const wrong = await site.ask(method, `${path}/${name}`, body, { token: "x".repeat(43) });
      expect([wrong.status, wrong.body.error.code]).toEqual([401, "bad_token"]);
    }
    expect(await rows()).toEqual([]);
  });

  test("they steer what is recommended to their owner, and to nobody else", async () => {
    await like(1);
    await react("disliked", { id: 2, value: true });
    const reco = async (who?: string) => {
      const options = who ? { token: who } : {};
      return idsOf(await site.ask("POST", "/api/products/getReco", { universe: "men" }, options)).toSorted();
    };
    expect(await reco(token)).toEqual([3, 4, 5]);
    expect(await reco(neighbour.token)).toEqual([1, 2, 3, 4, 5]);
    expect(await reco()).toEqual([1, 2, 3, 4, 5]);
    await react("disliked", { id: 3, value: true, scope: "brand" });
    expect(await reco(token)).toEqual([]);
  });

  test("they are exported with the person and go with them, also with what was said at that moment", async () => {
    const leaving = await site.member("leaving@example.com");
    await react("disliked", { id: 2, value: true, scope: "price" }, leaving.token);
    const { body } = await site.ask("GET", "/api/users/me/export", undefined, { token: leaving.token });
    expect(body.records.reaction).toMatchObject([{ product_id: 2, kind: "disliked", scope: "price" }]);
    expect(body.user.products_disliked).toEqual([2]);
    const [gone, ...late] = await Promise.all([
      site.ask("DELETE", "/api/users/delete", undefined, { token: leaving.token }),
      ...[1, 3, 4].map((product) => react("liked", { id: product, value: true }, leaving.token)),
    ]);
    expect(gone.body).toEqual({ success: true });
    for (const { status } of late) expect([200, 401]).toContain(status);
    expect(Object.values(await dumpTables(site.database.db)).join()).not.toContain(leaving.id);
  });
});
