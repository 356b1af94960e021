import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../src/storage/open-database.ts";
import { tenth } from "./fastest.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { openMemberSite } from "./member-site.ts";
import { median, tell, writeResults } from "./results.ts";

/*
 * From a like to the list that knows of it, through the API and the embedded database, in one process.
 * `node bench/reaction.ts 100000`
 */
const size = Number(process.argv[2] ?? 100_000);
const [rounds, warming] = [100, 20];

const snapshot = await makeSnapshot(size);
const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const opened = await openDatabase({ kind: "embedded", directory: join(directory, "data") });
if (!opened.ok) throw new Error("the database cannot be opened");
const database = opened.value;
const { ask, deliver, letters } = openMemberSite(database, snapshot);

const liking = "/api/users/me/preferences/products_liked";
const email = "bench@example.com";
const someone = { email, password: "lavender tram oboe", firstname: "Ada", lastname: "Lovelace" };
await ask("/api/auth/signup", { ...someone, gender: "male", terms: true });
while ((await deliver()) > 0);
const letter = letters.at(-1);
const code = letter?.kind === "code" ? letter.code : "";
const { token } = await ask("/api/auth/verify", { email, code });

let { products } = await ask("/api/products/getReco", { universe: "men", limit: 48 }, token);
/** A like and the list after it. */
async function react() {
  const [start, used] = [performance.now(), process.cpuUsage()];
  await ask(liking, { id: products[0]?.id ?? 0, value: true }, token, "PATCH");
  const between = performance.now();
  ({ products } = await ask("/api/products/getReco", { universe: "men", limit: 48 }, token));
  const end = performance.now();
  const { user, system } = process.cpuUsage(used);
  return {
    like: between - start,
    list: end - between,
    both: end - start,
    processor: (user + system) / 1000,
  };
}
async function reactOften(times: number) {
  const all: Awaited<ReturnType<typeof react>>[] = [];
  for (let i = 0; i < times; i++) all.push(await react());
  return all;
}
await reactOften(warming);
const all = await reactOften(rounds);
const timesOf = (name: keyof (typeof all)[number]) => all.map((one) => one[name]);
await database.close();
await rm(directory, { recursive: true });
const cells = (["like", "list", "both", "processor"] as const)
  .map((name) => tenth(timesOf(name)).toFixed(1))
  .join(" | ");
await tell({
  name: `from a like to the next list at ${size.toLocaleString("en")} products`,
  value: tenth(timesOf("both")),
  unit: "ms",
  atMost: 20,
  note: `median ${median(timesOf("both")).toFixed(1)} ms`,
});
await writeResults({
  "From a like to the next list": `\`node bench/reaction.ts ${size}\`. A member likes the first of 48 and asks for the next 48, through the API in process with the embedded database, ${rounds} times after ${warming}: milliseconds on the clock, and of processor time; a tenth is faster.

| products | the like | the list | both | both, processor |
|---|---|---|---|---|
| ${size.toLocaleString("en")} | ${cells} |`,
});
