import { expect, test } from "vitest";
import { universes } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { wishGroups } from "./wish-groups.ts";

test("every wish has one place, in the order of the list", () => {
  for (const universe of universes) {
    const names = wishGroups(universe, {}, "en").flatMap(({ tiles }) => tiles.map(({ name }) => name));
    expect(names.toSorted()).toEqual(
      wishesOf(universe)
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { tiles } of wishGroups(universe, {}, "en")) expect(tiles.length).toBeGreaterThan(3);
  }
});

test("pieces lie where one would look for them", () => {
  const groups = wishGroups("women", {}, "fr");
  const groupOf = (label: string) =>
    groups.find(({ tiles }) => tiles.some((tile) => tile.label === label))?.group;
  expect(groupOf("Robes")).toBe("clothing");
  expect(groupOf("Chaussures de sport")).toBe("shoes");
  expect(groupOf("Sacs")).toBe("accessories");
  expect(groupOf("Bijoux")).toBe("accessories");
  expect(groupOf("Lingerie")).toBe("under");
  expect(groupOf("Vêtements de sport")).toBe("under");
});

test("only what is wanted is ticked, and what is unknown is not said to be nothing", () => {
  const found = [{ name: "Jeans", label: "Jeans", search: "men.A.3.1", products: 0 }];
  const wishes = { Jeans: { value: 2, search: "" }, Polos: { value: 0, search: "" } } as const;
  const tiles = wishGroups("men", wishes, "en", found).flatMap((group) => group.tiles);
  expect(tiles.filter(({ wanted }) => wanted).map(({ name }) => name)).toEqual(["Jeans"]);
  expect(tiles.find(({ name }) => name === "Jeans")?.products).toBe(0);
  expect(tiles.find(({ name }) => name === "Polos")?.products).toBeUndefined();
});
