import { afterAll, beforeAll, expect, test } from "vitest";
import { mostPins } from "#contract/admin/reco.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { type AccountSite, openAccountSite } from "../../testing/account-site.ts";

const { traits } = exampleProduct({ id: 1 });
const products = Array.from({ length: 40 }, (_, i) =>
  exampleProduct({
    id: i + 1,
    universe: "women",
    brand: 1 + (i % 2),
    name: { en: `Piece ${i + 1}`, fr: `Pièce ${i + 1}` },
    traits: { ...traits, styles: [{ id: 1 + (i % 5), score: 0.3 + (i % 7) / 10 }] },
    offers: [
      { shop: 1, price: 2000 + 500 * i, url: "https://www.maison-verdier.example/p/1", inStock: true },
    ],
  }),
);

let site: AccountSite;
let admin: { readonly id: string; readonly token: string; readonly email: string };
let ines: typeof admin;
let zoe: typeof admin;

beforeAll(async () => {
  site = await openAccountSite([...products, exampleProduct({ id: 41, universe: "men" })]);
  admin = await site.member("admin@example.org");
  ines = await site.member("ines@example.org");
  zoe = await site.member("zoe@example.org");
  await site.accounts.people.makeAdmin(admin.email, new Date());
}, 60_000);
afterAll(() => site.close());

const asAdmin = (method: string, path: string, body?: unknown, language = "en") =>
  site.ask(method, path, body, { token: admin.token, language });
const update = (body: Record<string, unknown>) =>
  asAdmin("POST", "/api/admin/updateReco", { user_id: ines.id, ...body });
const idsIn = ({ body }: { body: { products: { id: number }[] } }) => body.products.map(({ id }) => id);
const getReco = (token: string | undefined, more: Record<string, unknown> = {}, path = "getReco") =>
  site.ask(
    "POST",
    `/api/products/${path}`,
    { universe: "women", limit: 40, ...more },
    token ? { token } : {},
  );
const reco = async (token?: string, more = {}) => idsIn(await getReco(token, more));
const daily = async (token: string) =>
  idsIn(await site.ask("GET", "/api/users/me/daily_top?universe=women", undefined, { token }));
const me = async (token: string) =>
  (await site.ask("GET", "/api/users/me?universe=women", undefined, { token })).body.user;
const trace = (more = "", user = ines.id) =>
  asAdmin("GET", `/api/admin/getRecoId?user=${user}&limit=40${more}`);
const tracedIds = async (more = "", user = ines.id): Promise<number[]> =>
  (await trace(more, user)).body.picks.map(({ product }: { product: { id: number } }) => product.id);

test("what is hidden from someone is gone from all their lists at once, and from nobody else's", async () => {
  const [before, of] = [await reco(ines.token), await reco(zoe.token)];
  const top = await daily(ines.token);
  await me(ines.token);
  const third = before[2] ?? 0;
  const inTop = top[2] ?? 0;
  for (const product_id of new Set([third, inTop]))
    expect((await update({ product_id, action: "hide", note: "sold badly" })).status).toBe(200);
  const after = await reco(ines.token);
  expect(after).not.toContain(third);
  expect(after).toHaveLength(before.length - new Set([third, inTop]).size);
  expect(await daily(ines.token)).toEqual(top.filter((id) => id !== third && id !== inTop));
  expect(idsIn(await getReco(ines.token, {}, "getHardReco"))).not.toContain(third);
  expect(await reco(ines.token, { neutral: true })).not.toContain(third);
  const shown = await me(ines.token);
  expect(JSON.stringify([shown.products_recommended, shown.daily_top])).not.toMatch(
    new RegExp(`\\b${third}\\b`),
  );
  const { body } = await trace();
  expect(body.hidden).toContain(third);
  expect(await tracedIds()).not.toContain(third);
  expect(await reco(zoe.token)).toEqual(of);
  // Still there for whoever looks for it.
  const listed = await site.ask("GET", "/api/products?universe=women&limit=40&lang=en");
  expect(idsIn(listed)).toContain(third);
  for (const product_id of new Set([third, inTop])) await update({ product_id, action: "clear" });
  expect([await reco(ines.token), await daily(ines.token)]).toEqual([before, top]);
});

test("the trace is the list that the person gets, adds up, and is written down nowhere", async () => {
  const list = await reco(ines.token);
  const count = async () => (await site.database.db.selectFrom("reco_list").select("id").execute()).length;
  const lists = await count();
  const { body } = await trace();
  expect(body.picks.map(({ product }: { product: { id: number } }) => product.id)).toEqual(list);
  expect(await count()).toBe(lists);
  expect(body).toMatchObject({
    universe: "women",
    user: { id: ines.id, email: ines.email },
    openness: 3,
    offered: 40,
    left: 40,
    weights_id: null,
  });
  for (const { score, features } of body.picks)
    expect(features.reduce((sum: number, one: { contribution: number }) => sum + one.contribution, 0)).toBe(
      score,
    );
  expect(body.picks.some(({ stretch }: { stretch: unknown }) => stretch)).toBe(true);
  const french = await asAdmin("GET", `/api/admin/getRecoId?user=${ines.id}&lang=fr`);
  expect(french.body.picks).toHaveLength(24);
  expect(french.body.picks[0].rules[0].said).toBe("De l’univers femme");
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect((await trace("", nobody)).status).toBe(404);
  expect(
    (await site.ask("GET", `/api/admin/getRecoId?user=${ines.id}`, undefined, { token: zoe.token })).status,
  ).toBe(404);
});

