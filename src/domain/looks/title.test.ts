import { describe, expect, test } from "vitest";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import { wanted } from "./occasions.ts";
import { titleFor, titlesFor } from "./title.ts";

const briefs = occasions.flatMap((occasion) =>
  seasons.map((season) => ({ universe: "women", occasion, season }) as const),
);

describe("titles", () => {
  test("are enough for every look of an occasion, in both languages", () => {
    for (const occasion of occasions) {
      const all = briefs.filter((brief) => brief.occasion === occasion).flatMap(titlesFor);
      // Of both universes together, and half as many again for what arrives later.
      const most = 2 * Object.values(wanted[occasion]).reduce((sum, count) => sum + count, 0);
      expect(new Set(all.map(({ en }) => en)).size).toBeGreaterThan(1.5 * most);
      expect(new Set(all.map(({ fr }) => fr)).size).toBeGreaterThan(1.5 * most);
    }
  });

  test("read like an editor's: short, no shouting, no word twice", () => {
    for (const { en, fr, isWhole } of briefs.flatMap(titlesFor)) {
      for (const title of [en, fr]) {
        expect(title.length).toBeLessThanOrEqual(60);
        expect(title).toMatch(/^\p{Lu}/u);
        expect(title).not.toMatch(/[!.']/);
        const long = title.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
        // What was written whole may say a word twice on purpose.
        if (!isWhole) expect(new Set(long).size, title).toBe(long.length);
      }
    }
  });

  test("are never given twice, and run out rather than repeat", () => {
    const brief = { universe: "men", occasion: "interview", season: "summer" } as const;
    const taken = new Set<string>();
    const all = titlesFor(brief);
    for (let i = 0; i < all.length; i++) {
      const title = titleFor(brief, taken, `look ${i}`);
      if (!title) break;
      expect(taken.has(title.en)).toBe(false);
      taken.add(title.en).add(title.fr);
    }
    expect(titleFor(brief, new Set(all.flatMap(({ en, fr }) => [en, fr])), "one more")).toBeUndefined();
  });
});
