import { describe, expect, test } from "vitest";
import * as contract from "#contract/looks.ts";
import { exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { randomProducts, renewed } from "#domain/looks/testing/random-wardrobe.ts";
import { type LookReactions, noActivity } from "#domain/people/activity.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { contentFeatures } from "#domain/recommendation/content-features.ts";
import { accept } from "#vocabulary/result.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const products = randomProducts("api", 5);
const snapshot = exampleSnapshot(products);
const looks = renewed(snapshot);
const pictures: ApiPorts["pictures"] = {
  find: (name) => ({
    name,
    hash: "0123456789abcdef",
    ratio: 1.25,
    colour: "#aabbcc",
    alt: { en: "A", fr: "Un" },
  }),
  draw: () => "<svg/>",
  read: async () => undefined,
};
let said: LookReactions = noActivity.looks;
const token = "a-token-of-at-least-twenty-characters";
const ports = {
  features: () => contentFeatures,
  catalogue: { snapshot: () => snapshot, find: async (id: number) => products.find((one) => one.id === id) },
  pictures,
  looks: () => looks,
  accounts: {
    ...nobody,
    sessions: {
      ...nobody.sessions,
      find: async () => ({ personId: "p", sessionId: "s", admin: false }),
    },
    lookReactions: {
      ...nobody.lookReactions,
      read: async () => said,
      change: async (_: string, id: number, verdict: string) => {
        const without = (list: readonly number[]) => list.filter((one) => one !== id);
        said = {
          liked: [...(verdict === "like" ? [id] : []), ...without(said.liked)],
          disliked: [...(verdict === "dislike" ? [id] : []), ...without(said.disliked)],
        };
        return accept(said);
      },
      liked: async () => said.liked.map((product) => ({ product, at: new Date(0) })),
    },
  },
} as unknown as ApiPorts;
const api = createApi(ports);

const call = async (path: string, init: RequestInit = {}) => {
  const response = await api.fetch(new Request(`http://api${path}`, init), {
    requestId: "r",
    clientAddress: "203.0.113.9",
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const asMember = { headers: { authorization: `Bearer ${token}` } };
const react = (id: number, value: string) =>
  call("/api/users/me/looks", {
    method: "PATCH",
    headers: { ...asMember.headers, "content-type": "application/json" },
    body: JSON.stringify({ id, value }),
  });

describe("inspirations", () => {
  const list = async (query: string, init?: RequestInit) =>
    contract.listInspirations.answer.parse((await call(`/api/products/inspirations?${query}`, init)).body);

  test("are looks as the contract says, in the language asked for, and kept a minute", async () => {
    const { headers } = await call("/api/products/inspirations?universe=women");
    expect(headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
    const [look] = (await list("universe=women&lang=fr")).looks;
    const kept = looks.find(({ id }) => id === look?.id);
    expect(look).toMatchObject({ universe: "women", title: kept?.title.fr, swaps: [] });
    expect(look?.total.amount).toBe(
      look?.items.reduce((sum, { product }) => sum + (product.price?.amount ?? 0), 0),
    );
    expect(look?.cover.src).toContain(`/media/pictures/look-${look?.id}/`);
    expect(look?.items.every(({ exact }) => exact)).toBe(true);
  });

  test("come page by page, all of them once", async () => {
    const seen: number[] = [];
    let cursor = "";
    for (;;) {
      const page = await list(`universe=men&limit=10${cursor}`);
      seen.push(...page.looks.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    const all = looks.filter(({ universe }) => universe === "men").map(({ id }) => id);
    expect(seen.toSorted((a, b) => a - b)).toEqual(all);
  });

  test("can be narrowed; a member's own order leaves out what they dislike and is nobody else's", async () => {
    const { looks: some } = await list("universe=women&occasion=work,date&season=autumn");
    expect(some.length).toBeGreaterThan(0);
    for (const look of some) expect(look).toMatchObject({ season: "autumn", universe: "women" });
    const [first] = (await list("universe=women&sort=for_me", asMember)).looks;
    await react(first?.id ?? 0, "dislike");
    const after = await list("universe=women&sort=for_me&limit=100", asMember);
    expect(after.looks.map(({ id }) => id)).not.toContain(first?.id);
    const { headers } = await call("/api/products/inspirations?universe=women&sort=for_me", asMember);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("say which choices are left beside the ones made", async () => {
    const { choices } = await list("universe=women&occasion=beach");
    expect(choices.seasons).toContain("summer");
    expect(choices.seasons).not.toContain("winter");
    expect(choices.occasions.length).toBeGreaterThan(5);
    for (const style of choices.styles)
      expect((await list(`universe=women&occasion=beach&style=${style}&limit=1`)).looks).toHaveLength(1);
  });

  test.each([
    "universe=kids",
    "occasion=never",
    "season=monsoon",
    "style=23",
    "cursor=x",
    "limit=0",
    "colour=red",
  ])("refuse %s", async (query) =>
    expect((await call(`/api/products/inspirations?${query}`)).status).toBe(422),
  );
});

describe("one look", () => {
  const [kept] = looks;
  if (!kept) throw new Error("no look");
  const get = async (query = "") =>
    contract.getLook.answer.parse((await call(`/api/looks/${kept.id}${query}`)).body).look;

  test("is dressed again: the piece, the total, the picture and the address change", async () => {
    const look = await get();
    const item = look.items.find(({ alternatives }) => alternatives.length > 0);
    if (!item) throw new Error("nothing to swap");
    const { body } = await call(`/api/looks/${kept.id}/alternatives?slot=${item.slot}`);
    const { products: offered } = contract.listLookAlternatives.answer.parse(body);
    expect(offered.slice(0, item.alternatives.length).map(({ id }) => id)).toEqual(item.alternatives);
    const [other] = offered;
    const worn = await get(`?swap=${item.slot}:${other?.id}`);
    expect(worn.swaps).toEqual([`${item.slot}:${other?.id}`]);
    expect(worn.items.find(({ slot }) => slot === item.slot)).toMatchObject({
      product: { id: other?.id },
      exact: true,
    });
    expect(worn.total.amount).toBe(
      look.total.amount - (item.product.price?.amount ?? 0) + (other?.price?.amount ?? 0),
    );
    expect(worn.cover.src).toMatch(new RegExp(`/look-${kept.id}-[a-z]${other?.id}/`));
  });

  test("refuses a piece that does not go there, and what is no swap at all", async () => {
    const [first, last] = [kept.items[0], kept.items.at(-1)];
    for (const swap of [
      `${first?.slot}:${last?.product}`,
      `${first?.slot}:999999`,
      "hat:1",
      "top",
      "top:0",
      "top:1:2",
    ]) {
      const { status, body } = await call(`/api/looks/${kept.id}?swap=${swap}`);
      expect([status, Object.keys(body.error.fields)[0]?.split(".")[0]], swap).toEqual([422, "swap"]);
    }
  });

  test("is not found when there is none", async () => {
    expect((await call("/api/looks/99999")).status).toBe(404);
    expect((await call("/api/looks/99999/alternatives?slot=top")).status).toBe(404);
    expect((await call(`/api/looks/${kept.id}/alternatives?slot=hat`)).status).toBe(422);
  });
});

describe("the looks of a product", () => {
  test("have it in them; another is made around it", async () => {
    const product = looks[0]?.items[0]?.product ?? 0;
    const { body } = await call(`/api/products/${product}/looks`);
    const answer = contract.listProductLooks.answer.parse(body);
    expect(answer.looks.length).toBeGreaterThan(0);
    for (const { items } of answer.looks) expect(items.map((item) => item.product.id)).toContain(product);
    if (answer.complete) {
      expect(answer.complete.items.map((item) => item.product.id)).toContain(product);
      expect(answer.looks.map(({ id }) => id)).not.toContain(answer.complete.id);
    }
    expect((await call("/api/products/999999/looks")).status).toBe(404);
  });
});

describe("a member's looks", () => {
  test("are liked, disliked, neither; the liked ones are listed", async () => {
    const id = looks[3]?.id ?? 0;
    expect((await react(id, "like")).body).toMatchObject({ looks_liked: [id] });
    const { body } = await call("/api/users/me/looks", asMember);
    expect(contract.listOwnLooks.answer.parse(body).looks.map((look) => look.id)).toEqual([id]);
    expect((await react(id, "none")).body.looks_liked).toEqual([]);
    expect((await react(99_999, "like")).status).toBe(422);
    expect((await react(99_999, "none")).status).toBe(200);
    expect((await react(id, "love")).status).toBe(422);
    expect((await call("/api/users/me/looks")).body.error.message).toBe("No authentication token found");
  });
});
