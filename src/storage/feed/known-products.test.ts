import { expect, test } from "vitest";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { saveBrands, saveProducts } from "../catalogue-rows.ts";
import { freshDatabase } from "../testing/databases.ts";
import { absentProducts, countKnown } from "./known-products.ts";

test("every product of a feed that a run did not have comes once, however many pages they fill", async () => {
  const { db, remove } = await freshDatabase("embedded");
  const product = (id: number, name: string, key: string) => ({
    ...exampleProduct({ id }),
    source: { name, key },
  });
  const products = ["e", "b", "d", "a", "É", "c"].map((key, index) => product(index + 1, "shop", key));
  const absent = async (source: string, seen: readonly number[], pageSize?: number) => {
    const keys: string[] = [];
    for await (const page of absentProducts(db, source, { has: (id) => seen.includes(id) }, pageSize))
      keys.push(...page.map(({ key }) => key));
    return keys;
  };
  try {
    await saveBrands(db, [{ id: exampleProduct({ id: 1 }).brand, key: "aelvik", name: "Aelvik" }]);
    await saveProducts(db, [...products, product(7, "another", "f")]);
    await db.updateTable("product").set({ missed_runs: 1 }).where("id", "=", 3).execute();
    for (const pageSize of [1, 2, 6, 7]) {
      expect(await absent("shop", [], pageSize)).toEqual(["a", "b", "c", "d", "e", "É"]);
      expect(await absent("shop", [1, 4, 5], pageSize)).toEqual(["b", "c", "d"]);
      expect(await absent("shop", [1, 2, 3, 4, 5, 6], pageSize)).toEqual([]);
    }
    expect(await absent("nobody", [])).toEqual([]);
    expect(await countKnown(db, "shop")).toEqual({ all: 6, present: 5 });
    expect(await countKnown(db, "nobody")).toEqual({ all: 0, present: 0 });
  } finally {
    await remove();
  }
}, 60_000);
