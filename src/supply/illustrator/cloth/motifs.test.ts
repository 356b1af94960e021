import { describe, expect, test } from "vitest";
import { Sheet } from "../sheet.ts";
import { pictureFaults } from "../testing/picture-faults.ts";
import { closeUpMotif } from "./close-up.ts";
import type { Dyes, Ground, Motif } from "./motif.ts";
import { type MotifName, motifs } from "./motifs.ts";
import type { ClothKind } from "./optics.ts";
import { optics } from "./optics.ts";

const dyes: Dyes = { ground: "#2f4a3f", second: "#e6cdc6", third: "#d8b77a" };
const body: Ground = { box: [240, 150, 560, 640], grain: 0, origin: [400, 120], unit: 1, flat: false };
const sleeve: Ground = { box: [150, 170, 260, 560], grain: 8, origin: [230, 160], unit: 1, flat: false };
const names = Object.keys(motifs) as MotifName[];

/** Bytes a tile may take; prints are made of many things. */
const budget = 7_500;
const budgets: Partial<Record<MotifName, number>> = {
  floral: 15_000,
  bloom: 14_000,
  tropical: 12_000,
  leopard: 9_000,
  ditsy: 9_000,
  camouflage: 9_000,
};
const partBudget = 4_000;

function drawn(motif: Motif, ground: Ground): string {
  const sheet = new Sheet("motif");
  if ("draw" in motif) {
    const content = motif.draw(dyes, ground, sheet);
    return sheet.defs + content;
  }
  const { width, height, content } = motif.tile(dyes, sheet);
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
  return sheet.defs + content;
}

const picture = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000">${content}</svg>`;

describe.each(names)("%s", (name) => {
  const motif: Motif = motifs[name];

  test("is a fit picture", () => {
    expect(pictureFaults(picture(drawn(motif, body)))).toEqual([]);
    expect(drawn(motif, body)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("is the same each time", () => {
    expect(drawn(motif, body)).toBe(drawn(motif, body));
  });

  test("is small", () => {
    const size = drawn(motif, body).length;
    expect(size).toBeLessThan("draw" in motif ? partBudget : (budgets[name] ?? budget));
  });

  test("averages in a share of its second colour", () => {
    expect(motif.coverage).toBeGreaterThanOrEqual(0);
    expect(motif.coverage).toBeLessThanOrEqual(0.5);
  });
});

/** Where the lines of a drawing begin. */
const starts = (svg: string) =>
  [...svg.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe.each(["stripe", "wide-stripe", "rugby-stripe", "tartan", "check", "windowpane", "buffalo"] as const)(
  "%s",
  (name) => {
    test.each([
      ["body", body],
      ["sleeve", sleeve],
    ])("goes over the whole %s", (_, ground) => {
      const [left, top, , bottom] = ground.box;
      const begun = starts(drawn(motifs[name], ground));
      const heights = begun.map(([, y = 0]) => y);
      expect(Math.min(...heights)).toBeLessThan(top + 20);
      expect(Math.max(...heights)).toBeGreaterThan(bottom - 96);
      expect(Math.min(...begun.map(([x = 0]) => x))).toBeLessThan(left);
    });
  },
);

describe.each(Object.keys(optics) as ClothKind[])("%s under the glass", (kind) => {
  test("is a fit picture", () => {
    const { structure } = closeUpMotif({ kind, colour: dyes.ground });
    const content = drawn(structure, body);
    expect(pictureFaults(picture(content))).toEqual([]);
    expect(content).not.toMatch(/NaN|undefined|Infinity/);
    expect(content.length).toBeLessThan(8_500);
  });
});

test("a yarn-dyed check is woven under the glass, a print lies over the cloth", () => {
  expect(closeUpMotif({ kind: "wool", colour: "#ece7dc", motif: "houndstooth" }).print).toBeUndefined();
  expect(closeUpMotif({ kind: "silk", colour: "#ece7dc", motif: "floral" }).print).toBe(motifs.floral);
});
