import { randomBytes } from "node:crypto";
import { openFileSpool } from "../src/server/adapters/feeds/file-spool.ts";
import { feedText } from "../src/server/adapters/feeds/open-feed.ts";
import { defaultRates } from "../src/supply/feeds/rates.ts";
import { readFeed } from "../src/supply/feeds/read-feed.ts";
import { writeResults } from "./results.ts";

/*
 * Reads a feed of so many megabytes (1024 unless told) that is made up as it goes, and prints what it cost:
 * `node bench/feed-memory.ts 100`. Rows of a product stand a thousand rows apart, and a hundredth are broken.
 */
const megabytes = Number(process.argv[2] ?? 1024);
const wanted = megabytes * 1024 * 1024;
const nouns = ["Chemise en lin", "Jean slim", "Robe midi", "Pull en laine", "Baskets basses", "Manteau long"];
const shades = ["Noir", "Bleu marine", "Écru", "Rouge"];
const sizes = ["S", "M", "L", "XL"];
const columns =
  "id,item_group_id,title,description,link,image_link,availability,price,brand,gender,color,size,material";
const prose = "Une pièce pensée pour durer, coupée dans une belle matière et montée avec soin. ".repeat(8);

let written = 0;
let row = 0;

function rowText(): string {
  const variant = Math.floor(row / 1000) % 16;
  const design = Math.floor(row / 16_000) * 1000 + (row % 1000);
  const noun = nouns[design % nouns.length] ?? "";
  const price = row % 100 === 99 ? "soon" : `${20 + (design % 200)}.90 EUR`;
  const gender = noun.startsWith("Robe") ? "female" : design % 2 ? "male" : "female";
  const cells = [
    `SKU-${row}`,
    `D-${design}`,
    `${noun} ${design.toString(36)}`,
    `"${prose}${randomBytes(40).toString("hex")}, référence ""${design}"""`,
    `https://shop.example/p/${design}?v=${variant}`,
    `https://shop.example/i/${design}-${variant}.jpg`,
    "in_stock",
    price,
    `Maison ${design % 300}`,
    gender,
    shades[variant % 4] ?? "",
    sizes[Math.floor(variant / 4)] ?? "",
    '"80% coton, 20% polyester"',
  ];
  row += 1;
  return cells.join(",");
}

async function* feed(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${columns}\n`);
  while (written < wanted) {
    const lines = Array.from({ length: 80 }, rowText);
    const bytes = Buffer.from(`${lines.join("\n")}\n`);
    written += bytes.length;
    yield bytes;
  }
}

let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 50);
const started = performance.now();
const spool = await openFileSpool();
try {
  const reading = readFeed((report) => feedText(feed(), report), {
    source: "bench",
    spool,
    today: "2025-07-10",
    rates: defaultRates,
  });
  let next = await reading.next();
  const rowsRead = performance.now();
  while (!next.done) next = await reading.next();
  const seconds = (performance.now() - started) / 1000;
  const { rows, items, products, errors, warnings, codes } = next.value;
  console.log(
    `${megabytes} MB: ${rows} rows, ${items} understood, ${products} products, ${errors} errors, ${warnings} warnings`,
  );
  for (const { code, count } of codes) console.log(`  ${code} ${count}`);
  console.log(
    `rows ${((rowsRead - started) / 1000).toFixed(1)} s, all ${seconds.toFixed(1)} s, ${(megabytes / seconds).toFixed(1)} MB/s`,
  );
  const most = Math.round(Math.max(peak, process.memoryUsage.rss()) / 1024 / 1024);
  await writeResults({
    Feeds: `\`node bench/feed-memory.ts ${megabytes}\`: a feed of ${megabytes} MB, made up as it is read, rows of a product a thousand rows apart, one in a hundred broken. ${rows} rows, ${products} products, ${errors} rows refused, ${seconds.toFixed(0)} s (${(megabytes / seconds).toFixed(1)} MB/s), at most ${most} MB of memory.`,
  });
} finally {
  clearInterval(watch);
  await spool.close();
}
