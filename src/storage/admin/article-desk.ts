import { type Kysely, sql } from "kysely";
import type { ArticleDesk, ArticleDraft, SlugTaken } from "#domain/admin/content-ports.ts";
import type { Doing } from "#domain/admin/page.ts";
import type { WrittenArticle } from "#domain/editorial/written-article.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { nextContentVersion } from "../content-version.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";
import { articleRows, toArticles, toTextRow } from "./article-rows.ts";

/** Whether an article of the files has the address. */
type IsInFiles = (language: Language, slug: string) => boolean;

export const articleDesk = (db: Kysely<Schema>, isInFiles: IsInFiles): ArticleDesk => ({
  async list({ limit, below, words, state }) {
    const found = db
      .selectFrom("article")
      .$if(state !== undefined, (query) =>
        query.where("published_on", state === "draft" ? "is" : "is not", null),
      )
      .$if(words !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("article_text")
              .select("language")
              .whereRef("article_text.article_id", "=", "article.id")
              .where(({ or, eb }) =>
                or([
                  eb("title", "ilike", patternOf(words ?? "")),
                  eb("slug", "ilike", patternOf(words ?? "")),
                ]),
              ),
          ),
        ),
      );
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const ids = await found
      .select("id")
      .$if(below !== undefined, (query) => query.where("id", "<", below ?? 0))
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    if (ids.length === 0) return { articles: [], total };
    const shown = ids.map(({ id }) => id);
    return {
      articles: toArticles(await articleRows(db).where("article.id", "in", shown).execute()),
      total,
    };
  },

  find: (id) => findArticle(db, id),

  add: (article, doing) =>
    db.transaction().execute(async (transaction) => {
      await nextContentVersion(transaction);
      const taken = await takenSlug(transaction, article.texts, isInFiles);
      if (taken) return refuse(taken);
      const { id } = await transaction
        .insertInto("article")
        .values({ ...toRow(article, doing), created_at: doing.at })
        .returning("id")
        .executeTakeFirstOrThrow();
      await writeTexts(transaction, id, article.texts);
      await note(transaction, doing, "added", id, undefined, article);
      return accept(await written(transaction, id));
    }),

  change: (id, change, doing) =>
    db.transaction().execute(async (transaction) => {
      await nextContentVersion(transaction);
      const before = await findArticle(transaction, id);
      if (!before) return refuse({ kind: "not_there" });
      const after = { ...before, ...change };
      const taken = await takenSlug(transaction, after.texts, isInFiles, id);
      if (taken) return refuse(taken);
      await transaction.updateTable("article").set(toRow(after, doing)).where("id", "=", id).execute();
      if (change.texts) {
        await transaction.deleteFrom("article_text").where("article_id", "=", id).execute();
        await writeTexts(transaction, id, change.texts);
      }
      await note(transaction, doing, verbOf(before, after), id, before, after);
      return accept(await written(transaction, id));
    }),

  remove: (id, doing) =>
    db.transaction().execute(async (transaction) => {
      await nextContentVersion(transaction);
      const before = await findArticle(transaction, id);
      if (!before) return false;
      await transaction.deleteFrom("article").where("id", "=", id).execute();
      await note(transaction, doing, "deleted", id, before, undefined);
      return true;
    }),
});

/** As it was typed, wherever it stands. */
const patternOf = (words: string): string => `%${words.trim().replace(/[\\%_]/g, "\\$&")}%`;

async function findArticle(db: Kysely<Schema>, id: number): Promise<WrittenArticle | undefined> {
  const [article] = toArticles(await articleRows(db).where("article.id", "=", id).execute());
  return article;
}

async function written(db: Kysely<Schema>, id: number): Promise<WrittenArticle> {
  const article = await findArticle(db, id);
  if (!article) throw new Error(`Article ${id} was not written.`);
  return article;
}

const toRow = ({ tags, cover, publishedOn }: ArticleDraft, { at }: Doing) => ({
  tags: sql<string[]>`${[...tags]}::text[]`,
  cover,
  published_on: publishedOn,
  updated_at: at,
});

async function writeTexts(db: Kysely<Schema>, id: number, texts: ArticleDraft["texts"]): Promise<void> {
  const rows = languages.flatMap((language) => {
    const text = texts[language];
    return text ? [toTextRow(id, language, text)] : [];
  });
  if (rows.length > 0) await db.insertInto("article_text").values(rows).execute();
}

/** Drafts have their addresses to themselves too. */
async function takenSlug(
  db: Kysely<Schema>,
  texts: ArticleDraft["texts"],
  isInFiles: IsInFiles,
  own?: number,
): Promise<SlugTaken | undefined> {
  for (const language of languages) {
    const slug = texts[language]?.slug;
    if (slug === undefined) continue;
    const other = await db
      .selectFrom("article_text")
      .select("article_id")
      .where("language", "=", language)
      .where("slug", "=", slug)
      .$if(own !== undefined, (query) => query.where("article_id", "!=", own ?? 0))
      .executeTakeFirst();
    if (other || isInFiles(language, slug)) return { kind: "slug_taken", language };
  }
  return undefined;
}

const verbOf = (before: ArticleDraft, after: ArticleDraft): string => {
  if (before.publishedOn === null) return after.publishedOn === null ? "changed" : "published";
  return after.publishedOn === null ? "withdrawn" : "changed";
};

const note = (
  db: Kysely<Schema>,
  { at, actorId, note: why }: Doing,
  verb: string,
  id: number,
  before: ArticleDraft | undefined,
  after: ArticleDraft | undefined,
) =>
  recordAudit(db, {
    at,
    action: `article.${verb}`,
    actorId,
    detail: {
      subject: `article ${id}`,
      ...(before && { before: told(before) }),
      ...(after && { after: told(after) }),
      ...(before && after && { reworded: languages.filter((one) => isReworded(before, after, one)) }),
      ...(why && { note: why }),
    },
  });

const isReworded = (before: ArticleDraft, after: ArticleDraft, language: Language): boolean =>
  JSON.stringify(before.texts[language]) !== JSON.stringify(after.texts[language]);

/** What it is by, without what it says. */
const told = ({ texts, tags, cover, publishedOn }: ArticleDraft) => ({
  slugs: Object.fromEntries(languages.flatMap((one) => (texts[one] ? [[one, texts[one].slug]] : []))),
  tags,
  cover,
  published_on: publishedOn,
});
