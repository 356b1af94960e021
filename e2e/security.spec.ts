import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { hostileMarkdown } from "../src/server/adapters/testing/hostile-markdown.ts";
import { article, inFrench, plainPages } from "./addresses.ts";
import { adminToken, signInAsAdmin } from "./admin.ts";
import { newMember, signInAs } from "./new-member.ts";
import { complaintsOf, heading, navigate, open, takenOver } from "./visit.ts";

/** Each sets `window.__x` if it becomes anything but words. */
const hostile = '"><img src=x onerror=window.__x=1><script>window.__x=1</script>';
/** The same for whoever takes tags away first, and then reads what is left. */
const hidden =
  "&lt;img src=x onerror=window.__x=1&gt;&amp;lt;script&amp;gt;window.__x=1&amp;lt;/script&amp;gt;";
const breakout = "</script><script>window.__x=1</script><!--<script>\u2028";

/** What the policy stopped and what the page threw. That something is not there (404) is no complaint here. */
async function violationsOf(page: Page): Promise<() => string[]> {
  const complaints = await complaintsOf(page);
  return () => complaints.filter((said) => !said.startsWith("Failed to load resource"));
}

const ran = (page: Page): Promise<boolean> => page.evaluate(() => "__x" in window);

async function expectQuiet(page: Page, violations: () => string[]): Promise<void> {
  await expect(heading(page).first()).toBeVisible();
  expect(await ran(page), page.url()).toBe(false);
  expect(violations(), page.url()).toEqual([]);
}

const admin = () => ({ authorization: `Bearer ${adminToken()}` });
const unique = (word: string) => `${word}-${Date.now().toString(36)}`;

/** One of every kind of page that brings something of its own to the head or the body. */
const kinds = [
  "/search",
  "/blog",
  article.en,
  "/inspiration",
  "/discover",
  "/assistant",
  "/about",
  "/login",
  "/",
];

test("going from page to page makes no script, and the policy would not let anyone", async ({
  page,
  request,
}) => {
  const violations = await violationsOf(page);
  const { products } = await (await request.get("/api/products?limit=1")).json();
  await open(page, "/");
  const told = page.locator('script[type="application/ld+json"]');
  await expect(told).not.toHaveCount(0);
  for (const path of [...kinds, `/product/${products[0].id}-x`, "/nowhere"]) {
    await navigate(page, path);
    await expect(page).toHaveURL(path.endsWith("-x") ? /\/product\// : path);
    await expectQuiet(page, violations);
  }
  // What failed takes the place of everything, the frame included.
  await navigate(page, "/blog/nope");
  await expect(page.getByRole("alert")).toContainText("Page Not Found");
  expect(violations().filter((said) => said.includes("policy") || said.includes("Trusted"))).toEqual([]);
  const refused = await page.evaluate(() => {
    type Types = { createPolicy: (name: string, rules: object) => unknown };
    const { trustedTypes } = window as unknown as { trustedTypes: Types };
    const attempts: (() => unknown)[] = [
      () => Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" }),
      () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
      () => Object.assign(document.createElement("script"), { src: "/assets/x.js" }),
      () => Object.assign(document.createElement("script"), { textContent: "window.__x=1" }),
      () => document.createRange().createContextualFragment("<b>x</b>"),
      () => document.write("<b>x</b>"),
      () => trustedTypes.createPolicy("default", { createHTML: (text: string) => text }),
      () => trustedTypes.createPolicy("mine", {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return "done";
      } catch (thrown) {
        return thrown instanceof TypeError ? "refused" : String(thrown);
      }
    });
  });
  expect(refused).toEqual(refused.map(() => "refused"));
  expect(await ran(page)).toBe(false);
});

test("a page that differs from what the server sent is drawn anew without a script", async ({ page }) => {
  const violations = await violationsOf(page);
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As a translator or an extension does: React then throws away what the server sent.
    await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)/, "$1<i>other words</i>") });
  });
  await page.goto("/about");
  await takenOver(page);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toContainText("other words");
  expect(violations().filter((said) => /policy|Trusted/.test(said))).toEqual([]);
  await navigate(page, "/blog");
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toBeVisible();
});

