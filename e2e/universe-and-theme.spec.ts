import { expect, type Page, test } from "@playwright/test";
import { open } from "./visit.ts";

const universe = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const themeButton = (page: Page) => page.getByRole("button", { name: /^Theme:/ });

test("a chosen universe stays over reload, and the server renders it", async ({ page }) => {
  await open(page, "/");
  await universe(page, "Women").click();
  await expect(universe(page, "Women")).toHaveAttribute("aria-pressed", "true");
  await expect(universe(page, "Men")).toHaveAttribute("aria-pressed", "false");
  const response = await page.reload();
  expect(await response?.text()).toMatch(/aria-pressed="true"[^>]*><span[^>]*>Women</);
  await expect(universe(page, "Women")).toHaveAttribute("aria-pressed", "true");
  await universe(page, "Men").click();
  await expect(universe(page, "Men")).toHaveAttribute("aria-pressed", "true");
  const again = await page.reload();
  expect(await again?.text()).toMatch(/aria-pressed="true"[^>]*><span[^>]*>Men</);
});

test("a chosen universe goes along to the next page and to the other language", async ({ page }) => {
  await open(page, "/search");
  await universe(page, "Women").click();
  await page.getByRole("banner").getByRole("link", { name: "Discover" }).click();
  await expect(page).toHaveURL("/discover");
  await expect(universe(page, "Women")).toHaveAttribute("aria-pressed", "true");
  const french = page.getByRole("banner").getByRole("link", { name: "Lire en français" });
  // The address is another one a moment before the page is.
  await expect(french).toHaveAttribute("href", "/fr/discover");
  await french.click();
  await expect(page).toHaveURL("/fr/discover");
  await expect(universe(page, "Femme")).toHaveAttribute("aria-pressed", "true");
});

test("a prerendered page is rendered in the reader’s own universe and theme", async ({ request }) => {
  const read = async (cookie: string) => (await request.get("/about", { headers: { cookie } })).text();
  for (const _ of ["first", "from memory"]) {
    expect(await read("universe=women; theme=dark")).toMatch(/aria-pressed="true"[^>]*><span[^>]*>Women</);
    expect(await read("universe=women; theme=dark")).toContain('data-theme="dark"');
    expect(await read("theme=light")).toContain('data-theme="light"');
    expect(await read("")).toMatch(/aria-pressed="true"[^>]*><span[^>]*>Men</);
    expect(await read("")).not.toContain("data-theme=");
  }
});

test("cookies that say nonsense change nothing", async ({ request }) => {
  const cookie = 'universe=cats; theme="><script>';
  const html = await (await request.get("/", { headers: { cookie } })).text();
  expect(html).toMatch(/aria-pressed="true"[^>]*><span[^>]*>Men</);
  expect(html).not.toContain("data-theme=");
  expect(html).not.toContain('"><script>');
});

test("the theme goes from the device’s to light, to dark and back", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const html = page.locator("html");
  const paper = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await paper();
  await expect(html).not.toHaveAttribute("data-theme");
  await expect(themeButton(page)).toHaveAccessibleName("Theme: as the device. Switch to light");
  await themeButton(page).click();
  await expect(html).toHaveAttribute("data-theme", "light");
  expect(await paper()).toBe(light);
  await themeButton(page).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await themeButton(page).click();
  await expect(html).not.toHaveAttribute("data-theme");
  await expect.poll(paper).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe(dark);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("theme");
});

test("a chosen theme is in the page that the server sends, so nothing flashes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/search");
  await themeButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const light = await (await page.reload())?.text();
  expect(light).toMatch(/<html[^>]* data-theme="light"/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await themeButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const dark = await (await page.reload())?.text();
  expect(dark).toMatch(/<html[^>]* data-theme="dark"/);
  await expect(themeButton(page)).toHaveAccessibleName("Theme: dark. Switch to the device’s");
});
