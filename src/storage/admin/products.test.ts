import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminProductFilter, AdminProducts } from "#domain/admin/catalogue-ports.ts";
import { exampleBrands, exampleProduct, exampleShops } from "#domain/catalogue/testing/examples.ts";
import { catalogueStore } from "../catalogue-store.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, noon, openPeople, type PeopleDatabase } from "../testing/people.ts";
import { adminProducts } from "./products.ts";

const base = exampleProduct({ id: 1 });
const [first] = base.variants;
const unsold = base.offers.map((offer) => ({ ...offer, inStock: false }));
const products = [
  base,
  exampleProduct({ id: 2, universe: "women", leaf: "A.7.1", name: { en: "Short dress", fr: "Robe d’été" } }),
  exampleProduct({ id: 3, offers: unsold, brand: 2 }),
  exampleProduct({ id: 4, offers: [], source: { name: "Shop", key: "SKU-77" } }),
  exampleProduct({
    id: 5,
    leaf: "A.2.2",
    variants: [{ ...first, picture: { kind: "remote", urls: [] }, sizes: [] }],
  }),
];

describe.each(databaseKinds)("products for admins in the %s database", (kind) => {
  let list: AdminProducts;
  let people: PeopleDatabase;
  beforeAll(async () => {
    people = await openPeople(kind);
    list = adminProducts(people.db);
    await catalogueStore(people.db).save({ brands: exampleBrands, shops: exampleShops, products });
  }, 60_000);
  afterAll(() => people.remove());

  const ids = async (filter: AdminProductFilter) => {
    const { rows, total } = await list.list(filter, { limit: 10 });
    expect(total).toBe(rows.length);
    // Much is looked for in another way than little.
    expect(await adminProducts(people.db, 0).list(filter, { limit: 10 })).toEqual({
      rows,
      total,
      hasMore: false,
    });
    return rows.map(({ product }) => product.id);
  };

  test.each<[AdminProductFilter, number[]]>([
    [{}, [5, 4, 3, 2, 1]],
    [{ universe: "women" }, [2]],
    [{ universe: "men", branch: "A.2" }, [5, 4, 3, 1]],
    [{ universe: "men", branch: "A.2.1" }, [4, 3, 1]],
    [{ brand: 2 }, [3]],
    [{ source: "Shop" }, [4]],
    [{ state: "offered" }, [2, 1]],
    [{ state: "out-of-stock" }, [5, 3]],
    [{ state: "archived" }, [4]],
    [{ state: "hidden" }, []],
    [{ lacks: "picture" }, [5]],
    [{ lacks: "size" }, [5]],
    [{ lacks: "category" }, []],
    [{ text: "ROBE ete" }, [2]],
    [{ text: "sku-77" }, [4]],
    [{ text: "4" }, [4]],
    [{ text: "élan" }, [3]],
    [{ text: "aelvik dress" }, [2]],
    [{ text: "100%_" }, []],
    [{ text: "jumper", universe: "men", state: "offered" }, [1]],
  ])("%o", async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  test("pages follow each other, and know how many there are in all", async () => {
    const much = adminProducts(people.db, 0);
    expect(await much.list({}, { limit: 1, after: 4 })).toEqual(await list.list({}, { limit: 1, after: 4 }));
    const { rows, total, hasMore } = await list.list({}, { limit: 2 });
    expect([rows.map(({ product }) => product.id), total, hasMore]).toEqual([[5, 4], 5, true]);
    const last = await list.list({}, { limit: 3, after: 4 });
    expect([last.rows.map(({ product }) => product.id), last.total, last.hasMore]).toEqual([
      [3, 2, 1],
      5,
      false,
    ]);
    expect(await list.sources()).toEqual(["Shop", "house"]);
  });

  test("hidden ones are found as such, with the brand they have", async () => {
    const { id: by } = await addConfirmed(people);
    const act = { by, at: noon };
    expect(await list.setHidden([1, 4, 99], true, act)).toBe(2);
    expect(await ids({ state: "hidden" })).toEqual([4, 1]);
    expect(await ids({ state: "archived" })).toEqual([]);
    expect((await list.list({ text: "1" }, { limit: 1 })).rows[0]?.brandName).toBe("Aelvik");
    expect(await list.setHidden([1, 4], false, act)).toBe(2);
    expect(await ids({ state: "archived" })).toEqual([4]);
  });
});
