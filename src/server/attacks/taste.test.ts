import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exportTaste, getTaste, getTasteTrait, listTasteVersions } from "#contract/taste.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import type { Look } from "#domain/looks/look.ts";
import { dumpTables } from "#storage/testing/people.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

const leaves = ["A.1.1", "A.2.1", "A.4.1", "A.5.1", "B.1.1", "B.2.2"] as const;
const colours = ["navy", "black", "beige", "red", "green", "orange"] as const;
const axes = [4, 9, 1, 13, 6, 22];

/** Men's pieces of every mixture, so that some are alike and some are not. */
const catalogue: readonly Product[] = Array.from({ length: 72 }, (_, i): Product => {
  const base = exampleProduct({ id: i + 1 });
  const [first] = base.variants;
  const [leaf, colour] = [leaves[i % 6] ?? "A.1.1", colours[(i + Math.floor(i / 6)) % 6] ?? "navy"];
  return {
    ...base,
    leaf,
    brand: 1 + (i % 2),
    name: { en: `Piece ${i + 1}`, fr: `Pièce ${i + 1}` },
    traits: { ...base.traits, styles: [{ id: axes[Math.floor(i / 6) % 6] ?? 1, score: 0.8 }] },
    variants: [{ ...first, colours: [colour] }],
    offers: [
      { shop: 1, price: 4_000 + 700 * i, url: "https://www.maison-verdier.example/p/1", inStock: true },
    ],
    prices: [{ day: "2026-06-01", price: 4_000 + 700 * i }],
  };
});
const navy = catalogue.filter(({ variants }) => variants[0]?.colours[0] === "navy").map(({ id }) => id);
const red = catalogue.filter(({ variants }) => variants[0]?.colours[0] === "red").map(({ id }) => id);
const look = { id: 5, items: [{ product: navy[9] }, { product: navy[10] }] } as unknown as Look;

let site: AccountSite;
let token: string;
let count = 0;
beforeAll(async () => {
  site = await openAccountSite(catalogue, [look]);
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  ({ token } = await site.member(`taster-${++count}@example.com`));
});
afterEach(() => expect(site.faults).toEqual([]));

const path = "/api/users/me/taste";
/** Nothing is of the same moment, and changes are versions of their own. */
const pass = (minutes = 1) => site.pass(minutes * 60_000);
const get = (query = "", where = path) =>
  site.ask("GET", `${where}?universe=men${query}`, undefined, { token });
const read = async (query = "") => {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return getTaste.answer.parse(body).taste;
};
const change = (...updates: unknown[]) => site.ask("PATCH", `${path}?universe=men`, { updates }, { token });
const changed = async (...updates: unknown[]) => {
  const { status, body } = await change(...updates);
  expect([status, body.error]).toEqual([200, undefined]);
  return getTaste.answer.parse(body).taste;
};
const react = async (list: string, id: number | undefined, more: object = {}) => {
  pass();
  const reply = await site.ask(
    "PATCH",
    `/api/users/me/preferences/products_${list}`,
    { id, value: true, ...more },
    { token },
  );
  expect(reply.status).toBe(200);
};
const tell = (preferences_to_update: object) =>
  site.ask("PATCH", "/api/users/me/preferences?universe=men", { preferences_to_update }, { token });
const likeSome = async (ids: readonly number[]) => {
  for (const id of ids) await react("liked", id);
};
const reco = async (): Promise<number[]> => {
  const { body } = await site.ask("POST", "/api/products/getReco", { universe: "men", limit: 40 }, { token });
  return body.products.map(({ id }: { id: number }) => id);
};
/** Nothing is tried out on whoever is not open to it, so that lists can be compared. */
const beCertain = async () => {
  await tell({ global: { openness: 1 } });
  pass(20);
};
const versions = async () =>
  listTasteVersions.answer.parse((await get("", `${path}/versions`)).body).versions;
const rollBack = (version: unknown) =>
  site.ask("POST", `${path}/rollback?universe=men`, { version }, { token });
