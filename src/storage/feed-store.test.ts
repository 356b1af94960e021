import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FeedRunRequest } from "#domain/catalogue/feed-run.ts";
import type { CatalogueStore, FeedStore } from "#domain/catalogue/ports.ts";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { catalogueStore } from "./catalogue-store.ts";
import { feedStore } from "./feed-store.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

const undoing = { at: new Date("2026-11-15T13:00:00Z") };
const { id: _, brand: __, offers: ___, ...base } = exampleProduct({ id: 1 });

function draft(key: string, price = 5_000, brandName = "Aelvik"): ProductDraft {
  return {
    ...base,
    source: { name: "shop", key },
    brandName,
    offers: [
      {
        shopName: "The Shop",
        shopUrl: "https://shop.example/",
        price,
        url: `https://shop.example/${key}`,
        inStock: true,
      },
    ],
    prices: [{ day: "2026-11-15", price }],
    addedOn: "2026-11-15",
  };
}

interface Report {
  readonly stopped: boolean;
}

async function* reading(
  drafts: readonly ProductDraft[],
  stopped = false,
): AsyncGenerator<ProductDraft, Report> {
  yield* drafts;
  return { stopped };
}

describe.each(databaseKinds)("feeds in the %s database", (kind) => {
  let feeds: FeedStore;
  let catalogue: CatalogueStore;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const database = await freshDatabase(kind);
    feeds = feedStore(database.db);
    catalogue = catalogueStore(database.db);
    remove = database.remove;
  }, 60_000);
  afterEach(() => remove());

  const run = (
    drafts: readonly ProductDraft[],
    { stopped = false, ...change }: Partial<FeedRunRequest<Report>> & { stopped?: boolean } = {},
  ) =>
    feeds.run({
      source: "shop",
      today: "2026-11-15",
      now: () => new Date("2026-11-15T12:00:00Z"),
      drafts: reading(drafts, stopped),
      wasStopped: (report) => report.stopped,
      dryRun: false,
      allowShrink: false,
      ...change,
    });
  const keys = (names: string) => names.split(" ").map((name) => draft(name));

  test("a first run brings everything in, and the same again changes nothing", async () => {
    expect(await run(keys("a b c"))).toMatchObject({ kind: "applied", summary: { added: 3, newBrands: 1 } });
    expect(await catalogue.count()).toBe(3);
    expect((await catalogue.brands()).map(({ name }) => name)).toEqual(["Aelvik"]);
    expect(await run(keys("a b c"))).toMatchObject({
      summary: { added: 0, changed: 0, unchanged: 3, newBrands: 0 },
    });
  });

  test("another price is written into the history, under the same number and first day", async () => {
    await run([draft("a")]);
    await run([draft("a", 4_000)], { today: "2026-11-20" });
    expect(await catalogue.find(1)).toMatchObject({
      addedOn: "2026-11-15",
      prices: [
        { day: "2026-11-15", price: 5_000 },
        { day: "2026-11-20", price: 4_000 },
      ],
    });
  });

  test("a dry run says what would happen and leaves nothing", async () => {
    const before = await catalogue.version();
    expect(await run(keys("a b"), { dryRun: true })).toMatchObject({ kind: "tried", summary: { added: 2 } });
    expect([await catalogue.count(), await catalogue.version()]).toEqual([0, before]);
    expect(await feeds.runs()).toMatchObject([{ status: "tried", summary: { added: 2 } }]);
  });

  test("a feed that lost more than 30 % is held, until somebody allows it", async () => {
    await run(keys("a b c d e f g h i j"));
    expect(await run(keys("a b c d e f"))).toMatchObject({ kind: "held", before: 10, missing: 4 });
    expect(await run([])).toMatchObject({ kind: "held", reason: "empty" });
    expect((await catalogue.find(10))?.offers[0]?.inStock).toBe(true);
    expect((await feeds.runs("shop")).map(({ status }) => status)).toEqual(["held", "held", "applied"]);
    expect(await run(keys("a b c d e f"), { allowShrink: true })).toMatchObject({ kind: "applied" });
  });

  test("what is absent once stays, absent twice is out of stock, and comes back", async () => {
    const all = keys("a b c d e f g h i j");
    await run(all);
    expect(await run(all.slice(1))).toMatchObject({ summary: { missedOnce: 1, outOfStock: 0 } });
    expect((await catalogue.find(1))?.offers[0]?.inStock).toBe(true);
    expect(await run(all.slice(1))).toMatchObject({ summary: { missedOnce: 0, outOfStock: 1 } });
    expect((await catalogue.find(1))?.offers[0]?.inStock).toBe(false);
    expect(await run(all)).toMatchObject({ summary: { returned: 1, changed: 1 } });
    expect((await catalogue.find(1))?.offers[0]?.inStock).toBe(true);
  });

  test("what is absent for 30 days is offered no more", async () => {
    const all = keys("a b c d e f g h i j");
    await run(all);
    await run(all.slice(1), { today: "2026-12-20" });
    expect((await catalogue.find(1))?.offers).toEqual([]);
  });

  test("a reading that was given up, and one that fails, leave everything as it was", async () => {
    await run(keys("a"));
    const before = await catalogue.version();
    expect(await run(keys("a b"), { stopped: true })).toMatchObject({ kind: "stopped" });
    const failing = (async function* (): AsyncGenerator<ProductDraft, Report> {
      yield draft("b");
      throw new Error("the disk is gone");
    })();
    await expect(run([], { drafts: failing })).rejects.toThrow("the disk is gone");
    expect([await catalogue.count(), await catalogue.version()]).toEqual([1, before]);
  });

  test("the last run can be taken back, others cannot", async () => {
    await run(keys("a b c d"));
    const second = await run([draft("a", 100), ...keys("b c"), draft("x", 1, "New brand")]);
    if (second.kind !== "applied") throw new Error("it is applied");
    const [, first] = await feeds.runs();
    expect(await feeds.rollBack(first?.id ?? 0, undoing)).toMatchObject({
      refusal: { kind: "not_the_last", last: second.run },
    });
    expect(await feeds.rollBack(99, undoing)).toMatchObject({ refusal: { kind: "no_such_run" } });
    expect(await feeds.rollBack(second.run, undoing)).toEqual({ ok: true, value: { restored: 3 } });
    expect((await catalogue.find(1))?.offers[0]?.price).toBe(5_000);
    expect((await catalogue.find(5))?.offers).toEqual([]);
    expect(await run(keys("a b c d"))).toMatchObject({ summary: { added: 0, unchanged: 4, archived: 0 } });
  });

  test("a brand is one however it is spelt, and leaves the house catalogue alone", async () => {
    await catalogue.save({
      brands: [{ id: 7, name: "Élan & Co", key: "elan-co" }],
      shops: [{ id: 1, name: "House", key: "house", url: "https://house.example/" }],
      products: [exampleProduct({ id: 40, brand: 7 })],
    });
    await run([draft("a", 1, "ELAN & CO"), draft("b", 1, "Новая")]);
    expect((await catalogue.brands()).map(({ id, name }) => [id, name])).toEqual([
      [7, "Élan & Co"],
      [8, "Новая"],
    ]);
    expect((await catalogue.find(41))?.brand).toBe(7);
    expect((await catalogue.find(41))?.offers[0]?.shop).toBe(2);
    expect(await run(keys("a b"))).toMatchObject({ summary: { missedOnce: 0 } });
    expect((await catalogue.find(40))?.offers).toHaveLength(2);
  });
});
