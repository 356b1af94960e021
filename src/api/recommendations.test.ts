import { describe, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { getFit, getHardReco, getReco } from "#contract/recommendations.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { noVerdicts, type Verdicts } from "#domain/people/activity.ts";
import type { Person } from "#domain/people/person.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { nothingSaid } from "#domain/people/taste-ports.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { contentFeatures } from "#domain/recommendation/content-features.ts";
import { defaultPreferences, mergePreferences, type PreferencesUpdate } from "#vocabulary/preferences.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const facts = { requestId: "r", clientAddress: "203.0.113.9" };
const offer = (price: number) => ({
  shop: 1,
  price,
  url: "https://www.maison-verdier.example/p",
  inStock: true,
});
const { traits } = exampleProduct({ id: 1 });
const streetwear: Product["traits"] = { ...traits, formality: 1, styles: [{ id: 9, score: 0.9 }] };

const products = [
  exampleProduct({ id: 1 }),
  exampleProduct({ id: 2, brand: 2, leaf: "A.5.1", offers: [offer(30_000)] }),
  exampleProduct({
    id: 3,
    leaf: "A.2.4",
    traits: streetwear,
    offers: [offer(8_000)],
    name: { en: "Boxy hoodie", fr: "Sweat à capuche ample" },
  }),
  exampleProduct({ id: 4, universe: "women" }),
  exampleProduct({ id: 5, offers: [] }),
  exampleProduct({ id: 6, leaf: "A.2.3", traits: streetwear, offers: [offer(9_000)] }),
];
const snapshot = exampleSnapshot(products);
const pictures: ApiPorts["pictures"] = {
  find: (name) => ({
    name,
    hash: "0123456789abcdef",
    ratio: 1,
    colour: "#aabbcc",
    alt: { en: "A", fr: "Un" },
  }),
  draw: () => "<svg/>",
  read: async () => undefined,
};
const api = createApi({
  features: () => contentFeatures,
  catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
  pictures,
  accounts: nobody,
} as ApiPorts);
const client = createClient({
  fetch: (url, init) => api.fetch(new Request(url, init), facts),
  baseUrl: "http://api",
  language: () => "fr",
  token: () => null,
});
type Body = Parameters<typeof client<typeof getReco>>[1]["body"];
const reco = async (body: Omit<Body, "universe">) => {
  const answer = await client(getReco, { body: { universe: "men", ...body } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};
const idsOf = ({ products: cards }: { products: readonly { id: number }[] }) => cards.map(({ id }) => id);
const post = (body: unknown, call = "getReco", headers: Record<string, string> = {}) =>
  api.fetch(
    new Request(`http://api/api/products/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
    facts,
  );

describe("recommendations for a visitor", () => {
  test("come before anything is told, from the universe and in stock", async () => {
    expect(idsOf(await reco({})).toSorted()).toEqual([1, 2, 3, 6]);
  });

  test("follow the one thing that was told, and say so", async () => {
    const styled = await reco({ preferences: { styles: { selected_styles: [9] } }, lang: "en" });
    expect(idsOf(styled).slice(0, 2).toSorted()).toEqual([3, 6]);
    expect(styled.products[0]?.stretch).toBe(false);
    expect(styled.products[0]?.reasons[0]).toMatchObject({
      key: "style",
      label: "Streetwear, your style",
      editable: true,
    });
    expect(idsOf(await reco({ preferences: { brands_followed: [2] } }))[0]).toBe(2);
    expect(idsOf(await reco({ preferences: { wishes: { Coats: { value: 2 } } } }))[0]).toBe(2);
  });

  test("give their reasons in the language asked for, else in that of the request", async () => {
    const preferences = { budget: [{ key: "coats", minValue: 150, maxValue: 350 }] };
    const labels = async (lang?: "en") =>
      (await reco({ preferences, ...(lang && { lang }) })).products
        .find(({ id }) => id === 2)
        ?.reasons.map(({ label }) => label);
    expect(await labels("en")).toContain("Within your coat budget");
    expect(await labels()).toContain("Dans votre budget manteaux");
  });

  test("leave out what was met and lift what is like a liked piece, naming it", async () => {
    const { products: cards } = await reco({
      session: { liked: [3], disliked: [2], seen: [99] },
      lang: "en",
    });
    expect(cards.map(({ id }) => id)).toEqual([6, 1]);
    expect(cards[0]?.reasons).toContainEqual(
      expect.objectContaining({
        key: "liked",
        label: "Close to a piece you liked: Boxy hoodie",
      }),
    );
  });

  test("say what each reason goes by, and count it as it was corrected", async () => {
    const styles = { selected_styles: [9, 2] };
    const [before] = (await reco({ preferences: { styles, corrections: { "style:9": "more" } } })).products;
    expect(before?.reasons[0]).toMatchObject({ key: "style", trait: "style:9", correction: "more" });
    const less = await reco({
      preferences: { styles, corrections: { "style:9": "wrong", "style:2": null } },
    });
    expect(less.products[0]?.reasons[0]).toMatchObject({ trait: "style:2" });
    expect(less.products[0]?.reasons[0]?.correction).toBeUndefined();
    expect(less.products.find(({ id }) => id === 3)?.reasons.map(({ key }) => key)).not.toContain("style");
  });

  test("count what was turned down with a piece, and leave out the brand that was", async () => {
    const [first] = (await reco({ session: { scopes: [{ id: 2, scope: "price" }] } })).products;
    expect(first?.id).not.toBe(2);
    const colour = await reco({ session: { scopes: [{ id: 1, scope: "price" }] }, lang: "en" });
    expect(idsOf(colour)).not.toContain(1);
    expect(colour.products.find(({ id }) => id === 3)?.reasons).toContainEqual(
      expect.objectContaining({ key: "turned_down", label: "Below the price you turned down" }),
    );
    expect(idsOf(await reco({ session: { scopes: [{ id: 1, scope: "brand" }] } }))).toEqual([2]);
  });

  test("go on where the last page ended, each piece once", async () => {
    const first = await reco({ limit: 3 });
    const second = await reco({ limit: 3, cursor: first.next_cursor ?? "" });
    expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual([1, 2, 3, 6]);
    expect([idsOf(first).length, second.next_cursor]).toEqual([3, null]);
  });

  test("do not go on with another question's cursor", async () => {
    const { next_cursor } = await reco({ limit: 1 });
    for (const cursor of [next_cursor, "0-abc", "x", "-1", "99999999-a"]) {
      const other = { universe: "men", preferences: { wantstyles: [9] }, cursor };
      const response = await post(other);
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { error: { fields: { cursor: "unknown" } } },
      ]);
    }
  });

  test("are nobody else's to keep: no cache, no tag", async () => {
    const response = await post({ universe: "men" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("etag")).toBeNull();
  });

  test.each([
    [{}, "universe"],
    [{ universe: "kids" }, "universe"],
    [{ universe: "men", colour: "red" }, "colour"],
    [{ universe: "men", limit: 0 }, "limit"],
    [{ universe: "men", limit: 101 }, "limit"],
    [{ universe: "men", limit: "24" }, "limit"],
    [{ universe: "men", lang: "de" }, "lang"],
    [{ universe: "men", session: { liked: ["1"] } }, "session.liked.0"],
    [{ universe: "men", session: { liked: Array.from({ length: 201 }, () => 0) } }, "session.liked"],
    [{ universe: "men", surface: "moon" }, "surface"],
    [{ universe: "men", neutral: "yes" }, "neutral"],
    [{ universe: "men", session: { bought: [1] } }, "session.bought"],
    [{ universe: "men", session: { scopes: [{ id: 1, scope: "smell" }] } }, "session.scopes.0.scope"],
    [{ universe: "men", session: { scopes: [{ id: 0, scope: "cut" }] } }, "session.scopes.0.id"],
    [{ universe: "men", session: { scopes: Array.from({ length: 1001 }, () => ({})) } }, "session.scopes"],
    [
      { universe: "men", preferences: { corrections: { "style:4": "always" } } },
      "preferences.corrections.style:4",
    ],
    [
      { universe: "men", preferences: { corrections: { "style:99": "more" } } },
      "preferences.corrections.style:99",
    ],
    [
      {
        universe: "men",
        preferences: {
          corrections: Object.fromEntries(Array.from({ length: 301 }, (_, i) => [`brand:${i + 1}`, "less"])),
        },
      },
      "preferences.corrections",
    ],
    [{ universe: "men", preferences: { admin: true } }, "preferences.admin"],
    [
      { universe: "men", preferences: { styles: { selected_styles: [23] } } },
      "preferences.styles.selected_styles.0",
    ],
    [{ universe: "men", preferences: { sizes: { shoes: "12" } } }, "preferences.sizes.shoes"],
    [
      { universe: "men", preferences: { locks: { budget_rows: ["skirts"] } } },
      "preferences.locks.budget_rows.0",
    ],
    [{ universe: "men", preferences: { wishes: { Dresses: { value: 2 } } } }, "preferences.wishes.Dresses"],
    [
      { universe: "men", preferences: { budget: [{ key: "coats", minValue: 400, maxValue: 300 }] } },
      "preferences.budget.0.minValue",
    ],
  ])("refuse %j beside its field", async (body, field) => {
    for (const call of ["getReco", "getHardReco"]) {
      const response = await post(body, call);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).error.fields)).toEqual([field]);
    }
  });
});

describe("recommendations with locks", () => {
  test("keep to every lock and tell what opening each would add", async () => {
    const preferences = {
      styles: { selected_styles: [9] },
      budget: [{ key: "pullover", minValue: 60, maxValue: 85 }],
      locks: { styles: true, budget: true },
    };
    const answer = await client(getHardReco, { body: { universe: "men", preferences } });
    if (!answer.ok) throw new Error("refused");
    expect(idsOf(answer.value)).toEqual([3]);
    expect(answer.value.relaxations).toEqual([
      { lock: "budget", adds: 1 },
      { lock: "styles", adds: 1 },
    ]);
    // What is locked is never shown, whoever asks.
    expect(idsOf(await reco({ preferences }))).toEqual([3]);
  });

  test("on single rows never go past their upper end, and leave cheaper pieces and other rows alone", async () => {
    const preferences = {
      budget: [
        { key: "pullover", minValue: 85, maxValue: 95 },
        { key: "coats", minValue: 100, maxValue: 200 },
      ],
      locks: { budget_rows: ["pullover"] },
    };
    const answer = await client(getHardReco, { body: { universe: "men", preferences } });
    if (!answer.ok) throw new Error("refused");
    // 1 costs 99 and is above; 3 costs 80 and is below; the coat's row is not locked.
    expect(idsOf(answer.value).toSorted()).toEqual([2, 3, 6]);
    expect(answer.value.relaxations).toEqual([{ lock: "budget", adds: 1 }]);
    expect(idsOf(await reco({ preferences })).toSorted()).toEqual([2, 3, 6]);
    const locked = { ...preferences, locks: { budget: true } };
    expect(idsOf(await reco({ preferences: locked })).toSorted()).toEqual([3, 6]);
  });

  test("on a row that was never moved hold it as it is shown", async () => {
    const preferences = { locks: { budget_rows: ["coats"] } };
    expect(idsOf(await reco({ preferences })).toSorted()).toEqual([1, 2, 3, 6]);
    const dear = { ...preferences, budget: [{ key: "coats", minValue: 150, maxValue: 299 }] };
    expect(idsOf(await reco({ preferences: dear })).toSorted()).toEqual([1, 3, 6]);
  });

  test("without a lock are the same list", async () => {
    const body = { preferences: { brands_followed: [2] } };
    const hard = await client(getHardReco, { body: { universe: "men", ...body } });
    expect(hard).toMatchObject({ ok: true, value: { relaxations: [] } });
    expect(hard.ok && idsOf(hard.value)).toEqual(idsOf(await reco(body)));
  });
});

describe("how much fits", () => {
  const fitOf = async (preferences?: PreferencesUpdate) => {
    const answer = await post({ universe: "men", ...(preferences && { preferences }) }, "fit");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    return getFit.answer.parse(await answer.json());
  };

  test("is everything that can be had before anything is told", async () => {
    expect(await fitOf()).toEqual({ products: 4, in_budget: 4, in_budget_and_size: 4 });
  });

  test("is counted within the budget, both ends of it, and then by size", async () => {
    const budget = [
      { key: "pullover", minValue: 85, maxValue: 150 },
      { key: "coats", minValue: 60, maxValue: 300 },
    ];
    expect(await fitOf({ budget })).toEqual({ products: 4, in_budget: 3, in_budget_and_size: 3 });
    // Jumpers come in M and L; a coat is counted otherwise, and nobody knows whether an L is a 50.
    const sizes = { tops: "XS", tshirts: ["XS"], jackets: "50" };
    expect(await fitOf({ budget, sizes })).toMatchObject({ in_budget: 3, in_budget_and_size: 0 });
    expect(await fitOf({ budget, sizes: { tops: "M" } })).toMatchObject({ in_budget_and_size: 3 });
    expect(await fitOf({ sizes: { tops: "XS" } })).toMatchObject({ in_budget: 4, in_budget_and_size: 3 });
  });

  test.each([
    [{}, "universe"],
    [{ universe: "men", limit: 3 }, "limit"],
    [{ universe: "men", session: {} }, "session"],
    [{ universe: "men", preferences: { sizes: { shoes: "12" } } }, "preferences.sizes.shoes"],
  ])("refuses %j beside its field", async (body, field) => {
    const response = await post(body, "fit");
    expect([response.status, Object.keys((await response.json()).error.fields)]).toEqual([422, [field]]);
  });
});

describe("recommendations for a member", () => {
  const token = "a-token-of-someone-known";
  let kept = defaultPreferences;
  let said: Verdicts & { readonly likedAt?: Date } = noVerdicts;
  let clock = nobody.now();
  let full: Error | undefined;
  const faults: unknown[] = [];
  const accounts: AccountPorts = {
    ...nobody,
    lists: {
      ...nobody.lists,
      async add() {
        if (full) throw full;
      },
    },
    now: () => clock,
    sessions: {
      ...nobody.sessions,
      find: async (hash) => (hash === token ? { personId: "p", sessionId: "s", admin: false } : undefined),
    },
    people: {
      ...nobody.people,
      find: async (id) => (id === "p" ? ({ preferences: kept } as Person) : undefined),
    },
    taste: {
      ...nobody.taste,
      read: async (_, until) => ({
        ...nothingSaid,
        preferences: kept,
        verdicts: said.likedAt && until && said.likedAt > until ? { ...said, liked: [] } : said,
      }),
    },
  };
  const ports: Partial<ApiPorts> = {
    features: () => contentFeatures,
    catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
    pictures,
    accounts,
    reportFault: (error) => faults.push(error),
  };
  const memberApi = createApi(ports as ApiPorts);
  const ask = async (call: string, body: object = {}, authorization = `Bearer ${token}`) => {
    const response = await memberApi.fetch(
      new Request(`http://api/api/products/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ universe: "men", ...body }),
      }),
      facts,
    );
    return { status: response.status, body: await response.json() };
  };
  const tell = (update: PreferencesUpdate) => {
    kept = mergePreferences(kept, "men", update);
  };

  test("are answered also when the list cannot be written down, and the fault is told", async () => {
    full = new Error("The disk is full.");
    const { status, body } = await ask("getReco");
    expect([status, body.list_id, body.products.length > 0]).toEqual([200, "id", true]);
    expect(faults).toEqual([full]);
    full = undefined;
  });

  test("go by what they told their account, and only by that", async () => {
    kept = defaultPreferences;
    // Their lists have a name, a visitor's has none.
    const visitors = await (await post({ universe: "men" })).json();
    expect((await ask("getReco")).body).toEqual({ ...visitors, list_id: "id" });
    expect(visitors.list_id).toBeNull();
    tell({ styles: { selected_styles: [9] }, locks: { styles: true } });
    expect(idsOf((await ask("getReco")).body).toSorted()).toEqual([3, 6]);
    expect((await ask("getHardReco")).body).toMatchObject({ relaxations: [{ lock: "styles", adds: 2 }] });
    kept = { ...defaultPreferences, brandsDisliked: [2] };
    expect(idsOf((await ask("getReco")).body).toSorted()).toEqual([1, 3, 6]);
  });

  test("go by what the call says when it says something, even nothing at all", async () => {
    kept = { ...defaultPreferences, brandsDisliked: [1] };
    expect(idsOf((await ask("getReco")).body)).toEqual([2]);
    expect(idsOf((await ask("getReco", { preferences: {} })).body)).toHaveLength(4);
  });

  test("are a visitor's for whoever has a wrong token or none", async () => {
    kept = { ...defaultPreferences, brandsDisliked: [1] };
    for (const wrong of ["Bearer nobody-has-this-token-at-all", "Bearer", "Basic abc", ""]) {
      const { status, body } = await ask("getReco", {}, wrong);
      expect([status, idsOf(body).length]).toEqual([200, 4]);
    }
  });

  test("begin anew once the account says something else", async () => {
    kept = defaultPreferences;
    const { next_cursor: cursor } = (await ask("getReco", { limit: 2 })).body;
    expect((await ask("getReco", { limit: 2, cursor })).status).toBe(200);
    tell({ wantstyles: [9] });
    expect((await ask("getReco", { limit: 2, cursor })).body.error.fields).toEqual({ cursor: "unknown" });
  });

  const dislike = (product: number, scope: Verdicts["disliked"][number]["scope"]) => ({
    liked: [],
    disliked: [{ product, scope, at: nobody.now() }],
  });

  test("lift what is like a piece they liked on an earlier visit, and show neither it nor what they disliked", async () => {
    kept = defaultPreferences;
    said = { ...dislike(2, "colour"), liked: [3] };
    const { products: cards } = (await ask("getReco", { lang: "en" })).body;
    expect(idsOf({ products: cards })).toEqual([6, 1]);
    expect(cards[0].reasons[0]).toMatchObject({
      key: "liked",
      label: "Close to a piece you liked: Boxy hoodie",
    });
    expect(idsOf((await ask("getHardReco")).body)).toEqual([6, 1]);
    // This visit comes on top.
    expect(idsOf((await ask("getReco", { session: { seen: [6] } })).body)).toEqual([1]);
  });

  test("leave out the brand of a piece they disliked for its brand, and write nothing of it down", async () => {
    kept = defaultPreferences;
    said = dislike(2, "brand");
    expect(idsOf((await ask("getReco")).body).toSorted()).toEqual([1, 3, 6]);
    said = dislike(1, "brand");
    expect(idsOf((await ask("getReco")).body)).toEqual([2]);
    expect(kept.brandsDisliked).toEqual([]);
  });

  test("count less what has the colour, cut or price of a piece they turned down, and follow their corrections", async () => {
    kept = defaultPreferences;
    said = dislike(1, "price");
    const labels = (body: { products: { id: number; reasons: { label: string }[] }[] }) =>
      body.products.find(({ id }) => id === 3)?.reasons.map(({ label }) => label);
    expect(labels((await ask("getReco", { lang: "en" })).body)).toContain("Below the price you turned down");
    tell({ corrections: { turned_down: "wrong" } });
    expect(labels((await ask("getReco", { lang: "en" })).body)).not.toContain(
      "Below the price you turned down",
    );
  });

  test("forget what they said of products when the call brings preferences of its own", async () => {
    kept = defaultPreferences;
    said = { ...dislike(1, "brand"), liked: [2] };
    expect(idsOf((await ask("getReco", { preferences: {} })).body)).toHaveLength(4);
    expect(idsOf((await ask("getReco", {}, "Bearer nobody-has-this-token-at-all")).body)).toHaveLength(4);
  });

  test("go on as they began for whoever likes a piece on the way, and begin anew when something was taken back", async () => {
    kept = defaultPreferences;
    said = { ...dislike(2, "item"), liked: [] };
    const first = (await ask("getReco", { limit: 2 })).body;
    said = { ...said, liked: [idsOf(first)[0] ?? 0], likedAt: new Date(clock.getTime() + 1) };
    clock = new Date(clock.getTime() + 60_000);
    const second = await ask("getReco", { limit: 2, cursor: first.next_cursor });
    expect(second.status).toBe(200);
    expect([...idsOf(first), ...idsOf(second.body)].toSorted()).toEqual([1, 3, 6]);
    said = noVerdicts;
    const changed = await ask("getReco", { limit: 2, cursor: first.next_cursor });
    expect(changed.body.error.fields).toEqual({ cursor: "unknown" });
  });

  test("count what fits by their account as well", async () => {
    kept = defaultPreferences;
    expect((await ask("fit")).body).toEqual({ products: 4, in_budget: 4, in_budget_and_size: 4 });
    tell({ budget: [{ key: "pullover", minValue: 60, maxValue: 85 }] });
    expect((await ask("fit")).body).toMatchObject({ products: 4, in_budget: 2 });
  });
});
