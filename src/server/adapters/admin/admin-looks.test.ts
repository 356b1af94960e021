import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomProducts } from "#domain/looks/testing/random-wardrobe.ts";
import { lookSlotOf } from "#vocabulary/look.ts";
import { adminId, openContentPlace } from "../../testing/content-site.ts";

/** With photographs, so that garments like them are drawn. */
const products = randomProducts("admin", 5).map((product) => {
  const [variant] = product.variants;
  const urls = [`https://shop.example/${product.id}.jpg`] as const;
  return { ...product, variants: [{ ...variant, picture: { kind: "remote" as const, urls } }] as const };
});
const slotOf = (id: number) => {
  const product = products.find((one) => one.id === id);
  return product && lookSlotOf(product.universe, product.leaf);
};
const ofSlot = (universe: string, slot: string, leaf = "") =>
  products.filter((one) => one.universe === universe && slotOf(one.id) === slot && one.leaf.startsWith(leaf));
const first = (universe: string, slot: string, leaf = "") => ofSlot(universe, slot, leaf)[0]?.id ?? 0;

type Place = Awaited<ReturnType<typeof openContentPlace>>;
type Site = Awaited<ReturnType<Place["start"]>>;
let place: Place;
let site: Site;
beforeAll(async () => {
  place = await openContentPlace();
  site = await place.start({ products });
}, 60_000);
afterAll(async () => {
  await site.close();
  await place.remove();
});

const looks = "/api/admin/looks";
const list = async (query: string) => (await site.ask("GET", `${looks}?${query}`)).body;
const shown = async (query = "") => {
  const ids: number[] = [];
  let cursor = "";
  for (;;) {
    const page = await (await site.fetch(`/api/products/inspirations?limit=100${query}${cursor}`)).json();
    ids.push(...page.looks.map(({ id }: { id: number }) => id));
    if (page.next_cursor === null) return ids;
    cursor = `&cursor=${page.next_cursor}`;
  }
};
const sitemap = async () => (await site.fetch("/sitemaps/looks.xml")).text();
const brief = { universe: "men", occasion: "everyday", season: "autumn" };
const draft = (ids: readonly number[], title = { en: "By hand", fr: "À la main" }) => ({
  ...brief,
  title,
  products: ids,
});

