import { describe, expect, it } from "vitest";
import { covers } from "#vocabulary/editorial-page.ts";
import { styleLook } from "./editorial/style-tiles.ts";
import { drawPlate, type Plate, plateAlt, plateColour, plateRatio } from "./plate.ts";
import { pictureFaults } from "./testing/picture-faults.ts";
import { sampleGarments } from "./testing/sample-garments.ts";

const [garment] = sampleGarments();
const look = styleLook("women", "timeless", "16:9");
if (!garment || !look) throw new Error("there is something to draw");

const plates: Plate[] = [
  ...covers.map((cover): Plate => ({ kind: "cover", cover })),
  { kind: "garment", garment, view: "front" },
  { kind: "garment", garment, view: "detail" },
  { kind: "garment", garment, view: "cloth" },
  { kind: "sketch", garment, view: "front", theme: "light" },
  {
    kind: "photo",
    url: "https://shop.example/1.jpg",
    name: { en: "Wool coat", fr: "Manteau en laine" },
    garment,
  },
  { kind: "look", look },
];

describe.each(plates.map((plate) => [JSON.stringify(plate).slice(0, 60), plate] as const))(
  "%s",
  (_, plate) => {
    it("is a sound picture", () => {
      expect(pictureFaults(drawPlate(plate))).toEqual([]);
    });

    it("is the same picture after a journey as JSON", () => {
      expect(drawPlate(JSON.parse(JSON.stringify(plate)))).toBe(drawPlate(plate));
    });

    it("knows a colour that stands in for it, and its words in both languages", () => {
      expect(plateColour(plate)).toMatch(/^#[0-9a-f]{6}$/);
      expect(plateAlt(plate, "en")).toMatch(/^[A-Z]/);
      expect(plateAlt(plate, "fr")).not.toBe(plateAlt(plate, "en"));
    });
  },
);

it("has the shape of its kind", () => {
  expect(plateRatio({ kind: "garment", garment, view: "front" })).toBe(1.25);
  expect(plateRatio({ kind: "look", look })).toBe(0.5625);
});
