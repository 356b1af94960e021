import { expect, test } from "vitest";
import { examplePicture, publicUrl } from "#web/features/structured-data/testing/example-place.ts";
import { structuredFaults } from "#web/features/structured-data/testing/structured-faults.ts";
import { lookData } from "./look-data.ts";

test("a look lists its pieces with their addresses, and says where it stands", () => {
  const card = {
    id: 7,
    name: "Oxford shirt",
    slug: "oxford-shirt",
    universe: "men",
    category: "men.A.1.3",
    brand: { id: 1, name: "Oriel" },
    price: { amount: 8_900, currency: "EUR" },
    colours: [],
    image: examplePicture,
    sizes_in_stock: [],
    badges: [],
  } as const;
  const item = {
    product: { ...card, colours: [], sizes_in_stock: [], badges: [] },
    slot: "top" as const,
    exact: true,
    alternatives: [],
  };
  const data = lookData(
    { title: "Chapel, then cake", cover: examplePicture, items: [item] },
    { path: "/inspiration/3-chapel-then-cake", publicUrl },
  );
  expect(data.flatMap(structuredFaults)).toEqual([]);
  expect(data).toMatchObject([
    { "@type": "ItemList", itemListElement: [{ url: `${publicUrl}/product/7-oxford-shirt` }] },
    { itemListElement: [{ item: `${publicUrl}/inspiration` }, { name: "Chapel, then cake" }] },
  ]);
});
