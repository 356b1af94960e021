import type { Kysely, Selectable } from "kysely";
import type { LegalDocument } from "#domain/editorial/legal-document.ts";
import type { LegalDocumentStore } from "#domain/editorial/ports.ts";
import { legalPages } from "#vocabulary/editorial-page.ts";
import { isLanguage } from "#vocabulary/language.ts";
import { nextContentVersion } from "./content-version.ts";
import type { Schema } from "./schema.ts";

export const legalDocumentStore = (db: Kysely<Schema>): LegalDocumentStore => ({
  async current(language) {
    const rows = await db
      .selectFrom("legal_document")
      .distinctOn("slug")
      .selectAll()
      .where("language", "=", language)
      .where("slug", "in", legalPages)
      .orderBy("slug")
      .orderBy("version", "desc")
      .execute();
    return rows.map(toDocument);
  },

  add: ({ publishedAt, ...text }) =>
    db.transaction().execute(async (transaction) => {
      await nextContentVersion(transaction);
      await transaction
        .insertInto("legal_document")
        .values({ ...text, published_at: publishedAt })
        .onConflict((conflict) => conflict.columns(["slug", "language", "version"]).doNothing())
        .execute();
    }),

  async history(slug, language) {
    const rows = await db
      .selectFrom("legal_document")
      .selectAll()
      .where("slug", "=", slug)
      .where("language", "=", language)
      .orderBy("version", "desc")
      .execute();
    return rows.map(toDocument);
  },
});

const toDocument = (row: Selectable<Schema["legal_document"]>): LegalDocument => {
  const slug = legalPages.find((known) => known === row.slug);
  if (slug === undefined || !isLanguage(row.language)) {
    throw new Error(
      `A stored legal document has an unknown name or language: ${row.slug} (${row.language}).`,
    );
  }
  const { title, headline, description, body, version } = row;
  return {
    slug,
    language: row.language,
    title,
    headline,
    description,
    body,
    version,
    publishedAt: row.published_at.toISOString(),
  };
};
