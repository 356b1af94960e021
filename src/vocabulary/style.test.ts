import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isStyleId,
  keysOfStyle,
  styleAxes,
  styleAxisLabels,
  styleChoices,
  styleSections,
  stylesOf,
  toggleStyle,
} from "./style.ts";
import { universes } from "./universe.ts";

test("the 22 axes are those that were agreed", () => {
  expect(styleAxes.map((axis, index) => `${index + 1} ${axis.replaceAll("-", " ")}`).join(", ")).toBe(
    "1 minimal, 2 classic, 3 preppy, 4 soft tailoring, 5 essentials, 6 smart casual, 7 business formal, 8 sartorial, 9 streetwear, 10 avant garde, 11 vintage, 12 bohemian, 13 rock, 14 workwear, 15 athleisure, 16 outdoor, 17 denim, 18 evening, 19 romantic, 20 resort, 21 pop, 22 bold prints",
  );
  for (const language of ["en", "fr"] as const)
    expect(new Set(styleAxes.map((axis) => styleAxisLabels[axis][language])).size).toBe(22);
});

test("the sections are those that were agreed", () => {
  const spelled = (universe: (typeof universes)[number]) =>
    styleChoices(universe, []).map(
      ({ section, styles }) => `${section}: ${styles.map(({ key, id }) => `${key} ${id}`).join(", ")}`,
    );
  const basic = "basic: minimal 1, scandi 1, timeless 2, parisian 2, essentials 5, preppy 3, denim 17";
  const creative = "creative: avantgarde 10, vintage 11, rock 13, boho 12, prints 22, pop 21";
  const work = "work: formal 7, smart 6, tailoring 4, startup 5, creativeoffice 1, event 18";
  const casual = "casual: street 9, sport 15, outdoor 16, workwear 14, weekend 17, smartcasual 6, resort 20";
  expect(styleSections).toEqual(["basic", "creative", "work", "casual"]);
  expect(spelled("men")).toEqual([
    basic,
    `${creative}, dandy 8`,
    `${work}, sartorial 8`,
    `${casual}, skate 9`,
  ]);
  expect(spelled("women")).toEqual([
    basic,
    `${creative}, romantic 19`,
    `${work}, power 7`,
    `${casual}, cosy 5`,
  ]);
});

test("styles that share an id are known by it", () => {
  expect(keysOfStyle("men", 1)).toEqual(["minimal", "scandi", "creativeoffice"]);
  expect(keysOfStyle("men", 8)).toEqual(["dandy", "sartorial"]);
  expect(keysOfStyle("women", 8)).toEqual([]);
  expect(keysOfStyle("women", 5)).toEqual(["essentials", "startup", "cosy"]);
  expect(keysOfStyle("women", 7)).toEqual(["formal", "power"]);
});

test("an id is a whole number from 1 to 22", () => {
  for (let id = 1; id <= 22; id++) expect(isStyleId(id)).toBe(true);
  for (const other of [0, 23, -1, 1.5, 1e9, Number.NaN, "1", null, undefined, [1], {}])
    expect(isStyleId(other), String(other)).toBe(false);
});

describe("toggling", () => {
  const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 22 })).map((ids) => ids.toSorted((a, b) => a - b));
  const id = fc.integer({ min: 1, max: 22 });

  test("twice is as if nothing had been done", () => {
    fc.assert(
      fc.property(chosen, id, (ids, one) => {
        expect(toggleStyle(toggleStyle(ids, one), one)).toEqual(ids);
      }),
    );
  });

  test("changes exactly the styles of that id, in whichever order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...universes), chosen, id, id, (universe, ids, one, other) => {
        const selected = (list: readonly number[]) =>
          styleChoices(universe, list).flatMap(({ styles }) =>
            styles.filter((style) => style.selected).map(({ key }) => key),
          );
        const [before, after] = [selected(ids), selected(toggleStyle(ids, one))];
        const changed = stylesOf(universe)
          .map(({ key }) => key)
          .filter((key) => before.includes(key) !== after.includes(key));
        expect(changed).toEqual(keysOfStyle(universe, one));
        expect(toggleStyle(toggleStyle(ids, one), other)).toEqual(toggleStyle(toggleStyle(ids, other), one));
      }),
    );
  });
});
