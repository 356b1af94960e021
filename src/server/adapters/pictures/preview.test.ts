import sharp from "sharp";
import { expect, test } from "vitest";
import { previewSize } from "#vocabulary/picture.ts";
import { makePreview } from "./preview.ts";

const frame = { width: 800, height: 1000 };
const wall = sharp({ create: { ...frame, channels: 3, background: "#c8c0b8" } });
const square = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#203040" } })
  .png()
  .toBuffer();

async function colourAt(picture: Uint8Array, left: number): Promise<readonly number[]> {
  const part = await sharp(picture).extract({ left, top: 313, width: 4, height: 4 }).png().toBuffer();
  return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean));
}

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 4);

test("what stands before a wall is whole, and the wall goes on to both sides", async () => {
  const picture = await wall
    .clone()
    .composite([{ input: square }])
    .webp()
    .toBuffer();
  const preview = await makePreview(picture, "#ff0000");
  expect(await sharp(preview).metadata()).toMatchObject({ format: "jpeg", ...previewSize });
  for (const left of [0, 340, 1190])
    expect(isNear(await colourAt(preview, left), [0xc8, 0xc0, 0xb8])).toBe(true);
  expect(isNear(await colourAt(preview, 598), [0x20, 0x30, 0x40])).toBe(true);
});

test("what fills its frame is cut to the shape, and nothing is drawn out", async () => {
  const stripes = Array.from({ length: 50 }, (_, i) => `<path d="M0 ${i * 20}h800v10H0z"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><path fill="#fff" d="M0 0h800v1000H0z"/><path fill="#804020" d="M0 0h100v1000H0z"/>${stripes}</svg>`;
  const preview = await makePreview(await sharp(Buffer.from(svg)).webp().toBuffer(), "#ff0000");
  expect(await sharp(preview).metadata()).toMatchObject(previewSize);
  // The brown strip is an eighth of the width, as it was.
  const strip = await sharp(preview).extract({ left: 0, top: 0, width: 140, height: 630 }).png().toBuffer();
  const rest = await sharp(preview).extract({ left: 165, top: 0, width: 900, height: 630 }).png().toBuffer();
  const [brown, plain] = [(await sharp(strip).stats()).channels, (await sharp(rest).stats()).channels];
  expect((brown[0]?.mean ?? 0) - (brown[2]?.mean ?? 0)).toBeGreaterThan(30);
  expect(Math.abs((plain[0]?.mean ?? 0) - (plain[2]?.mean ?? 0))).toBeLessThan(4);
});
