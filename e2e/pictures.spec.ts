import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { article } from "./addresses.ts";
import { complaintsOf, open } from "./visit.ts";

/** Wide and sharp: this width is not made ahead, so the first visitor finds it not made. */
const wide = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };

test.describe("on a site that starts with nothing", () => {
  // A first start makes a database: on a busy machine that takes its time.
  test.describe.configure({ timeout: 120_000 });
  let server: ChildProcess;
  let folder = "";
  let address = "";

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cleed-journey-"));
    server = spawn("node", ["build/run/main.js"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        PORT: "0",
        DATA_DIR: folder,
        CATALOGUE_SIZE: "0",
      },
    });
    address = await new Promise<string>((resolve) => {
      let said = "";
      server.stdout?.on("data", (chunk) => {
        said += chunk;
        const ready = /ready at (\S+)/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
    });
  });

  test.afterAll(async () => {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  test("the cover of an article is its drawing at first, and a small picture at the next visit", {
    tag: "@long",
  }, async ({ browser }) => {
    const visit = async (act: (page: Page, context: BrowserContext) => Promise<void>) => {
      const context = await browser.newContext({ ...wide, baseURL: address });
      await act(await context.newPage(), context);
      await context.close();
    };
    const coverOf = async (page: Page) => {
      const answer = page.waitForResponse(/\/media\/pictures\/cover-[\w-]+\/\w+-1200$/);
      await open(page, article.en);
      const response = await answer;
      const cover = page.getByRole("article").first().getByRole("img").first();
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      return {
        type: response.headers()["content-type"] ?? "",
        cache: response.headers()["cache-control"] ?? "",
      };
    };

    await visit(async (page) => {
      const first = await coverOf(page);
      expect(first.type).toContain("image/svg+xml");
      expect(first.cache).not.toContain("immutable");
    });
    await expect
      .poll(
        async () => {
          let type = "";
          await visit(async (page) => {
            const next = await coverOf(page);
            if (/image\/(avif|webp)/.test(next.type)) expect(next.cache).toContain("immutable");
            type = next.type;
          });
          return type;
        },
        { timeout: 60_000, intervals: [1_000] },
      )
      .toMatch(/^image\/(avif|webp)$/);
  });
});

test("a cover that does not come leaves its colour and its words, and comes when the browser is online again", async ({
  page,
  context,
}) => {
  const complaints = await complaintsOf(page);
  await page.route("**/media/pictures/**", (route) => route.abort());
  await open(page, article.fr);
  const cover = page.getByRole("article").first().getByRole("img").first();
  const words = (await cover.getAttribute("alt")) ?? "";
  expect(words).toMatch(/détail/);
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.locator("header svg rect").first()).toHaveAttribute("fill", /^#[0-9a-f]{6}$/);

  await page.unroute("**/media/pictures/**");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(complaints.filter((said) => !said.includes("net::ERR_FAILED"))).toEqual([]);
});

test("pictures and drawings travel as they should through the whole site", async ({ request }) => {
  const { posts } = await (await request.get("/api/blogs?lang=en")).json();
  const { src } = posts[0].cover;
  const drawing = await request.get(src.replace(/-\d+$/, ".svg"), { headers: { "accept-encoding": "br" } });
  expect(drawing.headers()).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
  const raster = () => request.get(src, { headers: { accept: "image/webp", "accept-encoding": "br" } });
  await expect
    .poll(async () => (await raster()).headers()["content-type"], { timeout: 20_000 })
    .toBe("image/webp");
  const headers = (await raster()).headers();
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers.vary).toBe("Accept");
  expect((await request.get("/media/covers/twill.svg")).status()).toBe(404);
});
