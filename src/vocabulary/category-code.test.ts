import { expect, test } from "vitest";
import { isLeaf, leafName } from "./category.ts";
import { readCategoryCode } from "./category-code.ts";
import { universes } from "./universe.ts";

test("reads the code of every leaf there is, and of no other", () => {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const branches = [..."ABCDEFG"].flatMap((department) =>
    digits.flatMap((family) => digits.map((leaf) => `${department}.${family}.${leaf}`)),
  );
  for (const universe of universes)
    for (const branch of branches) {
      const isThere = isLeaf(branch) && leafName(branch, universe) !== undefined;
      const read = readCategoryCode(`${universe}.${branch}`);
      expect(read, `${universe}.${branch}`).toEqual(isThere ? { universe, branch } : undefined);
    }
});
