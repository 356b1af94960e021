import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AdminPorts } from "#api/admin/ports.ts";
import { createApi } from "#api/app.ts";
import type { ApiPorts } from "#api/ports.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import type { Editorial } from "#domain/editorial/article.ts";
import type { LegalText } from "#domain/editorial/legal-document.ts";
import { publishLegalTexts } from "#domain/editorial/publish-legal-texts.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { contentFeatures } from "#domain/recommendation/content-features.ts";
import { contentStore } from "#storage/content-store.ts";
import { legalDocumentStore } from "#storage/legal-document-store.ts";
import { lookStore } from "#storage/look-store.ts";
import { openDatabase } from "#storage/open-database.ts";
import { personStore } from "#storage/people/person-store.ts";
import { freshPlace } from "#storage/testing/databases.ts";
import { defaultNotifications } from "#vocabulary/notifications.ts";
import { openContentDesk } from "../adapters/admin/open-content-desk.ts";
import { openContent } from "../adapters/content/open-content.ts";
import { openLooks } from "../adapters/looks/open-looks.ts";
import { housePictures, joinCatalogues } from "../adapters/pictures/catalogue.ts";
import { lookPictures } from "../adapters/pictures/look-pictures.ts";
import { openPictures } from "../adapters/pictures/open-pictures.ts";
import { productPictures } from "../adapters/pictures/product-pictures.ts";
import { readMarkdown } from "../adapters/read-markdown.ts";
import { createCrawl } from "../crawl.ts";

/** Who may write; anyone else is a visitor. */
const adminToken = "an-admin-of-at-least-twenty-signs";
export const adminId = "6f0e7b52-5d0c-4a4b-9a4e-0d7f6b1c2a3d";

const admin = {
  id: adminId,
  email: "admin@cleed.example",
  passwordHash: "none",
  claimHash: null,
  firstname: "Ada",
  lastname: "Lovelace",
  gender: "female",
  birthdate: null,
  lang: "en",
  notifications: defaultNotifications(),
  ecole: null,
} as const;

type Given = {
  readonly products?: readonly Product[];
  readonly files?: Editorial;
  readonly legalTexts?: readonly LegalText[];
};

/** A place for what is written; each start on it is a site of its own, as after a restart or beside another process. */
export async function openContentPlace() {
  const place = await freshPlace("embedded");
  const folder = await mkdtemp(join(tmpdir(), "cleed-content-"));
  return {
    start: (given: Given = {}) => openContentSite(place.where, folder, given),
    remove: async () => {
      await place.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openContentSite(
  where: Parameters<typeof openDatabase>[0],
  folder: string,
  { products = [], files = { pages: [], articles: [] }, legalTexts = [] }: Given,
) {
  const opened = await openDatabase(where);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { db, close } = opened.value;
  let shiftMs = 0;
  let snapshot = exampleSnapshot(products);
  const faults: unknown[] = [];
  const now = () => new Date(Date.now() + shiftMs);
  const onFault = (error: unknown) => faults.push(error);
  await personStore(db).addFirstAdmin(admin, { version: 0, at: now() });
  const legalDocuments = legalDocumentStore(db);
  await publishLegalTexts(legalDocuments, legalTexts, now());
  const store = contentStore(db);
  const fillPlaceholders = (text: string) => text.replaceAll("{site}", "cleed.example");
  const content = await openContent({ store, files, fill: fillPlaceholders, readMarkdown, now, onFault });
  const looks = await openLooks({
    store: lookStore(db),
    snapshot: () => snapshot,
    report: () => {},
    onFault,
  });
  const pictures = openPictures({
    catalogue: joinCatalogues(
      housePictures,
      content.uploads,
      lookPictures(() => snapshot, looks.all),
      productPictures(() => snapshot),
    ),
    uploaded: store.picture,
    ...{ folder, mostBytes: 1_000_000_000, edition: "0123456789ab", threads: 1, quietMs: 1_000_000 },
    now: Date.now,
    warn: (_, sentence) => faults.push(sentence),
  });
  const isInFiles = (language: string, slug: string) =>
    files.articles.some((article) => article.language === language && article.slug === slug);
  const ports = {
    accounts: {
      ...nobody,
      now,
      sessions: {
        ...nobody.sessions,
        find: async (digest: string) =>
          digest === adminToken ? { personId: adminId, sessionId: "s", admin: true } : undefined,
      },
      secrets: { ...nobody.secrets, digest: (token: string) => token },
    },
    admin: onlyThis({ content: openContentDesk({ db }, { content, looks, isInFiles }) }),
    catalogue: { snapshot: () => snapshot, find: async () => undefined },
    features: () => contentFeatures,
    ...{ editorial: content.editorial, legalDocuments, readMarkdown, fillPlaceholders, pictures },
    previewOf: pictures.previewOf,
    looks: looks.all,
    reportFault: onFault,
    isUnavailable: () => false,
  } as unknown as ApiPorts;
  const api = createApi(ports);
  const crawl = createCrawl({
    publicUrl: "https://cleed.example",
    snapshot: () => snapshot,
    looks: looks.all,
    editorial: content.editorial,
  });

  const fetch = (path: string, init: RequestInit = {}): Promise<Response> | Response => {
    const request = new Request(`http://api${path}`, init);
    const facts = { requestId: "r", clientAddress: "203.0.113.1" };
    return /^\/(api|media)\//.test(path) ? api.fetch(request, facts) : crawl.fetch(request);
  };
  return {
    db,
    content,
    looks,
    faults,
    fetch,
    /** As the admin; a file is sent as it is. */
    ask: async (method: string, path: string, body?: unknown) => {
      const isFile = body instanceof Uint8Array;
      const response = await fetch(path, {
        method,
        headers: {
          authorization: `Bearer ${adminToken}`,
          ...(body !== undefined && !isFile && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: isFile ? (body as BodyInit) : JSON.stringify(body) }),
      });
      const text = await response.text();
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      return { status: response.status, body: (text ? JSON.parse(text) : null) as any };
    },
    pictureFolder: folder,
    /** What admins did, in order. */
    audit: () =>
      db
        .selectFrom("audit")
        .select(["action", "detail"])
        .where("action", "like", "%.%")
        .orderBy("id")
        .execute(),
    /** As the admin, a file that comes bit by bit. */
    stream: (path: string, body: ReadableStream<Uint8Array>) =>
      fetch(path, {
        method: "POST",
        headers: { authorization: `Bearer ${adminToken}` },
        body,
        duplex: "half",
      } as RequestInit),
    /** Time goes on. */
    pass: (ms: number) => {
      shiftMs += ms;
    },
    /** The catalogue is another one from now on. */
    offer: async (others: readonly Product[]) => {
      snapshot = exampleSnapshot(others, snapshot.version + 1);
      await looks.refresh();
    },
    close: async () => {
      content.close();
      looks.close();
      await pictures.close();
      await close();
    },
  };
}

/** The other areas are there, with nothing in them. */
const onlyThis = (area: Partial<AdminPorts>): AdminPorts =>
  new Proxy(area, { get: (own, name) => Reflect.get(own, name) ?? {} }) as AdminPorts;