test("a pin comes first until it is over, for one person or for everyone, also when it was seen", async () => {
  const before = await reco(ines.token);
  const [last = 0, other = 0] = before.toReversed();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const made = await update({ product_id: last, action: "pin", until, note: "launch" });
  expect(made.body.override).toMatchObject({
    user: { id: ines.id, email: ines.email },
    product: { id: last, name: `Piece ${last}` },
    action: "pin",
    until,
    note: "launch",
    by: admin.email,
  });
  expect((await reco(ines.token))[0]).toBe(last);
  expect((await daily(ines.token))[0]).toBe(last);
  expect((await me(ines.token)).products_recommended[0]).toBe(last);
  const [first] = (await trace()).body.picks;
  expect(first).toMatchObject({
    place: 1,
    product: { id: last },
    override: { action: "pin", until, note: "launch" },
    stretch: null,
  });
  expect(first.sources[0]).toBe("pinned");
  const at = new Date().toISOString();
  await site.ask(
    "POST",
    "/api/users/me/events",
    { events: [{ id: "e1", type: "product_seen", product_id: last, at }] },
    { token: ines.token },
  );
  expect((await reco(ines.token))[0]).toBe(last);
  await asAdmin("POST", "/api/admin/updateReco", { user_id: null, product_id: other, action: "pin" });
  expect((await reco(zoe.token))[0]).toBe(other);
  expect((await reco())[0]).toBe(other);
  expect((await reco(ines.token)).filter((id) => [last, other].includes(id))).toEqual([last, other]);
  const listed = await asAdmin("GET", "/api/admin/updateReco?limit=1");
  expect(listed.body).toMatchObject({ total: 2, overrides: [{ user: null, product: { id: other } }] });
  const next = await asAdmin("GET", `/api/admin/updateReco?limit=1&cursor=${listed.body.next_cursor}`);
  expect(next.body).toMatchObject({ overrides: [{ product: { id: last } }], next_cursor: null });
  expect((await asAdmin("GET", "/api/admin/updateReco?everyone=true")).body.total).toBe(1);
  site.pass(2 * 3_600_000);
  expect((await reco(ines.token))[0]).toBe(other);
  expect((await asAdmin("GET", `/api/admin/updateReco?user=${ines.id}`)).body.total).toBe(0);
  await asAdmin("POST", "/api/admin/updateReco", { user_id: null, product_id: other, action: "clear" });
});

test("a cursor of a list that an admin changed is refused, and pages of the new one go on", async () => {
  const first = await getReco(zoe.token, { limit: 5 });
  await update({ user_id: zoe.id, product_id: first.body.products[4].id, action: "pin" });
  const refused = await getReco(zoe.token, { limit: 5, cursor: first.body.next_cursor });
  expect([refused.status, refused.body.error.fields]).toEqual([422, { cursor: "unknown" }]);
  const again = await getReco(zoe.token, { limit: 5 });
  const more = await getReco(zoe.token, { limit: 5, cursor: again.body.next_cursor });
  const all = await reco(zoe.token);
  expect([...idsIn(again), ...idsIn(more)]).toEqual(all.slice(0, 10));
  await update({ user_id: zoe.id, product_id: first.body.products[4].id, action: "clear" });
});

test("a lift never puts a piece further down, and its score stays", async () => {
  const before = (await trace("", zoe.id)).body.picks;
  const { product, score, place } = before[30];
  await update({ user_id: zoe.id, product_id: product.id, action: "boost" });
  const after = (await trace("", zoe.id)).body.picks;
  const found = after.find((one: { product: { id: number } }) => one.product.id === product.id);
  expect(found.place).toBeLessThan(place);
  expect([found.score, found.override.action]).toEqual([score, "boost"]);
  expect(found.diversity.said).toContain(`${score + 15}`);
  await update({ user_id: zoe.id, product_id: product.id, action: "clear" });
  expect((await trace("", zoe.id)).body.picks).toEqual(before);
});

test("what makes no sense is refused with the field, and changes nothing", async () => {
  const fields = async (body: Record<string, unknown>) => (await update(body)).body.error?.fields;
  expect(await fields({ product_id: 999, action: "hide" })).toEqual({ product_id: "unknown" });
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect(await fields({ user_id: unknown, product_id: 1, action: "hide" })).toEqual({ user_id: "unknown" });
  expect(await fields({ product_id: 1, action: "pin", until: "2020-01-01T00:00:00Z" })).toEqual({
    until: "too_small",
  });
  expect((await asAdmin("GET", "/api/admin/updateReco")).body.total).toBe(0);
  expect((await asAdmin("GET", "/api/admin/updateReco?cursor=x")).status).toBe(422);
  expect((await site.ask("POST", "/api/admin/updateReco", {}, { token: zoe.token })).status).toBe(404);
});

