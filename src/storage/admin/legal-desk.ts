import type { Kysely } from "kysely";
import type { LegalDesk } from "#domain/admin/content-ports.ts";
import { saysTheSame } from "#domain/editorial/publish-legal-texts.ts";
import { legalPages } from "#vocabulary/editorial-page.ts";
import { isLanguage, languages } from "#vocabulary/language.ts";
import { nextContentVersion } from "../content-version.ts";
import { legalDocumentStore } from "../legal-document-store.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

export const legalDesk = (db: Kysely<Schema>): LegalDesk => ({
  async versions() {
    const rows = await db
      .selectFrom("legal_document")
      .select(["slug", "language", "version", "published_at", "title"])
      .where("slug", "in", legalPages)
      .orderBy("published_at", "desc")
      .orderBy("slug")
      .orderBy("language")
      .orderBy("version", "desc")
      .execute();
    return rows.flatMap(({ slug, language, version, published_at, title }) => {
      const known = legalPages.find((one) => one === slug);
      return known && isLanguage(language)
        ? [{ slug: known, language, version, title, publishedAt: published_at.toISOString() }]
        : [];
    });
  },

  history: (slug) => historyOf(db, slug),

  publish: (slug, texts, { at, actorId, note }) =>
    db.transaction().execute(async (transaction) => {
      await nextContentVersion(transaction);
      const history = await historyOf(transaction, slug);
      const isNew = languages.some((one) => !history[one][0] || !saysTheSame(history[one][0], texts[one]));
      if (!isNew) return undefined;
      const last = Math.max(0, ...languages.map((one) => history[one][0]?.version ?? 0));
      const version = last + 1;
      for (const language of languages) {
        const { title, headline, description, body } = texts[language];
        await transaction
          .insertInto("legal_document")
          .values({ slug, language, version, title, headline, description, body, published_at: at })
          .execute();
      }
      await recordAudit(transaction, {
        at,
        action: "legal.published",
        actorId,
        detail: {
          subject: slug,
          before: { version: last },
          after: { version },
          ...(note && { note }),
        },
      });
      return version;
    }),
});

async function historyOf(db: Kysely<Schema>, slug: Parameters<LegalDesk["history"]>[0]) {
  const store = legalDocumentStore(db);
  return { en: await store.history(slug, "en"), fr: await store.history(slug, "fr") };
}
