import { expect, test } from "vitest";
import { changedSections } from "./changed-sections.ts";

test("sections are told apart by their headings", () => {
  const before = "Opening.\n\n## One\n\nText.\n\n### Deeper\n\nMore.\n\n## Two\n\nText.";
  const after = "Opening.\n\n## One\n\nText.\n\n### Deeper\n\nOther.\n\n## Three\n\nText.\n";
  expect(changedSections(before, after)).toEqual({ added: ["Three"], reworded: ["One"], removed: ["Two"] });
});

test("a changed opening is told, the same text is not", () => {
  expect(changedSections("A.\n\n## One\nB.", "Z.\n\n## One\nB.").reworded).toEqual([""]);
  expect(changedSections("A.", "A.\n")).toEqual({ added: [], reworded: [], removed: [] });
});
