import { expect, test } from "vitest";
import { weaves } from "#vocabulary/editorial-page.ts";
import { drawClothCover } from "./cloth-cover.ts";
import { drawPlate, type Plate, plateColour, plateRatio } from "./plate.ts";

test("a cover is drawn from its description", () => {
  for (const weave of weaves) expect(drawPlate({ kind: "cover", weave })).toBe(drawClothCover(weave));
});

test("a plate that travelled as JSON draws the same picture", () => {
  const plate: Plate = { kind: "cover", weave: "twill" };
  expect(drawPlate(JSON.parse(JSON.stringify(plate)))).toBe(drawPlate(plate));
});

test("a plate knows its shape and a colour that stands in for it", () => {
  const plate: Plate = { kind: "cover", weave: "pinstripe" };
  expect(plateRatio(plate)).toBe(1);
  expect(plateColour(plate)).toMatch(/^#[0-9a-f]{6}$/);
});
