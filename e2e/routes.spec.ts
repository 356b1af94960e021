import { expect, type Page } from "@playwright/test";
import { article, footerPages, inFrench, plainPages } from "./addresses.ts";
import { release } from "./ports.ts";
import { test } from "./quick-page.ts";
import { complaintsOf, heading, open } from "./visit.ts";

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

type Addresses = { en: string; fr: string };
const both = (path: string): Addresses => ({ en: path, fr: inFrench(path) });

const pages: Addresses[] = [...plainPages.map(both), article];

/** Pages of words are made of the same parts: the crawl reads all of them, `npm run test:long` opens them. */
const opened = [
  "/",
  "/search",
  "/discover",
  "/assistant",
  "/inspiration",
  "/blog",
  "/register",
  "/trends",
  "/onboarding",
];

for (const addresses of pages) {
  const often = opened.includes(addresses.en) ? {} : { tag: "@long" };
  test(`${addresses.en} is a whole page in both languages`, often, async ({ reader, complaints }) => {
    await reader.setViewportSize(phone);
    for (const language of ["en", "fr"] as const) {
      expect(await open(reader, addresses[language])).toBe(200);
      await expect(reader.locator("html")).toHaveAttribute("lang", language);
      await insideTheLayout(reader);
      await headOf(reader, addresses, language);
    }
    expect(complaints).toEqual([]);
  });
}

for (const path of ["/", "/fr/about"]) {
  test(`${path} has nothing to complain of when everything is fetched ahead`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    const manifest = page.waitForResponse("**/builds/meta/*.json");
    await open(page, path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await manifest;
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}

test("every /footer/{page} is another address of /{page}", async ({ request }) => {
  for (const page of footerPages) {
    for (const prefix of ["", "/fr"]) {
      const response = await request.get(`${prefix}/footer${page}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<link rel="canonical" href="${release}${prefix}${page}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  }
});

for (const footerPage of ["/about", "/size-guide"]) {
  test(`/footer${footerPage} is a whole page`, async ({ reader, complaints }) => {
    await reader.setViewportSize(phone);
    for (const language of ["en", "fr"] as const) {
      const prefix = language === "en" ? "" : "/fr";
      expect(await open(reader, `${prefix}/footer${footerPage}`)).toBe(200);
      await insideTheLayout(reader);
      await headOf(reader, both(footerPage), language);
    }
    expect(complaints).toEqual([]);
  });
}

test("the same words stand at both addresses of a footer page", async ({ page }) => {
  await open(page, "/careers");
  const words = await page.locator("main").innerText();
  await open(page, "/footer/careers");
  expect(await page.locator("main").innerText()).toBe(words);
});

test("every English page has a title of its own", { tag: "@long" }, async ({ request }) => {
  const titles: string[] = [];
  for (const { en } of pages) {
    const html = await (await request.get(en)).text();
    titles.push(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "");
  }
  expect(titles).not.toContain("");
  expect(new Set(titles).size).toBe(titles.length);
});

for (const [language, prefix] of [
  ["English", ""],
  ["French", "/fr"],
]) {
  test(`the ${language} footer leads to every footer page and to the legal ones`, async ({ page }) => {
    await open(page, `${prefix}/search`);
    const links = page.getByRole("contentinfo").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const wanted = [...footerPages, "/privacy-policy", "/terms-conditions"].map((path) => prefix + path);
    expect(addresses).toEqual(expect.arrayContaining(wanted));
  });
}

test("a footer link leads to its page without loading the site again", { tag: "@long" }, async ({ page }) => {
  await open(page, "/search");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page).toHaveTitle(/Cleed/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/careers$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

for (const [account, login] of [
  ["/account", "/login?redirect=%2Faccount"],
  ["/fr/account", "/fr/login?redirect=%2Ffr%2Faccount"],
] as const) {
  test(`${account} is a page of its own that sends a visitor to sign in`, async ({ page, request }) => {
    const response = await request.get(account);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/account"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const complaints = await complaintsOf(page);
    await page.goto(account);
    await expect(page).toHaveURL(login);
    await insideTheLayout(page);
    expect(complaints).toEqual([]);
  });
}

test("the account page describes itself, as every page does", async ({ request }) => {
  for (const path of ["/account", "/fr/account"]) {
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="description" content="[^"]+"/);
  }
});

test("a page says how it looks when a link to it is shared", async ({ page }) => {
  await open(page, "/about");
  for (const property of ["og:title", "og:description", "og:url", "og:locale"]) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /\S/);
  }
});

test("what is under /.well-known is for programs: empty, and never a page", async ({ request }) => {
  for (const path of ["/.well-known/x", "/.well-known/a/b", "/en/.well-known/x", "/.well-known/security"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(204);
    expect(await response.text()).toBe("");
  }
});

test("/.well-known/security.txt says whom to tell, and until when that holds", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? "";
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("/.well-known/change-password leads to the forgotten password", async ({ page }) => {
  await page.goto("/.well-known/change-password");
  await expect(page).toHaveURL("/forgot-password");
});

test("/en/x is only another name for /x", async ({ request }) => {
  for (const [from, to] of [
    ["/en/about", "/about"],
    ["/en", "/"],
    ["/en/search?q=blue%20coat", "/search?q=blue%20coat"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

test("no address under /en leads off the site", async ({ request }) => {
  for (const path of [
    "/en//evil.example",
    "/en///evil.example",
    "/en/%5Cevil.example",
    "/en/\\evil.example",
  ]) {
    const response = await request.get(release + path, { maxRedirects: 0 });
    const location = response.headers().location ?? "/";
    expect(new URL(location, release).origin, path).toBe(release);
  }
});

async function insideTheLayout(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("main").getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(heading(page)).toHaveText(/\S/);
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, "pixels beyond the edge of a phone").toBeLessThanOrEqual(0);
}

async function headOf(page: Page, addresses: Addresses, language: "en" | "fr"): Promise<void> {
  const { origin } = new URL(page.url());
  const address = (path: string) => (path === "/" ? new RegExp(`^${origin}/?$`) : origin + path);
  const alternate = (name: string) => page.locator(`link[rel="alternate"][hreflang="${name}"]`);
  await expect(page).toHaveTitle(/Cleed/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address(addresses[language]));
  await expect(alternate("en")).toHaveAttribute("href", address(addresses.en));
  await expect(alternate("fr")).toHaveAttribute("href", address(addresses.fr));
  await expect(alternate("x-default")).toHaveAttribute("href", address(addresses.en));
}
