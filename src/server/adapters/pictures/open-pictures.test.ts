import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { drawPlate } from "#supply/illustrator/plate.ts";
import { covers } from "#vocabulary/editorial-page.ts";
import { previewSize } from "#vocabulary/picture.ts";
import { housePictures, joinCatalogues, type PictureCatalogue } from "./catalogue.ts";
import { type OpenPictures, openPictures, type PictureOptions } from "./open-pictures.ts";

const root = await mkdtemp(join(tmpdir(), "cleed-pictures-"));
afterAll(() => rm(root, { recursive: true, force: true }));
const open: OpenPictures[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const both = ["avif", "webp"] as const;
const counting = { script: new URL("./testing/counting-worker.ts", import.meta.url) };

/** The covers alone: what can be counted. */
const journal: PictureCatalogue = { ...housePictures, names: () => covers.map((cover) => `cover-${cover}`) };

async function picturesWith(options: Partial<PictureOptions> = {}) {
  const warnings: string[] = [];
  const folder = options.folder ?? (await mkdtemp(join(root, "one-")));
  const pictures = openPictures({
    catalogue: housePictures,
    mostBytes: 1_000_000_000,
    edition: "0123456789ab",
    threads: 1,
    now: Date.now,
    warn: (_, sentence) => warnings.push(sentence),
    // No quiet moment comes unless a test is about them.
    quietMs: 1_000_000,
    ...options,
    folder,
  });
  open.push(pictures);
  const text = async (name: string, width: 200 | 400 | 800 = 200) => {
    const made = await pictures.read(name, width, both);
    return made && `${made.format} ${new TextDecoder().decode(made.bytes)}`;
  };
  const untilMade = (name: string, width: 200 | 400 | 800 = 200) =>
    vi.waitUntil(() => text(name, width), { timeout: 10_000, interval: 10 });
  const count = async () => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).length;
  };
  return { ...pictures, folder, warnings, text, untilMade, count };
}

test("every cover of the house has a name, and a name nobody knows has no picture", async () => {
  const { find, draw, read } = await picturesWith();
  for (const cover of covers) {
    expect(find(`cover-${cover}`)).toMatchObject({ name: `cover-${cover}`, ratio: 1.25 });
    expect(draw(`cover-${cover}`)).toBe(drawPlate({ kind: "cover", cover }));
  }
  expect(find("cover-velvet")).toBeUndefined();
  expect(draw("cover-velvet")).toBeUndefined();
  expect(await read("cover-velvet", 400, both)).toBeUndefined();
});

test("several sources are asked in order, and named in order", () => {
  const one = {
    find: (name: string) => (name === "a" ? ({ kind: "cover", cover: "cotton-polo" } as const) : undefined),
    names: () => ["a"],
  };
  const two = { find: () => ({ kind: "cover", cover: "linen-blazer" }) as const, names: () => ["b"] };
  const joined = joinCatalogues(one, two);
  expect([joined.find("a"), joined.find("b")]).toMatchObject([
    { cover: "cotton-polo" },
    { cover: "linen-blazer" },
  ]);
  expect([...joined.names()]).toEqual(["a", "b"]);
});

test("a link preview is made while its asker waits, and kept", async () => {
  const { previewOf, count } = await picturesWith();
  const made = await previewOf("cover-cotton-polo");
  const { format, width, height } = await sharp(made).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", ...previewSize });
  const files = await count();
  expect(await previewOf("cover-cotton-polo")).toEqual(Buffer.from(made ?? []));
  expect(await count()).toBe(files);
  expect(await previewOf("cover-velvet")).toBeUndefined();
}, 30_000);

test("a picture that was asked for is made by the real thread: WebP first", async () => {
  const { read } = await picturesWith();
  expect(await read("cover-cotton-polo", 200, both)).toBeUndefined();
  const made = await vi.waitUntil(() => read("cover-cotton-polo", 200, both), {
    timeout: 20_000,
    interval: 20,
  });
  expect(made.format).toBe("webp");
  expect(Buffer.from(made.bytes.subarray(8, 12)).toString()).toBe("WEBP");
}, 30_000);

test("a picture that many ask for at once is made once", async () => {
  const { text, untilMade } = await picturesWith({ pool: counting });
  expect(await Promise.all([1, 2, 3, 4].map(() => text("cover-cotton-polo")))).toEqual(
    Array(4).fill(undefined),
  );
  expect(await untilMade("cover-cotton-polo")).toBe("webp job 1");
  await text("cover-linen-blazer");
  expect(await untilMade("cover-linen-blazer")).toBe("webp job 2");
});

test("who takes no raster causes none to be made", async () => {
  const { read, text, untilMade } = await picturesWith({ pool: counting });
  expect(await read("cover-cotton-polo", 200, [])).toBeUndefined();
  await text("cover-linen-blazer");
  expect(await untilMade("cover-linen-blazer")).toBe("webp job 1");
});

test("after a restart the pictures are still there; another edition makes its own", async () => {
  const first = await picturesWith({ pool: counting });
  await first.text("cover-cotton-polo");
  await first.untilMade("cover-cotton-polo");
  await first.close();
  const again = await picturesWith({ pool: counting, folder: first.folder });
  expect(await again.text("cover-cotton-polo")).toBe("webp job 1");
  const changed = await picturesWith({ pool: counting, folder: first.folder, edition: "ffffffffffff" });
  expect(changed.find("cover-cotton-polo")?.hash).not.toBe(first.find("cover-cotton-polo")?.hash);
  expect(await changed.text("cover-cotton-polo")).toBeUndefined();
});

