import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listNotices } from "#contract/notices.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleBrands, exampleProduct, exampleShops } from "#domain/catalogue/testing/examples.ts";
import { catalogueStore } from "#storage/catalogue-store.ts";
import { newsStore } from "#storage/people/news-store.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
let products: readonly Product[] = [];
beforeAll(async () => {
  site = await openAccountSite();
  await import_([jumper(1), coat(2)]);
}, 60_000);
afterAll(() => site.close());
afterEach(() => expect(site.faults).toEqual([]));

const hour = 3_600_000;
const jumper = (id: number, change: Partial<Product> = {}) =>
  exampleProduct({ id, universe: "women", addedOn: "2026-11-15", ...change });
const coat = (id: number, change: Partial<Product> = {}) =>
  jumper(id, { leaf: "A.5.1", brand: 2, name: { en: "Wool coat", fr: "Manteau en laine" }, ...change });
const costing = (price: number): Partial<Product> => ({
  offers: [{ shop: 1, price, url: "https://www.maison-verdier.example/p/1", inStock: true }],
});

/** As a feed does it: what has a known number is changed, the others are new. */
async function import_(changed: readonly Product[]): Promise<void> {
  const others = products.filter(({ id }) => changed.every((one) => one.id !== id));
  products = [...others, ...changed];
  const store = catalogueStore(site.database.db);
  await store.save({ brands: exampleBrands, shops: exampleShops, products: changed });
  site.offer(products);
}
const nextId = () => Math.max(...products.map(({ id }) => id)) + 1;

let nth = 0;
const member = async () => site.member(`reader-${++nth}@example.com`);
type Member = Awaited<ReturnType<typeof member>>;
const noticesOf = async ({ token }: Member, lang = "en") => {
  const { status, body } = await site.ask("GET", `/api/users/me/notices?lang=${lang}`, undefined, { token });
  expect([status, listNotices.answer.safeParse(body).success]).toEqual([200, true]);
  return body;
};
const save = async ({ token }: Member, search: Record<string, unknown>) =>
  (await site.ask("POST", "/api/users/me/saved_searches", search, { token })).body.saved_search;
const bookmark = ({ token }: Member, id: number) =>
  site.ask("PATCH", "/api/users/me/preferences/products_bookmarked", { id, value: true }, { token });
const wants = ({ token }: Member, type: string, email: boolean, digest = "daily") =>
  site.ask("GET", "/api/users/me", undefined, { token }).then(({ body }) => {
    const notifications = { ...body.user.notifications, [type]: { in_app: true, email }, digest };
    const keys = { notifications, lang: "fr" };
    return site.ask("PATCH", "/api/users/informations", { keys, onBoarding: false }, { token });
  });
const newsTo = async ({ email }: Member) => {
  const letter = await site.mailTo(email);
  return letter?.kind === "news" ? letter : undefined;
};

describe("a saved search", () => {
  test("finds what a feed brought, tells it on the site and by mail, and never again", async () => {
    const ada = await member();
    await wants(ada, "saved_search", true);
    const query = "?q=coat&category=women.A.5.1";
    const search = await save(ada, { name: "Coats", query, alert: "instant" });
    await site.tellNews();
    expect((await noticesOf(ada)).notices).toEqual([]);
    const id = nextId();
    await import_([coat(id), coat(id + 1), jumper(id + 2)]);
    await site.tellNews();
    const { notices, unread } = await noticesOf(ada, "fr");
    expect(notices).toMatchObject([
      {
        type: "saved_search",
        total: 2,
        search: { id: search.id, name: "Coats", query },
        brand: null,
        prices: [],
        read_at: null,
      },
    ]);
    expect(notices[0].products.map((one: { name: string }) => one.name)).toEqual([
      "Manteau en laine",
      "Manteau en laine",
    ]);
    expect(unread).toBe(1);
    expect(await newsTo(ada)).toMatchObject({
      language: "fr",
      further: 0,
      sections: [{ type: "saved_search", name: "Coats", path: `/search${query}`, total: 2 }],
    });
    const saved = await site.ask("GET", `/api/users/me/saved_searches/${search.id}`, undefined, ada);
    expect(saved.body.saved_search.last_run_at).not.toBeNull();

    const letters = site.letters.length;
    await site.tellNews();
    await import_([jumper(nextId())]);
    await site.tellNews();
    await site.mailTo(ada.email);
    expect((await noticesOf(ada)).notices).toHaveLength(1);
    expect(site.letters).toHaveLength(letters);
  });

  test("finds what was brought between saving it and the first round", async () => {
    const ada = await member();
    await save(ada, { name: "Coats", query: "?q=manteau", alert: "daily" });
    const id = nextId();
    await import_([coat(id)]);
    await site.tellNews();
    expect((await noticesOf(ada)).notices).toMatchObject([{ products: [{ id }] }]);
  });

  test.each(["?colour=nonsense", "?page=0", "?whatever=1", "?q=%E0%A4%A"])(
    "that cannot be read (%s) is passed over and stops nobody else's",
    async (query) => {
      const ada = await member();
      await save(ada, { name: "Broken", query, alert: "instant" });
      await save(ada, { name: "All", query: "", alert: "instant" });
      const id = nextId();
      await import_([coat(id)]);
      await site.tellNews();
      const names = (await noticesOf(ada)).notices.map(
        (one: { search: { name: string } }) => one.search.name,
      );
      expect(names).toContain("All");
      if (query !== "?q=%E0%A4%A") expect(names).toEqual(["All"]);
    },
  );

  test("with news every hour comes in one mail a day", async () => {
    const ada = await member();
    await wants(ada, "saved_search", true);
    await save(ada, { name: "All", query: "", alert: "instant" });
    const mails = async () => {
      await site.mailTo(ada.email);
      return site.letters.filter(({ to, kind }) => to === ada.email && kind === "news").length;
    };
    for (let hours = 0; hours < 26; hours++) {
      await import_([coat(nextId())]);
      await site.tellNews();
      expect(await mails()).toBe(hours < 24 ? 1 : 2);
      site.pass(hour);
    }
    // One told at once, then all that gathered in a day: more than a mail names, and said so.
    expect(await newsTo(ada)).toMatchObject({ sections: { length: 12 }, further: 12 });
  });
});