const weightOf = (taste: Awaited<ReturnType<typeof read>>, trait: string): number =>
  [...taste.styles, ...taste.colours, ...taste.set_by_hand, ...taste.beliefs].find(
    (one) => one.trait === trait,
  )?.weight ?? 0;
/** What is believed, without the names of moments that differ between two askings. */
const believed = ({
  version: _,
  visits: __,
  gifts: ___,
  pauses: ____,
  paused: _____,
  ...rest
}: Awaited<ReturnType<typeof read>>) => rest;

describe("the taste of a member", () => {
  test("is empty before anything is known, in both languages, and nobody else's", async () => {
    const taste = await read();
    expect([taste.answers, taste.beliefs, taste.brands, taste.version.number]).toEqual([0, [], [], 1]);
    expect(taste.styles.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    expect(taste.summary[0]?.[0]?.text).toMatch(/^Nothing yet/);
    expect((await read("&lang=fr")).summary[0]?.[0]?.text).toMatch(/^Rien encore/);
    expect((await site.ask("GET", path)).status).toBe(401);
  });

  test("shows what it rests on: pieces, colours, prices, brands and counts", async () => {
    await likeSome(navy.slice(0, 6));
    await react("disliked", red[0]);
    await react("disliked", red[1], { scope: "brand" });
    const taste = await read();
    expect(taste.answers).toBe(8);
    expect(taste.colours.map(({ key, share }) => [key, share])).toEqual([["navy", 1]]);
    const belief = taste.beliefs.find(({ trait }) => trait === "colour:navy");
    expect(belief).toMatchObject({ label: "Navy", likes: 6, dislikes: 0, locked: false, setting: null });
    expect(belief?.evidence.map(({ product_id }) => product_id).toSorted()).toEqual(
      navy.slice(0, 6).toSorted(),
    );
    expect(belief?.evidence[0]).toMatchObject({ kind: "for", what: "liked" });
    expect(taste.brands.reduce((sum, { likes }) => sum + likes, 0)).toBe(6);
    const brand = catalogue.find(({ id }) => id === red[1])?.brand;
    expect(taste.brands_against.find(({ id }) => id === brand)?.disliked).toEqual([red[1]]);
    expect(taste.spending.flatMap(({ liked }) => liked)).toHaveLength(6);
    expect(taste.summary.flat().some(({ trait }) => trait === "colour:navy")).toBe(true);
    const trait = await get("&trait=colour:navy", `${path}/trait`);
    expect(getTasteTrait.answer.parse(trait.body).trait).toMatchObject({ label: "Navy", likes: 6 });
    expect((await get("&trait=colour:mauve", `${path}/trait`)).status).toBe(422);
  });

  test("follows every reaction at once, and a like that is taken back was never there", async () => {
    await beCertain();
    await likeSome(navy.slice(0, 3));
    const [before, list] = [await read(), await reco()];
    await likeSome([red[2] ?? 0]);
    expect(believed(await read())).not.toEqual(believed(before));
    expect(await reco()).not.toEqual(list);
    await react("liked", red[2], { value: false });
    expect(believed(await read())).toEqual(believed(before));
    expect(await reco()).toEqual(list);
  });

  test("learns from looks", async () => {
    await site.ask("PATCH", "/api/users/me/looks", { id: 5, value: "like" }, { token });
    const taste = await read();
    expect(weightOf(taste, "colour:navy")).toBeGreaterThan(0);
    expect(taste.beliefs.flatMap(({ evidence }) => evidence.map(({ what }) => what))).toContain("look_liked");
    expect(taste.answers).toBe(0);
  });
});

describe("what a member says about their taste", () => {
  test("counts in the next list: what is lowered falls, what is raised rises", async () => {
    const places = (list: readonly number[]) =>
      navy.map((id) => list.indexOf(id)).filter((place) => place >= 0 && place < 10).length;
    const none = places(await reco());
    const raised = await changed({ type: "set", trait: "colour:navy", value: 1 });
    expect(weightOf(raised, "colour:navy")).toBe(1);
    const more = places(await reco());
    await changed({ type: "set", trait: "colour:navy", value: -1 });
    const less = places(await reco());
    expect(more).toBeGreaterThan(less);
    expect(more).toBeGreaterThanOrEqual(none);
    expect(less).toBeLessThanOrEqual(none);
  });

  test("is locked where it is, moves again once it is unlocked, and is forgotten or given back", async () => {
    await likeSome(navy.slice(0, 4));
    const learned = weightOf(await read(), "colour:navy");
    expect(learned).toBeGreaterThan(0);
    const locked = await changed({ type: "lock", trait: "colour:navy" });
    expect(weightOf(locked, "colour:navy")).toBeCloseTo(learned, 1);
    await react("disliked", navy[6]);
    await react("disliked", navy[7]);
    expect(weightOf(await read(), "colour:navy")).toBe(weightOf(locked, "colour:navy"));
    pass();
    await changed({ type: "unlock", trait: "colour:navy" });
    await react("disliked", navy[8]);
    expect(weightOf(await read(), "colour:navy")).toBeLessThan(weightOf(locked, "colour:navy"));
    expect(weightOf(await changed({ type: "forget", trait: "colour:navy" }), "colour:navy")).toBe(0);
    const given = await changed({ type: "reset", trait: "colour:navy" });
    expect(given.set_by_hand).toEqual([]);
    expect(given.beliefs.find(({ trait }) => trait === "colour:navy")?.likes ?? 4).toBe(4);
  });

  test("in answer to a reason is in the profile too, and gives way to what is set there", async () => {
    await likeSome(navy.slice(0, 6));
    const learned = weightOf(await read(), "colour:navy");
    await tell({ corrections: { season: "less", "taste:colour:navy": "less" } });
    expect(weightOf(await read(), "colour:navy")).toBeCloseTo(0.4 * learned, 1);
    await tell({ corrections: { "taste:colour:navy": "wrong" } });
    const taste = await read();
    expect(taste.answered).toEqual([
      { trait: "taste:colour:navy", correction: "wrong", label: "Navy, which you keep choosing" },
      { trait: "season", correction: "less", label: "Right for the season" },
    ]);
    expect(taste.colours.find(({ key }) => key === "navy")).toMatchObject({ weight: 0, answered: "wrong" });
    expect(taste.beliefs.some(({ trait }) => trait === "colour:navy")).toBe(false);
    expect(JSON.stringify(taste.summary)).not.toMatch(/navy/i);
    const raised = await changed({ type: "set", trait: "colour:navy", value: 0.8 });
    expect(weightOf(raised, "colour:navy")).toBe(0.8);
    expect(raised.answered.map(({ trait }) => trait)).toEqual(["season"]);
    await tell({ corrections: { season: null } });
    expect((await read()).answered).toEqual([]);
  });

  test("forgets a chosen style and a followed brand for good", async () => {
    await tell({ styles: { selected_styles: [4, 9] }, brands_followed: [1, 2] });
    expect((await read()).styles.filter(({ declared }) => declared).map(({ id }) => id)).toEqual([4, 9]);
    const taste = await changed({ type: "forget", trait: "style:9" }, { type: "forget", trait: "brand:1" });
    expect(taste.styles.filter(({ declared }) => declared).map(({ id }) => id)).toEqual([4]);
    expect(taste.brands.filter(({ followed }) => followed).map(({ id }) => id)).toEqual([2]);
  });

  test("a gift, and all that happens in a pause, is as if it had never happened", async () => {
    await beCertain();
    await likeSome(navy.slice(0, 3));
    const [before, list] = [await read(), await reco()];
    await likeSome([red[0] ?? 0]);
    const gift = await changed({ type: "gift", product: red[0], value: true });
    expect(believed(gift)).toEqual(believed(before));
    expect(gift.gifts).toMatchObject([{ product_id: red[0], piece: { name: `Piece ${red[0]}` } }]);
    expect(await reco()).toEqual(list);
    pass();
    expect((await changed({ type: "pause" })).paused).toBe(true);
    await likeSome(red.slice(1, 4));
    await react("disliked", navy[5]);
    expect(await reco()).toEqual(list);
    pass();
    const resumed = await changed({ type: "resume" });
    expect([resumed.paused, resumed.pauses[0]?.answers]).toEqual([false, 4]);
    expect(believed(resumed)).toEqual(believed(before));
    await likeSome([red[5] ?? 0]);
    expect(await reco()).not.toEqual(list);
  });

  test("a visit is left out, and counts again", async () => {
    await beCertain();
    await likeSome(navy.slice(0, 3));
    const [before, list] = [await read(), await reco()];
    pass(45);
    await likeSome(red.slice(0, 3));
    const [visit] = (await read()).visits;
    expect(visit).toMatchObject({ answers: 3, excluded: false });
    const without = await changed({ type: "exclude", from: visit?.from, until: visit?.until });
    expect(believed(without)).toEqual(believed(before));
    expect([without.visits[0]?.excluded, without.visits[1]?.excluded]).toEqual([true, false]);
    expect(await reco()).toEqual(list);
    const again = await changed({ type: "include", from: visit?.from });
    expect([again.pauses, again.answers]).toEqual([[], 6]);
  });

  test.each([
    [[{ type: "set", trait: "colour:mauve", value: 1 }], { "updates.0.trait": "unknown" }],
    [[{ type: "set", trait: "brand:99", value: 1 }], { "updates.0.trait": "unknown" }],
    [[{ type: "set", trait: "nothing", value: 1 }], { "updates.0.trait": "invalid" }],
    [[{ type: "set", trait: "style:1", value: 1.2 }], { "updates.0.value": "too_big" }],
    [[{ type: "gift", product: 9999, value: true }], { "updates.0.product": "unknown" }],
    [[{ type: "include", from: "2026-01-01T00:00:00Z" }], { "updates.0.from": "unknown" }],
    [
      [{ type: "exclude", from: "2026-02-01T00:00:00Z", until: "2026-01-01T00:00:00Z" }],
      { "updates.0.until": "invalid" },
    ],
    [
      [{ type: "exclude", from: "2100-02-01T00:00:00Z", until: "2100-03-01T00:00:00Z" }],
      { "updates.0.from": "invalid" },
    ],
    [[{ type: "dream" }], { "updates.0.type": "invalid" }],
    [[{ type: "pause", now: true }], { "updates.0.now": "unknown" }],
    [[], { updates: "too_small" }],
    [Array.from({ length: 51 }, () => ({ type: "pause" })), { updates: "too_big" }],
  ])("is refused whole with the field that is wrong: %j", async (updates, fields) => {
    await read();
    const before = await dumpTables(site.database.db);
    const good = { type: "set", trait: "style:1", value: 0.5 };
    const reply = await change(...updates);
    expect([reply.status, reply.body.error.fields]).toEqual([422, fields]);
    if (updates.length === 1) expect((await change(good, ...updates)).status).toBe(422);
    expect((await dumpTables(site.database.db)).taste).toEqual(before.taste);
    expect((await read()).set_by_hand).toEqual([]);
  });
});

describe("versions of a taste", () => {
  test("tell what changed in both languages, are read as they were and compared", async () => {
    await likeSome(navy.slice(0, 3));
    await changed(
      { type: "set", trait: "style:15", value: 0.8 },
      { type: "gift", product: red[0], value: true },
    );
    pass(15);
    await changed({ type: "lock", trait: "style:15" }, { type: "set", trait: "style:9", value: -0.5 });
    const listed = await versions();
    expect(listed.map(({ number, current, cause }) => [number, current, cause])).toEqual([
      [3, true, "change"],
      [2, false, "change"],
      [1, false, "evidence"],
    ]);
    expect(listed.map(({ changes }) => changes)).toEqual([
      ["Sport: locked", "Streetwear: less"],
      ["Sport: more", "1 gift set aside"],
      ["The beginning"],
    ]);
    const french = (await get("&lang=fr", `${path}/versions`)).body.versions;
    expect(french[1].changes).toEqual(["Sport\u00a0: plus", "1 cadeau mis à part"]);
    const first = await read("&version=1");
    expect(first.version).toMatchObject({ number: 1, current: false });
    expect([weightOf(first, "style:15"), first.gifts]).toEqual([0, []]);
    const compared = await read("&compare=1");
    expect(compared.compared?.number).toBe(1);
    expect(compared.styles[14]).toMatchObject({ weight: 0.8, compared: 0 });
    expect((await get("&version=99")).body.error.fields).toEqual({ version: "unknown" });
    expect((await get("&compare=99")).body.error.fields).toEqual({ compare: "unknown" });
  });

  test("are gone back to exactly, and forward again", async () => {
    await beCertain();
    await likeSome(navy.slice(0, 3));
    await tell({ styles: { selected_styles: [4] } });
    const [then, list] = [await read(), await reco()];
    pass(20);
    await likeSome(red.slice(0, 4));
    await react("disliked", navy[4]);
    await changed({ type: "set", trait: "colour:red", value: 1 });
    pass(20);
    await tell({ styles: { selected_styles: [22] } });
    await react("liked", red[6]);
    const [late, lateList] = [await read(), await reco()];
    expect(lateList).not.toEqual(list);
    pass(20);
    const back = await rollBack(then.version.number);
    expect(back.status).toBe(200);
    expect(believed(getTaste.answer.parse(back.body).taste)).toEqual(believed(then));
    expect(await reco()).toEqual(list);
    const [rolled, kept] = await versions();
    expect(rolled).toMatchObject({ cause: "rollback", rolled_back_to: then.version.number });
    expect(rolled?.changes).toEqual([`Back to version ${then.version.number}`]);
    pass();
    // Everything that had been said by then was kept in a version before it.
    expect((await rollBack(kept?.number)).status).toBe(200);
    expect(believed(await read())).toEqual(believed(late));
    expect(await reco()).toEqual(lateList);
    expect((await rollBack(999)).body.error.fields).toEqual({ version: "unknown" });
  });

  test("leave sizes alone: they are of the body", async () => {
    await changed({ type: "set", trait: "style:1", value: 0.5 });
    pass(20);
    await tell({ sizes: { shoes: "43" }, global: { openness: 5 } });
    pass(20);
    await rollBack(1);
    const { user } = (await site.ask("GET", "/api/users/me?universe=men", undefined, { token })).body;
    expect([user.sizes.shoes, user.global.openness]).toEqual(["43", 3]);
  });

  test("are exported with the taste and what was set, in words", async () => {
    await likeSome(navy.slice(0, 2));
    await changed(
      { type: "set", trait: "colour:navy", value: 0.4 },
      { type: "gift", product: 1, value: true },
    );
    const reply = await get("&lang=fr", `${path}/export`);
    expect(reply.headers.get("content-disposition")).toMatch(/^attachment; filename="cleed-taste-.*\.json"$/);
    const answer = exportTaste.answer.parse(reply.body);
    expect(answer.settings).toMatchObject({
      traits: [{ trait: "colour:navy", label: "Bleu marine", value: 0.4, locked: false }],
      gifts: [{ product_id: 1, name: "Pièce 1" }],
    });
    expect(answer.versions.at(0)?.settings.gifts).toHaveLength(1);
    expect(answer.versions.at(-1)?.settings.traits).toEqual([]);
    const whole = (await site.ask("GET", "/api/users/me/export", undefined, { token })).body;
    expect(whole.records.taste_version.length).toBeGreaterThan(0);
  });
});