test("what stands in an address is words, from the server and in the browser", async ({ page, request }) => {
  const violations = await violationsOf(page);
  for (const words of [hostile, breakout]) {
    const inAddress = encodeURIComponent(words);
    for (const path of [
      `/search?q=${inAddress}`,
      `/fr/search?q=${inAddress}`,
      `/${inAddress}`,
      `/blog?tag=${inAddress}`,
    ]) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toMatch(
        /<(img|script|svg)[^>]*>?\s*window\.__x|onerror=window\.__x=1>(?!&)[^"]*<script>/,
      );
      expect(html, path).not.toContain("<script>window.__x");
      // A comment that is never closed would swallow the page's own scripts.
      expect(html, path).not.toContain("<!--<script>");
      await open(page, path);
      await expectQuiet(page, violations);
    }
  }
});

test("an article that is full of scripts is only words", async ({ page, request }) => {
  const slug = unique("hostile");
  const body = hostileMarkdown.join("\n\n");
  const text = { slug, title: hostile, headline: hostile, description: hostile, excerpt: breakout, body };
  const answer = await request.post("/api/admin/blogs", {
    headers: admin(),
    data: {
      texts: { en: text, fr: null },
      tags: [hostile.slice(0, 40)],
      cover: null,
      published_on: "2026-01-02",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).article;
  try {
    const violations = await violationsOf(page);
    await signInAsAdmin(page);
    for (const path of [`/blog/${slug}`, "/blog", `/admin/journal/${id}`]) {
      await open(page, path);
      await expectQuiet(page, violations);
      const links = page.locator("main a");
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).protocol),
      );
      for (const protocol of addresses) expect(["http:", "https:", "mailto:"]).toContain(protocol);
    }
    // Once more as somebody comes there by a click.
    await open(page, "/about");
    await navigate(page, `/blog/${slug}`);
    await expect(heading(page)).toContainText("<img src=x");
    await expectQuiet(page, violations);
    const texts = await (await request.get(`/blog/${slug}`)).text();
    for (const [, json = ""] of texts.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(() => JSON.parse(json)).not.toThrow();
  } finally {
    await request.delete(`/api/admin/blogs/${id}`, { headers: admin() });
  }
});

test("a feed that is full of scripts becomes pieces with odd names", async ({ page, request }) => {
  test.setTimeout(90_000);
  const brand = unique("brand");
  const { run, pieces } = await bringIn(request, brand);
  try {
    expect(pieces).not.toEqual([]);
    const violations = await violationsOf(page);
    for (const { id } of pieces.slice(0, 2)) {
      // Admins see it in the database at once, visitors when the catalogue has been read again.
      await expect
        .poll(async () => (await request.get(`/api/products/${id}`)).status(), { timeout: 20_000 })
        .toBe(200);
      await open(page, `/product/${id}-x`);
      await expect(page.locator("main")).toContainText("window.__x=1");
      await expectQuiet(page, violations);
      const protocols = await page
        .locator("main a")
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol));
      for (const protocol of protocols) expect(["http:", "https:"]).toContain(protocol);
    }
    for (const path of [`/search?q=${brand}`, `/fr/search?q=${brand}`]) {
      await open(page, path);
      await expectQuiet(page, violations);
    }
    await signInAsAdmin(page);
    for (const path of [`/admin/feeds/runs/${run}`, `/admin/catalogue?q=${brand}`]) {
      await open(page, path);
      await page.waitForLoadState("networkidle");
      await expectQuiet(page, violations);
    }
  } finally {
    await request.post(`/api/admin/feeds/runs/${run}/roll_back`, { headers: admin(), data: {} });
  }
});

