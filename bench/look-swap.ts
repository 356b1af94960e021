import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, installedBrowser } from "../e2e/browser.ts";
import { median, tell, writeResults } from "./results.ts";
import { startSite } from "./serving/site.ts";

/**
 * From a press on "swap" on the page of a look until the piece, its picture, the total and the address are the other
 * piece's, in the browser.
 */
const swaps = 12;
const folder = await mkdtemp(join(tmpdir(), "cleed-swap-"));
const site = await startSite({
  command: ["node", "build/run/main.js"],
  port: 4264,
  path: "/api/health",
  env: { DATA_DIR: folder, LOG_LEVEL: "warn", PICTURE_QUIET_SECONDS: "3600" },
});
const browser = await chromium.launch({ ...installedBrowser, args: browserFlags });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const answer = await fetch(`${site.base}/api/products/inspirations?universe=women&limit=${swaps}`);
  const { looks } = (await answer.json()) as { looks: readonly { readonly id: number }[] };
  const times: number[] = [];
  for (const { id } of looks) {
    await page.goto(`${site.base}/inspiration/${id}-look`, { waitUntil: "networkidle" });
    times.push(
      await page.evaluate(async () => {
        const main = document.querySelector("main");
        const button = [...(main?.querySelectorAll("li button") ?? [])].find((one) =>
          /^Swap|^Change/.test(one.getAttribute("aria-label") ?? one.textContent ?? ""),
        );
        const piece = button?.closest("li");
        if (!(button instanceof HTMLElement) || !piece) throw new Error("Nothing to swap.");
        const all = [...(piece.parentElement?.children ?? [])];
        const at = all.indexOf(piece);
        const list = piece.parentElement;
        const look = () => {
          const shown = list?.children[at];
          return [shown?.querySelector("a")?.href, shown?.querySelector("img")?.src, location.search];
        };
        const before = look();
        const begun = performance.now();
        button.click();
        // Shown is what a frame was painted with.
        while (performance.now() - begun < 10_000) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          if (look().every((one, i) => one !== before[i])) return performance.now() - begun;
        }
        throw new Error("It was not swapped.");
      }),
    );
  }
  const sorted = times.toSorted((a, b) => a - b);
  const most = sorted.at(-1) ?? 0;
  await tell({
    name: "a piece of a look swapped",
    value: median(times),
    unit: "ms",
    atMost: 150,
    note: `longest of ${times.length}: ${most.toFixed(0)} ms`,
  });
  await writeResults({
    "A piece of a look swapped": `\`node bench/look-swap.ts\`. From the press until piece, picture and address are the other one's, in the browser at 1440 px, the first swap on each of ${times.length} pages: median ${median(times).toFixed(0)} ms, longest ${most.toFixed(0)} ms.`,
  });
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
