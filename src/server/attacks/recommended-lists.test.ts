import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { dailyCounts } from "#vocabulary/daily-top.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

const leaves: readonly Leaf[] = ["A.1.1", "A.2.1", "A.3.1", "A.5.1", "A.7.2", "B.1.1", "C.1.3"];
const axes = [1, 2, 9, 11, 12, 13, 17, 19, 22];
const { traits } = exampleProduct({ id: 1 });
const offer = { shop: 1, price: 9_900, url: "https://www.maison-verdier.example/p", inStock: true };

/** Of nine styles and seven leaves, every eighth reduced, every ninth new, two brands. */
const products: readonly Product[] = Array.from({ length: 360 }, (_, i) =>
  exampleProduct({
    id: i + 1,
    universe: "women",
    brand: 1 + (i % 2),
    leaf: leaves[i % leaves.length] ?? "A.1.1",
    traits: { ...traits, styles: [{ id: axes[i % axes.length] ?? 1, score: 0.9 }] },
    offers: [{ ...offer, ...(i % 8 === 0 && { was: 12_900 }) }],
    addedOn: i % 9 === 0 ? "2026-11-10" : "2026-01-01",
  }),
);

let site: AccountSite;
let nth = 0;
let token: string;
let id: string;
beforeAll(async () => {
  site = await openAccountSite(products);
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  ({ token, id } = await site.member(`someone${nth++}@example.com`));
});
afterEach(() => expect(site.faults).toEqual([]));

const day = 86_400_000;
type Card = { readonly id: number; readonly stretch: boolean; readonly [Name: string]: unknown };
const idsOf = (cards: readonly { readonly id: number }[]) => cards.map((card) => card.id);
const brandsOf = (cards: readonly { readonly id: number }[]) =>
  idsOf(cards).map((id) => products[id - 1]?.brand);
const reco = async (body: object = {}, who: string | undefined = token, call = "getReco") =>
  (
    await site.ask(
      "POST",
      `/api/products/${call}`,
      { universe: "women", ...body },
      { language: "en", ...(who && { token: who }) },
    )
  ).body as { list_id: string | null; products: Card[]; next_cursor: string | null };
const get = async (path: string, who = token) =>
  (await site.ask("GET", `/api/users/me${path}`, undefined, { token: who, language: "en" })).body;
const prefer = (update: object, who = token) =>
  site.ask(
    "PATCH",
    "/api/users/me/preferences?universe=women",
    { preferences_to_update: update },
    { token: who },
  );
const happen = (product: number, changes: object = {}) =>
  site.ask(
    "POST",
    "/api/users/me/events",
    { events: [{ id: randomUUID(), type: "product_seen", product_id: product, ...changes }] },
    { token },
  );
const react = (kind: string, product: number, scope?: string) =>
  site.ask(
    "PATCH",
    `/api/users/me/preferences/products_${kind}`,
    { id: product, value: true, ...(scope && { scope }) },
    { token },
  );
const lists = () =>
  site.database.db.selectFrom("reco_list").selectAll().where("person_id", "=", id).orderBy("place").execute();

