import { expect, test } from "vitest";
import { defaultPreferences, mergePreferences, type Preferences } from "#vocabulary/preferences.ts";
import { openJobBoard, toldOn } from "./job-board.ts";
import { keptFor } from "./kept-for.ts";
import { keepableText } from "./search-log.ts";
import { sumUpPreferences } from "./sum-up-preferences.ts";

const told = (update: Parameters<typeof mergePreferences>[2]): Preferences =>
  mergePreferences(defaultPreferences, "women", update);
const people = (count: number, one: Preferences): Preferences[] => Array.from({ length: count }, () => one);

async function sums(all: readonly Preferences[]) {
  const aggregates = await sumUpPreferences({
    desk: {
      told: async (_, after = "0", most) => {
        const from = Number(after);
        const page = all.slice(from, from + most);
        return { told: page, ...(page.length === most && { next: String(from + most) }) };
      },
    },
    universe: "women",
    brandName: (id) => (id === 1 ? "Maison" : undefined),
    least: 10,
    giveWay: async () => {},
  });
  return Object.fromEntries(aggregates.map(({ key, ...one }) => [key, one]));
}

test("everybody is counted once in each group they are of, however many pages that takes", async () => {
  const one = told({ styles: { selected_styles: [1, 2] }, brands_followed: [1, 99], sizes: { tops: "38" } });
  const found = await sums(people(600, one));
  expect(found.styles).toMatchObject({
    people: 600,
    withheld: 0,
    groups: [
      { value: "classic", people: 600 },
      { value: "minimal", people: 600 },
    ],
  });
  // A brand that has left the catalogue has no name to be told by.
  expect(found.brands_followed?.groups).toEqual([
    { value: "1", label: { en: "Maison", fr: "Maison" }, people: 600 },
  ]);
  expect(found.sizes?.groups).toEqual([
    { value: "tops:38", label: { en: "Tops: FR\u00a038", fr: "Hauts\u00a0: FR\u00a038" }, people: 600 },
  ]);
});

test("nothing is said of nine, neither of a group nor of all", async () => {
  const found = await sums([
    ...people(
      9,
      told({ wishes: { Coats: { value: 2 } }, budget: [{ key: "coats", minValue: 100, maxValue: 310 }] }),
    ),
    ...people(10, told({ wishes: { Jeans: { value: 2 } } })),
  ]);
  expect(found.wishes).toMatchObject({ people: 19, withheld: 1, groups: [{ value: "Jeans", people: 10 }] });
  expect(found.budget).toEqual({ people: 0, groups: [], withheld: 1 });
});

test("who is left over of a choice cannot be counted from the others", async () => {
  const found = await sums([
    ...people(40, told({ global: { openness: 3 } })),
    ...people(12, told({ global: { openness: 2 } })),
    ...people(5, told({ global: { openness: 5 } })),
  ]);
  expect(found.openness).toMatchObject({ people: 57, withheld: 2, groups: [{ value: "3", people: 40 }] });
});

test("a budget is told by the next round sum", async () => {
  const one = told({ budget: [{ key: "coats", minValue: 100, maxValue: 310 }] });
  const found = await sums(people(10, one));
  expect(found.budget?.groups).toEqual([
    {
      value: "coats:500",
      label: { en: "Coats: up to €500", fr: "Manteaux\u00a0: jusqu’à 500\u00a0€" },
      people: 10,
    },
  ]);
});

test.each([
  ["Robe d’ÉTÉ  à fleurs", "robe d'ete a fleurs"],
  ["jean 32 34", "jean 32 34"],
  ["ada@example.com", undefined],
  ["06 12 34 56 78", undefined],
  ["https://example.com", undefined],
  ["  ", undefined],
  ["x".repeat(81), undefined],
])("of %j, %j is kept", (text, kept) => {
  expect(keepableText(text)).toBe(kept);
});

test("what takes a while is worked out once for all who ask within moments; a failure is not kept", async () => {
  let [at, made] = [0, 0];
  const read = keptFor(
    1_000,
    () => new Date(at),
    async (key) => {
      made++;
      if (key === "bad") throw new Error("no");
      return `${key} ${made}`;
    },
  );
  expect(await Promise.all([read("a"), read("a")])).toEqual(["a 1", "a 1"]);
  at = 999;
  expect(await read("a")).toBe("a 1");
  at = 1_000;
  expect(await read("a")).toBe("a 2");
  await expect(read("bad")).rejects.toThrow("no");
  await expect(read("bad")).rejects.toThrow("no");
  expect(made).toBe(4);
});

test("a job is told from its beginning to its end, however it ends", async () => {
  const board = openJobBoard(() => new Date(0));
  const state = () => board.read().find(({ key }) => key === "nightly");
  expect(state()).toEqual({ key: "nightly", state: "idle", lastAt: null, done: null, of: null });
  await toldOn(board, "nightly", async () => {
    board.progress("nightly", 3, 9);
    expect(state()).toMatchObject({ state: "running", done: 3, of: 9 });
  });
  expect(state()).toMatchObject({ state: "idle", done: 3, lastAt: new Date(0) });
  const failing = toldOn(board, "nightly", async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(state()).toMatchObject({ state: "failed" });
});
