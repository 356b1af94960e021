import { describe, expect, test } from "vitest";
import { defaultNotifications, type Notifications } from "#vocabulary/notifications.ts";
import { defaultPreferences } from "#vocabulary/preferences.ts";
import { findNews } from "./find-news.ts";
import type { NewsCatalogue, Offered, Watched, WatchedBookmark, WatchedSearch } from "./news-ports.ts";
import type { Person } from "./person.ts";

const now = new Date("2026-11-15T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
let last = 0;
const find = (watched: Watched, catalogue: NewsCatalogue) =>
  findNews(watched, catalogue, { at: now, newId: () => `id-${++last}` });

const personWith = (
  notifications: Partial<Notifications> = {},
  brandsFollowed: readonly number[] = [],
): Person => ({
  id: "ada",
  email: "ada@example.org",
  createdAt: now,
  updatedAt: now,
  status: "confirmed",
  confirmedAt: now,
  admin: false,
  profile: {
    firstname: "Ada",
    lastname: "L",
    gender: "female",
    birthdate: null,
    address: null,
    address2: null,
    zip: null,
    city: null,
    state: null,
    countryCode: null,
    country: null,
    phone: null,
    lang: "en",
    notifications: { ...defaultNotifications(), ...notifications },
    ecole: null,
  },
  preferences: { ...defaultPreferences, brandsFollowed },
});

const sizes = JSON.stringify([defaultPreferences.in.men.sizes, defaultPreferences.in.women.sizes]);
const watch = { round: 3, catalogueVersion: 7, seenProduct: 100, brandsAt: null, sizes, mailedAt: null };
const watching = (change: Partial<Watched> = {}): Watched => ({
  person: personWith(),
  searches: [],
  bookmarks: [],
  watch,
  hasMailWaiting: false,
  ...change,
});

const search = (change: Partial<WatchedSearch> = {}): WatchedSearch => ({
  id: "coats",
  name: "Coats",
  query: "?q=coat",
  alert: "instant",
  createdAt: hoursAgo(500),
  lastRunAt: hoursAgo(1),
  seenProduct: 100,
  ...change,
});

const catalogueOf = (change: Partial<NewsCatalogue> = {}): NewsCatalogue => ({
  version: 8,
  highest: 105,
  findNew: async (_, __, above) => [105, 103, 90].filter((id) => id > above),
  newOfBrands: () => new Map(),
  offersFor: (_, products) => products.map(() => undefined),
  ...change,
});

describe("a saved search", () => {
  test("tells what came since it last ran, and that it ran", async () => {
    const coats = search();
    const news = await find(watching({ searches: [coats] }), catalogueOf());
    expect(news?.notices).toMatchObject([
      {
        type: "saved_search",
        products: [105, 103],
        total: 2,
        search: { id: "coats", name: "Coats", query: "?q=coat" },
        brand: null,
        drops: [],
        inApp: true,
        byMail: false,
      },
    ]);
    expect(news).toMatchObject({ ran: [coats], highest: 105, letter: undefined });
  });

  test("that finds nothing new has run all the same, and tells nothing", async () => {
    const coats = search({ seenProduct: 105 });
    const unasked = async () => {
      throw new Error("Nothing came, so nothing is looked for.");
    };
    const news = await find(watching({ searches: [coats] }), catalogueOf({ findNew: unasked }));
    expect(news).toMatchObject({ notices: [], ran: [coats] });
  });

  test("that cannot be read is passed over, and has run", async () => {
    const coats = search();
    const news = await find(watching({ searches: [coats] }), catalogueOf({ findNew: async () => undefined }));
    expect(news).toMatchObject({ notices: [], ran: [coats] });
  });

  test.each([
    ["daily", 23, false],
    ["daily", 24, true],
    ["instant", 0, true],
  ] as const)("%s, run %i hours ago, in another catalogue: %s", async (alert, hours, runs) => {
    const one = search({ alert, lastRunAt: hoursAgo(hours) });
    expect((await find(watching({ searches: [one] }), catalogueOf()))?.ran).toEqual(runs ? [one] : []);
  });

  test("in the same catalogue runs only when its day is over, or when it never ran", async () => {
    const searches = [
      search({ id: "instant" }),
      search({ id: "daily", alert: "daily", lastRunAt: hoursAgo(25) }),
      search({ id: "fresh", lastRunAt: null }),
    ];
    const news = await find(watching({ searches }), catalogueOf({ version: 7 }));
    expect(news?.ran.map(({ id }) => id)).toEqual(["daily", "fresh"]);
  });

  test("names six of many and counts them all", async () => {
    const many = Array.from({ length: 40 }, (_, nth) => 200 + nth);
    const news = await find(
      watching({ searches: [search()] }),
      catalogueOf({ highest: 300, findNew: async () => many }),
    );
    expect(news?.notices[0]).toMatchObject({ products: many.slice(0, 6), total: 40 });
  });
});

describe("a bookmark", () => {
  const look = async (before: Partial<WatchedBookmark>, offered: Offered | undefined, more = {}) => {
    const bookmark = { product: 5, price: 10_000, inSize: true, ...before };
    const news = await find(
      watching({ bookmarks: [bookmark], ...more }),
      catalogueOf({ highest: 100, offersFor: () => [offered] }),
    );
    return { told: news?.notices.map(({ type, drops }) => ({ type, drops })), kept: news?.bookmarks };
  };
  const there = { inStock: true, inSize: true };

  test.each([
    [9_501, []],
    [9_500, [{ product: 5, was: 10_000, now: 9_500 }]],
    [12_000, []],
  ])("of 100 € that costs %i cents now", async (price, drops) => {
    const { told, kept } = await look({}, { ...there, price });
    expect(told).toEqual(drops.length > 0 ? [{ type: "price_drop", drops }] : []);
    // A drop is measured from the last one that was told, and a small one adds up.
    expect(kept).toEqual(drops.length > 0 ? [{ product: 5, price, inSize: true }] : []);
  });

  test("whose price nobody knew is only looked at", async () => {
    expect(await look({ price: null, inSize: null }, { ...there, price: 100 })).toEqual({
      told: [],
      kept: [{ product: 5, price: 100, inSize: true }],
    });
  });

  test("that is sold out is not told for its price", async () => {
    expect(await look({ inSize: false }, { price: 100, inStock: false, inSize: false })).toEqual({
      told: [],
      kept: [],
    });
  });

  test("is told when it is back in their size, once", async () => {
    const sold = await look({}, { price: 10_000, inStock: true, inSize: false });
    expect(sold).toEqual({ told: [], kept: [{ product: 5, price: 10_000, inSize: false }] });
    const back = await look({ inSize: false }, { ...there, price: 10_000 });
    expect(back.told).toEqual([{ type: "back_in_stock", drops: [] }]);
    expect(back.kept).toEqual([{ product: 5, price: 10_000, inSize: true }]);
    expect((await look({}, { ...there, price: 10_000 })).told).toEqual([]);
  });

  test("that left the catalogue and came back is back in stock", async () => {
    expect((await look({}, undefined)).kept).toEqual([{ product: 5, price: 10_000, inSize: false }]);
  });

  test("in another size than before is no news", async () => {
    const moved = { watch: { ...watch, sizes: "other" } };
    const { told, kept } = await look({ inSize: false }, { ...there, price: 10_000 }, moved);
    expect([told, kept]).toEqual([[], [{ product: 5, price: 10_000, inSize: true }]]);
  });

  test("is not looked at again in the same catalogue", async () => {
    const bookmarks = [
      { product: 5, price: 10_000, inSize: true },
      { product: 6, price: 10_000, inSize: null },
    ];
    const asked: (readonly number[])[] = [];
    await find(
      watching({ bookmarks }),
      catalogueOf({
        version: 7,
        offersFor: (_, products) => {
          asked.push(products);
          return [undefined];
        },
      }),
    );
    expect(asked).toEqual([[6]]);
  });
});

describe("a brand someone follows", () => {
  const catalogue = catalogueOf({ newOfBrands: () => new Map([[4, [105, 104]]]) });
  const person = personWith({}, [4]);

  test("is told with its new pieces, and not again the same day", async () => {
    const news = await find(watching({ person }), catalogue);
    expect(news?.notices).toMatchObject([{ type: "brand_new", brand: 4, products: [105, 104], total: 2 }]);
    expect(news?.watch).toMatchObject({ seenProduct: 105, brandsAt: now });
    const soon = await find(watching({ person, watch: { ...watch, brandsAt: hoursAgo(23) } }), catalogue);
    expect([soon?.notices, soon?.watch.seenProduct]).toEqual([[], 100]);
  });

  test("is only looked at the first time", async () => {
    const news = await find(watching({ person, watch: undefined }), catalogue);
    expect(news).toMatchObject({ notices: [], watch: { seenProduct: 105, brandsAt: null } });
  });
});

describe("where it is told", () => {
  const channels = (in_app: boolean, email: boolean) => ({ saved_search: { in_app, email } });
  const told = async (person: Person, more: Partial<Watched> = {}) =>
    find(watching({ person, searches: [search()], ...more }), catalogueOf());

  test("nowhere, for who wants to hear of it nowhere; it is not kept for later", async () => {
    expect(await told(personWith(channels(false, false)))).toMatchObject({ notices: [], highest: 105 });
  });

  test("by mail alone", async () => {
    const news = await told(personWith(channels(false, true)));
    expect(news?.notices).toMatchObject([{ inApp: false, byMail: true }]);
    expect(news?.letter).toMatchObject({ recipient: "ada@example.org", request: "news", at: now });
    expect(news?.watch.mailedAt).toEqual(now);
  });

  test.each([
    ["daily", 23, false],
    ["daily", 24, true],
    ["weekly", 24 * 6, false],
    ["weekly", 24 * 7, true],
  ] as const)("%s, mailed %i hours ago: a mail is due: %s", async (digest, hours, isDue) => {
    const mailedAt = hoursAgo(hours);
    const person = personWith({ ...channels(true, true), digest });
    const news = await told(person, { watch: { ...watch, mailedAt } });
    expect(news?.letter !== undefined).toBe(isDue);
    expect(news?.watch.mailedAt).toEqual(isDue ? now : mailedAt);
  });

  test("what waited for a mail goes when its time has come", async () => {
    const quiet = watching({ hasMailWaiting: true, watch: { ...watch, mailedAt: hoursAgo(24 * 8) } });
    expect((await find(quiet, catalogueOf()))?.letter).toBeDefined();
    expect((await find(watching(), catalogueOf()))?.letter).toBeUndefined();
  });
});

test("a catalogue older than the one gone through has no news", async () => {
  expect(await find(watching({ searches: [search()] }), catalogueOf({ version: 6 }))).toBeUndefined();
});
