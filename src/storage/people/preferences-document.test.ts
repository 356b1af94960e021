import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultPreferences, mergePreferences } from "#vocabulary/preferences.ts";
import { readPreferences, writePreferences } from "./preferences-document.ts";

const full = mergePreferences(
  mergePreferences(defaultPreferences, "women", {
    sizes: { tshirts: ["S", "M"], tops: "38", shoes: "38.5", pants_cut: ["flare", "mom"] },
    wishes: { Jeans: { value: 2 }, "Hats, scarves & gloves": { value: 2 } },
    budget: [{ key: "lingerie", minValue: 8, maxValue: 9 }],
    styles: { selected_styles: [22, 1] },
    wantstyles: [19],
    global: { openness: 1, dresscode: 5 },
    brands_followed: [12, 3],
    locks: { sizes: true, dresscode: true, budget_rows: ["coats", "lingerie"] },
    corrections: { "wish:Hats, scarves & gloves": "less", "style:22": "more", popularity: "wrong" },
  }),
  "men",
  { sizes: { tops: "XL", shirts: "41" }, wishes: { Ties: { value: 2 } } },
);
const document = JSON.parse(writePreferences(full));

test("what was written is read again, exactly", () => {
  expect(document.version).toBe(1);
  expect(readPreferences(document)).toStrictEqual(full);
  expect(readPreferences(JSON.parse(writePreferences(defaultPreferences)))).toStrictEqual(defaultPreferences);
});

test.each([[{}], [null], [undefined], ["text"], [[]], [7], [{ version: 99, styles: [1] }], [{ version: 1 }]])(
  "%j is a person who has said nothing",
  (kept) => {
    expect(readPreferences(kept)).toStrictEqual(defaultPreferences);
  },
);

test("a document from before rows could be locked has none locked, and the rest stands", () => {
  const { women, ...before } = structuredClone(document);
  const { lockedRows: _, ...old } = women;
  expect(readPreferences({ ...before, women: old })).toStrictEqual({
    ...full,
    in: { ...full.in, women: { ...full.in.women, lockedRows: [] } },
  });
  expect(full.in.women.lockedRows).toEqual(["coats", "lingerie"]);
});

test("corrections come back in the order they were made, though the database sorts names", () => {
  expect(Object.keys(readPreferences(document).corrections)).toEqual(Object.keys(full.corrections));
  expect(document.corrections).toEqual([
    ["wish:Hats, scarves & gloves", "less"],
    ["style:22", "more"],
    ["popularity", "wrong"],
  ]);
});

test("a document from before reasons could be corrected has none corrected, and the rest stands", () => {
  const { corrections: _, ...before } = structuredClone(document);
  expect(readPreferences(before)).toStrictEqual({ ...full, corrections: {} });
});

describe("a part that is broken or unknown is as if it had never been said, and the rest stands", () => {
  const broken = (change: (copy: typeof document) => void) => {
    const copy = structuredClone(document);
    change(copy);
    return readPreferences(copy);
  };

  test("styles, brands, degrees and locks", () => {
    const read = broken((kept) => {
      kept.styles = [1, 1, 0, 23, "2", null, 22];
      kept.wantstyles = "19";
      kept.brandsFollowed = [3, -1, 3, 1.5, "4", 12];
      kept.global = { openness: 6, dresscode: 4, mood: 3 };
      kept.locks = { sizes: "yes", dresscode: true, everything: true };
      kept.corrections = [
        ["style:4", "more"],
        ["style:99", "more"],
        ["brand:2", "never"],
        ["__proto__", "less"],
        7,
        [],
      ];
    });
    expect(read).toStrictEqual({
      ...full,
      styles: [1, 22],
      wantstyles: [],
      brandsFollowed: [3, 12],
      global: { openness: 3, dresscode: 4 },
      locks: { ...defaultPreferences.locks, dresscode: true },
      corrections: { "style:4": "more" },
    });
  });

  test("sizes that left the scale, or were said in another system", () => {
    const read = broken((kept) => {
      kept.women.sizes.tops = { label: "39", system: "fr" };
      kept.women.sizes.shoes = { label: "38.5", system: "uk" };
      kept.women.sizes.tshirts.push("L", { label: "5XL", system: "letter" });
      kept.women.sizes.pants_cut = ["mom", "tapered", 3];
    });
    expect(read.in.women.sizes).toStrictEqual({
      ...full.in.women.sizes,
      tops: null,
      shoes: null,
      pants_cut: ["mom"],
    });
    expect(read.in.men).toStrictEqual(full.in.men);
  });

  test("wishes and rows that the universe does not have, and ends that break the rule", () => {
    const read = broken((kept) => {
      kept.men.wishes.push("Dresses", "Ties", 5);
      kept.men.lockedRows = ["suits", "skirts", "coats", 5, "coats", "yachts"];
      kept.men.budget = {
        skirts: { minValue: 40, maxValue: 200 },
        coats: { minValue: 70, maxValue: 70 },
        pants: { minValue: 25, maxValue: 26 },
        suits: null,
      };
    });
    expect(read.in.men.wishes).toEqual(["Ties"]);
    expect(read.in.men.lockedRows).toEqual(["coats", "suits"]);
    expect(read.in.men.budget).toStrictEqual({ pants: { minValue: 25, maxValue: 26 } });
  });
});

test("whatever a document holds, reading never fails, and what was read can be written and read again", () => {
  const part = fc.constantFrom(...Object.keys(document), "sizes", "__proto__");
  fc.assert(
    fc.property(part, fc.jsonValue(), (name, value) => {
      const copy = JSON.parse(JSON.stringify({ ...document, [name]: value, version: 1 }));
      copy.women =
        name === "sizes" ? { sizes: value, budget: value, wishes: value, lockedRows: value } : copy.women;
      const read = readPreferences(copy);
      expect(readPreferences(JSON.parse(writePreferences(read)))).toStrictEqual(read);
    }),
  );
});