describe("a list for a member", () => {
  test.each([
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 7],
    [5, 10],
  ])("at openness %i has %i stretches in any 20, and says which way each goes", async (openness, count) => {
    await prefer({ global: { openness }, styles: { selected_styles: [2] } });
    const first = await reco({ limit: 30 });
    const second = await reco({ limit: 30, cursor: first.next_cursor });
    const cards = [...first.products, ...second.products];
    for (let at = 0; at + 20 <= cards.length; at++)
      expect(cards.slice(at, at + 20).filter(({ stretch }) => stretch)).toHaveLength(count);
    expect(new Set(idsOf(cards)).size).toBe(60);
    for (const { stretch, stretch_reason } of cards)
      if (stretch) expect(stretch_reason).toMatch(/^A step outside your styles: [a-z ]+$/);
      else expect(stretch_reason).toBeUndefined();
    const hard = await reco({ limit: 60 }, token, "getHardReco");
    expect(hard.products.some(({ stretch }) => stretch)).toBe(false);
  });

  test("goes on counting after what was met in this visit", async () => {
    const met = idsOf((await reco({ limit: 5 })).products);
    const after = await reco({ limit: 40, session: { seen: met.slice(0, 3), liked: met.slice(2, 5) } });
    // The fifth, tenth, … of all.
    expect(after.products.flatMap(({ stretch }, at) => (stretch ? at : []))).toEqual([
      4, 9, 14, 19, 24, 29, 34, 39,
    ]);
    const odd = await reco({ limit: 12, session: { seen: met.slice(0, 3) } });
    expect(odd.products.flatMap(({ stretch }, at) => (stretch ? at : []))).toEqual([1, 6, 11]);
  });

  test("is written down with what was tried, where, and how likely that was", async () => {
    const { list_id, products: cards } = await reco({ limit: 20, surface: "discover" });
    const [kept] = await lists();
    expect(kept).toMatchObject({
      id: list_id,
      kind: "reco",
      surface: "discover",
      start: 0,
      products: idsOf(cards),
    });
    const tried = kept?.stretches as { product: number; propensity: number }[];
    expect(tried.map(({ product }) => product)).toEqual(idsOf(cards.filter(({ stretch }) => stretch)));
    expect(tried.every(({ propensity }) => propensity > 0 && propensity <= 1)).toBe(true);
    expect((await get("")).user.instant_products_recommended).not.toEqual([]);
  });

  test("of a visitor, or for other preferences than their own, is nobody's and not kept", async () => {
    expect((await reco({}, "")).list_id).toBeNull();
    expect((await reco({ preferences: {} })).list_id).toBeNull();
    expect(await lists()).toEqual([]);
  });

  test("leaves out what they saw within a fortnight, and may be read on while they see it", async () => {
    const first = await reco({ limit: 4 });
    for (const product of idsOf(first.products)) await happen(product, { list_id: first.list_id });
    const second = await reco({ limit: 4, cursor: first.next_cursor });
    expect(second.products).toHaveLength(4);
    const again = await reco({ limit: 100 });
    expect(idsOf(again.products).filter((one) => idsOf(first.products).includes(one))).toEqual([]);
    site.pass(15 * day);
    const later = await reco({ limit: 100 });
    expect(idsOf(later.products)).toEqual(expect.arrayContaining(idsOf(first.products).slice(0, 1)));
  });
});

describe("the list without anybody", () => {
  test("is the same for all, goes by what is liked and new alone, and tries nothing", async () => {
    const { token: other } = await site.member(`other${nth++}@example.com`);
    await prefer({ styles: { selected_styles: [9] }, locks: { styles: true }, global: { openness: 5 } });
    await site.ask("PATCH", "/api/users/me/preferences/products_liked", { id: 5, value: true }, { token });
    const [mine, theirs, visitors] = [
      await reco({ neutral: true, limit: 40 }),
      await reco({ neutral: true, limit: 40 }, other),
      await reco({ neutral: true, limit: 40 }, ""),
    ];
    expect(mine.products).toEqual(theirs.products);
    expect(mine.products).toEqual(visitors.products);
    expect(mine.products.some(({ stretch }) => stretch)).toBe(false);
    const keys = mine.products.flatMap(({ reasons }) => (reasons as { key: string }[]).map(({ key }) => key));
    expect(new Set(keys)).toEqual(new Set(["freshness"]));
    const next = await reco({ neutral: true, limit: 40, cursor: mine.next_cursor });
    expect(new Set([...idsOf(mine.products), ...idsOf(next.products)]).size).toBe(80);
    const [first = 0] = idsOf(mine.products);
    expect(idsOf((await reco({ neutral: true, session: { seen: [first] } })).products)).not.toContain(first);
  });
});

