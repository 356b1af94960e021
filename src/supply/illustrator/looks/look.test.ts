import { describe, expect, it } from "vitest";
import { universes } from "#vocabulary/universe.ts";
import { styleLook, undressedStyles } from "../editorial/style-tiles.ts";
import { modelOf } from "../garment.ts";
import type { Part } from "../model/part.ts";
import { boxOf } from "../model/place.ts";
import { pictureFaults } from "../testing/picture-faults.ts";
import { arrange, type Placement } from "./arrange.ts";
import type { Item } from "./item.ts";
import { wornOver } from "./layered.ts";
import { drawLook, itemOf, type Look, lookSizes } from "./look.ts";

const timeless = styleLook("women", "timeless");
const tailored = styleLook("men", "timeless");
const preppy = styleLook("men", "preppy");
if (!timeless || !tailored || !preppy) throw new Error("these styles are dressed");

const itemsOf = ({ pieces }: Look): Item[] => pieces.map(itemOf);

const boxIn = ({ item, at, scale }: Placement) => {
  const [left, top, right, bottom] = boxOf(item.model.parts);
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  return [at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2] as const;
};

const isArm = ({ role }: Part) => role === "sleeve" || role === "cuff";

describe.each(["4:5", "16:9"] as const)("a look in %s", (ratio) => {
  const [width, height] = lookSizes[ratio];
  const placed = arrange(itemsOf(timeless), "flat-lay", [width, height], "test");

  it("shows every piece, the shoes as a pair", () => {
    const slots = placed.map(({ item }) => item.slot).sort();
    expect(slots).toEqual(["bag", "bottom", "coat", "shoes", "shoes", "top"]);
  });

  it("keeps everything on the table", () => {
    for (const placement of placed) {
      const [left, top, right, bottom] = boxIn(placement);
      expect(left).toBeGreaterThan(0);
      expect(top).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
      expect(bottom).toBeLessThan(height);
    }
  });

  it("lets nothing lie on anything but a top on its bottom", () => {
    const cover = ({ item }: Placement) => item.slot === "top" || item.slot === "bottom";
    for (const one of placed) {
      for (const other of placed) {
        if (one === other || (cover(one) && cover(other))) continue;
        const [a, b] = [boxIn(one), boxIn(other)];
        const apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
        expect(apart, `${one.item.slot} and ${other.item.slot}`).toBe(true);
      }
    }
  });

  it("has one scale for all clothes, as they hang in a wardrobe", () => {
    const clothes = placed.filter(({ item }) => ["top", "bottom", "coat"].includes(item.slot));
    expect(new Set(clothes.map(({ scale }) => scale.toFixed(6))).size).toBe(1);
  });
});

describe("what is worn over something", () => {
  const [shirt, jacket] = [tailored.pieces[0], tailored.pieces[1]];
  if (!shirt || !jacket) throw new Error("a shirt under a blazer");
  const [inner, outer] = [modelOf(shirt.garment), modelOf(jacket.garment)];
  const worn = wornOver(outer, inner);

  it("hides the sleeves below it and keeps its own", () => {
    expect(worn.parts.filter(isArm)).toHaveLength(outer.parts.filter(isArm).length);
  });

  it("lies above the front of what is worn below, its lining beneath", () => {
    const position = (cloth: unknown, role: Part["role"]) =>
      worn.parts.findIndex((part) => part.cloth === cloth && part.role === role);
    const inside = worn.parts.findIndex(({ role }) => role === "lining" || role === "back");
    const below = position(inner.main, "body");
    const above = worn.parts.findLastIndex(({ cloth }) => cloth === outer.main);
    expect(inside).toBeLessThan(below);
    expect(below).toBeLessThan(above);
  });

  it("leaves nothing of it standing out at the sides", () => {
    const width = (parts: readonly Part[]) => boxOf(parts)[2] - boxOf(parts)[0];
    const shown = worn.parts.filter(({ cloth, role }) => cloth === inner.main && role === "body");
    const cover = outer.parts.filter(({ role }) => role === "body" || role === "front");
    expect(width(shown)).toBeLessThan(width(cover));
  });

  it("shows the sleeves below it when it has none itself", () => {
    const [below, slipover] = preppy.pieces.map(({ garment }) => modelOf(garment));
    if (!below || !slipover) throw new Error("a shirt under a slipover");
    expect(wornOver(slipover, below).parts.filter(isArm)).toHaveLength(below.parts.filter(isArm).length);
  });
});

it("every style people can choose is dressed", () => {
  for (const universe of universes) expect(undressedStyles(universe)).toEqual([]);
});

it("the same look is the same picture, and a sound one", () => {
  const look: Look = { ...tailored, layout: "layered" };
  expect(drawLook(look)).toBe(drawLook(JSON.parse(JSON.stringify(look))));
  expect(pictureFaults(drawLook(look))).toEqual([]);
});
