import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "#api/app.ts";
import type { AssistantPorts } from "#api/ports.ts";
import { openJobBoard } from "#domain/admin/job-board.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import type { Look } from "#domain/looks/look.ts";
import { piecesByLook } from "#domain/looks/pieces-by-look.ts";
import { openDelivery } from "#domain/people/deliver-letters.ts";
import type { Letter } from "#domain/people/letter.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { overrideStore } from "#storage/admin/override-store.ts";
import { searchLog } from "#storage/admin/search-log.ts";
import { withPatience } from "#storage/hurry.ts";
import { isDatabaseGone } from "#storage/is-database-gone.ts";
import { legalDocumentStore } from "#storage/legal-document-store.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { newsStore } from "#storage/people/news-store.ts";
import { trainingStore } from "#storage/people/training-store.ts";
import { rankerWeightsStore } from "#storage/ranker-weights-store.ts";
import { freshDatabase } from "#storage/testing/databases.ts";
import { openAccounts } from "../adapters/accounts/open-accounts.ts";
import { openAdmin } from "../adapters/admin/open-admin.ts";
import { type DeskOptions, openCatalogueDesk } from "../adapters/admin/open-catalogue-desk.ts";
import { openOverrides } from "../adapters/admin/open-overrides.ts";
import { openAssistant } from "../adapters/assistant/open-assistant.ts";
import { openLearning } from "../adapters/learning/open-learning.ts";
import { describePieces } from "../adapters/news/describe-pieces.ts";
import { openNews } from "../adapters/news/open-news.ts";
import { recordSearches } from "../jobs/record-searches.ts";

export type AskOptions = {
  readonly token?: string;
  /** Where the call comes from. */
  readonly address?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
};

export type AccountSite = Awaited<ReturnType<typeof openAccountSite>>;

