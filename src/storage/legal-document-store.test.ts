import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LegalDocument } from "#domain/editorial/legal-document.ts";
import type { LegalDocumentStore } from "#domain/editorial/ports.ts";
import { legalDocumentStore } from "./legal-document-store.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

const privacy: LegalDocument = {
  slug: "privacy-policy",
  language: "en",
  version: 1,
  title: "Privacy",
  headline: "What we keep",
  description: "And for how long",
  body: "## Nothing\n\nThat you did not give: “é”, 👗, 'quotes' and \\ too.",
  publishedAt: "2026-01-31T23:59:59.123Z",
};
const terms: LegalDocument = { ...privacy, slug: "terms-conditions", title: "Terms" };

describe.each(databaseKinds)("legal documents in the %s database", (kind) => {
  let store: LegalDocumentStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    store = legalDocumentStore(database.db);
    remove = database.remove;
  }, 60_000);
  afterAll(() => remove());

  test("an empty store has no current documents", async () => {
    expect(await store.current("en")).toEqual([]);
    expect(await store.history("privacy-policy", "en")).toEqual([]);
  });

  test("a document comes back exactly as it was added, and the newest version is current", async () => {
    const renewed = { ...privacy, version: 10, body: "Newer.", publishedAt: "2026-02-01T00:00:00.000Z" };
    const between = { ...privacy, version: 2, body: "Between." };
    await store.add(terms);
    await store.add(renewed);
    await store.add(privacy);
    await store.add(between);

    expect(await store.current("en")).toEqual([renewed, terms]);
    expect(await store.history("privacy-policy", "en")).toEqual([renewed, between, privacy]);
  });

  test("each language has its own documents", async () => {
    const french: LegalDocument = { ...terms, language: "fr", title: "Conditions" };
    await store.add(french);
    expect(await store.current("fr")).toEqual([french]);
    expect(await store.history("terms-conditions", "en")).toEqual([terms]);
  });

  test("a version that exists already is left as it is", async () => {
    await store.add({ ...terms, body: "Changed behind everybody's back." });
    expect(await store.history("terms-conditions", "en")).toEqual([terms]);
  });

  test("a document without a title, a body or a sensible version is refused", async () => {
    for (const wrong of [{ title: "" }, { body: "" }, { version: 0 }]) {
      await expect(store.add({ ...terms, version: 99, ...wrong })).rejects.toMatchObject({ code: "23514" });
    }
  });
});
