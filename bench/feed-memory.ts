import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { writeResults } from "./results.ts";

/*
 * Brings in a feed of so many megabytes (1024 unless told) that is made up as it goes, and writes down what it cost:
 * `node bench/feed-memory.ts 100`. Rows of a product stand a thousand rows apart, and a hundredth are broken. A second
 * number says how many rows a product has (16 unless told): with 1 every row is a product of its own.
 */
const megabytes = Number(process.argv[2] ?? 1024);
const rowsOfAProduct = Number(process.argv[3] ?? 16);
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
  const variant = Math.floor(row / 1000) % rowsOfAProduct;
  const design = Math.floor(row / (1000 * rowsOfAProduct)) * 1000 + (row % 1000);
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

/** What the system says a process has held at most. Linux alone tells. */
async function mostHeld(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const { scripts } = z.parse(
  z.object({ scripts: z.object({ "import-feed": z.string() }) }),
  JSON.parse(await readFile("package.json", "utf8")),
);

/** The command as `npm run import-feed` gives it, but the process is ours to watch. */
async function importFeed(given: string, input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const started = performance.now();
  const child = spawn("sh", ["-c", `${scripts["import-feed"]} ${given}`], {
    env: { ...process.env, DATA_DIR: directory },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let [peak, said] = [0, ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-5_000);
  });
  const watch = setInterval(async () => {
    peak = Math.max(peak, await mostHeld(child.pid ?? 0));
  }, 50);
  const ended = once(child, "close");
  await pipeline(Readable.from(input), child.stdin);
  const [code] = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(said);
  return { peak, said, seconds: (performance.now() - started) / 1000 };
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
try {
  const made = await importFeed("--runs", []);
  const run = await importFeed("- --source bench --shop Bench", feed());
  console.log(run.said.slice(run.said.indexOf("rows read") - 200));
  const numbers = /(\d+) rows read, (\d+) understood, (\d+) products/.exec(run.said) ?? [];
  const [, rows = 0, items = 0, products = 0] = numbers.map(Number);
  await writeResults({
    Feeds: `\`node bench/feed-memory.ts ${megabytes} ${rowsOfAProduct}\`: \`npm run import-feed\` of a feed of ${megabytes} MB into the embedded database. It is made up as it is read, rows of a product stand a thousand rows apart, one in a hundred is broken. ${rows} rows, ${products} products, ${rows - items} rows refused, ${run.seconds.toFixed(0)} s (${(megabytes / run.seconds).toFixed(1)} MB/s), at most ${mb(run.peak)} of memory. Making the empty database before takes a process of its own at most ${mb(made.peak)}, for ${made.seconds.toFixed(0)} s.`,
  });
} finally {
  await rm(directory, { recursive: true, force: true });
}
