import { expect, test } from "@playwright/test";
import { structuredFaults } from "../src/web/features/structured-data/testing/structured-faults.ts";
import { crawl, sitePath, type Visit, visitTo } from "./crawl/crawl.ts";
import type { CrawledPage } from "./crawl/read-page.ts";
import { untranslated } from "./crawl/untranslated.ts";

// One crawl serves all: it is the dear part.
test.describe.configure({ mode: "default", timeout: 180_000 });

type Read = Visit & { readonly page: CrawledPage };
let visits: ReadonlyMap<string, Visit>;
let pages: readonly Read[];
/** What journeys write in the journal: it may be there meanwhile, and is not for readers. */
const isOfJourney = (path: string) => path.includes("/blog/notes-on-");
/** By what the sitemaps call them: pages, journal, looks, products. */
const listed: Record<string, readonly string[]> = {};

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  visits = await crawl(request, ["/", "/fr"]);
  const read = new Map(visits);
  for (const sitemap of addressesIn(await (await request.get("/sitemap.xml")).text())) {
    const name = /([a-z]+)(-\d+)?\.xml$/.exec(sitemap)?.[1] ?? "";
    const paths = addressesIn(await (await request.get(sitemap)).text()).filter((path) => !isOfJourney(path));
    listed[name] = [...(listed[name] ?? []), ...paths];
    const some = name === "products" || name === "looks" ? sampleOf(paths, 40) : paths;
    for (const path of some) if (!read.has(path)) read.set(path, await visitTo(request, path, sitemap));
  }
  visits = new Map([...read].filter(([path]) => !isOfJourney(path)));
  pages = [...visits.values()].filter(
    (one): one is Read => one.page !== undefined && !one.path.includes("?"),
  );
  await request.dispose();
});

const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** Spread over the whole list. */
const sampleOf = (all: readonly string[], count: number): readonly string[] =>
  all.filter((_, i) => i % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count);

const indexed = () => pages.filter(({ page }) => !page.isHidden);
const complaints = (find: (read: Read) => readonly string[]): readonly string[] =>
  pages.flatMap((read) => find(read).map((fault) => `${read.path}: ${fault}`));

test("every link leads to a page, at once", () => {
  const dead = [...visits.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, from, status }) => `${status} ${path} from ${from}`);
  expect(dead).toEqual([]);
  expect(pages.length).toBeGreaterThan(150);
});

test("what the sitemaps list is reached by links", () => {
  const alone = [...(listed.pages ?? []), ...(listed.journal ?? [])].filter(
    (path) => visits.get(path)?.from.startsWith("http") ?? true,
  );
  expect(alone).toEqual([]);
  expect(listed.pages?.length).toBeGreaterThan(40);
  expect(listed.journal?.length).toBeGreaterThan(24);
});

test("every page has one heading, a title and a description of a length that is shown whole", () => {
  expect(
    complaints(({ page: { headings, title, description, isHidden } }) => {
      const isShownWhole = isHidden || (description.length >= 50 && description.length <= 170);
      return [
        ...(headings === 1 ? [] : [`${headings} h1`]),
        ...(title.length > 8 && title.length <= 70 ? [] : [`title of ${title.length}: ${title}`]),
        ...(description && isShownWhole ? [] : [`description of ${description.length}: ${description}`]),
      ];
    }),
  ).toEqual([]);
});

test("no two pages have one title or one description", () => {
  const own = indexed().filter(({ path, page }) => sitePath(new URL(page.canonical).pathname, "/") === path);
  for (const field of ["title", "description"] as const) {
    const said = Map.groupBy(own, ({ page }) => `${page.lang} ${page[field]}`);
    const twice = [...said].filter(([, all]) => all.length > 1);
    expect(twice.map(([text, all]) => [text, ...all.map(({ path }) => path)])).toEqual([]);
  }
});

