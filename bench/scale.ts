import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../src/storage/open-database.ts";
import { startRealPostgres } from "../src/storage/testing/real-postgres.ts";
import { fillActivity, fillPeople } from "./admin-fill.ts";
import { writeResults } from "./results.ts";
import { seeded, type Work, waitingTimes } from "./scale/queue.ts";
import { percentile } from "./serving/load.ts";
import { type Running, startSite } from "./serving/site.ts";
import { signInAs } from "./sign-in.ts";

/**
 * `node bench/scale.ts`: what each kind of request costs the site and PostgreSQL, measured on this machine, and what
 * ten million people would then need. Costs are processor time, so that a busy machine does not change them much.
 */
const people = 10_000_000;
const assumed = {
  activeADay: 0.1,
  visitsADay: 1.3,
  /** The busiest hour of a day, and its busiest minute beside its mean. */
  peakHour: 0.085,
  peakMinute: 1.4,
  /** Pictures and hashed files that never reach the site. */
  fromCdn: 0.95,
  busy: 0.6,
  interactionsAVisit: 40,
};
const clockTicksMs = 10;

const folder = await mkdtemp(join(tmpdir(), "cleed-scale-"));
const server = await startRealPostgres();
const sizes = await fillAndWeigh(server.url);
const site = await startSite({
  command: ["node", "build/run/main.js"],
  port: 4264,
  path: "/api/health",
  env: { DATABASE_URL: server.url, DATA_DIR: folder, LOG_LEVEL: "warn", PICTURE_QUIET_SECONDS: "3600" },
});
try {
  const work = await measureAll(site, sizes.token);
  const visits = people * assumed.activeADay * assumed.visitsADay;
  const peakVisits = (visits * assumed.peakHour * assumed.peakMinute) / 3600;
  const requests = work.reduce((sum, { perVisit }) => sum + perVisit, 0);
  const sum = (of: (one: Work) => number) => work.reduce((all, one) => all + one.perVisit * of(one), 0);
  const cores = (peakVisits * sum(({ siteMs }) => siteMs)) / 1000 / assumed.busy;
  const databaseCores = (peakVisits * sum(({ databaseMs }) => databaseMs)) / 1000 / assumed.busy;
  const yearly = (visits * assumed.interactionsAVisit * 365 * sizes.event) / 1e12;
  const perServer = 8;
  const servers = Math.ceil(cores / perServer);
  const times = waitingTimes(work, {
    processors: perServer,
    perSecond: (peakVisits * requests) / servers,
    seconds: 120,
    random: seeded(7),
  });
  const rows = work.map(
    ({ name, perVisit, siteMs, databaseMs, bytes }) =>
      `| ${name} | ${perVisit} | ${siteMs.toFixed(2)} | ${databaseMs.toFixed(2)} | ${(bytes / 1000).toFixed(1)} |`,
  );
  const count = (number: number) => Math.round(number).toLocaleString("en");
  await writeResults({
    "Ten million people, from measured costs": `\`node bench/scale.ts\`. What one request costs, in milliseconds of processor time of the site's process and of PostgreSQL, and its bytes; how often a visit does it is an assumption.

| request | a visit | site, ms | PostgreSQL, ms | kB |
|---|---|---|---|---|
${rows.join("\n")}

Assumed: ${assumed.activeADay * 100} % of ${count(people)} people come on a day, ${assumed.visitsADay} times; the busiest hour has ${assumed.peakHour * 100} % of the day and its busiest minute ${assumed.peakMinute} times its mean; ${assumed.fromCdn * 100} % of pictures come from a cache in front; machines are kept at ${assumed.busy * 100} %. Then: ${count(peakVisits)} visits and ${count(peakVisits * requests)} requests begin in a second of the busiest minute; ${count(cores)} processors answer them (${servers} machines of ${perServer}), ${count(databaseCores)} those of PostgreSQL; ${(peakVisits * sum(({ bytes }) => bytes) * 8e-9).toFixed(1)} Gbit/s leave the machines. A person takes ${count(sizes.person)} bytes of the database and an interaction ${count(sizes.event)}: ${((people * sizes.person) / 1e9).toFixed(0)} GB of people, ${yearly.toFixed(1)} TB of interactions in a year before old ones are taken away. Requests drawn at random to one of the machines in that minute, each waiting for a free processor: 50 % are answered within ${percentile(times, 0.5).toFixed(1)} ms, 99 % within ${percentile(times, 0.99).toFixed(1)} ms.`,
  });
} finally {
  await site.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function fillAndWeigh(
  url: string,
): Promise<{ readonly person: number; readonly event: number; readonly token: string }> {
  const opened = await openDatabase({ kind: "postgres", url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { db } = opened.value;
  const [many, events] = [20_000, 200_000];
  await db.connection().execute(async (connection) => {
    await fillPeople(connection, many);
    await fillActivity(connection, events);
  });
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ person: string; event: string }>`
    select pg_total_relation_size('person') + pg_total_relation_size('session') as person,
      pg_total_relation_size('product_event') as event
  `.execute(db);
  const someone = await sql<{ id: string }>`
    select person_id as id from product_event group by 1 order by count(*) desc limit 1
  `.execute(db);
  const token = await signInAs(db, someone.rows[0]?.id ?? "");
  await opened.value.close();
  return { person: Number(rows[0]?.person) / many, event: Number(rows[0]?.event) / events, token };
}

type Kind = {
  readonly name: string;
  readonly perVisit: number;
  readonly ask: (nth: number) => { readonly path: string; readonly init?: RequestInit };
};

async function measureAll({ base, pid }: Running, token: string): Promise<Work[]> {
  const ids = await listedIds(base);
  const product = (nth: number) => ids[nth % ids.length] ?? 1;
  const post = (body: unknown, method = "POST"): RequestInit => ({
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const member = (path: string, body?: unknown, method = "POST") => ({
    path,
    init: {
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    },
  });
  const words = ["wool coat", "linen shirt", "black jeans", "silk", "trench"];
  const kinds: readonly Kind[] = [
    { name: "home page", perVisit: 1, ask: () => ({ path: "/" }) },
    { name: "search page", perVisit: 1.5, ask: (n) => ({ path: `/search?price_max=${60 + (n % 900)}` }) },
    { name: "product page", perVisit: 3, ask: (n) => ({ path: `/product/${product(n)}-x` }) },
    {
      name: "search call",
      perVisit: 6,
      ask: (n) => ({
        path: `/api/products/findes?lang=en&universe=men&q=${encodeURIComponent(words[n % 5] ?? "")}&price_max=${80 + (n % 700)}`,
      }),
    },
    {
      name: "recommended list",
      perVisit: 4,
      ask: (n) => ({
        path: "/api/products/getReco",
        init: post({ universe: n % 2 ? "men" : "women", limit: 24 }),
      }),
    },
    {
      name: "a member's list",
      perVisit: 2,
      ask: (n) => member("/api/products/getReco", { universe: n % 2 ? "men" : "women", limit: 24 }),
    },
    {
      name: "a like, a bookmark, a dislike",
      perVisit: 4,
      ask: (n) =>
        member("/api/users/me/preferences/products_liked", { id: product(n), value: true }, "PATCH"),
    },
    {
      name: "twenty events",
      perVisit: 3,
      ask: (n) =>
        member("/api/users/me/events", {
          events: Array.from({ length: 20 }, (_, i) => ({
            id: `scale-${n}-${i}`,
            type: "product_seen",
            product_id: product(n + i),
          })),
        }),
    },
    { name: "who am I", perVisit: 1, ask: () => member("/api/users/me") },
    {
      name: "assistant",
      perVisit: 0.3,
      ask: (n) => ({
        path: "/api/assistant/messages",
        init: post({ text: `${words[n % 5]} under ${90 + (n % 200)} €`, lang: "en", universe: "men" }),
      }),
    },
  ];
  const found: Work[] = [];
  for (const { name, perVisit, ask } of kinds) {
    const once = async (nth: number) => {
      const { path, init } = ask(nth);
      const response = await fetch(base + path, { redirect: "manual", ...init });
      const bytes = (await response.arrayBuffer()).byteLength;
      if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
      return bytes;
    };
    for (let nth = 0; nth < 40; nth++) await once(nth);
    const before = [await processorMs([pid]), await processorMs(await databasePids())] as const;
    let bytes = 0;
    const times = name === "assistant" ? 60 : 300;
    for (let nth = 40; nth < 40 + times; nth++) bytes += await once(nth);
    const after = [await processorMs([pid]), await processorMs(await databasePids())] as const;
    found.push({
      name,
      perVisit,
      siteMs: (after[0] - before[0]) / times,
      databaseMs: Math.max(0, after[1] - before[1]) / times,
      bytes: bytes / times,
    });
    console.log(found.at(-1));
  }
  return found;
}

async function listedIds(base: string): Promise<readonly number[]> {
  const xml = await (await fetch(`${base}/sitemaps/products-1.xml`)).text();
  return [...xml.matchAll(/\/product\/(\d+)/g)].map(([, id]) => Number(id));
}

/** Our own server's processes: those that were started from its folder. */
async function databasePids(): Promise<number[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const names = await Promise.all(
    all.map(async (id) => [id, await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "")] as const),
  );
  return names.filter(([, line]) => line.includes("postgres")).map(([id]) => id);
}

async function processorMs(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    sum += ((user ?? 0) + (system ?? 0)) * clockTicksMs;
  }
  return sum;
}
