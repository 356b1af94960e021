import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { sumUpPreferences } from "../src/domain/admin/sum-up-preferences.ts";
import { auditDesk } from "../src/storage/admin/audit-desk.ts";
import { letterDesk } from "../src/storage/admin/letter-desk.ts";
import { overviewStore } from "../src/storage/admin/overview-store.ts";
import { peopleDesk } from "../src/storage/admin/people-desk.ts";
import { schoolDesk } from "../src/storage/admin/school-desk.ts";
import { schoolFigures } from "../src/storage/admin/school-figures.ts";
import { searchLog } from "../src/storage/admin/search-log.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { tidyEmbedded } from "../src/storage/tidy-embedded.ts";
import { fillActivity, fillLogs, fillPeople } from "./admin-fill.ts";
import { median, writeResults } from "./results.ts";

/*
 * What admins look through, on the embedded database: lists with every filter, what people told, the overview.
 * `node bench/admin.ts 100000 1000000`: people, events.
 */
const people = Number(process.argv[2] ?? 100_000);
const events = Number(process.argv[3] ?? 1_000_000);
const rounds = 7;

const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const opened = await openDatabase({ kind: "embedded", directory: join(directory, "data") });
if (!opened.ok) throw new Error("the database cannot be opened");
const { db, close } = opened.value;
await fillPeople(db, people);
await fillLogs(db, people);
await fillActivity(db, events);
// As the server does at its start and every hour.
await tidyEmbedded(db);

const rows: string[] = [];
async function measure(
  name: string,
  work: (round: number) => Promise<unknown>,
  times = rounds,
): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < times; round++) {
    const started = performance.now();
    await work(round);
    took.push(performance.now() - started);
  }
  const [first = 0, ...others] = took;
  const row = `| ${name} | ${Math.round(first)} | ${Math.round(median(took))} | ${Math.round(Math.max(first, ...others))} |`;
  console.log(row);
  rows.push(row);
}

const at = new Date();
const desk = peopleDesk(db);
const newest = { limit: 25, sort: "newest" } as const;
const filters = {
  "people, newest": newest,
  "people, oldest": { ...newest, sort: "oldest" },
  "people, by address": { ...newest, sort: "email" },
  "people, a hundred": { ...newest, limit: 100 },
  "people, pending": { ...newest, status: "pending" },
  "people, active, by address": { ...newest, status: "active", sort: "email" },
  "people, admins": { ...newest, admin: true },
  "people, no admins": { ...newest, admin: false },
  "people, of a school": { ...newest, school: 7 },
  "people, pending of a school": { ...newest, school: 7, status: "pending" },
  "people, `m`": { ...newest, words: "m" },
  "people, `m`, active, by address": { ...newest, words: "m", status: "active", sort: "email" },
  "people, `elise`": { ...newest, words: "elise" },
  "people, `élise lefèvre`": { ...newest, words: "élise lefèvre" },
  "people, an address": { ...newest, words: "c4ca421@example.org" },
  "people, nobody": { ...newest, words: "zzzz" },
} as const;
for (const [name, query] of Object.entries(filters)) await measure(name, () => desk.list(query, at));
const start = await desk.list({ ...newest, limit: 100 }, at);
let cursor = start.ok ? start.value.next : null;
await measure("people, page after page", async () => {
  const page = await desk.list({ ...newest, limit: 100, cursor: cursor ?? undefined }, at);
  cursor = page.ok ? page.value.next : null;
});
const someone = start.ok ? start.value.items[7]?.id : undefined;
await measure("one person", () => desk.find(someone ?? "", at));

const schools = schoolDesk(db, schoolFigures(db));
await measure("schools", () => schools.list({ limit: 25 }, at));
await measure("schools, `ecole 19`", () => schools.list({ limit: 100, words: "ecole 19" }, at));
const letters = letterDesk(db);
await measure("mails", () => letters.list({ limit: 25 }));
await measure("mails, failed", () => letters.list({ limit: 25, state: "failed" }));
await measure("mails, an address", () => letters.list({ limit: 25, words: "someone12" }));
const audit = auditDesk(db);
const day = (ago: number) => new Date(at.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
await measure("audit", () => audit.list({ limit: 25 }));
await measure("audit, an action", () => audit.list({ limit: 25, action: "person." }));
await measure("audit, a person", () => audit.list({ limit: 25, person: someone }));
await measure("audit, a week", () => audit.list({ limit: 25, from: day(7), to: day(0) }));

let [longest, turn] = [0, 0];
await measure(
  "what the women told",
  () =>
    sumUpPreferences({
      desk: {
        told: async (...asked) => {
          const page = await desk.told(...asked);
          turn = performance.now();
          return page;
        },
      },
      universe: "women",
      brandName: (id) => `Brand ${id}`,
      least: 10,
      giveWay: () => {
        longest = Math.max(longest, performance.now() - turn);
        return new Promise((resolve) => setImmediate(resolve));
      },
    }),
  2,
);

const overview = overviewStore(db);
const searches = searchLog(db);
const look = async (days: { from: string; to: string }) => {
  await overview.days(days, at);
  await overview.people(days);
  await overview.funnel(days);
  await overview.catalogue();
  await searches.missed(days);
  await searches.totals(days);
  await overview.mail();
};
await measure("settling a month, once", () => overview.settle(at), 1);
await measure("overview of 30 days", () => look({ from: day(29), to: day(0) }), 4);
await measure("overview of 366 days", () => look({ from: day(365), to: day(0) }), 2);
for (const table of ["person", "product_event", "reco_list", "reaction"]) {
  const counted = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
  console.log(table, counted.rows[0]?.n);
}
await close();
await rm(directory, { recursive: true, force: true });

await writeResults({
  Admin: `
${people.toLocaleString("en")} people, ${events.toLocaleString("en")} events within 30 days, on the embedded database, in milliseconds. The longest turn of the event loop while everything that people told was summed up: ${Math.round(longest)} ms.

| | First | Median | Longest |
|---|---|---|---|
${rows.join("\n")}
`,
});
