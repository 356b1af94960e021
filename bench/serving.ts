import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { searchProducts } from "#contract/search.ts";
import { folderForSite } from "./kept-site.ts";
import { median, tell, writeResults } from "./results.ts";
import { askOverAndOver, askSoThatBusy, type Load, percentile } from "./serving/load.ts";
import { untilIdle } from "./serving/processor.ts";
import { type Running, startSite } from "./serving/site.ts";

/**
 * Pages a second on one processor, beside a plain React Router site that renders the same elements and carries the
 * same data, served by React Router's own server. Both answer in turn within one run.
 */
type PageTrees = {
  readonly pageTree: (html: string, data: unknown) => { readonly body: readonly unknown[] };
  readonly countElements: (body: readonly unknown[]) => number;
};
// What it needs is installed beside it, and not with the project.
const { pageTree, countElements }: PageTrees = await import(
  pathToFileURL(resolve("bench/peers/page-tree.ts")).href
);
const rounds = 3;
const roundMs = 3_000;
const connections = 16;
/** How busy a site is of which the tail is looked at. */
const share = 0.7;
const slow = { ms: 16_000, leadMs: 3_000 };
/**
 * Until the program that asks is compiled it asks late, over more connections than it needs later, and those that are
 * not needed are closed by the site after some seconds.
 */
const quick = { ms: 16_000, leadMs: 7_000 };
const peers = resolve("bench/peers");
const { folder, data } = await folderForSite("serving");
const pagesDirectory = join(folder, "pages");
await mkdir(pagesDirectory, { recursive: true });

const versions = await peerVersions();
await promisify(execFile)("npm", ["run", "build", "--silent"], { cwd: peers });

const own = await startSite({
  command: ["node", "build/run/main.js"],
  port: 4261,
  path: "/api/health",
  core: 0,
  env: { DATA_DIR: data, LOG_LEVEL: "warn", PICTURE_QUIET_SECONDS: "3600" },
});
const stops = [own.stop];
try {
  // A site in service, not one that has just been started and still makes things ahead.
  await untilIdle(own.pid);
  const listed = await listedPaths();
  const products = listed.filter((path) => path.startsWith("/product/"));
  if (products.length < 100) throw new Error("The sitemap lists no products.");
  const searches = searchPaths();
  await keepTree("search", "/search", await text(`${own.base}${searchProducts.path}?lang=en&universe=men`));
  const [firstProduct = ""] = products;
  const id = /\/product\/(\d+)/.exec(firstProduct)?.[1];
  await keepTree("product", firstProduct, await text(`${own.base}/api/products/${id}?lang=en`));

  const bare = await startSite({
    command: ["node", "node_modules/.bin/react-router-serve", "build/server/index.js"],
    port: 4262,
    cwd: peers,
    path: "/",
    core: 0,
    env: { PAGES_DIR: pagesDirectory, HOST: "127.0.0.1" },
  });
  stops.push(bare.stop);
  const spinning = await startSite({
    command: ["node", "bench/serving/spinning.ts"],
    port: 4264,
    path: "/",
    core: 0,
    env: {},
  });
  stops.push(spinning.stop);

  // More than can be rendered in the time, and no more than fits into an order.
  const mostOthers = 1_000;
  // What nobody asks for before it is looked at how late pages are that have to be rendered.
  const inFrench = listed.filter((path) => path.startsWith("/fr/product/"));
  const pages = [
    {
      name: "/search",
      asked: ["/search"],
      never: searches,
      others: searches.slice(0, mostOthers).map((path) => `/fr${path}`),
      bare: "/search",
    },
    {
      name: "a product",
      asked: products.slice(0, 100),
      never: products.slice(100),
      others: inFrench.slice(0, mostOthers),
      bare: "/product/one",
    },
  ];
  const [rows, busyRows]: [string[], string[]] = [[], []];
  const rates = new Map<(typeof pages)[number], { readonly again: number; readonly fresh: number }>();
  const of = (base: string, paths: readonly string[]) => paths.map((path) => base + path);
  for (const page of pages) {
    const bareUrls = [bare.base + page.bare];
    // Nobody measures how a program is compiled.
    await askOverAndOver(of(own.base, page.asked), connections, 8_000);
    await askOverAndOver(bareUrls, connections, 3_000);
    const [ours, first, theirs]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      const part = Math.floor(page.never.length / rounds);
      const never = page.never.slice(round * part, (round + 1) * part);
      ours.push(await rateOf(of(own.base, page.asked)));
      theirs.push(await rateOf(bareUrls));
      first.push(await rateOf(of(own.base, never)));
    }
    const [again, plain, fresh] = [median(ours), median(theirs), median(first)];
    rows.push(
      `| ${page.name} | ${again.toFixed(0)} | ${fresh.toFixed(0)} | ${plain.toFixed(0)} | ${(again / plain).toFixed(1)} | ${(fresh / plain).toFixed(2)} |`,
    );
    await tell({
      name: `pages a second, ${page.name}`,
      value: again / plain,
      unit: "× plain React Router",
      atLeast: 1,
      note: `${again.toFixed(0)} beside ${plain.toFixed(0)}; ${fresh.toFixed(0)} where each address is asked for the first time`,
    });
    rates.set(page, { again, fresh });
  }
  // By now it has learned, which it does some time after a start.
  await untilIdle(own.pid);
  let spun: Load | undefined;
  for (const [page, { again, fresh }] of rates) {
    const busyWith = (urls: readonly string[], site: Running, rate: number, times: typeof quick) =>
      askSoThatBusy(urls, times.ms, { pid: site.pid, share, rate: rate * share, leadMs: times.leadMs });
    const rendered = await busyWith(of(own.base, page.others), own, fresh, slow);
    const remembered = await busyWith(of(own.base, page.asked), own, again, quick);
    // It is as busy with either page: once is enough.
    spun ??= await busyWith([`${spinning.base}/`], spinning, again, quick);
    busyRows.push(`| ${[page.name, ...[rendered, remembered, spun].map(halfAndLast)].join(" | ")} |`);
    const half = percentile(rendered.times, 0.5);
    await tell({
      name: `99th percentile at 70 % load, ${page.name}, rendered`,
      value: percentile(rendered.times, 0.99) / half,
      unit: "× median",
      atMost: 5,
      note: `half and 99 % within ${halfAndLast(rendered)} ms${circumstances(rendered)}`,
    });
    await tell({
      name: `99th percentile at 70 % load, ${page.name}, remembered`,
      value: percentile(remembered.times, 0.99) / half,
      unit: "× the median of a rendered one",
      atMost: 1,
      note: `half and 99 % within ${halfAndLast(remembered)} ms${circumstances(remembered)}; of a server that does nothing but be busy as long ${halfAndLast(spun)} ms`,
    });
  }
  await writeResults({
    "Pages a second": `\`node bench/serving.ts\`. One processor for the site, the other asks over ${connections} connections; ${rounds} rounds of ${roundMs / 1000} s each in turn, medians. Beside it: ${versions}, which renders the same elements (${await sizes()}) and carries the same data. Pages are remembered (0036); the second figure is of addresses that nobody asked for before. The plain site renders bare elements without components, texts or links of its own, and remembers nothing but its data.

| | Cleed | asked for the first time | plain React Router | ratio | first time |
|---|---|---|---|---|---|
${rows.join("\n")}

Where the processor is busy for ${share * 100} % of the time, evenly asked: half and 99 % of the answers within, in milliseconds, without those while others on the same hardware had the processor. Rendered pages are those of the other language, which nobody asked for before. A server that does nothing but be busy for as long as a remembered page takes shows what of that is the machine's.

| | rendered | remembered | a server that is only busy |
|---|---|---|---|
${busyRows.join("\n")}`,
  });
} finally {
  for (const stop of stops) await stop();
  await rm(folder, { recursive: true, force: true });
}

