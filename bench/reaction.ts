import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "../src/api/app.ts";
import { openDelivery } from "../src/domain/people/deliver-letters.ts";
import type { Letter } from "../src/domain/people/letter.ts";
import { noOverrides } from "../src/domain/people/overrides.ts";
import { contentFeatures } from "../src/domain/recommendation/content-features.ts";
import { warmUp } from "../src/domain/recommendation/warm-up.ts";
import { embeddedEngine } from "../src/domain/search/embedded-engine.ts";
import { doAll } from "../src/domain/steps.ts";
import { openAccounts } from "../src/server/adapters/accounts/open-accounts.ts";
import { openAssistant } from "../src/server/adapters/assistant/open-assistant.ts";
import { describePieces } from "../src/server/adapters/news/describe-pieces.ts";
import { isDatabaseGone } from "../src/storage/is-database-gone.ts";
import { legalDocumentStore } from "../src/storage/legal-document-store.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { median, writeResults } from "./results.ts";

/*
 * From a like to the list that knows of it, through the API and the embedded database, in one process.
 * `node bench/reaction.ts 100000`
 */
const size = Number(process.argv[2] ?? 100_000);
const [rounds, warming] = [60, 20];

const snapshot = makeSnapshot(size);
doAll(warmUp(snapshot));
const directory = await mkdtemp(join(tmpdir(), "cleed-bench-"));
const opened = await openDatabase({ kind: "embedded", directory: join(directory, "data") });
if (!opened.ok) throw new Error("the database cannot be opened");
const database = opened.value;
const letters: Letter[] = [];
const accounts = openAccounts({
  database,
  legalDocuments: legalDocumentStore(database.db),
  piecesOfLook: () => [],
  now: () => new Date(),
  overridesFor: () => noOverrides,
  letterQueued: () => {},
  forgetMail: async () => {},
});
const deliver = openDelivery(accounts, {
  post: async (letter) => void letters.push(letter),
  onFailure: () => {},
  describe: describePieces(() => snapshot),
});
const unasked = (): never => {
  throw new Error("Nobody asks for this here.");
};
const search = embeddedEngine(() => snapshot);
const api = createApi({
  accounts,
  assistant: openAssistant({
    database,
    world: { snapshot: () => snapshot, engine: search, looks: () => [] },
    find: async () => undefined,
    metrics: { observeAnswer: () => {}, countFallback: () => {} },
  }),
  catalogue: { snapshot: () => snapshot, find: async () => undefined },
  features: () => contentFeatures,
  search,
  looks: () => [],
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

async function ask(path: string, body: unknown, token?: string, method = "POST") {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const request = new Request(`http://api${path}`, { method, headers, body: JSON.stringify(body) });
  const response = await api.fetch(request, { requestId: "r", clientAddress: "203.0.113.1" });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const liking = "/api/users/me/preferences/products_liked";
const email = "bench@example.com";
const someone = { email, password: "lavender tram oboe", firstname: "Ada", lastname: "Lovelace" };
await ask("/api/auth/signup", { ...someone, gender: "male", terms: true });
while ((await deliver()) > 0);
const letter = letters.at(-1);
const code = letter?.kind === "code" ? letter.code : "";
const { token } = await ask("/api/auth/verify", { email, code });

const [likes, lists, wholes]: [number[], number[], number[]] = [[], [], []];
const processor: number[] = [];
let { products } = await ask("/api/products/getReco", { universe: "men", limit: 48 }, token);
for (let round = 0; round < rounds + warming; round++) {
  const [start, used] = [performance.now(), process.cpuUsage()];
  await ask(liking, { id: products[0]?.id ?? 0, value: true }, token, "PATCH");
  const between = performance.now();
  ({ products } = await ask("/api/products/getReco", { universe: "men", limit: 48 }, token));
  const end = performance.now();
  const { user, system } = process.cpuUsage(used);
  if (round < warming) continue;
  likes.push(between - start);
  lists.push(end - between);
  wholes.push(end - start);
  processor.push((user + system) / 1000);
}
await database.close();
await rm(directory, { recursive: true });
const cells = [likes, lists, wholes, processor].map((times) => median(times).toFixed(1)).join(" | ");
console.log(cells);
await writeResults({
  "From a like to the next list": `\`node bench/reaction.ts ${size}\`. A member likes the first of 48 and asks for the next 48, through the API in process with the embedded database, ${rounds} times after ${warming}: milliseconds on the clock, and of processor time, medians.

| products | the like | the list | both | both, processor |
|---|---|---|---|---|
| ${size.toLocaleString("en")} | ${cells} |`,
});
