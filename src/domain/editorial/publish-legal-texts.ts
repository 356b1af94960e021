import type { LegalDocument, LegalText } from "./legal-document.ts";
import type { LegalDocumentStore } from "./ports.ts";

/**
 * Publishes each text that was never published as a new version of its document. What people once agreed to stays
 * readable: nothing is overwritten. A text of the files that somebody has replaced since does not come back by itself.
 */
export async function publishLegalTexts(
  store: LegalDocumentStore,
  texts: readonly LegalText[],
  now: Date,
): Promise<readonly LegalDocument[]> {
  const published: LegalDocument[] = [];
  for (const text of texts) {
    const history = await store.history(text.slug, text.language);
    if (history.some((document) => saysTheSame(document, text))) continue;
    const document = { ...text, version: (history[0]?.version ?? 0) + 1, publishedAt: now.toISOString() };
    await store.add(document);
    published.push(document);
  }
  return published;
}

/** Whether nobody could tell the two apart. */
export const saysTheSame = (
  document: Omit<LegalText, "slug" | "language">,
  text: Omit<LegalText, "slug" | "language">,
): boolean =>
  (["title", "headline", "description", "body"] as const).every((field) => document[field] === text[field]);