test("a picture that cannot be made is tried once, told once, and tried again after a while", async () => {
  let now = 0;
  const { text, warnings, untilMade } = await picturesWith({ pool: counting, now: () => now });
  await text("cover-houndstooth-blazer");
  await vi.waitUntil(() => warnings.length > 0, { timeout: 10_000 });
  for (let again = 0; again < 3; again += 1) await text("cover-houndstooth-blazer");
  await text("cover-cotton-polo");
  // The second job: houndstooth was not among them again.
  expect(await untilMade("cover-cotton-polo")).toBe("webp job 2");
  expect(warnings).toEqual(["a picture could not be made"]);
  now += 601_000;
  await text("cover-houndstooth-blazer");
  await vi.waitUntil(() => warnings.length === 2, { timeout: 10_000 });
});

test("when the line is full, the drawing stays the answer and nothing is told", async () => {
  const { text, untilMade, warnings } = await picturesWith({ pool: { ...counting, longestLine: 1 } });
  const asked = ["cotton-polo", "linen-blazer", "cable-roll-neck", "wool-overcoat"].map((cover) =>
    text(`cover-${cover}`),
  );
  expect(await Promise.all(asked)).toEqual(Array(4).fill(undefined));
  expect(await untilMade("cover-cotton-polo")).toBeDefined();
  expect(warnings).toEqual([]);
  // Room again: asking again is enough.
  expect(await untilMade("cover-wool-overcoat")).toBeDefined();
});

test("a folder that cannot be written is told once, and the drawings are still there", async () => {
  const file = join(await mkdtemp(join(root, "one-")), "file");
  await writeFile(file, "");
  const { text, draw, warnings } = await picturesWith({ pool: counting, folder: file });
  await text("cover-cotton-polo");
  await vi.waitUntil(() => warnings.length > 0, { timeout: 10_000 });
  for (const cover of covers) expect(await text(`cover-${cover}`)).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(warnings).toEqual(["pictures cannot be kept: people get the drawings instead"]);
  expect(draw("cover-cotton-polo")).toContain("<svg");
});

describe("ahead of anyone asking", () => {
  test("the first pictures are made in the widths that pages show, and their progress is told", async () => {
    const { warm, text, count } = await picturesWith({ pool: counting });
    const steps: string[] = [];
    await warm(["cover-cotton-polo", "cover-linen-blazer", "cover-nothing"], (step) => steps.push(step));
    expect(steps).toEqual([1, 2, 3, 4].map((made) => `drew ${made} of 4 first pictures`));
    expect(await text("cover-linen-blazer", 800)).toMatch(/^webp/);
    expect(await count()).toBe(4);
    await warm(["cover-cotton-polo"], (step) => steps.push(step));
    expect(steps).toHaveLength(4);
  });

  test("quiet moments clear away other editions, then make everything there is in both formats", async () => {
    const first = await picturesWith({ pool: counting, edition: "ffffffffffff" });
    await first.text("cover-cotton-polo");
    await first.untilMade("cover-cotton-polo");
    await first.close();
    const { folder, count, text, warnings } = await picturesWith({
      pool: counting,
      folder: first.folder,
      catalogue: journal,
      quietMs: 1,
    });
    // Every cover but the one that cannot be made, in two widths and two formats.
    const all = (covers.length - 1) * 4;
    await vi.waitUntil(async () => (await count()) === all, { timeout: 20_000 });
    expect(await readdir(folder)).toEqual(["0123456789ab"]);
    expect(await text("cover-wool-overcoat", 800)).toMatch(/^avif/);
    await vi.waitUntil(() => warnings.length === 2, { timeout: 10_000 });
  }, 30_000);

  test("an hour later everything is gone through again: what is new by then is made too", async () => {
    let [later, names] = [0, ["cover-cotton-polo"]];
    const { count } = await picturesWith({
      pool: counting,
      catalogue: { ...housePictures, names: () => names },
      now: () => Date.now() + later,
      quietMs: 1,
    });
    await vi.waitUntil(async () => (await count()) === 4, { timeout: 20_000 });
    names = ["cover-cotton-polo", "cover-linen-blazer"];
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await count()).toBe(4);
    later = 3_700_000;
    await vi.waitUntil(async () => (await count()) === 8, { timeout: 20_000 });
  }, 50_000);

  test("what somebody looked at gets its better format in a quiet moment, in any width", async () => {
    const { text } = await picturesWith({ pool: counting, quietMs: 1 });
    await text("cover-cotton-polo", 200);
    await vi.waitUntil(async () => (await text("cover-cotton-polo", 200))?.startsWith("avif"), {
      timeout: 20_000,
    });
  }, 30_000);

  test("a shelf that is nearly full takes only what is asked for", async () => {
    const { warm, count, untilMade, quiet } = await picturesWith({
      pool: counting,
      quietMs: 1,
      mostBytes: 24,
    });
    await warm(["cover-cotton-polo", "cover-linen-blazer"], () => {});
    const before = await count();
    await new Promise((resolve) => setTimeout(resolve, 200));
    quiet.pause();
    expect(before).toBe(4);
    expect(await count()).toBe(4);
    await untilMade("cover-wool-overcoat");
  });
});
