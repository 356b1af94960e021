import { beforeEach, expect, test } from "vitest";
import { noTokenMessage } from "#contract/errors.ts";
import { getReco } from "#contract/recommendations.ts";
import { scoreProduct } from "#contract/score.ts";
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

const products = [
  exampleProduct({ id: 1 }),
  exampleProduct({ id: 2, brand: 2 }),
  exampleProduct({ id: 3, leaf: "A.5.1" }),
  exampleProduct({ id: 4, universe: "women" }),
];
const snapshot = exampleSnapshot(products);
const token = "a-token-of-someone-known";
let kept = defaultPreferences;
let said: Verdicts = noVerdicts;
const accounts: AccountPorts = {
  ...nobody,
  sessions: {
    ...nobody.sessions,
    find: async (hash) => (hash === token ? { personId: "p", sessionId: "s", admin: false } : undefined),
  },
  people: { ...nobody.people, find: async () => ({ preferences: kept }) as Person },
  taste: { ...nobody.taste, read: async () => ({ ...nothingSaid, verdicts: said }) },
};
const api = createApi({
  features: () => contentFeatures,
  catalogue: { snapshot: () => snapshot, find: async (id) => products.find((one) => one.id === id) },
  pictures: {
    find: (name) => ({
      name,
      hash: "0123456789abcdef",
      ratio: 1,
      colour: "#aabbcc",
      alt: { en: "A", fr: "Un" },
    }),
    draw: () => "<svg/>",
    read: async () => undefined,
  },
  accounts,
} as Pick<ApiPorts, "catalogue" | "features" | "pictures" | "accounts"> as ApiPorts);

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.fetch(
    new Request(`http://api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
    { requestId: "r", clientAddress: "203.0.113.9" },
  );
const asMember = { authorization: `Bearer ${token}` };
const score = (body: unknown, headers?: Record<string, string>) => post(scoreProduct.path, body, headers);
const scored = async (body: unknown, headers?: Record<string, string>) =>
  scoreProduct.answer.parse(await (await score(body, headers)).json());

beforeEach(() => {
  kept = defaultPreferences;
  said = noVerdicts;
});

const told: PreferencesUpdate = {
  styles: { selected_styles: [2] },
  brands_followed: [1],
  budget: [{ key: "pullover", minValue: 50, maxValue: 90 }],
};

test("is what getReco gives the piece, for a visitor and for a member", async () => {
  kept = mergePreferences(kept, "men", told);
  said = { liked: [3], disliked: [] };
  for (const [body, headers] of [
    [{ preferences: told, session: { liked: [3] } }, {}],
    [{}, asMember],
  ] as const) {
    const list = await post(getReco.path, { universe: "men", lang: "en", ...body }, headers);
    const cards = getReco.answer.parse(await list.json()).products;
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const one = await scored({ id: card.id, lang: "en", ...body }, headers);
      expect(one).toEqual({
        id: card.id,
        score: card.score,
        reasons: card.reasons.map((reason) => ({
          ...reason,
          value: expect.any(Number),
          weight: expect.any(Number),
        })),
        hard_pass: true,
        failed: [],
      });
      expect(one.reasons.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(one.score);
      for (const { value, weight, contribution } of one.reasons)
        expect(Math.abs(value * weight - contribution)).toBeLessThan(1);
    }
  }
});

test("names the locks that shut the piece out", async () => {
  const preferences = { ...told, locks: { budget: true, brands: true } };
  expect(await scored({ id: 1, preferences })).toMatchObject({ hard_pass: false, failed: ["budget"] });
  expect((await scored({ id: 2, preferences })).failed.toSorted()).toEqual(["brands", "budget"]);
});

test("speaks the language asked for, else that of the request", async () => {
  const preferences = { brands_followed: [1] };
  const label = async (body: object, headers?: Record<string, string>) =>
    (await scored({ id: 1, preferences, ...body }, headers)).reasons.find(({ key }) => key === "brand")
      ?.label;
  expect(await label({})).toBe("From a brand you follow: Aelvik");
  expect(await label({}, { "accept-language": "fr" })).toMatch(/^D’une marque que vous suivez/);
  expect(await label({ lang: "en" }, { "accept-language": "fr" })).toBe("From a brand you follow: Aelvik");
});

test("knows nobody without a token or preferences", async () => {
  for (const headers of [{}, { authorization: "Bearer nobody-has-this-token-at-all" }]) {
    const response = await score({ id: 1 }, headers);
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { code: "no_token", message: noTokenMessage } },
    ]);
  }
  expect((await score({ id: 1, preferences: {} })).status).toBe(200);
});

test("is one person's own: no cache may keep it", async () => {
  const response = await score({ id: 1 }, asMember);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  [{ id: 99 }, 404],
  [{ id: 0 }, 422],
  [{ id: "1" }, 422],
  [{}, 422],
  [{ id: 1, universe: "women" }, 422],
  [{ id: 1, colour: "red" }, 422],
  [{ id: 1, preferences: { sizes: { shoes: "12" } } }, 422],
])("answers %j with %i", async (body, status) => {
  expect((await score(body, asMember)).status).toBe(status);
});
