import { describe, expect, it } from "vitest";
import type { Universe } from "#vocabulary/universe.ts";
import { boxOf } from "../model/place.ts";
import { arrange, type Placement } from "./arrange.ts";
import { dress } from "./figure.ts";
import { itemOf, type Look, lookSizes } from "./look.ts";
import {
  bag,
  bottom,
  coat,
  extra,
  laid,
  layer,
  lookOf,
  type PieceWish,
  shoes,
  top,
  whole,
} from "./outfit.ts";

const itemsOf = (universe: Universe, ...pieces: PieceWish[]) =>
  lookOf(laid("bone", ...pieces), universe, "arranged", "4:5").pieces.map(itemOf);

type Items = ReturnType<typeof itemsOf>;

const shirt = top("A.1.3", "shirt", "chalk");
const oxfords = shoes("B.2.1", "oxford", "jet");

const suits = {
  "a suit, a shirt, shoes": itemsOf("men", layer("A.6.1", "suit", "slate"), shirt, oxfords),
  "a dinner suit for the evening": itemsOf(
    "men",
    layer("A.6.2", "tuxedo", "ink-black"),
    shirt,
    extra("D.5.2", "bow-tie", "jet"),
    oxfords,
  ),
  "a suit and its trousers at full length": itemsOf(
    "men",
    layer("A.6.1", "suit-set", "moss"),
    top("A.2.5", "roll-neck", "ecru"),
    shoes("B.2.2", "loafer", "oxblood"),
  ),
  "a trouser suit, a blouse, pumps, a clutch": itemsOf(
    "women",
    whole("A.6.1", "trouser-suit", "camel"),
    top("A.1.3", "blouse", "ivory"),
    shoes("B.2.1", "pump", "jet"),
    bag("C.1.4", undefined, "oxblood"),
  ),
  "a skirt suit, pumps, a bag, earrings": itemsOf(
    "women",
    whole("A.6.2", "skirt-suit", "bottle"),
    shoes("B.2.1", "pump", "jet"),
    bag("C.1.3", undefined, "oxblood"),
    extra("E.2.4", "drop-earrings", "gold"),
  ),
  "a suit below a coat, a briefcase, a watch": itemsOf(
    "men",
    whole("A.6.1", "suit", "navy"),
    coat("A.5.1", "overcoat", "camel"),
    bag("C.1.4", "briefcase", "tan"),
    extra("E.1.1", "dress-watch", "tan"),
  ),
};

const others = {
  "a dress, a coat, boots, a bag": itemsOf(
    "women",
    whole("A.7.2", "knit-dress", "oat"),
    coat("A.5.1", "wrap-coat", "camel"),
    shoes("B.3.2", "knee-boot", "jet"),
    bag("C.1.2", "tote", "tan"),
  ),
  "jewellery, glasses, a scarf": itemsOf(
    "women",
    extra("D.6.1", "cat-eye-sunglasses", "jet"),
    extra("E.2.2", "pendant-necklace", "gold"),
    extra("D.3.1", "silk-square", "rust"),
  ),
  "eight things": itemsOf(
    "women",
    top("A.1.3", "shirt", "sky"),
    layer("A.2.2", "cardigan", "ecru"),
    coat("A.5.2", "trench", "sand"),
    bottom("A.3.1", "jeans", "raw-denim"),
    shoes("B.2.2", "loafer", "oxblood"),
    bag("C.1.3", "flap-bag", "tan"),
    extra("D.6.1", "round-sunglasses", "jet"),
    extra("E.1.1", "dress-watch", "tan"),
  ),
  "sports things": itemsOf(
    "women",
    top("G.1.1", "sport-tee", "jet"),
    bottom("G.1.2", "sport-tights", "moss"),
    layer("G.1.3", "running-shell", "ice"),
    shoes("B.5.1", "running-shoe", "chalk"),
    bag("C.1.1", "zip-backpack", "jet"),
  ),
};