describe("the ledger", () => {
  test("tells what was tried, what came of it and what became theirs", async () => {
    await prefer({ global: { openness: 5 }, styles: { selected_styles: [2] } });
    expect(await get("/ledger")).toMatchObject({
      openness: 5,
      stretches_in_20: 10,
      totals: { shown: 0, hit_rate: null },
      arms: [],
      cards: [],
      next_cursor: null,
    });
    const { list_id, products: cards } = await reco({ limit: 20, surface: "discover" });
    const tried = idsOf(cards.filter(({ stretch }) => stretch));
    const [one = 0, two = 0, three = 0, four = 0] = tried;
    for (const product of [one, two, three, four]) await happen(product, { list_id });
    // Seen, but not as something that was tried.
    await happen(idsOf(cards)[0] ?? 0, { list_id });
    await react("liked", one);
    await react("disliked", two);
    await happen(three, { type: "product_chosen", list_id });
    const ledger = await get("/ledger");
    expect(ledger.totals).toEqual({
      shown: 4,
      liked: 1,
      bookmarked: 0,
      chosen: 1,
      disliked: 1,
      left: 1,
      hit_rate: 0.5,
    });
    const outcomes = new Map(
      ledger.cards.map((card: { product_id: number; outcome: string }) => [card.product_id, card.outcome]),
    );
    expect([one, two, three, four].map((product) => outcomes.get(product))).toEqual([
      "liked",
      "disliked",
      "chosen",
      "left",
    ]);
    expect(ledger.cards[0]).toMatchObject({ universe: "women", label: expect.stringMatching(/^\S.* · \S/) });
    expect(ledger.cards[0].product.id).toBe(ledger.cards[0].product_id);
    const first = await get("/ledger?limit=3");
    const second = await get(`/ledger?limit=3&cursor=${first.next_cursor}`);
    expect([...first.cards, ...second.cards]).toEqual(ledger.cards);
    expect(second.next_cursor).toBeNull();
    expect((await get("/ledger?universe=men")).cards).toEqual([]);
    // Until it is theirs: three of a style that they like.
    expect(ledger.arms.every(({ adopted }: { adopted: boolean }) => !adopted)).toBe(true);
    const axis = products[one - 1]?.traits.styles[0]?.id;
    const alike = products.filter(
      (other) => !idsOf(cards).includes(other.id) && other.traits.styles[0]?.id === axis,
    );
    for (const { id: product } of alike.slice(0, 3)) await react("liked", product);
    const { arms } = await get("/ledger");
    expect(arms.filter(({ adopted }: { adopted: boolean }) => adopted)).toEqual([
      expect.objectContaining({ style: axis, hits: 1, shown: 1 }),
    ]);
  });

  test("counts nothing in a list of somebody else's, and a list's name has to be one", async () => {
    const { token: other } = await site.member(`other${nth++}@example.com`);
    const { list_id, products: cards } = await reco({ limit: 20 }, other);
    await reco({ limit: 20 });
    for (const product of idsOf(cards)) await happen(product, { list_id });
    expect((await get("/ledger")).totals.shown).toBe(0);
    expect((await happen(1, { list_id: "drop table" })).status).toBe(422);
    expect((await happen(1, { list_id: randomUUID() })).status).toBe(202);
  });
});