describe("a bookmark", () => {
  test("that costs less is told with both prices, by what it cost when it was bookmarked", async () => {
    const ada = await member();
    const id = nextId();
    await import_([jumper(id, costing(10_000))]);
    await bookmark(ada, id);
    await import_([jumper(id, costing(9_800))]);
    await site.tellNews();
    expect((await noticesOf(ada)).notices).toEqual([]);
    await import_([jumper(id, costing(9_400))]);
    await site.tellNews();
    await site.tellNews();
    expect((await noticesOf(ada)).notices).toMatchObject([
      { type: "price_drop", total: 1, prices: [{ product_id: id, was: 10_000, now: 9_400 }] },
    ]);
  });

  test("is told when it is back in the person's own size, not in any", async () => {
    const ada = await member();
    const told = { preferences_to_update: { sizes: { tops: "38" } } };
    const kept = await site.ask("PATCH", "/api/users/me/preferences?universe=women", told, ada);
    expect(kept.status).toBe(200);
    const id = nextId();
    const stocked = (own: boolean): Product => {
      const [first] = jumper(id).variants;
      const sized = { system: "fr", inStock: true } as const;
      return jumper(id, {
        variants: [
          {
            ...first,
            sizes: [
              { ...sized, label: "36" },
              { ...sized, label: "38", inStock: own },
            ],
          },
        ],
      });
    };
    await import_([stocked(false)]);
    await bookmark(ada, id);
    await site.tellNews();
    await import_([stocked(false)]);
    await site.tellNews();
    expect((await noticesOf(ada)).notices).toEqual([]);
    await import_([stocked(true)]);
    await site.tellNews();
    expect((await noticesOf(ada)).notices).toMatchObject([{ type: "back_in_stock", products: [{ id }] }]);
  });
});

test("a brand that someone follows is told with its new pieces, of their universe", async () => {
  const ada = await member();
  await site.ask("PATCH", "/api/users/me/preferences/brands_followed", { id: 2, value: true }, ada);
  await site.tellNews();
  const id = nextId();
  await import_([coat(id), coat(id + 1, { universe: "men" }), jumper(id + 2)]);
  await site.tellNews();
  expect((await noticesOf(ada)).notices).toMatchObject([
    { type: "brand_new", total: 1, products: [{ id }], brand: { id: 2, name: "Élan & Co" } },
  ]);
});

test("two rounds at once tell it once; one that is cut short is made up for", async () => {
  const ada = await member();
  await save(ada, { name: "All", query: "", alert: "instant" });
  await import_([coat(nextId())]);
  const due = { version: 1e9, highest: 1e9, at: new Date(), most: 50 };
  expect(await newsStore(site.database.db).due(due)).toContain(ada.id);
  await Promise.all([site.tellNews(), site.tellNews(), site.tellNews()]);
  expect((await noticesOf(ada)).notices).toHaveLength(1);
});

describe("the link in the mail", () => {
  test("turns mails off without signing in, and only when it is pressed", async () => {
    const ada = await member();
    await wants(ada, "saved_search", true);
    await save(ada, { name: "All", query: "", alert: "instant" });
    await import_([coat(nextId())]);
    await site.tellNews();
    const token = (await newsTo(ada))?.token ?? "";
    const path = `/api/unsubscribe?token=${token}`;
    const emailOf = async () =>
      (await site.ask("GET", "/api/users/me", undefined, ada)).body.user.notifications.saved_search;
    const looked = await site.ask("GET", path, undefined, { language: "fr" });
    expect([looked.status, looked.body]).toEqual([200, expect.stringContaining("Se désabonner")]);
    expect(await emailOf()).toEqual({ in_app: true, email: true });
    const pressed = await site.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(pressed.status).toBe(200);
    expect(await emailOf()).toEqual({ in_app: true, email: false });
    const dump = await site.database.db.selectFrom("unsubscribe_link").selectAll().execute();
    expect(JSON.stringify(dump)).not.toContain(token);
    const { body } = await site.ask("GET", "/api/users/me/export", undefined, ada);
    expect(JSON.stringify(body.records.unsubscribe_link)).not.toMatch(/hash|token/);
  });

  test.each(["", "x", "x".repeat(43), "'; drop table person; --", "%00", "<script>"])(
    "with %j for a token does nothing, and repeats nothing",
    async (token) => {
      for (const method of ["GET", "POST"]) {
        const reply = await site.fetch(`/api/unsubscribe?token=${encodeURIComponent(token)}`, { method });
        expect(reply.status).toBe(method === "GET" && token.length === 43 ? 200 : 404);
        expect(reply.body).not.toMatch(/<script|drop table/);
      }
    },
  );
});
