import type { LegalDocument, LegalText } from "./legal-document.ts";
import type { LegalDocumentStore } from "./ports.ts";

/**
 * Publishes each text whose words changed as a new version of its document.
 * What people once agreed to stays readable: nothing is overwritten.
 */
export async function publishLegalTexts(
  store: LegalDocumentStore,
  texts: readonly LegalText[],
  now: Date,
): Promise<readonly LegalDocument[]> {
  const published: LegalDocument[] = [];
  for (const text of texts) {
    const documents = await store.current(text.language);
    const current = documents.find((document) => document.slug === text.slug);
    if (current && saysTheSame(current, text)) continue;
    const document = { ...text, version: (current?.version ?? 0) + 1, publishedAt: now.toISOString() };
    await store.add(document);
    published.push(document);
  }
  return published;
}

const saysTheSame = (document: LegalDocument, text: LegalText): boolean =>
  (["title", "headline", "description", "body"] as const).every((field) => document[field] === text[field]);
