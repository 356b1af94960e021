import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPlate, plateColour } from "#supply/illustrator/plate.ts";
import { housePictures } from "./catalogue.ts";

import { rasterise } from "./raster.ts";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" width="800" height="1000">${content}</svg>`;

describe.each([200, 400, 1200])("a drawing of four to five at %i pixels", (width) => {
  test("has that width, its own shape, and both formats", async () => {
    const made = await rasterise(svg('<path fill="#c00" d="M0 0h8v10H0z"/>'), width, ["avif", "webp"]);
    for (const [format, name] of [
      ["avif", "heif"],
      ["webp", "webp"],
    ] as const) {
      const facts = await sharp(made[format]).metadata();
      expect(facts).toMatchObject({ format: name, width, height: width * 1.25, hasAlpha: false });
    }
  });
});

test("what is see-through stays so", async () => {
  const { webp, avif } = await rasterise(svg('<path d="M0 0h4v10H0z"/>'), 200, ["webp"]);
  expect(await sharp(webp).metadata()).toMatchObject({ hasAlpha: true });
  expect(avif).toBeUndefined();
});

test("fine lines are drawn at the width that is asked for, not shrunk from another", async () => {
  const lines = Array.from({ length: 200 }, (_, at) => `<path d="M${at * 0.04} 0h.02v10h-.02z"/>`);
  const { webp } = await rasterise(svg(`<path fill="#fff" d="M0 0h8v10H0z"/>${lines.join("")}`), 400, [
    "webp",
  ]);
  const { channels } = await sharp(webp).stats();
  // Lines of one pixel on the pixel grid stay black and white.
  expect(channels[0]?.stdev).toBeGreaterThan(110);
});

test("something that is no drawing is refused", async () => {
  await expect(rasterise("<svg", 200, ["webp"])).rejects.toThrow();
});

// Packing takes its time on a busy machine.
const patient = { timeout: 60_000 };

test("a picture full of threads that fills a phone stays light enough for a slow line", patient, async () => {
  const knit = housePictures.find("cover-cable-roll-neck");
  if (!knit) throw new Error("the article has a cover");
  const { avif = new Uint8Array() } = await rasterise(drawPlate(knit), 800, ["avif"]);
  expect(avif.length).toBeLessThan(40_000);
  expect(await sharp(avif).metadata()).toMatchObject({ width: 800, height: 1000 });
});

test("the colour that stands in for a garment is that of the wall around it", async () => {
  const plate = housePictures.find("style-men-timeless");
  if (!plate) throw new Error("the style has a picture");
  const { webp } = await rasterise(drawPlate(plate), 200, ["webp"]);
  const corner = sharp(webp).extract({ left: 4, top: 120, width: 10, height: 10 });
  const { channels } = await sharp(await corner.png().toBuffer()).stats();
  const colour = plateColour(plate);
  for (const [at, { mean }] of channels.entries()) {
    const given = Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
    expect(Math.abs(given - mean), `${colour}, ${channels.map((one) => one.mean)}`).toBeLessThan(20);
  }
});
