import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardWordsOf, listingOf } from "../src/domain/catalogue/listing.ts";
import { packListing } from "../src/domain/catalogue/packed-listing.ts";
import { readSnapshot, snapshotBuilder } from "../src/domain/catalogue/read-snapshot.ts";
import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { catalogueStore } from "../src/storage/catalogue-store.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { shopperStore } from "../src/storage/shopper-store.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { writeResults } from "./results.ts";

/*
 * What a catalogue costs: drawing it up, storing it in the embedded database, reading it into memory at a start.
 * `node bench/catalogue.ts 2400 100000 1000000`; above 200,000 the database is left out and the snapshot is made
 * from the products as they come.
 */
const sizes = process.argv.slice(2).map(Number);
const wanted = sizes.length > 0 ? sizes : [2_400, 100_000];
const mostStored = 200_000;
const today = "2026-11-15";

/** A fixed piece of arithmetic: how busy the machine is shows in how long it takes. */
function calibrate(): number {
  const start = performance.now();
  let sum = 0;
  for (let i = 1; i < 60_000_000; i++) sum += Math.sqrt(i) % 3;
  if (sum < 0) throw new Error("no such sum");
  return performance.now() - start;
}

const bytesOf = (snapshot: Snapshot): number =>
  Object.values({ ...snapshot, ...snapshot.cut, ...snapshot.cards, ...snapshot.cards.parts })
    .filter((column) => ArrayBuffer.isView(column))
    .reduce((sum, column) => sum + column.byteLength, 0);
const seconds = (since: number) => (performance.now() - since) / 1000;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function stored(size: number): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
  const opened = await openDatabase({ kind: "embedded", directory: join(directory, "data") });
  if (!opened.ok) throw new Error("the database cannot be opened");
  const { db, close } = opened.value;
  const [store, shoppers] = [catalogueStore(db), shopperStore(db)];
  let drawing = 0;
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
  const timed = (function* () {
    const source = products();
    while (true) {
      const start = performance.now();
      const { value, done } = source.next();
      drawing += seconds(start);
      if (done) return;
      yield value;
    }
  })();
  const start = performance.now();
  await store.save({ brands, shops, products: timed });
  const storing = seconds(start) - drawing;
  const reads: number[] = [];
  let snapshot: Snapshot | undefined;
  for (let i = 0; i < 3; i++) {
    const begin = performance.now();
    snapshot = await readSnapshot(store, shoppers, today);
    reads.push(seconds(begin));
  }
  const bytes = snapshot ? bytesOf(snapshot) : 0;
  await close();
  await rm(directory, { recursive: true, force: true });
  return [drawing, storing, Math.min(...reads)].map((value) => value.toFixed(1)).concat(each(bytes, size));
}

function unstored(size: number): string[] {
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
  const builder = snapshotBuilder();
  let building = 0;
  const start = performance.now();
  for (const product of products()) {
    const listing = packListing(listingOf(product));
    const card = JSON.stringify(cardWordsOf(product));
    const begin = performance.now();
    builder.add({ listing, card }, today);
    building += seconds(begin);
  }
  const drawing = seconds(start) - building;
  const begin = performance.now();
  const snapshot = builder.finish({ version: 1, day: today, brands, shops });
  building += seconds(begin);
  return [drawing.toFixed(1), "–", building.toFixed(1), ...each(bytesOf(snapshot), size)];
}

const each = (bytes: number, size: number) => [megabytes(bytes), `${Math.round(bytes / size)} B`];

const head = `| products | drawing up | storing (embedded) | reading into memory | columns and cards | a product | busy |
|---|---|---|---|---|---|---|`;
const tables = new Map<string, string[]>();
for (const size of wanted) {
  const busy = calibrate();
  const cells = size > mostStored ? unstored(size) : await stored(size);
  const row = `| ${size.toLocaleString("en")} | ${cells.join(" | ")} | ${busy.toFixed(0)} ms |`;
  const title = size > mostStored ? "Catalogue without a database" : "Catalogue";
  tables.set(title, [...(tables.get(title) ?? []), row]);
  console.log(row);
}
const about = `\`node bench/catalogue.ts ${wanted.join(" ")}\`. Seconds; the last column is a fixed sum before each run, which is slower on a busy machine. Up to 12,000 products every picture is held beside those of its page, above that it is not. Above ${mostStored.toLocaleString("en")} the snapshot is made from the products as they come, without a database.`;
await writeResults(
  Object.fromEntries([...tables].map(([title, rows]) => [title, [about, "", head, ...rows].join("\n")])),
);
