import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { browserFlags, installedBrowser } from "../e2e/browser.ts";
import { folderForSite } from "./kept-site.ts";
import { median, tell, writeResults } from "./results.ts";
import { startSite } from "./serving/site.ts";

/*
 * From a press on "swap" on the page of a look until the piece, its picture, the picture of the whole look, the total
 * and the address are those of the other piece, in the browser. Once with pictures that nobody asked for before, which
 * are drawn while the hand rests on the button; once with those that quiet moments have made, pressed out of nothing.
 */
const [swaps, moments] = [6, 3];
const restMs = 300;
const { folder, data } = await folderForSite("swap");
const site = await startSite({
  command: ["node", "build/run/main.js"],
  port: 4264,
  path: "/api/health",
  env: { DATA_DIR: data, LOG_LEVEL: "warn", PICTURE_QUIET_SECONDS: "3600" },
});
const browser = await chromium.launch({ ...installedBrowser, args: browserFlags });
try {
  const answer = await fetch(`${site.base}/api/products/inspirations?universe=women&limit=${swaps}`);
  const { looks } = (await answer.json()) as { looks: readonly { readonly id: number }[] };
  const covers: string[] = [];
  const drawn = await swapEach(restMs, covers);
  await Promise.all(covers.map(made));
  const each: (readonly number[])[] = [];
  for (let moment = 0; moment < moments; moment++) each.push(await swapEach(0));
  const pictured = looks.map((_, i) => Math.min(...each.map((times) => times[i] ?? Infinity)));
  const told = async (name: string, times: readonly number[]) => {
    const most = `longest of ${times.length}: ${Math.max(...times).toFixed(0)} ms`;
    await tell({ name, value: median(times), unit: "ms", atMost: 150, note: most });
    return `${median(times).toFixed(0)} ms, ${most}`;
  };
  const ahead = await told("a piece of a look swapped, pictures made", pictured);
  const first = await told("a piece of a look swapped, pictures drawn while the hand rests", drawn);
  await writeResults({
    "A piece of a look swapped": `\`node bench/look-swap.ts\`. From the press of the mouse until the piece, its picture, the look's picture, the total (the sum of the prices shown) and the address are those of the other piece, in the browser at 1440 px, the first swap on each of ${swaps} pages, medians. With pictures that quiet moments made, pressed out of nothing, each the fastest of ${moments} times: ${ahead}. With pictures that nobody ever asked for, drawn while the hand rests on the button for ${restMs} ms: ${first}.`,
  });

  async function swapEach(rest: number, seen: string[] = []): Promise<readonly number[]> {
    // Another context: nothing is in the browser's own store.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const times: number[] = [];
    for (const { id } of looks) {
      await page.goto(`${site.base}/inspiration/${id}-look`, { waitUntil: "networkidle" });
      const button = page.locator("main li button[aria-label^=Swap]").first();
      await button.scrollIntoViewIfNeeded();
      const shown = page.evaluate(timeOfSwap);
      if (rest > 0) {
        await button.hover();
        await page.waitForTimeout(rest);
      }
      await button.click();
      const { time, cover } = await shown;
      times.push(time);
      seen.push(cover);
    }
    await page.close();
    return times;
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Whoever asks for a picture has it made; drawings stand for it until then. */
async function made(address: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    const { headers } = await fetch(address, { headers: { accept: "image/avif,image/webp" } });
    if (/avif|webp/.test(headers.get("content-type") ?? "")) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} was not made.`);
}

/** In the page: waits for the next press and says how long the swap took from there. */
async function timeOfSwap(): Promise<{ time: number; cover: string }> {
  const main = document.querySelector("main");
  const list = main?.querySelector("li button[aria-label^=Swap]")?.closest("ul");
  const cover = main?.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  const total = main?.querySelector("[aria-live=polite]");
  if (!list || !cover || !total) throw new Error("Nothing to swap.");
  const cents = (text: string | null | undefined) => Math.round(Number(text?.replace(/[^\d.]/g, "")) * 100);
  const look = () => {
    const piece = list.querySelector("li:has(button[aria-label^=Swap])");
    return [
      piece?.querySelector("a")?.href,
      piece?.querySelector("img")?.currentSrc,
      cover.currentSrc,
      location.search,
    ];
  };
  const before = look();
  const begun = await new Promise<number>((resolve) =>
    window.addEventListener("pointerdown", (event) => resolve(event.timeStamp), {
      once: true,
      capture: true,
    }),
  );
  while (performance.now() - begun < 10_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!cover.complete || look().some((one, i) => one === before[i])) continue;
    const prices = [...list.querySelectorAll("li .num")].map((price) => cents(price.lastChild?.textContent));
    if (prices.reduce((sum, price) => sum + price, 0) !== cents(total.textContent)) continue;
    // What is decoded is painted with the next frame.
    await cover.decode();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { time: performance.now() - begun, cover: cover.currentSrc };
  }
  throw new Error(`It was not swapped: ${JSON.stringify([before, look()])}`);
}
