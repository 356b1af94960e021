import { expect, test } from "@playwright/test";
import { complaintsOf, heading, open } from "./visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("a bar leads to the pieces that it counts", async ({ page, request }) => {
  const { days, groups } = await (await request.get("/api/trends?universe=men&lang=en")).json();
  const [colour] = groups.find((one: { kind: string }) => one.kind === "colour").traits;
  const complaints = await complaintsOf(page);
  await open(page, "/trends");
  const colours = page.getByRole("region", { name: "Colours" });
  await colours.getByText("The figures as a table").click();
  const row = colours.getByRole("row", { name: new RegExp(`^${colour.label} `) });
  await expect(row.getByRole("cell").first()).toHaveText(String(colour.fresh));
  await colours.getByRole("link", { name: colour.label }).first().click();
  await expect(page).toHaveURL(`/search?colour=${colour.value}&${days === 30 ? "new=true" : "sort=new"}`);
  if (days === 30) await expect(page.getByText(`${colour.fresh} pieces`).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the figures are in the page before any script, in both languages and at both addresses", async ({
  request,
}) => {
  const counted = async (path: string, universe: string) => {
    const html = await (await request.get(path, { headers: { cookie: `universe=${universe}` } })).text();
    return html.replace(/<[^>]+>/g, "");
  };
  const { fresh } = await (await request.get("/api/trends?universe=men")).json();
  expect(await counted("/trends", "men")).toContain(`for men: ${fresh} pieces of the last`);
  expect(await counted("/footer/trends", "men")).toContain(`for men: ${fresh} pieces of the last`);
  expect(await counted("/fr/trends", "men")).toContain(`homme\u00a0: ${fresh} pièces des`);
});

test("the other universe is counted when somebody turns to it", async ({ page }) => {
  await open(page, "/trends");
  await expect(page.getByText("for men:")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Women", exact: true }).click();
  await expect(page.getByText("for women:")).toBeVisible();
  await expect(heading(page)).toHaveCount(1);
});
