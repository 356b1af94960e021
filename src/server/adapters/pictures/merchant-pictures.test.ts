import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { type Merchant, openMerchant, sendImage } from "../photos/testing/merchant.ts";
import { openPictures } from "./open-pictures.ts";
import { productPictures } from "./product-pictures.ts";

const root = await mkdtemp(join(tmpdir(), "cleed-merchants-"));
afterAll(() => rm(root, { recursive: true, force: true }));
const opened: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const red = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#c02020" } })
  .jpeg()
  .toBuffer();

/** A shop whose pictures are red; some are gone, some broken. */
async function openShop(): Promise<Merchant> {
  const shop = await openMerchant((path, response) => {
    if (path.startsWith("/gone")) response.writeHead(404).end();
    else if (path.startsWith("/down")) response.writeHead(503).end();
    else if (path.startsWith("/broken")) sendImage(response, red.subarray(0, 600));
    else sendImage(response, red);
  });
  opened.push(shop);
  return shop;
}

const soldWith = (id: number, urls: readonly string[], change: Partial<Product> = {}): Product =>
  exampleProduct({
    id,
    variants: [{ colours: ["red"], picture: { kind: "remote", urls }, sizes: [] }],
    ...change,
  });

async function picturesOf(products: readonly Product[], folder?: string) {
  const warnings: string[] = [];
  let later = 0;
  const snapshot = exampleSnapshot(products);
  const where = folder ?? (await mkdtemp(join(root, "one-")));
  const pictures = openPictures({
    catalogue: productPictures(() => snapshot),
    folder: where,
    mostBytes: 100_000_000,
    edition: "0123456789ab",
    threads: 1,
    now: () => Date.now() + later,
    warn: (_, sentence) => warnings.push(sentence),
    quietMs: 1_000_000,
    photos: { allowLoopback: true },
  });
  opened.push(pictures);
  const ask = (name: string, width: 200 | 400 = 200) => pictures.read(name, width, ["avif", "webp"]);
  return {
    ...pictures,
    ask,
    folder: where,
    warnings,
    wait: (ms: number) => {
      later += ms;
    },
    untilShown: (name: string, width: 200 | 400 = 200) =>
      vi.waitUntil(() => ask(name, width), { timeout: 20_000, interval: 20 }),
  };
}

const middleOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
};

const isRed = ([r = 0, g = 0, b = 0]: readonly number[]) => r > 170 && g < 60 && b < 60;

test("a drawing at once, the merchant's picture as soon as it is there, and one visit for all widths", async () => {
  const shop = await openShop();
  const { ask, draw, untilShown, warnings } = await picturesOf([
    soldWith(7, [shop.url("/a.jpg"), shop.url("/b.jpg")]),
  ]);
  expect(draw("product-7")).toMatch(/^<svg/);
  expect(await Promise.all([ask("product-7"), ask("product-7", 400)])).toEqual([undefined, undefined]);
  const { format, bytes } = await untilShown("product-7");
  expect(format).toBe("webp");
  expect(isRed(await middleOf(bytes))).toBe(true);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 250 });
  await untilShown("product-7", 400);
  expect(shop.asked).toEqual(["/a.jpg"]);
  expect(warnings).toEqual([]);
}, 30_000);

test("after a restart, with the merchant gone, another width is made from what was kept", async () => {
  const shop = await openShop();
  const product = soldWith(7, [shop.url("/a.jpg")]);
  const first = await picturesOf([product]);
  await first.untilShown("product-7");
  await first.close();
  await shop.close();
  const again = await picturesOf([product], first.folder);
  const { bytes } = await again.untilShown("product-7", 400);
  expect(isRed(await middleOf(bytes))).toBe(true);
}, 30_000);

test("its words are the product's name, its shape and address those of any picture", async () => {
  const [url, name] = ["https://shop.test/a.jpg", { en: "Red scarf", fr: "Écharpe rouge" }];
  const { find, draw } = await picturesOf([
    soldWith(1, [url], { name }),
    soldWith(2, [url]),
    soldWith(3, [`${url}?2`], { name }),
    soldWith(4, []),
  ]);
  expect(find("product-1")).toMatchObject({ alt: name, ratio: 1.25, colour: "#f0efec", name: "product-1" });
  expect(find("product-1")?.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(find("product-2")?.hash).toBe(find("product-1")?.hash);
  expect(find("product-3")?.hash).not.toBe(find("product-1")?.hash);
  // The same photograph, but each product keeps a drawing of its own.
  expect(draw("product-2")).not.toBe(draw("product-1"));
  for (const view of ["detail", "cloth"]) expect(find(`product-1-1-${view}`)).toBeUndefined();
  // Without any picture, a drawing is all there is.
  expect(find("product-4")?.alt.en).toMatch(/./);
});

test.each(["/gone", "/down"])(
  "%s: the drawing stays, the merchant is not asked again at once, and it is told once",
  async (path) => {
    const shop = await openShop();
    const pictures = await picturesOf([soldWith(1, [shop.url(`${path}/1.jpg`)])]);
    await pictures.ask("product-1");
    await vi.waitUntil(() => pictures.warnings.length > 0, { timeout: 10_000 });
    for (let again = 0; again < 3; again += 1) expect(await pictures.ask("product-1", 400)).toBeUndefined();
    expect(pictures.draw("product-1")).toMatch(/^<svg/);
    expect(shop.asked).toHaveLength(1);
    pictures.wait(61_000);
    await pictures.ask("product-1");
    await vi.waitUntil(() => shop.asked.length === 2, { timeout: 10_000 });
    expect(pictures.warnings).toEqual(["a merchant's picture could not be had: people get a drawing"]);
  },
);

test("a shop that is down is left alone for all its pictures; one that lacks a picture is not", async () => {
  const shop = await openShop();
  const products = ["/gone/1", "/a.jpg", "/down/3", "/b.jpg"].map((path, at) =>
    soldWith(at + 1, [shop.url(path)]),
  );
  const pictures = await picturesOf(products);
  await pictures.ask("product-1");
  await vi.waitUntil(() => pictures.warnings.length > 0, { timeout: 10_000 });
  await pictures.untilShown("product-2");
  await pictures.ask("product-3");
  await vi.waitUntil(() => shop.asked.includes("/down/3"), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await pictures.ask("product-4");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shop.asked).toEqual(["/gone/1", "/a.jpg", "/down/3"]);
}, 30_000);

test("a picture that cannot be opened is thrown away, and the drawing stays", async () => {
  const shop = await openShop();
  const pictures = await picturesOf([soldWith(1, [shop.url("/broken.jpg")])]);
  await pictures.ask("product-1");
  await vi.waitUntil(() => pictures.warnings.length > 0, { timeout: 20_000 });
  const kept = async () =>
    (await readdir(pictures.folder, { recursive: true })).filter((file) => file.endsWith(".original"));
  await vi.waitUntil(async () => (await kept()).length === 0, { timeout: 10_000 });
  expect(await pictures.ask("product-1", 400)).toBeUndefined();
  expect(pictures.warnings).toEqual(["a picture could not be made"]);
  expect(shop.asked).toEqual(["/broken.jpg"]);
}, 30_000);

test("a process that waits for merchants who never answer ends when it is closed", async () => {
  const silent = await openMerchant(() => {});
  opened.push(silent);
  const script = join(import.meta.dirname, "testing/closing-process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, silent.url("")], {
    timeout: 8_000,
  });
  expect(stdout).toBe("closed\n");
  expect(silent.asked).toHaveLength(1);
}, 15_000);
