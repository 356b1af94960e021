import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CatalogueStore, ShopperStore } from "#domain/catalogue/ports.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { readSnapshot } from "#domain/catalogue/read-snapshot.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import {
  exampleBrands,
  exampleDay,
  exampleProduct,
  exampleShops,
  exampleSnapshot,
} from "#domain/catalogue/testing/examples.ts";
import { catalogueStore } from "./catalogue-store.ts";
import { shopperStore } from "./shopper-store.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

const save = (store: CatalogueStore, products: Iterable<Product>) =>
  store.save({ brands: exampleBrands, shops: exampleShops, products });

describe.each(databaseKinds)("the catalogue in the %s database", (kind) => {
  let store: CatalogueStore;
  let shoppers: ShopperStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    store = catalogueStore(database.db);
    shoppers = shopperStore(database.db);
    remove = database.remove;
  }, 60_000);
  afterAll(() => remove());

  test("is empty at first", async () => {
    expect(await store.count()).toBe(0);
    expect((await readSnapshot(store, shoppers, exampleDay)).size).toBe(0);
    expect(await store.find(1)).toBeUndefined();
  });

  test("gives back products, brands and shops as they were saved", async () => {
    const odd = exampleProduct({
      id: 2,
      name: { en: 'Quotes "and" \\ 👗', fr: "L’œuvre" },
      source: { name: "house", key: "2" },
    });
    await save(store, [exampleProduct({ id: 1 }), odd]);
    expect(await store.find(2)).toEqual(odd);
    expect(await store.brands()).toEqual(exampleBrands);
    expect(await store.shops()).toEqual(exampleShops);
    expect(await readSnapshot(store, shoppers, exampleDay)).toEqual(
      exampleSnapshot([exampleProduct({ id: 1 }), odd], await store.version()),
    );
  });

  test("has another version after every change", async () => {
    const before = await store.version();
    await save(store, []);
    expect(await store.version()).toBeGreaterThan(before);
  });

  test("changes a product that is there, and hides one that nobody sells", async () => {
    await save(store, [exampleProduct({ id: 1, leaf: "A.2.5" }), exampleProduct({ id: 2, offers: [] })]);
    expect((await store.find(1))?.leaf).toBe("A.2.5");
    const snapshot = await readSnapshot(store, shoppers, exampleDay);
    expect([rowOf(snapshot, 1), rowOf(snapshot, 2)]).toEqual([0, -1]);
    expect(await store.find(2)).toBeDefined();
  });

  test("hears of the crowd, and forgets the last one", async () => {
    const [someone] = [{ id: 1, universe: "men" as const, events: [[1, "like", 0] as const] }];
    await shoppers.replace([someone, { ...someone, id: 2, events: [[1, "view", 21]] }]);
    expect(await shoppers.all()).toHaveLength(2);
    const { popularity } = await readSnapshot(store, shoppers, exampleDay);
    expect(popularity[0]).toBe(4.5);
    await shoppers.replace([someone]);
    expect(await shoppers.all()).toEqual([someone]);
  });

  test("takes all of a change or nothing of it", async () => {
    const before = [await store.count(), await store.version()];
    const broken = [exampleProduct({ id: 3 }), exampleProduct({ id: 4, brand: 99 })];
    await expect(save(store, broken)).rejects.toThrow();
    await expect(
      save(
        store,
        (function* () {
          yield exampleProduct({ id: 3 });
          throw new Error("the drawing stopped");
        })(),
      ),
    ).rejects.toThrow("the drawing stopped");
    expect([await store.count(), await store.version()]).toEqual(before);
  });

  test("tells what changed since a version, and says nothing when everything has to be read", async () => {
    const since = await store.version();
    await save(store, [exampleProduct({ id: 5 }), exampleProduct({ id: 6 })]);
    await save(store, [exampleProduct({ id: 6, offers: [] }), exampleProduct({ id: 7 })]);
    const changes = await store.changes(since, 3);
    expect(changes?.version).toBe(since + 2);
    expect(changes?.listings.map(({ listing: [id] }) => id)).toEqual([5, 7]);
    expect(changes?.gone).toEqual([6]);
    expect((await store.changes(since + 1, 3))?.listings.map(({ listing: [id] }) => id)).toEqual([7]);
    expect(await store.changes(since, 2)).toBeUndefined();
    await shoppers.replace([]);
    expect(await store.changes(since + 2, 3)).toBeUndefined();
    expect(await store.changes(since + 3, 3)).toEqual({ version: since + 3, listings: [], gone: [] });
    await save(
      store,
      [5, 7].map((id) => exampleProduct({ id, offers: [] })),
    );
  });

  test("is read whole, however many batches it takes", async () => {
    const many = Array.from({ length: 9_001 }, (_, i) => exampleProduct({ id: 10 + i }));
    await save(store, many);
    const snapshot = await readSnapshot(store, shoppers, exampleDay);
    expect(snapshot.size).toBe(9_002);
    expect(rowOf(snapshot, 9_010)).toBe(9_001);
  }, 60_000);
});