const boxIn = ({ item, at, scale }: Placement) => {
  const [left, top, right, bottom] = boxOf(item.model.parts);
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  return [at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2] as const;
};

const ratios = ["4:5", "16:9"] as const;
const layouts = ["flat-lay", "layered"] as const satisfies Look["layout"][];
const views = ratios.flatMap((ratio) => layouts.map((layout) => [layout, ratio] as const));

describe.each(views)("%s in %s", (layout, ratio) => {
  const [width, height] = lookSizes[ratio];
  /** Share of the picture that things lie on. */
  const coverage = (items: Items) =>
    arrange(items, layout, [width, height], "test")
      .map(boxIn)
      .reduce((sum, box) => sum + (box[2] - box[0]) * (box[3] - box[1]), 0) /
    (width * height);

  it.each(Object.entries({ ...suits, ...others }))("of %s fills the picture and stays in it", (_, items) => {
    const boxes = arrange(items, layout, [width, height], "test").map(boxIn);
    const [left, top] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))];
    const [right, bottom] = [
      Math.max(...boxes.map((box) => box[2])),
      Math.max(...boxes.map((box) => box[3])),
    ];
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
    expect(bottom).toBeLessThan(height);
    expect((bottom - top) / height).toBeGreaterThan(0.6);
    expect((right - left) / width).toBeGreaterThan(0.5);
    expect(coverage(items)).toBeGreaterThan(ratio === "4:5" ? 0.36 : 0.25);
  });

  it("covers as much of the picture with a suit as without", () => {
    const mean = (sets: Readonly<Record<string, Items>>) => {
      const found = Object.values(sets).map(coverage);
      return found.reduce((sum, one) => sum + one, 0) / found.length;
    };
    expect(mean(suits) / mean(others)).toBeGreaterThan(0.85);
  });

  it.each(Object.entries({ ...suits, ...others }))(
    "of %s lets nothing cover what lies beside",
    (_, items) => {
      const placed = arrange(items, layout, [width, height], "test");
      const onePair = (one: Placement, other: Placement) =>
        one.item.slot !== other.item.slot &&
        [one, other].every(({ item }) => item.slot === "top" || item.slot === "bottom");
      for (const [i, one] of placed.entries()) {
        for (const other of placed.slice(i + 1)) {
          const [a, b] = [boxIn(one), boxIn(other)];
          const apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
          expect(apart || onePair(one, other), `${one.item.slot} and ${other.item.slot}`).toBe(true);
        }
      }
    },
  );
});

describe("on a figure", () => {
  const rowsBelow = (items: Items) => {
    const { worn } = dress(items);
    return worn ? boxOf(worn.model.parts) : [0, 0, 0, 0];
  };

  it("a suit is worn with its trousers down to the shoes, not folded beside", () => {
    const [left = 0, top = 0, right = 0, bottom = 0] = rowsBelow(suits["a suit, a shirt, shoes"]);
    expect((bottom - top) / (right - left)).toBeGreaterThan(2);
    expect(left + right).toBeCloseTo(0, 0);
  });

  it("nothing gets lost: what nobody would see lies beside", () => {
    const { worn, beside } = dress(suits["a suit below a coat, a briefcase, a watch"].slice(0, 2));
    expect(worn).toBeDefined();
    expect(beside.map(({ slot }) => slot)).toEqual(["coat"]);
  });

  it("dungarees are worn over a top, whose sleeves show", () => {
    const [overalls, tee] = itemsOf(
      "women",
      whole("A.9.3", "dungarees", "mid-denim"),
      top("A.1.1", "tee", "chalk"),
    );
    if (!overalls || !tee) throw new Error("both are drawn");
    const { worn, beside } = dress([overalls, tee]);
    const sleeves = (parts: typeof tee.model.parts) => parts.filter(({ role }) => role === "sleeve").length;
    expect(beside).toEqual([]);
    expect(sleeves(worn?.model.parts ?? [])).toBe(sleeves(tee.model.parts));
  });
});