describe("the list of looks", () => {
  test("has all of them once, the latest first, with what people say of them", async () => {
    const all = site.looks.all();
    const [one] = all;
    if (!one) throw new Error("no look");
    await site.db
      .insertInto("look_reaction")
      .values({ person_id: adminId, look_id: one.id, kind: "liked", at: new Date() })
      .execute();
    const seen: { id: number; likes: number; dislikes: number; state: string }[] = [];
    let cursor = "";
    for (;;) {
      const page = await list(`limit=100${cursor}`);
      expect(page.total).toBe(all.length);
      seen.push(...page.looks);
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(seen.at(-1)).toMatchObject({ id: one.id, likes: 1, dislikes: 0, state: "shown" });
  }, 30_000);

  test("is filtered by what a look is for", async () => {
    const { looks: some, total } = await list("universe=women&season=winter&limit=5");
    expect(total).toBe(
      site.looks.all().filter(({ universe, season }) => universe === "women" && season === "winter").length,
    );
    expect(some[0]).toMatchObject({ universe: "women", season: "winter", made_by: "composer" });
    expect(some[0].image.src).toContain(`/look-${some[0].id}/`);
    expect((await list("made_by=admin")).total).toBe(0);
    expect((await site.ask("GET", `${looks}?cursor=-1`)).status).toBe(422);
  });
});

describe("a look of the composer", () => {
  test("is gone for everybody while it is hidden, and comes back", async () => {
    const [target] = site.looks.all();
    if (!target) throw new Error("no look");
    const piece = target.items[0]?.product ?? 0;
    const withIt = async () =>
      (await (await site.fetch(`/api/products/${piece}/looks?limit=24`)).json()).looks.map(
        ({ id }: { id: number }) => id,
      );
    expect(await shown()).toContain(target.id);
    expect(await withIt()).toContain(target.id);
    const { status, body } = await site.ask("PATCH", `${looks}/${target.id}`, { hidden: true, note: "dull" });
    expect(status).toBe(200);
    expect(body.look).toMatchObject({ id: target.id, state: "hidden" });
    expect(body.look.image.src).toContain(`/look-${target.id}/`);
    expect(await shown()).not.toContain(target.id);
    expect(await withIt()).not.toContain(target.id);
    expect((await site.fetch(`/api/looks/${target.id}`)).status).toBe(404);
    expect(await sitemap()).not.toContain(`/inspiration/${target.id}-`);
    expect((await list("state=hidden")).looks.map(({ id }: { id: number }) => id)).toEqual([target.id]);

    await site.ask("PATCH", `${looks}/${target.id}`, { hidden: false });
    expect(await shown()).toContain(target.id);
    const rows = await site.audit();
    expect(rows.map(({ action }) => action)).toEqual(["look.hidden", "look.shown"]);
    expect(rows[0]?.detail).toMatchObject({
      subject: `look ${target.id}`,
      before: { hidden: false },
      after: { hidden: true },
      note: "dull",
    });
  }, 30_000);

  test("is not deleted, and a title belongs to one look", async () => {
    const [one, other] = site.looks.all().filter(({ universe }) => universe === "men");
    if (!one || !other) throw new Error("no looks");
    expect((await site.ask("DELETE", `${looks}/${one.id}`)).status).toBe(404);
    const title = { en: "Mine alone", fr: other.title.fr };
    const taken = await site.ask("PATCH", `${looks}/${one.id}`, { title });
    expect([taken.status, taken.body.error.fields]).toEqual([422, { "title.fr": "taken" }]);
    expect((await site.ask("PATCH", `${looks}/999999`, { hidden: true })).status).toBe(404);
  });
});

describe("a look that an admin puts together", () => {
  test.each([
    ["two bottoms", () => [first("men", "bottom"), ofSlot("men", "bottom")[1]?.id ?? 0], 1, "taken"],
    [
      "a skirt below a dress",
      () => [first("women", "one-piece", "A.7"), first("women", "bottom")],
      1,
      "taken",
    ],
    ["a piece of the other universe", () => [first("men", "top"), first("women", "bottom")], 1, "invalid"],
    ["what there is not", () => [999_999, first("men", "bottom")], 0, "unknown"],
    ["the same piece twice", () => [first("men", "top"), first("men", "top")], 1, "taken"],
  ] as const)("is refused with %s", async (what, choose, at, fault) => {
    const universe = what.includes("dress") ? "women" : "men";
    const { status, body } = await site.ask("POST", looks, { ...draft(choose()), universe });
    expect(status).toBe(422);
    expect(body.error.fields).toEqual({ [`products.${at}`]: fault });
  });

  test("is not refused for its taste, and is one like the others", async () => {
    const chosen = [first("men", "shoes"), first("men", "top"), first("men", "bottom")];
    const { status, body } = await site.ask("POST", looks, draft(chosen));
    expect(status).toBe(201);
    const { look } = body;
    expect(look).toMatchObject({ made_by: "admin", state: "shown", title: { fr: "À la main" } });
    expect(look.pieces.map(({ slot }: { slot: string }) => slot)).toEqual(["top", "bottom", "shoes"]);
    expect(look.score).toBeGreaterThan(0);
    expect(await shown("&universe=men")).toContain(look.id);
    const again = await site.ask("POST", looks, draft(chosen));
    expect(again.body.error.fields).toEqual({ "title.en": "taken" });
  }, 30_000);
});

describe("a renewal of the looks", () => {
  let own = 0;
  let hidden = 0;

  test("keeps titles, what is hidden, and what admins made, and mends that", async () => {
    own = (await list("made_by=admin")).looks[0].id;
    hidden = site.looks.all()[0]?.id ?? 0;
    const title = { en: "Said by hand", fr: "Dit à la main" };
    await site.ask("PATCH", `${looks}/${hidden}`, { hidden: true, title });
    const top = first("men", "top");
    await site.offer(products.filter(({ id }) => id !== top));
    const kept = site.looks.all().find(({ id }) => id === hidden);
    expect(kept).toMatchObject({ hidden: true, title });
    const mended = (await list("made_by=admin")).looks[0];
    expect(mended).toMatchObject({ id: own, state: "shown", title: { en: "By hand" } });
    const now = mended.pieces.find(({ slot }: { slot: string }) => slot === "top");
    expect(now.id).not.toBe(top);
    expect(slotOf(now.id)).toBe("top");
    expect(await shown()).not.toContain(hidden);
  }, 30_000);

  test("does not take an admin's word back that is said meanwhile, nor their look's number", async () => {
    const renewing = site.offer(products);
    const title = { en: "While it goes on", fr: "Pendant ce temps" };
    const ids = [first("women", "shoes"), first("women", "top", "A.1"), first("women", "bottom", "A.3")];
    const added = await site.ask("POST", looks, { ...draft(ids, title), universe: "women" });
    await renewing;
    await site.looks.refresh();
    const { id } = added.body.look;
    expect(site.looks.all().filter((look) => look.id === id)).toHaveLength(1);
    expect(site.looks.all().find((look) => look.id === id)).toMatchObject({ title, byAdmin: true });
  }, 30_000);

  test("survives a restart, and a deleted look's number is never given away", async () => {
    await site.close();
    site = await place.start({ products });
    expect(site.looks.all().find(({ id }) => id === hidden)).toMatchObject({ hidden: true });
    const last = (await list("made_by=admin&limit=1")).looks[0].id;
    expect((await site.ask("DELETE", `${looks}/${last}`)).status).toBe(204);
    expect((await site.ask("DELETE", `${looks}/${last}`)).status).toBe(404);
    expect(await shown()).not.toContain(last);
    const ids = [first("women", "shoes"), first("women", "top", "A.1"), first("women", "bottom", "A.3")];
    const title = { en: "While it goes on", fr: "Pendant ce temps" };
    const added = await site.ask("POST", looks, { ...draft(ids, title), universe: "women" });
    expect(added.status).toBe(201);
    expect(added.body.look.id).toBeGreaterThan(last);
    expect(site.faults).toEqual([]);
  }, 60_000);
});
