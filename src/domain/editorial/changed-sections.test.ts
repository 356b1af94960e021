import { expect, test } from "vitest";
import { changedSections } from "./changed-sections.ts";

const before = "## Cookies\n\nThree.\n\n## Rights\n\nAll of them.\n\n## Old\n\nGone soon.";

test("a version tells which sections it added, reworded and took away", () => {
  const after = "## Cookies\n\nFour.\n\n## Rights\n\nAll of them.\n\n## New\n\nJust come.";
  expect(changedSections(before, after)).toEqual({ added: ["New"], reworded: ["Cookies"], removed: ["Old"] });
});

test("other line breaks are no change, and what stands deeper belongs to its section", () => {
  const wrapped = before.replace("All of\n", "All of").replace("All of them.", "All\nof   them.");
  expect(changedSections(before, wrapped)).toEqual({ added: [], reworded: [], removed: [] });
  expect(changedSections("## A\n\n### B\n\nx", "## A\n\n### B\n\ny")).toMatchObject({ reworded: ["A"] });
});