test("weights of an admin rank lists at once and are held; going back is one call", async () => {
  const read = async () => (await asAdmin("GET", "/api/admin/weights", undefined, "fr")).body;
  const start = await read();
  expect(start).toMatchObject({ served: null, since: null, held: false, sets: [] });
  expect(start.features).toContainEqual({
    key: "co_liked",
    label: "Aimées ensemble",
    weight: expect.any(Number),
  });
  const before = (await trace("", zoe.id)).body;
  const add = (body: unknown) => asAdmin("POST", "/api/admin/weights", body);
  const wrong = async (factors: Record<string, number>) => (await add({ factors })).body.error.fields;
  expect(await wrong({ charm: 1 })).toEqual({ "factors.charm": "unknown" });
  expect(await wrong({ brand: 11 })).toEqual({ "factors.brand": "too_big" });
  expect(await wrong({})).toEqual({ factors: "required" });
  const keys: string[] = start.features.map(({ key }: { key: string }) => key);
  expect(await wrong(Object.fromEntries(keys.map((key) => [key, 0])))).toEqual({ factors: "invalid" });
  expect(await read()).toEqual(start);

  const factors = { popularity: 0, freshness: 10 };
  const tried = await asAdmin("POST", "/api/admin/getRecoId", { user: zoe.id, limit: 40, factors });
  const set = await add({ factors, note: "newer" });
  expect(set.status).toBe(201);
  const { id } = set.body.sets[0];
  expect(set.body).toMatchObject({
    served: id,
    held: true,
    sets: [{ id, made_by: "admin", note: "newer", factors, basis: null }],
  });
  const served = (await trace("", zoe.id)).body;
  expect(served.weights_id).toBe(id);
  expect(served.picks).toEqual(tried.body.picks);
  expect(served.picks).not.toEqual(before.picks);
  // The code's, while another is served.
  expect((await trace("&weights=0", zoe.id)).body.picks).toEqual(before.picks);
  const back = await asAdmin("PATCH", "/api/admin/weights", { id: null, held: false });
  expect(back.body).toMatchObject({ served: null, held: false });
  expect((await trace("", zoe.id)).body).toEqual(before);
  expect((await trace(`&weights=${id}`, zoe.id)).body.picks).toEqual(served.picks);
  expect((await trace(`&weights=${id + 1}`, zoe.id)).body.error.fields).toEqual({ weights: "unknown" });
  const missing = await asAdmin("PATCH", "/api/admin/weights", { id: id + 1, held: true });
  expect(missing.body.error.fields).toEqual({ id: "unknown" });
});

test("pasted preferences are traced as a visitor's who told them, with what holds for everyone", async () => {
  const preferences = { styles: { selected_styles: [2] }, brands_followed: [1], global: { openness: 1 } };
  const preview = (body: unknown) => asAdmin("POST", "/api/admin/getRecoId", body);
  const { body } = await preview({ preferences, universe: "women", limit: 40 });
  expect(body.user).toBeNull();
  expect(body.picks.map(({ product }: { product: { id: number } }) => product.id)).toEqual(
    await reco(undefined, { preferences }),
  );
  expect(body.picks[0].sources).toEqual(expect.arrayContaining(["style", "followed_brand"]));
  const fields = async (asked: unknown) => (await preview(asked)).body.error.fields;
  expect(await fields({})).toEqual({ user: "required" });
  expect(await fields({ preferences })).toEqual({ universe: "required" });
  expect(await fields({ user: ines.id, preferences })).toEqual({ preferences: "invalid" });
  expect(site.faults).toEqual([]);
});

test("in one universe so many pieces are pinned for someone and no more; what is pinned shows its picture", async () => {
  const pin = (product_id: number, user_id: string | null = zoe.id) =>
    update({ user_id, product_id, action: "pin" });
  const ids = products.slice(0, mostPins).map(({ id }) => id);
  for (const id of ids) expect((await pin(id)).status).toBe(200);
  expect(await pin(mostPins + 1)).toMatchObject({ status: 409, body: { error: { code: "full" } } });
  // The same piece again, another universe and everyone are matters of their own.
  expect((await pin(1)).status).toBe(200);
  expect((await pin(41)).status).toBe(200);
  expect((await pin(mostPins + 1, null)).status).toBe(200);
  const { body } = await asAdmin("GET", `/api/admin/updateReco?user=${zoe.id}&limit=100`);
  expect(body.overrides).toHaveLength(mostPins + 1);
  expect(body.overrides[0].product).toMatchObject({
    id: 41,
    image: { src: expect.stringMatching(/^\/media/) },
  });
  await update({ user_id: zoe.id, product_id: 2, action: "clear" });
  expect((await pin(mostPins + 1)).status).toBe(200);
  for (const id of [...ids, mostPins + 1, 41])
    await update({ user_id: zoe.id, product_id: id, action: "clear" });
  await update({ user_id: null, product_id: mostPins + 1, action: "clear" });
});