describe("the top of the day", () => {
  test("is ten pieces, the same all day, whoever asks however often", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => get("/daily_top")));
    for (const one of all) expect(one).toEqual(all[0]);
    const { products: cards, universe, list_id } = all[0];
    expect([cards.length, universe]).toEqual([10, "women"]);
    for (const [kind, count] of Object.entries(dailyCounts))
      expect([kind, cards.filter((card: Card) => card.kind === kind).length]).toEqual([kind, count]);
    expect(cards[0].kind).toBe("sure");
    for (const { kind, stretch, stretch_reason, reasons, score } of cards) {
      expect(stretch).toBe(kind === "stretch");
      expect(typeof stretch_reason).toBe(stretch ? "string" : "undefined");
      const sum = reasons.reduce(
        (total: number, one: { contribution: number }) => total + one.contribution,
        0,
      );
      expect(sum).toBe(score);
    }
    expect(cards.find((card: Card) => card.kind === "price_drop")).toMatchObject({
      price: { amount: 9_900, was: 12_900 },
      note: "Down from €129 to €99",
    });
    expect((await lists()).filter((list) => list.kind === "daily")).toMatchObject([
      { id: list_id, products: idsOf(cards) },
    ]);
    expect((await get("")).user.daily_top).toEqual(idsOf(cards));
  });

  test("repeats nothing for thirty days", async () => {
    const days: number[][] = [];
    for (let on = 0; on < 31; on++) {
      days.push(idsOf((await get("/daily_top")).products));
      site.pass(day);
      // A session that is used stays alive.
    }
    const thirty = days.slice(0, 30).flat();
    expect(thirty).toHaveLength(300);
    expect(new Set(thirty).size).toBe(300);
  }, 60_000);

  test("has what they keep and became cheaper, and what is new of a brand they follow", async () => {
    const reduced = products.filter(({ offers: [first] }) => first?.was !== undefined);
    const wanted = reduced[11]?.id ?? 0;
    await site.ask(
      "PATCH",
      "/api/users/me/preferences/products_bookmarked",
      { id: wanted, value: true },
      { token },
    );
    await prefer({ brands_followed: [2] });
    const { products: cards } = await get("/daily_top");
    expect(cards.find((card: Card) => card.kind === "price_drop")).toMatchObject({
      id: wanted,
      note: "Down from €129 to €99, on your bookmarks",
    });
    expect(cards.find((card: Card) => card.kind === "new")).toMatchObject({
      brand: { id: 2 },
      badges: expect.arrayContaining(["new"]),
      note: "New from Élan & Co, which you follow",
    });
  });

  test("keeps what sells out, and tries nothing on whoever wants nothing tried", async () => {
    await prefer({ global: { openness: 1 } });
    const { products: cards } = await get("/daily_top");
    expect(cards.filter(({ stretch }: Card) => stretch)).toEqual([]);
    expect(cards).toHaveLength(10);
    const [first] = idsOf(cards);
    site.offer(
      products.map((one) => (one.id === first ? { ...one, offers: [{ ...offer, inStock: false }] } : one)),
    );
    const after = (await get("/daily_top")).products;
    site.offer(products);
    expect(idsOf(after)).toEqual(idsOf(cards));
    expect(after[0].badges).toEqual(["sold_out"]);
  });

  test("keeps a lock that is closed at noon, and is as it was once it is open again", async () => {
    const morning = (await get("/daily_top")).products;
    await prefer({ brands_followed: [1], locks: { brands: true } });
    const { list_id, products: cards } = await get("/daily_top");
    expect(brandsOf(cards)).toEqual(Array(10).fill(1));
    const stayed = morning.filter((_: Card, i: number) => brandsOf(morning)[i] === 1);
    expect(idsOf(cards).slice(0, stayed.length)).toEqual(idsOf(stayed));
    // What came is as fixed as what stayed, and was listed.
    await react("liked", products.find(({ id }) => !idsOf(cards).includes(id))?.id ?? 0);
    expect(idsOf((await get("/daily_top")).products)).toEqual(idsOf(cards));
    const { user } = await get("?universe=women");
    expect(user.daily_top).toEqual(idsOf(cards));
    expect(user.products_recommended.map((id: number) => products[id - 1]?.brand)).not.toContain(2);
    const [listed] = (await lists()).filter((list) => list.kind === "daily");
    expect(listed).toMatchObject({ id: list_id, products: expect.arrayContaining(idsOf(cards)) });
    await prefer({ brands_followed: [], locks: { brands: false } });
    expect(idsOf((await get("/daily_top")).products)).toEqual(idsOf(morning));
    expect((await get("?universe=women")).user.daily_top).toEqual(idsOf(morning));
  });

  test("has nothing of a brand that was turned down since", async () => {
    const morning = idsOf((await get("/daily_top")).products);
    const other = products.find(({ id, brand }) => brand === 2 && !morning.includes(id));
    await react("disliked", other?.id ?? 0, "brand");
    const cards = (await get("/daily_top")).products;
    expect(brandsOf(cards)).toEqual(Array(10).fill(1));
    expect((await get("?universe=women")).user.daily_top).toEqual(idsOf(cards));
  });

  test("is refused to nobody in particular and for no universe there is", async () => {
    for (const path of ["daily_top", "ledger", "brands_recommended"]) {
      expect((await site.ask("GET", `/api/users/me/${path}`)).status).toBe(401);
      const wrong = await site.ask("GET", `/api/users/me/${path}?universe=moon`, undefined, { token });
      expect([wrong.status, wrong.body.error.fields]).toEqual([422, { universe: "invalid" }]);
    }
    expect((await site.ask("GET", "/api/users/me/ledger?cursor=x", undefined, { token })).status).toBe(422);
  });
});

describe("the person", () => {
  test("has the lists that are made for them", async () => {
    await prefer({ styles: { selected_styles: [13] }, brands_followed: [1] });
    const { list_id, products: cards } = await reco({ limit: 10 });
    await happen(cards[0]?.id ?? 0, { list_id });
    await happen(cards[1]?.id ?? 0);
    const { user } = await get("?universe=women");
    expect(user.products_seen).toEqual([cards[1]?.id, cards[0]?.id]);
    expect(user.products_seen_reco).toEqual([cards[0]?.id]);
    expect(user.products_recommended).toHaveLength(200);
    expect(products[user.products_recommended[0] - 1]?.traits.styles[0]?.id).toBe(13);
    expect(user.brands_recommended).toEqual([2]);
    expect(user.daily_top).toHaveLength(10);
    const { brands } = await get("/brands_recommended");
    expect(brands).toMatchObject([{ id: 2, name: "Élan & Co" }]);
    expect(brands[0].products).toHaveLength(3);
    expect(brands[0].score).toBeGreaterThan(0);
  });
});
