import { crc32, deflateSync } from "node:zlib";
import sharp, { type Create, type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { fitPhoto } from "./fit-photo.ts";
import { photoKind } from "./photo-kind.ts";

const plain = (width: number, height: number, background: Create["background"] = "#f8f4ee") =>
  sharp({ create: { width, height, channels: 3, background } });

async function shown(bytes: Uint8Array, width = 200) {
  const { webp } = await fitPhoto(bytes, width, ["webp"]);
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
}
/** Packing changes every colour a little. */
const difference = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

describe("every kind that merchants send becomes a picture of four to five", () => {
  const whole = plain(120, 90);
  const sources: Record<string, () => Sharp> = {
    jpeg: () => whole.clone().jpeg(),
    "progressive jpeg": () => whole.clone().jpeg({ progressive: true }),
    "cmyk jpeg": () => whole.clone().toColourspace("cmyk").jpeg(),
    "grey jpeg": () => whole.clone().greyscale().jpeg(),
    png: () => whole.clone().png(),
    "palette png": () => whole.clone().png({ palette: true }),
    "png of 16 bits": () => whole.clone().toColourspace("rgb16").png(),
    webp: () => whole.clone().webp(),
    avif: () => whole.clone().avif(),
    gif: () => whole.clone().gif(),
  };
  test.each(Object.keys(sources))("%s", async (name) => {
    const bytes = await sources[name]?.().toBuffer();
    if (!bytes) throw new Error("no such source");
    expect(photoKind(bytes)).toBe(name.split(" ").find((word) => /^(jpeg|png|webp|avif|gif)$/.test(word)));
    const made = await fitPhoto(bytes, 200, ["avif", "webp"]);
    for (const [format, called] of [
      ["avif", "heif"],
      ["webp", "webp"],
    ] as const)
      expect(await sharp(made[format]).metadata()).toMatchObject({
        format: called,
        width: 200,
        height: 250,
        hasAlpha: false,
        space: "srgb",
      });
  });
});

describe("the whole garment is shown, on ground that suits it", () => {
  /** A mark close to each edge, which cropping would lose. */
  const marks = (width: number, height: number) => [
    { left: width / 2 - 20, top: 4 },
    { left: width / 2 - 20, top: height - 44 },
    { left: 4, top: height / 2 - 20 },
    { left: width - 44, top: height / 2 - 20 },
  ];
  const marked = async (width: number, height: number, background: string) => {
    const input = await plain(40, 40, "#c00000").png().toBuffer();
    const places = marks(width, height).map((place) => ({ input, ...place }));
    return plain(width, height, background).composite(places).png().toBuffer();
  };

  test.each([
    ["wide", 400, 200],
    ["tall", 200, 800],
    ["square", 300, 300],
  ])("%s: nothing is cropped, and the studio's wall goes on", async (_, width, height) => {
    const { at } = await shown(await marked(width, height, "#dfe6ea"));
    for (const x of [2, 197])
      for (const y of [2, 247]) expect(difference(at(x, y), [0xdf, 0xe6, 0xea])).toBeLessThan(8);
    const scale = Math.min(200 / width, 250 / height);
    for (const { left, top } of marks(width, height)) {
      const x = (200 - width * scale) / 2 + (left + 20) * scale;
      const y = (250 - height * scale) / 2 + (top + 20) * scale;
      expect(difference(at(Math.floor(x), Math.floor(y)), [0xc0, 0, 0])).toBeLessThan(30);
    }
  });

  test("a street has bars of ours", async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 120, sigma: 60 },
      },
    });
    const { at } = await shown(await noise.png().toBuffer());
    expect(difference(at(100, 5), [0xf0, 0xef, 0xec])).toBeLessThan(8);
    expect(difference(at(100, 245), [0xf0, 0xef, 0xec])).toBeLessThan(8);
  });

  test("what is cut out stands on ground of ours", async () => {
    const clear = sharp({
      create: { width: 80, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { at } = await shown(await clear.png().toBuffer());
    expect(difference(at(100, 120), [0xf0, 0xef, 0xec])).toBeLessThan(8);
  });
});

test("a photograph that lies on its side is set upright", async () => {
  // As the camera saw it: left half dark. To be turned a quarter to the right: the top is dark.
  const left = await plain(50, 80, "#202020").png().toBuffer();
  const bytes = await plain(100, 80, "#e0e0e0")
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { at } = await shown(bytes);
  expect(difference(at(100, 40), [0x20, 0x20, 0x20])).toBeLessThan(8);
  expect(difference(at(100, 210), [0xe0, 0xe0, 0xe0])).toBeLessThan(8);
});

test("of a film the first picture is shown, and it does not move", async () => {
  const frames = await Promise.all(
    ["#c00000", "#0000c0"].map((colour) => plain(80, 100, colour).png().toBuffer()),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(film, { animated: true }).metadata()).pages).toBe(2);
  const { at, height } = await shown(film);
  expect(height).toBe(250);
  expect(difference(at(100, 125), [0xc0, 0, 0])).toBeLessThan(8);
});

test("nothing that the merchant wrote beside the picture is passed on", async () => {
  const written = "alert(document.cookie)";
  const photo = await plain(80, 100)
    .jpeg()
    .withExif({ IFD0: { Copyright: written } })
    .toBuffer();
  const bytes = Buffer.concat([photo, Buffer.from(`<script>${written}</script>`)]);
  expect(bytes.toString("latin1").split(written)).toHaveLength(3);
  const made = await fitPhoto(bytes, 200, ["avif", "webp"]);
  for (const packed of Object.values(made))
    expect(Buffer.from(packed).toString("latin1")).not.toContain(written);
});

describe("what cannot be opened is refused", () => {
  const bomb = (width: number, height: number) => {
    const chunk = (name: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(name), data]);
      const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      check.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, check]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.writeUInt8(1, 8);
    const rows = deflateSync(Buffer.alloc(Math.min((width / 8 + 1) * height, 5_000_000)));
    return Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", header),
      chunk("IDAT", rows),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  };
  test("a small file that would be 900 million pixels, without making room for them", async () => {
    const before = process.memoryUsage().rss;
    await expect(fitPhoto(bomb(30_000, 30_000), 200, ["webp"])).rejects.toThrow(/pixel limit/);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    // The same file of an honest size is a picture: the limit was the reason.
    expect((await fitPhoto(bomb(4_000, 5_000), 200, ["webp"])).webp).toBeDefined();
  });

  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)("a %s that was cut short", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#000", noise } })
      .toFormat(format)
      .toBuffer();
    await expect(fitPhoto(bytes.subarray(0, bytes.length / 2), 200, ["webp"])).rejects.toThrow();
  });

  test.each([
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'],
    ["a drawing after white space", '  \n<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a page", "<!doctype html>"],
    ["a PDF", "%PDF-1.7"],
    ["a TIFF", "II*\0\b\0\0\0"],
    ["an HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["a RIFF that is music", "RIFF\0\0\0\0WAVEfmt "],
    ["nothing", ""],
    ["half a signature", "\x89PN"],
  ])("%s", async (_, text) => {
    await expect(fitPhoto(Buffer.from(text, "latin1"), 200, ["webp"])).rejects.toThrow("it is no photograph");
  });
});
