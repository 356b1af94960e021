import { describe, expect, test } from "vitest";
import { leavesOf } from "./category.ts";
import { inOrder, lookPictureName, lookSlotOf, readLookPictureName } from "./look.ts";
import { pictureNamePattern } from "./picture.ts";

describe("where a piece goes", () => {
  test.each([
    ["men", "A.1.4", "layer"],
    ["women", "A.1.4", "top"],
    ["men", "A.2.2", "layer"],
    ["women", "A.6.1", "one-piece"],
    ["men", "A.6.3", "layer"],
    ["men", "F.4.1", "bottom"],
    ["women", "F.4.1", "one-piece"],
    ["women", "B.2.3", "shoes"],
    ["men", "E.1.1", "accessory"],
  ] as const)("%s %s: %s", (universe, leaf, slot) => expect(lookSlotOf(universe, leaf)).toBe(slot));

  test("underwear, nightwear and wallets have no place", () => {
    const without = leavesOf("men").filter((leaf) => !lookSlotOf("men", leaf));
    expect(without).toEqual(["C.2.1", "C.2.2", "F.1.1", "F.2.1", "F.3.1"]);
  });
});

describe("the name of a look's picture", () => {
  const swaps = [
    { slot: "bag", product: 7 },
    { slot: "top", product: 2_147_483_647 },
  ] as const;

  test("says which pieces took the place of others, and is read back", () => {
    expect(lookPictureName(12, swaps)).toBe("look-12-t2147483647-g7");
    expect(readLookPictureName("look-12-t2147483647-g7")).toEqual({ id: 12, swaps: inOrder(swaps) });
    expect(readLookPictureName("look-12")).toEqual({ id: 12, swaps: [] });
  });

  test("is the only one, and one that an address may have", () => {
    const all = (["top", "bottom", "one-piece", "layer", "coat", "shoes", "bag"] as const).map((slot) => ({
      slot,
      product: 2_147_483_647,
    }));
    expect(lookPictureName(2_147_483_647, all)).toMatch(pictureNamePattern);
    for (const name of [
      "look-0",
      "look-12-g7-t3",
      "look-12-x7",
      "look-12-t3-t4",
      "look-012",
      "look-12-",
      "look",
    ])
      expect(readLookPictureName(name), name).toBeUndefined();
  });
});
