import { expect, test } from "vitest";
import { emptyDraft, emptyText, tagsOf, withTitle } from "./article-draft.ts";

test("the address follows the title", () => {
  const text = withTitle(withTitle(emptyText, "Le lin"), "Le lin, sans crainte d’œuvre");
  expect(text.slug).toBe("le-lin-sans-crainte-d-oeuvre");
  expect(withTitle(text, "").slug).toBe("");
});

test("an address of its own stays when the title changes", () => {
  const text = { ...withTitle(emptyText, "Linen"), slug: "my-linen" };
  expect(withTitle(text, "Linen without fear").slug).toBe("my-linen");
});

test("tags are read from what was typed, each once", () => {
  expect(tagsOf({ ...emptyDraft("en"), tags: " Care, cloth ,, care " })).toEqual(["care", "cloth"]);
});
