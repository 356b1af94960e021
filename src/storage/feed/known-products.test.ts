import { expect, test } from "vitest";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { saveBrands, saveProducts } from "../catalogue-rows.ts";
import { freshDatabase } from "../testing/databases.ts";
import { knownProducts } from "./known-products.ts";

test("every product of a feed is known once, however many pages they fill", async () => {
  const { db, remove } = await freshDatabase("embedded");
  const product = (id: number, name: string, key: string) => ({
    ...exampleProduct({ id }),
    source: { name, key },
  });
  const products = ["e", "b", "d", "a", "É", "c"].map((key, index) => product(index + 1, "shop", key));
  try {
    await saveBrands(db, [{ id: exampleProduct({ id: 1 }).brand, key: "aelvik", name: "Aelvik" }]);
    await saveProducts(db, [...products, product(7, "another", "f")]);
    for (const pageSize of [1, 2, 6, 7]) {
      const known = await knownProducts(db, "shop", pageSize);
      expect(known.map(({ key }) => key)).toEqual(["a", "b", "c", "d", "e", "É"]);
    }
    expect(await knownProducts(db, "nobody")).toEqual([]);
  } finally {
    await remove();
  }
}, 60_000);
