import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { embeddedEngine } from "../src/domain/search/embedded-engine.ts";
import { openCatalogue } from "../src/server/adapters/catalogue/open-catalogue.ts";
import { catalogueStore } from "../src/storage/catalogue-store.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { shopperStore } from "../src/storage/shopper-store.ts";
import { openSignals } from "../src/storage/signals/open-signals.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { keptSite } from "./kept-site.ts";
import { tell, writeResults } from "./results.ts";

/*
 * How soon a product that is saved, changed or taken away shows in search, and the longest that anything else had to
 * wait meanwhile. `node bench/catalogue-change.ts 2400 100000`
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [2_400, 100_000];
const today = new Date().toISOString().slice(0, 10);
const rounds = 5;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(size: number): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
  const kept = keptSite(size);
  const opened = await openDatabase({ kind: "embedded", directory: kept ?? join(directory, "data") });
  if (!opened.ok) throw new Error("the database cannot be opened");
  const { db, close, tellChanges } = opened.value;
  const onFault = (error: unknown) => {
    throw error;
  };
  const signals = await openSignals({ url: undefined, tellChanges, onFault });
  const store = catalogueStore(db);
  if (!kept) {
    const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
    await store.save({ brands, shops, products: products() });
  }
  const catalogue = await openCatalogue({
    store,
    shoppers: shopperStore(db),
    size,
    report: () => {},
    now: () => new Date(),
    onFault,
  });
  signals.on("catalogue", catalogue.look);
  const engine = embeddedEngine(catalogue.snapshot, {
    now: () => performance.now(),
    giveWay: () => new Promise((resolve) => setImmediate(resolve)),
  });
  catalogue.onChange(() => void engine.prepare());
  await engine.prepare();
  const found = async () =>
    (await engine.find({ text: "xylograph", language: "en", from: 0, limit: 10, withFacets: false })).total;
  const model = await store.find(catalogue.snapshot().ids[0] ?? 1);
  if (!model) throw new Error("the catalogue is empty");
  const named = { en: "Xylograph shirt", fr: "Chemise xylographe" };
  const changes = [
    ["added", { ...model, id: size + 10, name: named, source: { name: "bench", key: "1" } }, 1],
    ["renamed", { ...model, id: size + 10, source: { name: "bench", key: "1" } }, 0],
    ["renamed back", { ...model, id: size + 10, name: named, source: { name: "bench", key: "1" } }, 1],
    ["taken away", { ...model, id: size + 10, offers: [], source: { name: "bench", key: "1" } }, 0],
  ] as const;
  const [times, delays] = [[] as number[], [] as number[]];
  // A site in service has no garbage of a first start, and has seen a change before.
  globalThis.gc?.();
  for (let round = -1; round < rounds; round++)
    for (const [, product, wanted] of changes) {
      await wait(400 + 97 * round);
      const watch = monitorEventLoopDelay({ resolution: 1 });
      await store.save({ brands: [], shops: [], products: [product] });
      const start = performance.now();
      watch.enable();
      while ((await found()) !== wanted && performance.now() - start < 20_000) await wait(5);
      const took = performance.now() - start;
      await wait(50);
      watch.disable();
      if (round < 0) continue;
      times.push(took);
      delays.push(watch.max / 1e6);
    }
  catalogue.close();
  await signals.close();
  await close();
  await rm(directory, { recursive: true, force: true });
  const sorted = times.toSorted((a, b) => a - b);
  const at = `of ${size.toLocaleString("en")} products`;
  await tell({
    name: `a change ${at} is found, median`,
    value: sorted[Math.floor(sorted.length / 2)] ?? 0,
    unit: "ms",
    atMost: 1_000,
  });
  await tell({
    name: `the longest pause in the median change ${at}`,
    value: delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0,
    unit: "ms",
    atMost: 20,
  });
  const cells = [
    size.toLocaleString("en"),
    (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0),
    (sorted.at(-1) ?? 0).toFixed(0),
    (delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0).toFixed(0),
    Math.max(...delays).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

const rows: string[] = [];
for (const size of sizes) {
  rows.push(await measure(size));
  console.log(rows.at(-1));
}
await writeResults({
  "Changes of the catalogue": `\`node bench/catalogue-change.ts ${sizes.join(" ")}\`. A product is added, renamed, renamed back and taken away, ${rounds} times: milliseconds from when it is stored until search shows it, and the longest that a timer of a millisecond was late meanwhile, all told and in the median change.

| products | median | most | late, median | late, most |
|---|---|---|---|---|
${rows.join("\n")}`,
});
