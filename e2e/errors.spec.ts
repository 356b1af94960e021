import { expect, test } from "@playwright/test";
import { often } from "./often.ts";
import { workshop } from "./ports.ts";
import { error, heading, navigate, open } from "./visit.ts";

const header = "header";

for (const path of ["/nowhere", "/footer/anything", "/fr/nulle-part", "/fr/footer/x"]) {
  test(
    `${path} is not found, and the site stays around it`,
    often(path, ["/fr/footer/x"]),
    async ({ page }) => {
      expect(await open(page, path)).toBe(404);
      await expect(error(page)).toHaveText(`Page not found: ${path}`);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page).toHaveTitle(/404/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    },
  );
}

for (const path of ["/nowhere", "/fr/footer/x"]) {
  test(`${path} is not found by a click either`, often(path, ["/nowhere"]), async ({ page }) => {
    await open(page, path.startsWith("/fr") ? "/fr/search" : "/search");
    await navigate(page, path);
    await expect(error(page)).toHaveText(`Page not found: ${path}`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("the links of the missing page lead on", async ({ page }) => {
  for (const [name, address] of [
    ["Back to the home page", "/"],
    ["Search", "/search"],
    ["Journal", "/blog"],
  ] as const) {
    await open(page, "/nowhere");
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(error(page)).toHaveCount(0);
    await expect(heading(page)).toHaveCount(1);
  }
});

test("the missing page speaks French in French", async ({ page }) => {
  await open(page, "/fr/nulle-part");
  await expect(heading(page)).toContainText("sur le portant");
  await page.getByRole("main").getByRole("link", { name: "Revenir à l’accueil" }).click();
  await expect(page).toHaveURL("/fr");
});

test("a script in the address is shown, not run", async ({ page, request }) => {
  const address = "/%3Cscript%3Ealert(1)%3C/script%3E";
  expect(await (await request.get(address)).text()).not.toContain("<script>alert(1)");
  let ran = false;
  page.on("dialog", (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await open(page, address);
  await expect(error(page)).toHaveText("Page not found: /<script>alert(1)</script>");
  await expect(error(page).locator("script")).toHaveCount(0);
  expect(ran).toBe(false);
});

test("an address that is not valid text is shown as it came", async ({ page }) => {
  expect(await open(page, "/caf%C3%A9")).toBe(404);
  await expect(error(page)).toHaveText("Page not found: /café");
  expect(await open(page, "/x%25E0")).toBe(404);
  await expect(error(page)).toHaveText(/^Page not found: \/x%/);
});

for (const path of ["/product/abc", "/product/2000000000-unknown-piece", "/blog/nope", "/fr/blog/nope"]) {
  test(
    `${path} is fatal: the page stands alone`,
    often(path, ["/product/2000000000-unknown-piece"]),
    async ({ page }) => {
      expect(await open(page, path)).toBe(404);
      await expect(error(page)).toHaveText(`Page Not Found: ${path}`);
      await expect(page.locator(header)).toHaveCount(0);
      await expect(heading(page)).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    },
  );
}

for (const path of ["/product/abc", "/blog/nope", "/fr/blog/nope"]) {
  test(`${path} is fatal by a click too`, often(path, ["/fr/blog/nope"]), async ({ page }) => {
    await open(page, path.startsWith("/fr") ? "/fr/search" : "/search");
    await navigate(page, path);
    await expect(error(page)).toHaveText(`Page Not Found: ${path}`);
    await expect(page.locator(header)).toHaveCount(0);
  });
}

test("the fatal page leads back to the site", async ({ page }) => {
  await open(page, "/fr/blog/nope");
  await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
  await expect(page).toHaveURL("/fr");
  await open(page, "/blog/nope");
  await page.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("only a number and a name make the address of a piece, and only a slug that of an article", async ({
  request,
}) => {
  for (const path of ["/product/0-coat", "/product/7", "/product/7-Coat", "/blog/No_Slug", "/blog/..%2fx"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Page Not Found: ");
  }
});

test("an article in the other language’s words is not found", async ({ request }) => {
  expect((await request.get("/blog/comment-doit-tomber-un-blazer")).status()).toBe(404);
});

test("a page’s own rule may give another status and another message", async ({ page }) => {
  expect(await open(page, `${workshop}/workshop/teapot`)).toBe(418);
  await expect(error(page)).toHaveText("This page is a teapot");
  await expect(page.getByText("418", { exact: true })).toBeVisible();
  await expect(page.getByText("Nobody should see this")).toHaveCount(0);
});

test("a rule’s own message holds for a click as well", async ({ page }) => {
  await open(page, `${workshop}/search`);
  await navigate(page, "/workshop/teapot");
  await expect(error(page)).toHaveText("This page is a teapot");
  await expect(page.getByText("Nobody should see this")).toHaveCount(0);
});

test("the title of a fatal page names its own status", async ({ page }) => {
  await open(page, `${workshop}/workshop/teapot`);
  await expect(page).toHaveTitle("418 · Cleed");
});

test("a page that fails on the server says so, and not why", async ({ page }) => {
  const response = await page.goto(`${workshop}/workshop/crash`);
  expect(response?.status()).toBe(500);
  const body = (await response?.text()) ?? "";
  expect(body).toContain("Internal Server Error");
  expect(body).not.toMatch(/on purpose|node_modules|\bat \S+ \(|crash\.tsx/);
  await expect(error(page)).toHaveText("Internal Server Error");
  await expect(page).toHaveTitle("Internal Server Error · Cleed");
  await expect(page.locator(header)).toHaveCount(0);
});

test("a page that fails in the browser becomes the error page", async ({ page }) => {
  await open(page, `${workshop}/workshop/crash-in-browser`);
  await expect(heading(page)).toHaveText("Rendered by the server");
  await page.getByRole("button", { name: "Break it" }).click();
  await expect(error(page)).toHaveText("Internal Server Error");
  await expect(page.getByText("Rendered by the server")).toHaveCount(0);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Rendered by the server");
});

test("the workshop is not part of a release", async ({ request }) => {
  for (const name of ["components", "crash", "crash-in-browser", "unknown-guard", "teapot"]) {
    const response = await request.get(`/workshop/${name}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`Page not found: /workshop/${name}`);
  }
});
