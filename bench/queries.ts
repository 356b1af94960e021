import { mkdir, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import pg from "pg";
import { table } from "../src/contract/table.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { startRealPostgres } from "../src/storage/testing/real-postgres.ts";
import { fillActivity, fillPeople } from "./admin-fill.ts";
import { tenth } from "./fastest.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { openMemberSite } from "./member-site.ts";
import { median, tell, writeResults } from "./results.ts";
import { signInAs } from "./sign-in.ts";

/**
 * `node bench/queries.ts 100000 1000000`: every call that a member's pages make, on PostgreSQL with so many people and
 * events; each statement that reaches the database is timed there, explained, and written to docs/queries.
 */
const [people = 100_000, events = 1_000_000] = process.argv.slice(2).map(Number);
const runs = 20;
/** Milliseconds that no statement of a personal page may take. */
const most = 5;

/** What calls need that cannot be asked without. */
const queries: Readonly<Record<string, string>> = {
  "/api/users/me/taste/trait": "?universe=women&trait=style:1",
};

type Statement = {
  readonly call: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly times: number[];
};
const statements = new Map<string, Statement>();
let call = "";

const server = await startRealPostgres();
try {
  const opened = await openDatabase({ kind: "postgres", url: server.url });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { db } = opened.value;
  await db.connection().execute(async (connection) => {
    await fillPeople(connection, people);
    await fillActivity(connection, events);
  });
  await sql`vacuum analyze`.execute(db);

  const { rows } = await sql<{ id: string }>`
    select person_id as id from product_event group by 1 order by count(*) desc limit 1
  `.execute(db);
  const person = rows[0]?.id ?? "";
  const token = await signInAs(db, person);
  const site = openMemberSite(opened.value, await makeSnapshot(2_400));
  const recording = record();
  const askAll = async () => {
    for (const [name, ask] of callsOf(token)) {
      call = name;
      const response = await ask();
      if (response.status >= 400) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      await response.text();
    }
  };
  // The first time of all, plans are made and files are read.
  await askAll();
  for (const { times } of statements.values()) times.length = 0;
  for (let run = 0; run < runs; run++) await askAll();
  recording.end();

  const measured = [...statements.values()]
    .map((one) => ({ ...one, ms: median(one.times), fast: tenth(one.times) }))
    .toSorted((a, b) => b.ms - a.ms);
  const [slowest] = measured;
  await tell({
    name: `the slowest statement of a personal page at ${events.toLocaleString("en")} interactions`,
    value: slowest?.ms ?? 0,
    unit: "ms",
    atMost: most,
    note: `${slowest?.call}, the fastest tenth ${slowest?.fast.toFixed(2)} ms`,
  });
  await writePlans(measured);
  await writeResults({
    "Statements of personal pages": `\`node bench/queries.ts ${people} ${events}\`. PostgreSQL on this machine with ${people.toLocaleString("en")} people and ${events.toLocaleString("en")} events, asked by the one who did most: milliseconds from sending a statement until its rows are there, median of ${runs}, the ten slowest of ${measured.length}. docs/queries.md has their plans.

| ms | call | statement |
|---|---|---|
${measured
  .slice(0, 10)
  .map(({ ms, call: of, text }) => `| ${ms.toFixed(2)} | ${of} | \`${oneLine(text).slice(0, 90)}\` |`)
  .join("\n")}`,
  });

  function callsOf(bearer: string): [string, () => Promise<Response>][] {
    const reads = table
      .filter((row) => row.access === "member" && row.method === "GET" && !row.path.includes(":"))
      .map(({ path }): [string, () => Promise<Response>] => [
        `GET ${path}`,
        () => site.call(path + (queries[path] ?? ""), undefined, bearer),
      ]);
    const product = 1 + Math.floor(Math.random() * 2_000);
    const say = (method: string, path: string, body: unknown): [string, () => Promise<Response>] => [
      `${method} ${path}`,
      () => site.call(path, body, bearer, method),
    ];
    return [
      ...reads,
      say("PATCH", "/api/users/me/preferences/products_liked", { id: product, value: true }),
      say("POST", "/api/products/getReco", { universe: "women", limit: 48 }),
      say("PATCH", "/api/users/me/preferences/products_liked", { id: product, value: false }),
    ];
  }

  async function writePlans(all: readonly (Statement & { readonly ms: number })[]): Promise<void> {
    const parts: string[] = [];
    for (const { call: of, text, values, ms } of all.slice(0, 40)) {
      // What writes is explained and not done again.
      const isRead = /^\s*(select|with)/i.test(text) && !/\b(insert|update|delete)\b/i.test(text);
      const how = isRead ? "analyze, costs off, timing off, summary off" : "costs off";
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      const { rows: plan } = await client.query<{ "QUERY PLAN": string }>(`explain (${how}) ${text}`, [
        ...values,
      ]);
      await client.end();
      parts.push(
        `### ${of}, ${ms.toFixed(2)} ms\n\n\`\`\`sql\n${text.trim()}\n\`\`\`\n\n\`\`\`\n${plan.map((row) => row["QUERY PLAN"]).join("\n")}\n\`\`\``,
      );
    }
    await mkdir("docs", { recursive: true });
    await writeFile(
      "docs/queries.md",
      `# Statements of personal pages

Written by \`node bench/queries.ts ${people} ${events}\`: what the calls of a member's pages ask PostgreSQL with ${people.toLocaleString("en")} people and ${events.toLocaleString("en")} events, the slowest first, with their plans. Milliseconds are medians of ${runs}, for the person who did most.

${parts.join("\n\n")}
`,
    );
  }
  await opened.value.close();
} finally {
  await server.stop();
}

/** Listens to what node-postgres sends. */
function record() {
  const send = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: node-postgres takes a statement in many shapes.
  pg.Client.prototype.query = function (this: pg.Client, ...sent: any[]) {
    const [what, maybeValues] = sent;
    const text: string = typeof what === "string" ? what : what?.text;
    const values: readonly unknown[] = (Array.isArray(maybeValues) ? maybeValues : what?.values) ?? [];
    const begun = performance.now();
    const answer = (send as (...all: unknown[]) => unknown).apply(this, sent);
    if (
      typeof text === "string" &&
      answer instanceof Promise &&
      !/^(begin|commit|set|rollback)/i.test(text)
    ) {
      const known = statements.get(text) ?? { call, text, values, times: [] };
      statements.set(text, known);
      answer.then(
        () => known.times.push(performance.now() - begun),
        () => {},
      );
    }
    return answer;
  } as typeof send;
  return {
    end: () => {
      pg.Client.prototype.query = send;
    },
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();
}
