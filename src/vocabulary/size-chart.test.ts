import { describe, expect, test } from "vitest";
import { type SizeField, type SizeSystem, sizeFields, sizeScales } from "./size.ts";
import { labelsIn, rowsOf, sizeChart, toldElsewhere } from "./size-chart.ts";
import { convertSize, systemsOf } from "./size-conversion.ts";
import { type Universe, universes } from "./universe.ts";

const told = (universe: Universe, field: SizeField, system: SizeSystem, label: string) =>
  toldElsewhere(sizeChart(universe, field), system, label)
    .map((one) => `${one.system} ${one.about ? "≈" : ""}${one.labels.join("–")}`)
    .join(", ");

test.each([
  ["women", "tops", "fr", "38", "eu 36, it 42, de 36, uk ≈10, us ≈6, letter ≈M"],
  ["women", "jackets", "uk", "10", "fr ≈38, eu ≈36, it ≈42, de ≈36, us ≈6, letter ≈M"],
  ["women", "tshirts", "letter", "M", "fr ≈38–40, uk ≈10–12, us ≈6–8"],
  ["women", "pants_waist", "waist", "W28", "fr ≈38"],
  ["women", "pants", "fr", "40", "eu 38, it 44, de 38, uk ≈12, us ≈8, waist ≈W29–W30, letter ≈M"],
  ["women", "shoes", "uk", "5", "eu ≈38, fr ≈38, us ≈7"],
  ["men", "jackets", "eu", "50", "fr 50, it 50, de 50, uk 40, us 40, letter ≈M"],
  ["men", "tops", "letter", "L", "eu ≈52, uk ≈42, us ≈42"],
  ["men", "shirts", "neck", "40", "uk ≈15.75, us ≈15.75, letter ≈M"],
  ["men", "pants", "it", "48", "fr 42, de 50, waist ≈W32"],
  ["men", "shoes", "uk", "8", "eu ≈42, fr ≈42, us ≈9"],
] as const)("%s %s: %s %s is %s", (universe, field, system, label, expected) => {
  expect(told(universe, field, system, label)).toBe(expected);
});

test("what no chart has is nothing", () => {
  const chart = sizeChart("women", "tops");
  expect(toldElsewhere(chart, "fr", "39")).toEqual([]);
  expect(toldElsewhere(chart, "waist", "W28")).toEqual([]);
  expect(rowsOf(chart, "fr", "")).toEqual([]);
});

describe.each(universes)("the charts of %s", (universe) => {
  test.each(sizeFields)(
    "%s say of every size what the rules say, and keep the order of its scale",
    (field) => {
      const chart = sizeChart(universe, field);
      const { system, labels } = sizeScales[universe][field];
      expect(chart.systems[0]).toBe(system);
      expect(labelsIn(chart, system)).toEqual(labels);
      for (const to of systemsOf(universe, field))
        for (const label of labels) {
          const rule = convertSize(universe, field, { label, system }, to);
          const row = toldElsewhere(chart, system, label).find((one) => one.system === to);
          if (to !== system) expect(row).toMatchObject({ labels: [rule?.label], about: rule?.about });
        }
    },
  );

  test.each(sizeFields)("%s grow with the body, and leave no gap", (field) => {
    const { rows, measures } = sizeChart(universe, field);
    expect(measures.length).toBeGreaterThan(0);
    for (const measure of measures) {
      const spans = rows.map(({ body }) => body[measure]);
      spans.forEach((span, place) => {
        expect(span?.[1], `${field} ${measure} ${place}`).toBeGreaterThan(span?.[0] ?? Number.NaN);
        if (place > 0) expect(span?.[0], `${field} ${measure} ${place}`).toBe(spans[place - 1]?.[1]);
      });
    }
  });

  test.each(sizeFields)("%s never go down in another system when the size goes up", (field) => {
    const chart = sizeChart(universe, field);
    for (const system of chart.systems) {
      const all = labelsIn(chart, system);
      const places = chart.rows
        .flatMap(({ sizes }) => sizes[system] ?? [])
        .map((label) => all.indexOf(label));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const numbers = all.map((label) => Number(label.replace(/^W/, ""))).filter((one) => !Number.isNaN(one));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });
});