test("what people call themselves, save and say is only words, as is what a model answers", async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const headers = { authorization: `Bearer ${member.token}` };
  const name = "<img src=x onerror=window.__x=1>";
  const renamed = await request.patch("/api/users/informations", {
    headers,
    data: { keys: { firstname: name, lastname: name, city: hostile }, onBoarding: false },
  });
  expect(renamed.status()).toBe(200);
  const saved = await request.post("/api/users/me/saved_searches", {
    headers,
    data: { name, query: `?q=${hostile}` },
  });
  expect(saved.status()).toBe(201);
  const violations = await violationsOf(page);
  await signInAs(page, member);
  for (const path of ["/account", "/fr/account?tab=saved-searches", "/"]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await expectQuiet(page, violations);
  }
  await page.route("**/api/assistant/messages", async (route) => {
    const response = await route.fetch();
    // As a model that was talked into it would answer.
    const event = `event: text\nid: 900\ndata: ${JSON.stringify({ text: `\n\n${hostile} [press](javascript:window.__x=1)` })}\n\n`;
    const body = (await response.text()).replace(/(?=event: done)/, event);
    await route.fulfill({ response, body });
  });
  await open(page, "/assistant");
  const field = page.getByRole("main").getByRole("textbox");
  await field.fill(`a navy coat ${hostile}`);
  await field.press("Enter");
  await expect(page.getByRole("main")).toContainText("navy coat");
  await expect(page.locator("[aria-live][aria-busy=true]")).toHaveCount(0);
  await expectQuiet(page, violations);
});

test("every page obeys the policy in both languages", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(600_000);
  const violations = await violationsOf(page);
  for (const path of [...plainPages, ...plainPages.map(inFrench), article.en, article.fr]) {
    await open(page, path);
    await expectQuiet(page, violations);
  }
  await open(page, "/fr");
  for (const path of plainPages.map(inFrench)) {
    await navigate(page, path);
    await expectQuiet(page, violations);
  }
});

test("so does every tab of the account and every screen of the admins", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const violations = await violationsOf(page);
  await signInAs(page, await newMember(request));
  for (const tab of tabs) {
    await open(page, `/account?tab=${tab}`);
    await page.waitForLoadState("networkidle");
    await expectQuiet(page, violations);
  }
  await signInAsAdmin(page);
  for (const screen of screens) {
    await open(page, `/admin${screen}`);
    await page.waitForLoadState("networkidle");
    await expectQuiet(page, violations);
  }
});

const tabs =
  "profile taste styles sizes budget brands wishes degrees likes dislikes bookmarks looks saved-searches notifications privacy".split(
    " ",
  );
const screens = [
  ...["", "/people", "/preferences", "/schools", "/recommendations", "/weights", "/catalogue", "/feeds"],
  ...[
    "/journal",
    "/journal/new",
    "/looks",
    "/legal",
    "/legal/privacy-policy",
    "/lexicon",
    "/outbox",
    "/audit",
  ],
];

/** Brings in a small feed whose every word is hostile. */
async function bringIn(request: APIRequestContext, brand: string) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const odd = [
    "javascript:window.__x=1",
    "data:text/html,<script>window.__x=1</script>",
    "https://shop.example/p",
  ];
  const rows = odd.map((link, i) =>
    [
      ...[
        `${brand}-${i}`,
        `Linen shirt ${hidden} ${hostile}`,
        `${hidden} ${hostile} ${breakout}`,
        link,
        `https://shop.example/${i}.jpg`,
      ],
      ...[
        "in_stock",
        "49.90 EUR",
        `${brand} ${hidden} ${hostile}`,
        "female",
        "Navy",
        "M",
        `100% cotton ${hostile}`,
      ],
    ]
      .map(quoted)
      .join(","),
  );
  const columns = "id,title,description,link,image_link,availability,price,brand,gender,color,size,material";
  const upload = await request.post("/api/admin/feeds/uploads", {
    headers: { ...admin(), "content-type": "text/csv" },
    data: Buffer.from(`${columns}\n${rows.join("\n")}\n`),
  });
  const begun = await request.post("/api/admin/feeds", {
    headers: admin(),
    data: { name: brand, upload: (await upload.json()).upload, dry_run: false, allow_shrink: true },
  });
  const run = (await begun.json()).run.id as number;
  const stateOf = async () =>
    (await (await request.get(`/api/admin/feeds/runs/${run}`, { headers: admin() })).json()).run.state;
  await expect.poll(stateOf, { timeout: 60_000 }).toBe("applied");
  const found = async (): Promise<{ id: number }[]> =>
    (await (await request.get(`/api/admin/products?q=${brand}`, { headers: admin() })).json()).products;
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  return { run, pieces: await found() };
}
