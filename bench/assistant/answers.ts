import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "../../src/api/app.ts";
import { renewing } from "../../src/domain/looks/renew.ts";
import { noOverrides } from "../../src/domain/people/overrides.ts";
import { contentFeatures } from "../../src/domain/recommendation/content-features.ts";
import { warmUp } from "../../src/domain/recommendation/warm-up.ts";
import { embeddedEngine } from "../../src/domain/search/embedded-engine.ts";
import { doAll } from "../../src/domain/steps.ts";
import { openAccounts } from "../../src/server/adapters/accounts/open-accounts.ts";
import { openAssistant } from "../../src/server/adapters/assistant/open-assistant.ts";
import { isDatabaseGone } from "../../src/storage/is-database-gone.ts";
import { legalDocumentStore } from "../../src/storage/legal-document-store.ts";
import { openDatabase } from "../../src/storage/open-database.ts";
import { makeSnapshot } from "../make-snapshot.ts";
import { median, writeResults } from "../results.ts";

/*
 * Messages of the development sets to the assistant, through the API and the embedded database, in one process,
 * one after the other. `node bench/assistant/answers.ts 100000`
 */
const size = Number(process.argv[2] ?? 100_000);
const [messages, warming] = [150, 25];

const snapshot = await makeSnapshot(size);
doAll(warmUp(snapshot));
const composing = renewing(snapshot, []);
let step = composing.next();
while (!step.done) step = composing.next();
const looks = step.value;
const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const opened = await openDatabase({ kind: "embedded", directory: join(directory, "data") });
if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
const database = opened.value;
const unasked = (): never => {
  throw new Error("Nobody asks for this here.");
};
const search = embeddedEngine(() => snapshot);
await search.prepare();
const api = createApi({
  accounts: openAccounts({
    database,
    legalDocuments: legalDocumentStore(database.db),
    piecesOfLook: () => [],
    now: () => new Date(),
    overridesFor: () => noOverrides,
    letterQueued: () => {},
    forgetMail: async () => {},
  }),
  assistant: openAssistant({
    database,
    world: { snapshot: () => snapshot, engine: search, looks: () => looks, features: () => contentFeatures },
    find: async () => undefined,
    metrics: { observeAnswer: () => {}, countFallback: () => {} },
  }),
  catalogue: { snapshot: () => snapshot, find: async () => undefined },
  features: () => contentFeatures,
  search,
  looks: () => looks,
  reportFault: (error) => console.error(error),
  isUnavailable: isDatabaseGone,
  health: unasked,
  metrics: unasked,
  editorial: () => ({ pages: [], articles: [] }),
  legalDocuments: { current: unasked, add: unasked, history: unasked },
  drawings: { scene: unasked, lexicon: "" },
  pictures: {
    find: (name) => ({ name, hash: "0", ratio: 1, colour: "#aabbcc", alt: { en: "", fr: "" } }),
    draw: unasked,
    read: unasked,
  },
  previewOf: unasked,
  fillPlaceholders: (text) => text,
  readMarkdown: () => [],
});

/** What somebody told and did, so that answers are in the order of a taste. */
const preferences = { styles: { selected_styles: [2, 6] }, global: { dresscode: 3, openness: 3 } };

async function ask(text: string, lang: string, universe: string, address: string) {
  const start = performance.now();
  const body = JSON.stringify({ text, lang, universe, preferences });
  const headers = { "content-type": "application/json" };
  const response = await api.fetch(
    new Request("http://api/api/assistant/messages", { method: "POST", headers, body }),
    { requestId: "r", clientAddress: address },
  );
  if (!response.ok || !response.body) throw new Error(`${text}: ${response.status} ${await response.text()}`);
  let first: number | undefined;
  for await (const _ of response.body) first ??= performance.now() - start;
  return { first: first ?? 0, whole: performance.now() - start };
}

const worst = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const rows: string[] = [];
for (const language of ["en", "fr"]) {
  const path = `src/domain/assistant/development/turns.${language}.json`;
  const turns = JSON.parse(await readFile(path, "utf8")) as { text: string; universe: string }[];
  const times: { first: number; whole: number }[] = [];
  for (const [nth, { text, universe }] of turns.slice(0, messages + warming).entries()) {
    const time = await ask(text, language, universe, `198.51.100.${nth}`);
    if (nth >= warming) times.push(time);
  }
  const [firsts, wholes] = [times.map(({ first }) => first), times.map(({ whole }) => whole)];
  const cells = [median(firsts), worst(firsts, 0.95), median(wholes), worst(wholes, 0.95)];
  rows.push(
    `| ${size.toLocaleString("en")} | ${language} | ${cells.map((ms) => ms.toFixed(0)).join(" | ")} |`,
  );
}
await database.close();
await rm(directory, { recursive: true });
console.log(rows.join("\n"));
await writeResults({
  "The assistant's answers": `\`node bench/assistant/answers.ts ${size}\`. ${messages} messages of the development set after ${warming}, of a visitor with a taste, one after the other through the API in process with the embedded database, without a model: milliseconds until the first event and until the answer is whole, with the pauses that make it look written.

| products | language | first event, median | first event, p95 | whole, median | whole, p95 |
|---|---|---|---|---|---|
${rows.join("\n")}`,
});
