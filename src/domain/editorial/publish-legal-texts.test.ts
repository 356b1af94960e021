import { expect, test } from "vitest";
import type { LegalDocument, LegalText } from "./legal-document.ts";
import type { LegalDocumentStore } from "./ports.ts";
import { publishLegalTexts } from "./publish-legal-texts.ts";

const text: LegalText = {
  slug: "privacy-policy",
  language: "en",
  title: "Privacy",
  headline: "Privacy",
  description: "What we keep.",
  body: "We keep little.",
};
const now = new Date("2026-11-15T10:00:00Z");

test("a first text becomes version 1", async () => {
  expect(await publishLegalTexts(memoryStore(), [text], now)).toEqual([
    { ...text, version: 1, publishedAt: "2026-11-15T10:00:00.000Z" },
  ]);
});

test("the same words again publish nothing", async () => {
  const store = memoryStore();
  await publishLegalTexts(store, [text], now);
  expect(await publishLegalTexts(store, [text], now)).toEqual([]);
});

test("changed words become the next version and the old one stays", async () => {
  const store = memoryStore();
  await publishLegalTexts(store, [text], now);
  await publishLegalTexts(store, [{ ...text, body: "We keep less." }], now);
  const versions = await store.history("privacy-policy", "en");
  expect(versions.map(({ version, body }) => [version, body])).toEqual([
    [2, "We keep less."],
    [1, "We keep little."],
  ]);
});

test("a text that was replaced by hand does not come back", async () => {
  const store = memoryStore();
  await publishLegalTexts(store, [text], now);
  await store.add({ ...text, body: "By hand.", version: 2, publishedAt: now.toISOString() });
  expect(await publishLegalTexts(store, [text], now)).toEqual([]);
  expect(await publishLegalTexts(store, [{ ...text, body: "Of a release." }], now)).toMatchObject([
    { version: 3, body: "Of a release." },
  ]);
});

function memoryStore(): LegalDocumentStore {
  const documents: LegalDocument[] = [];
  const newestFirst = () => documents.toSorted((a, b) => b.version - a.version);
  return {
    current: async (language) =>
      newestFirst().filter(
        (d, i, all) => d.language === language && all.findIndex((o) => o.slug === d.slug) === i,
      ),
    add: async (document) => void documents.push(document),
    history: async (slug) => newestFirst().filter((document) => document.slug === slug),
  };
}
