import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { AdminProductFilter } from "../src/domain/admin/catalogue-ports.ts";
import { importFeed } from "../src/server/adapters/feeds/import-feed.ts";
import { adminProducts } from "../src/storage/admin/products.ts";
import { catalogueStore } from "../src/storage/catalogue-store.ts";
import { feedStore } from "../src/storage/feed-store.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { exampleFeed } from "../src/supply/feeds/testing/example-feed.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { median, writeResults } from "./results.ts";

/*
 * What an admin waits for: a page of products under each filter, and how long anybody else waits for the embedded
 * database while a feed comes in. `node bench/admin-catalogue.ts 100000 5000`
 */
const [size = 100_000, rows = 5_000] = process.argv.slice(2).map(Number);
const today = new Date().toISOString().slice(0, 10);
const rounds = 15;

const filters: Readonly<Record<string, AdminProductFilter>> = {
  "no filter": {},
  universe: { universe: "women" },
  category: { universe: "men", branch: "A.1" },
  brand: { brand: 12 },
  source: { source: "house" },
  "out of stock": { state: "out-of-stock" },
  hidden: { state: "hidden" },
  "no picture": { lacks: "picture" },
  "a word": { text: "merino" },
  "two words": { text: "wool coat" },
  "no such word": { text: "xylograph" },
  "an id": { text: "4711" },
  "all at once": { text: "shirt", universe: "men", branch: "A", state: "offered", source: "house" },
};

const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const opened = await openDatabase({ kind: "embedded", directory: join(directory, "data") });
if (!opened.ok) throw new Error("the database cannot be opened");
const { db, close } = opened.value;
const store = catalogueStore(db);
const drawn = Math.min(size, 2_000);
const { brands, shops, products } = generateCatalogue({ seed: "cleed", size: drawn, today });
await store.save({ brands, shops, products: products() });
for (let copy = 1; copy < size / drawn; copy++) await copyProducts(copy * drawn);
console.log(`${size} products`);

/** The same products again under other numbers: what takes time is how many there are. */
async function copyProducts(from: number) {
  await sql`
    insert into product (id, source, source_key, universe, leaf, brand_id, document)
    select id + ${from}, source, source_key || ${`-${from}`}, universe, leaf, brand_id,
      regexp_replace(document::text, '^\\{"id":\\d+', '{"id":' || (id + ${from}))::json
    from product where id <= ${drawn}
  `.execute(db);
  await sql`
    insert into product_facts (
      id, source, universe, leaf, brand_id, state, lacks_picture, lacks_size, lacks_category, words
    )
    select id + ${from}, source, universe, leaf, brand_id, state, lacks_picture, lacks_size, lacks_category,
      words || ${`-${from}`}
    from product_facts where id <= ${drawn}
  `.execute(db);
}

const list = adminProducts(db);
const lines: string[] = [];
for (const [name, filter] of Object.entries(filters)) {
  const times: number[] = [];
  let [total, after] = [0, undefined as number | undefined];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const [page] = await Promise.all([list.list(filter, { limit: 25, after }), list.sources()]);
    times.push(performance.now() - start);
    total = page.total;
    after = page.hasMore ? page.rows.at(-1)?.product.id : undefined;
  }
  lines.push(`| ${name} | ${total} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`);
  console.log(lines.at(-1));
}

/** One small question after the other, as a request asks it, and the longest that one took. */
async function longestWait(work: () => Promise<unknown>) {
  let [isOver, longest] = [false, 0];
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await store.version();
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const start = performance.now();
  await work();
  const whole = performance.now() - start;
  isOver = true;
  await asking;
  return { longest, whole };
}

const file = join(directory, "feed.csv");
await writeFile(file, exampleFeed({ rows, bad: 3 }));
const given = {
  catalogue: store,
  feeds: feedStore(db),
  file,
  source: "bench",
  allowShrink: false,
  now: () => new Date(),
  onProgress: () => {},
};
const waits: string[] = [];
for (const [name, dryRun] of [
  ["tried", true],
  ["brought in", false],
  ["brought in again, unchanged", false],
] as const) {
  const { longest, whole } = await longestWait(() => importFeed({ ...given, dryRun }));
  waits.push(`| ${name} | ${whole.toFixed(0)} | ${longest.toFixed(0)} |`);
  console.log(waits.at(-1));
}
await close();
await rm(directory, { recursive: true, force: true });

await writeResults({
  "The catalogue of admins": `\`node bench/admin-catalogue.ts ${size} ${rows}\`. A page of 25 of ${size.toLocaleString("en")} products (${drawn.toLocaleString("en")} drawn ones, over and over) with its total, on the embedded database, page after page, ${rounds} times: milliseconds.

| filter | found | median | most |
|---|---|---|---|
${lines.join("\n")}

A feed of ${rows.toLocaleString("en")} rows beside them: milliseconds that it took, and the longest that anyone else waited for an answer of the embedded database meanwhile.

| feed | whole | longest wait |
|---|---|---|
${waits.join("\n")}`,
});
