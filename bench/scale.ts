import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../src/storage/open-database.ts";
import { startRealPostgres } from "../src/storage/testing/real-postgres.ts";
import { fillActivity, fillPeople } from "./admin-fill.ts";
import { writeResults } from "./results.ts";
import { seeded, type Work, waitingTimes } from "./scale/queue.ts";
import { percentile } from "./serving/load.ts";
import { type Used, untilIdle, usedBy } from "./serving/processor.ts";
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
  /** Each of the bytes that one of 400 px has ("Pictures, what one costs"); so many never reach the site. */
  picturesAVisit: 60,
  bytesOfPicture: 5_000,
  fromCdn: 0.95,
  busy: 0.6,
  interactionsAVisit: 40,
  /** The long lists of everybody who came within 30 days are made in so many quiet hours. */
  activeAMonth: 0.3,
  nightHours: 6,
};
const agent = new Agent({ keepAlive: true });
/** What is measured of members is done by so many in turn: one who did everything would have a history nobody has. */
const members = 50;

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
  const night = await costOfNight(site, server.url);
  const work = await measureAll(site, sizes.tokens);
  const visits = people * assumed.activeADay * assumed.visitsADay;
  const peakVisits = (visits * assumed.peakHour * assumed.peakMinute) / 3600;
  const requests = work.reduce((sum, { perVisit }) => sum + perVisit, 0);
  const sum = (of: (one: Work) => number) => work.reduce((all, one) => all + one.perVisit * of(one), 0);
  const cores = (peakVisits * sum(({ siteMs }) => siteMs)) / 1000 / assumed.busy;
  const databaseCores = (peakVisits * sum(({ databaseMs }) => databaseMs)) / 1000 / assumed.busy;
  const yearly = (visits * assumed.interactionsAVisit * 365 * sizes.event) / 1e12;
  const bytesAVisit =
    sum(({ bytes }) => bytes) + assumed.picturesAVisit * assumed.bytesOfPicture * (1 - assumed.fromCdn);
  const nightCores = (people * assumed.activeAMonth * night.siteMs) / (assumed.nightHours * 3_600_000);
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
    "Ten million people, from measured costs": `\`node bench/scale.ts\`. What one request costs, in milliseconds of processor time of the site's process and of PostgreSQL, and its bytes; how often a visit does it is an assumption. The catalogue is that of a first start; every search, every piece and every list is asked for the first time.

| request | a visit | site, ms | PostgreSQL, ms | kB |
|---|---|---|---|---|
${rows.join("\n")}

Assumed: ${assumed.activeADay * 100} % of ${count(people)} people come on a day, ${assumed.visitsADay} times; the busiest hour has ${assumed.peakHour * 100} % of the day and its busiest minute ${assumed.peakMinute} times its mean; of ${assumed.picturesAVisit} pictures a visit ${assumed.fromCdn * 100} % come from a cache in front; machines are kept at ${assumed.busy * 100} %. Then: ${count(peakVisits)} visits and ${count(peakVisits * requests)} requests begin in a second of the busiest minute; ${count(cores)} processors answer them (${servers} machines of ${perServer}), ${count(databaseCores)} those of PostgreSQL; ${count(peakVisits * bytesAVisit * 8e-6)} Mbit/s leave the machines. A person takes ${count(sizes.person)} bytes of the database and an interaction ${count(sizes.event)}: ${((people * sizes.person) / 1e9).toFixed(0)} GB of people, ${yearly.toFixed(1)} TB of interactions in a year before old ones are taken away. The long list of one person, made ahead at night, takes ${night.siteMs.toFixed(1)} ms of the site and ${night.databaseMs.toFixed(1)} ms of PostgreSQL: for the ${assumed.activeAMonth * 100} % who came within 30 days ${count(nightCores)} processors during ${assumed.nightHours} hours. Requests drawn at random to one of the machines in that minute, each waiting for a free processor: 50 % are answered within ${percentile(times, 0.5).toFixed(1)} ms, 99 % within ${percentile(times, 0.99).toFixed(1)} ms.`,
  });
} finally {
  await site.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A minute after its start the site makes the long list of everybody who came lately. */
async function costOfNight({ pid }: Running, url: string): Promise<Used> {
  await untilIdle(pid);
  const opened = await openDatabase({ kind: "postgres", url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { db, close } = opened.value;
  const listed = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from recommended`.execute(db);
    return rows[0]?.count ?? 0;
  };
  if ((await listed()) > 0)
    throw new Error("The lists of the night were begun before the site came to rest.");
  const before = await usedBy(pid);
  while ((await listed()) === 0) await setTimeout(1000);
  await untilIdle(pid);
  const [after, count] = [await usedBy(pid), await listed()];
  await close();
  return {
    siteMs: (after.siteMs - before.siteMs) / count,
    databaseMs: (after.databaseMs - before.databaseMs) / count,
  };
}

async function fillAndWeigh(
  url: string,
): Promise<{ readonly person: number; readonly event: number; readonly tokens: readonly string[] }> {
  const opened = await openDatabase({ kind: "postgres", url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { db } = opened.value;
  const [many, events] = [4_000, 40_000];
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
    select distinct person_id as id from product_event order by 1 limit ${members}
  `.execute(db);
  const tokens: string[] = [];
  for (const { id } of someone.rows) tokens.push(await signInAs(db, id));
  await opened.value.close();
  return { person: Number(rows[0]?.person) / many, event: Number(rows[0]?.event) / events, tokens };
}

type Sent = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

type Kind = {
  readonly name: string;
  readonly perVisit: number;
  readonly ask: (nth: number) => { readonly path: string; readonly init?: Sent };
};

async function measureAll({ base, pid }: Running, tokens: readonly string[]): Promise<Work[]> {
  const pages = await listedPages(base);
  const page = (nth: number) => pages[nth % pages.length] ?? "";
  const product = (nth: number) => Number(/\d+/.exec(page(nth))?.[0]);
  const post = (body: unknown, method = "POST"): Sent => ({
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const member = (nth: number, path: string, body?: unknown, method = "POST") => ({
    path,
    init: {
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens[nth % members]}` },
    },
  });
  const words = ["wool coat", "linen shirt", "black jeans", "silk", "trench"];
  const kinds: readonly Kind[] = [
    { name: "home page", perVisit: 1, ask: () => ({ path: "/" }) },
    { name: "search page", perVisit: 1.5, ask: (n) => ({ path: `/search?price_max=${60 + (n % 900)}` }) },
    { name: "product page", perVisit: 3, ask: (n) => ({ path: page(n) }) },
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
      ask: (n) => member(n, "/api/products/getReco", { universe: n % 2 ? "men" : "women", limit: 24 }),
    },
    {
      name: "a like, a bookmark, a dislike",
      perVisit: 4,
      ask: (n) =>
        member(n, "/api/users/me/preferences/products_liked", { id: product(n), value: true }, "PATCH"),
    },
    {
      name: "twenty events",
      perVisit: 3,
      ask: (n) =>
        member(n, "/api/users/me/events", {
          events: Array.from({ length: 20 }, (_, i) => ({
            id: `scale-${n}-${i}`,
            type: "product_seen",
            product_id: product(n + i),
          })),
        }),
    },
    { name: "who am I", perVisit: 1, ask: (n) => member(n, "/api/users/me") },
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
    const askOnce = async (nth: number) => {
      const { path, init } = ask(nth);
      const { status, bytes } = await bytesOf(base + path, init);
      if (status === undefined || status >= 300) throw new Error(`${path}: ${status}`);
      return bytes;
    };
    for (let nth = 0; nth < 40; nth++) await askOnce(nth);
    const before = await usedBy(pid);
    let bytes = 0;
    const times = name === "assistant" ? 60 : 300;
    for (let nth = 40; nth < 40 + times; nth++) bytes += await askOnce(nth);
    const after = await usedBy(pid);
    found.push({
      name,
      perVisit,
      siteMs: (after.siteMs - before.siteMs) / times,
      databaseMs: Math.max(0, after.databaseMs - before.databaseMs) / times,
      bytes: bytes / times,
    });
    console.log(found.at(-1));
  }
  return found;
}

/** As they go over the wire: `fetch` would unpack them. */
async function bytesOf(address: string, { method = "GET", headers, body }: Sent = {}) {
  const sent = request(address, {
    method,
    agent,
    headers: { "accept-encoding": "br, gzip", "accept-language": "en", ...headers },
  });
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, "response");
  let bytes = 0;
  for await (const part of response ?? []) bytes += part.length;
  return { status: response?.statusCode, bytes };
}

async function listedPages(base: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${base}/sitemaps/products-1.xml`)).text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+(\/product\/\d+[^<]*)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  );
}