/** The real API with real accounts on a real embedded database; the post is a list of letters. */
export async function openAccountSite(
  products: readonly Product[] = [],
  looks: readonly Look[] = [],
  assistant: Partial<AssistantPorts> = {},
  feeds: Partial<Pick<DeskOptions, "fetching" | "mostBytes">> = {},
  /** Another one than a fresh embedded one. */
  given?: OpenDatabase & { remove(): Promise<void> },
) {
  let snapshot = exampleSnapshot(products);
  const database = given ?? (await freshDatabase("embedded"));
  let shiftMs = 0;
  const letters: Letter[] = [];
  const faults: unknown[] = [];
  const now = () => new Date(Date.now() + shiftMs);
  const overrides = await openOverrides({
    store: overrideStore(database.db),
    now,
    onFault: (error) => faults.push(error),
  });
  const accounts: AccountPorts = openAccounts({
    database,
    overridesFor: overrides.overridesFor,
    legalDocuments: legalDocumentStore(database.db),
    piecesOfLook: (look) => piecesByLook(looks).get(look) ?? [],
    now,
    letterQueued: () => {},
    forgetMail: async () => {},
  });
  const deliver = openDelivery(accounts, {
    post: async (letter) => void letters.push(letter),
    onFailure: (reason) => faults.push(reason),
    describe: describePieces(() => snapshot),
  });
  const search = embeddedEngine(() => snapshot);
  const tellNews = openNews({
    accounts,
    news: newsStore(database.db),
    snapshot: () => snapshot,
    search,
    onFault: (error) => faults.push(error),
  });
  const weights = rankerWeightsStore(database.db);
  const learning = openLearning({
    training: trainingStore(database.db),
    weights,
    snapshot: () => snapshot,
    now: accounts.now,
    giveWay: async () => {},
  });
  const uploadFolder = await mkdtemp(join(tmpdir(), "cleed-uploads-"));
  const jobs = openJobBoard(accounts.now);
  const desk = openCatalogueDesk({
    database,
    now: accounts.now,
    jobs,
    uploadFolder,
    onFault: (error) => faults.push(error),
    ...feeds,
  });
  const searches = recordSearches({
    log: searchLog(database.db),
    now: accounts.now,
    onFault: (error) => faults.push(error),
  });
  const api = createApi({
    ...unused,
    hearSearch: searches.hear,
    accounts,
    admin: openAdmin({
      ...{ database, now: accounts.now, jobs, catalogue: desk.ports, reco: { overrides, learning } },
      // What is written here is tested where it is read again: see content-site.ts.
      content: {
        content: { refresh: async () => {} },
        looks: { refresh: async () => {} },
        isInFiles: () => false,
      },
    }),
    assistant: {
      ...openAssistant({
        database,
        world: { snapshot: () => snapshot, engine: search, looks: () => looks },
        find: async (id) => products.find((product) => product.id === id),
        metrics: { observeAnswer: () => {}, countFallback: () => {} },
      }),
      // Nobody looks on.
      pause: async () => {},
      ...assistant,
    },
    catalogue: { snapshot: () => snapshot, find: async () => undefined },
    features: learning.features,
    search,
    looks: () => looks,
    reportFault: (error) => faults.push(error),
    isUnavailable: isDatabaseGone,
    withPatience,
  });

  const fetch = async (path: string, init: RequestInit, address = "203.0.113.1"): Promise<Reply> => {
    const response = await api.fetch(new Request(`http://api${path}`, init), {
      requestId: "r",
      clientAddress: address,
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const ask = (method: string, path: string, body?: unknown, options: AskOptions = {}): Promise<Reply> =>
    fetch(
      path,
      {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
          ...(options.language ? { "accept-language": options.language } : {}),
          ...options.headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      },
      options.address,
    );

  /** Carries the mail, and gives the last letter to an address. */
  const mailTo = async (email: string): Promise<Letter | undefined> => {
    while ((await deliver()) > 0);
    return letters.findLast(({ to }) => to === email);
  };
  const codeFor = async (email: string): Promise<string> => {
    const letter = await mailTo(email);
    if (letter?.kind !== "code") throw new Error(`No code was mailed to ${email}.`);
    return letter.code;
  };

  return {
    ask,
    fetch,
    /** The answer as it comes, without waiting for its end. */
    open: (request: Request, address = "203.0.113.1") =>
      api.fetch(request, { requestId: "r", clientAddress: address }),
    accounts,
    database,
    letters,
    faults,
    mailTo,
    codeFor,
    weights,
    /** Learns from everybody, as the server does every hour, and serves it. */
    learn: learning.train,
    /** One round of looking for news. */
    tellNews: () => tellNews(() => false),
    /** Time goes on by so much, for codes, links and sessions. Limits keep their own clock. */
    pass: (ms: number) => {
      shiftMs += ms;
    },
    /** The catalogue is another one from now on. */
    offer: (others: readonly Product[]) => {
      snapshot = exampleSnapshot(others, snapshot.version + 1);
    },
    /** Someone who has signed up and confirmed. */
    member: async (email: string, password = goodPassword) => {
      await ask("POST", "/api/auth/signup", registration(email, password), { address: email });
      const code = await codeFor(email);
      const { body } = await ask("POST", "/api/auth/verify", { email, code }, { address: email });
      return { id: body.id as string, token: body.token as string, email, password };
    },
    /** Products and feeds, as admins look after them. */
    desk,
    uploadFolder,
    /** Writes down what was searched for so far. */
    countSearches: searches.close,
    close: async () => {
      await searches.close();
      overrides.close();
      await desk.close();
      await database.remove();
      await rm(uploadFolder, { recursive: true, force: true });
    },
  };
}

export const goodPassword = "lavender tram oboe";

export const registration = (email: string, password = goodPassword, more: Record<string, unknown> = {}) => ({
  email,
  password,
  firstname: "Ada",
  lastname: "Lovelace",
  gender: "female",
  terms: true,
  ...more,
});

const unasked = (): never => {
  throw new Error("Accounts do not ask for this.");
};

const picture = (name: string) => ({
  name,
  hash: "0123456789abcdef",
  ratio: 1,
  colour: "#aabbcc",
  alt: { en: "A piece", fr: "Une pièce" },
});

const unused = {
  health: async () => ({
    ...({ status: "ok", database: "embedded" } as const),
    ...{ build: "test", uptime_s: 1, products: 0 },
  }),
  metrics: unasked,
  editorial: () => ({ pages: [], articles: [] }),
  legalDocuments: { current: unasked, add: unasked, history: unasked },
  drawings: { scene: unasked, lexicon: "" },
  pictures: { find: picture, draw: unasked, read: unasked },
  previewOf: unasked,
  fillPlaceholders: (text: string) => text,
  readMarkdown: () => [],
};
