import { createApi } from "../src/api/app.ts";
import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
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
import type { OpenDatabase } from "../src/storage/open-database.ts";

/** What members call, in this process: the API over a database and a catalogue, without pages and pictures. */
export function openMemberSite(database: OpenDatabase, snapshot: Snapshot) {
  doAll(warmUp(snapshot));
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

  const call = async (path: string, body?: unknown, token?: string, method = "POST"): Promise<Response> => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = body === undefined ? { headers } : { method, headers, body: JSON.stringify(body) };
    return api.fetch(new Request(`http://api${path}`, init), {
      requestId: "r",
      clientAddress: "203.0.113.1",
    });
  };
  /** The answer, which has to be a good one. */
  const ask = async (path: string, body?: unknown, token?: string, method = "POST") => {
    const response = await call(path, body, token, method);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return { call, ask, deliver, letters };
}
