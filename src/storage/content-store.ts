import type { Kysely } from "kysely";
import type { ContentStore } from "#domain/editorial/ports.ts";
import { articleRows, toArticles } from "./admin/article-rows.ts";
import type { Schema } from "./schema.ts";

export const contentStore = (db: Kysely<Schema>): ContentStore => {
  const version = async () =>
    (await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow()).version;
  return {
    version,

    async load() {
      // The number first: what is written meanwhile is read again when the number is next looked at.
      const before = await version();
      const articles = await articleRows(db).where("article.published_on", "is not", null).execute();
      const meanings = await db.selectFrom("lexicon_meaning").select(["key", "en", "fr"]).execute();
      const pictures = await db
        .selectFrom("uploaded_picture")
        .select(["name", "alt_en", "alt_fr", "width", "height", "colour"])
        .orderBy("name")
        .execute();
      return {
        version: before,
        articles: toArticles(articles),
        meanings: new Map(meanings.map(({ key, en, fr }) => [key, { en, fr }])),
        pictures: pictures.map(({ alt_en, alt_fr, ...facts }) => ({
          ...facts,
          alt: { en: alt_en, fr: alt_fr },
        })),
      };
    },

    async picture(name) {
      const row = await db
        .selectFrom("uploaded_picture")
        .select("bytes")
        .where("name", "=", name)
        .executeTakeFirst();
      return row?.bytes;
    },
  };
};
