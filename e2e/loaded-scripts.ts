import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** Bytes (gzip) of every script a page loads: until it can be used, and in the time of preloading after it. */
export async function loadedScripts(
  page: Page,
  url: string,
  { preloadingMs = 4_000 } = {},
): Promise<{ first: number; later: number }> {
  const weights: Promise<{ late: boolean; bytes: number }>[] = [];
  let late = false;
  const weigh = async (response: Response, isLate: boolean) => ({
    late: isLate,
    // What still arrives when a test is over counts for nothing.
    bytes: gzipSync(await response.body().catch(() => ""), { level: 9 }).length,
  });
  const met = new Set<string>();
  page.on("response", (response) => {
    const url = response.url();
    // What comes late is fetched, then imported out of the browser's store.
    if (!new URL(url).pathname.endsWith(".js") || met.has(url)) return;
    met.add(url);
    weights.push(weigh(response, late));
  });
  // Fetching ahead begins with a look at what there is, also where a page is slow to be taken over.
  page.on("request", (request) => {
    late ||= new URL(request.url()).pathname.startsWith("/builds/meta/");
  });
  await page.goto(url, { waitUntil: "load" });
  await page.locator("[data-mounted=true]").waitFor({ state: "attached" });
  // What follows of itself is part of it.
  await page.waitForTimeout(300);
  late = true;
  if (preloadingMs > 0) await page.waitForTimeout(preloadingMs);
  const all = await Promise.all(weights);
  const sum = (isLate: boolean) =>
    all.filter((one) => one.late === isLate).reduce((total, { bytes }) => total + bytes, 0);
  return { first: sum(false), later: sum(true) };
}