function halfAndLast({ times }: Load): string {
  const [half, last] = [percentile(times, 0.5), percentile(times, 0.99)];
  return [half, last].map((ms) => ms.toFixed(half < 1 ? 2 : 1)).join(" / ");
}

function circumstances({ busy, counted }: Load): string {
  const whole = (share: number) => (100 * share).toFixed(0);
  const disturbed = counted < 1 ? `, of the ${whole(counted)} % that nobody else’s machine disturbed` : "";
  return `, busy for ${whole(busy)} % of the time${disturbed}`;
}

async function rateOf(urls: readonly string[]): Promise<number> {
  const { rate, failures } = await askOverAndOver(urls, connections, roundMs);
  if (failures > 0) throw new Error(`${failures} answers were not 200.`);
  return rate;
}

async function keepTree(name: string, path: string, data: string): Promise<void> {
  const tree = pageTree(await text(own.base + path), JSON.parse(data));
  await writeFile(join(pagesDirectory, `${name}.json`), JSON.stringify(tree));
}

async function sizes(): Promise<string> {
  const counts = ["search", "product"].map(async (name) => {
    const tree = JSON.parse(await readFile(join(pagesDirectory, `${name}.json`), "utf8"));
    return `${countElements(tree.body).toLocaleString("en")} of ${name === "search" ? "/search" : "a product page"}`;
  });
  return (await Promise.all(counts)).join(", ");
}

/** What the sitemaps name, without the site before it. */
async function listedPaths(): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const maps = locations(await text(`${own.base}/sitemap.xml`));
  const all = await Promise.all(maps.map(async (path) => locations(await text(own.base + path))));
  return all.flat();
}

function searchPaths(): string[] {
  const words = ["", "wool", "linen", "black", "navy", "coat", "shirt", "jeans", "silk", "denim"];
  const paths: string[] = [];
  for (let max = 60; paths.length < 2_000; max += 1) {
    for (const word of words) paths.push(`/search?${word ? `q=${word}&` : ""}price_max=${max}`);
  }
  return paths;
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

async function peerVersions(): Promise<string> {
  const read = async (name: string) =>
    `${name} ${JSON.parse(await readFile(join(peers, "node_modules", name, "package.json"), "utf8")).version}`;
  return [await read("react-router"), await read("@react-router/serve"), await read("react")].join(", ");
}
