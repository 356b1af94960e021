import { describe, expect, test } from "vitest";
import { getTrends } from "#contract/trends.ts";
import { dayBefore } from "#domain/catalogue/price-history.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleDay, exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const brown = (id: number): Product => {
  const example = exampleProduct({ id });
  return {
    ...example,
    addedOn: dayBefore(exampleDay, 3),
    variants: [{ ...example.variants[0], colours: ["brown"] }],
  };
};
const shelf = [
  ...Array.from({ length: 120 }, (_, i) => brown(i + 1)),
  ...Array.from({ length: 200 }, (_, i) => exampleProduct({ id: i + 201 })),
];
const snapshot = exampleSnapshot(shelf);

function site(likes: readonly (readonly number[])[] = []) {
  let [asked, now] = [0, Date.parse("2026-11-15T12:00:00Z")];
  const reactions = {
    ...nobody.reactions,
    likedByEach: async (since: Date) => {
      asked++;
      expect(since.toISOString()).toBe(new Date(now - 90 * 86_400_000).toISOString());
      return likes;
    },
  };
  const ports: Partial<ApiPorts> = {
    catalogue: { snapshot: () => snapshot, find: async () => undefined },
    accounts: { ...nobody, reactions, now: () => new Date(now) },
  };
  const api = createApi(ports as ApiPorts);
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      api.fetch(new Request(`http://api${path}`, { headers }), {
        requestId: "r",
        clientAddress: "203.0.113.9",
      }),
    asked: () => asked,
    wait: (ms: number) => {
      now += ms;
    },
  };
}
const read = async (response: Response | Promise<Response>) =>
  getTrends.answer.parse(await (await response).json());

describe("trends", () => {
  test("say what rises in the language asked for, in values that search takes", async () => {
    const answer = await read(site().get("/api/trends?universe=men&lang=fr"));
    expect(answer).toMatchObject({ universe: "men", day: exampleDay, days: 30, fresh: 120, earlier: 200 });
    expect(answer.groups.find(({ kind }) => kind === "colour")?.traits[0]).toEqual({
      value: "brown",
      label: "Marron",
      fresh: 120,
      pieces: 120,
      share: 1,
      before: 0,
      moves: "up",
    });
    expect(answer.groups.find(({ kind }) => kind === "category")?.traits[0]).toMatchObject({
      value: "men.A.2",
      label: "Maille et sweats",
    });
    expect(answer.prices.families).toMatchObject([{ value: "men.A.2", pieces: 320, median: 9_900 }]);
    expect(answer.liked).toBeNull();
  });

  test("tell what people like once ten of them do, and read it again after ten minutes", async () => {
    const { get, asked, wait } = site(Array.from({ length: 10 }, () => [1]));
    const { liked } = await read(get("/api/trends?universe=men"));
    expect(liked).toMatchObject({ people: 10, days: 90 });
    expect(liked?.groups[0]).toEqual({
      kind: "colour",
      traits: [{ value: "brown", label: "Brown", people: 10 }],
    });
    await get("/api/trends?universe=women");
    expect(asked()).toBe(1);
    wait(600_000);
    await get("/api/trends?universe=men");
    expect(asked()).toBe(2);
  });

  test("may be kept a minute, and are not sent twice", async () => {
    const { get } = site();
    const first = await get("/api/trends?universe=men");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
    const again = await get("/api/trends?universe=men", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test.each(["", "?universe=kids", "?universe=men&lang=de", "?universe=men&q=a"])(
    "are refused to %j",
    async (query) => {
      expect((await site().get(`/api/trends${query}`)).status).toBe(422);
    },
  );
});