test("a page says its language, its address, and where it is in the other language, which says the same", () => {
  const origin = new URL(pages[0]?.page.canonical ?? "").origin;
  const byAddress = new Map(pages.map((read) => [origin + read.path, read.page]));
  const pathOf = (address: string) => address.slice(origin.length) || "/";
  expect(
    complaints(({ path, page: { lang, canonical, alternates } }) => {
      const language = path === "/fr" || path.startsWith("/fr/") ? "fr" : "en";
      const twin = byAddress.get(origin + pathOf(alternates[language === "fr" ? "en" : "fr"] ?? ""));
      return [
        ...(lang === language ? [] : [`lang ${lang}`]),
        ...(pathOf(canonical) === path.replace("/footer/", "/") ? [] : [`canonical ${canonical}`]),
        ...(alternates[language] === canonical ? [] : [`alternate ${alternates[language]}`]),
        ...(alternates["x-default"] === alternates.en ? [] : ["x-default"]),
        ...(twin && twin.alternates[language] !== canonical ? ["the other language leads elsewhere"] : []),
      ];
    }),
  ).toEqual([]);
});

/** Standards, programmes and keys are called the same in every language. */
const namesOfThings = [
  "RWS, Responsible Wool Standard",
  "GRS, Global Recycled Standard",
  "La Maison des Startups LVMH",
  "products_seen, products_visited",
  "assistant_key, assistant_talk",
];

test("French pages hold no English, names aside", async ({ request }) => {
  const names = new Set<string>(namesOfThings);
  for (const universe of ["men", "women"]) {
    const { brands } = await (await request.get(`/api/brands?universe=${universe}&limit=500`)).json();
    for (const { name } of brands ?? []) names.add(name);
  }
  const byPath = new Map(pages.map((read) => [read.path, read.page]));
  expect(
    complaints(({ page: { lang, texts, alternates } }) => {
      const twin = byPath.get(new URL(alternates.en ?? "http://none").pathname);
      if (lang !== "fr") return [];
      return untranslated(texts, twin?.texts ?? [], (text) => names.has(text));
    }),
  ).toEqual([]);
});

test("structured data holds what its type asks for", () => {
  expect(
    complaints(({ page }) => page.structured.flatMap((text) => structuredFaults(JSON.parse(text)))),
  ).toEqual([]);
  const typesAt = (path: string) =>
    pages
      .find((read) => read.path === path || (path.endsWith("*") && read.path.startsWith(path.slice(0, -1))))
      ?.page.structured.map((text) => JSON.parse(text)["@type"]);
  for (const prefix of ["", "/fr"]) {
    expect(typesAt(prefix || "/")).toEqual(["Organization", "WebSite"]);
    expect(typesAt(`${prefix}/product/*`)).toEqual([expect.stringMatching(/^Product/), "BreadcrumbList"]);
    expect(typesAt(`${prefix}/inspiration/*`)).toEqual(["ItemList", "BreadcrumbList"]);
    expect(typesAt(`${prefix}/blog/*`)).toEqual(["Article", "BreadcrumbList"]);
    expect(typesAt(`${prefix}/about`)).toEqual(["BreadcrumbList"]);
    expect(typesAt(`${prefix}/privacy-policy`)).toEqual(["BreadcrumbList"]);
  }
});

test("the picture of a link preview is one that previews can show", { tag: "@long" }, async ({ request }) => {
  const addresses = new Set(indexed().map(({ page }) => page.image));
  const wrong: string[] = [];
  for (const address of sampleOf([...addresses], 6)) {
    const response = await request.get(new URL(address).pathname, { headers: { accept: "*/*" } });
    const kind = response.headers()["content-type"] ?? "";
    if (response.status() !== 200 || !/^image\/(png|jpeg|webp)/.test(kind))
      wrong.push(`${response.status()} ${kind} ${address}`);
  }
  expect(wrong).toEqual([]);
  expect(addresses.size).toBeGreaterThan(30);
});

test("an anchor that a link names is there", () => {
  const byPath = new Map(pages.map((read) => [read.path, read.page]));
  expect(
    complaints(({ path, page }) =>
      page.links.flatMap((href) => {
        const [, anchor = ""] = href.split("#");
        const target = byPath.get(sitePath(href, path)?.split("?")[0] ?? "");
        return anchor && target && !target.ids.has(decodeURIComponent(anchor)) ? [href] : [];
      }),
    ),
  ).toEqual([]);
});
