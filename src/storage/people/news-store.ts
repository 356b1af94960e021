import { type Kysely, sql } from "kysely";
import type { NewsStore, Watched } from "#domain/people/news-ports.ts";
import type { Schema } from "../schema.ts";
import { keepNews } from "./keep-news.ts";
import { personColumns, toPerson } from "./person-rows.ts";
import { savedSearchColumns, toSearch } from "./saved-search-store.ts";

export const newsStore = (db: Kysely<Schema>): NewsStore => ({
  async due({ version, highest, at, after, most }) {
    const dayAgo = new Date(at.getTime() - 86_400_000);
    const follows = sql`jsonb_array_length(coalesce(person.preferences -> 'brandsFollowed', '[]')) > 0`;
    const { rows } = await sql<{ id: string }>`
      select person.id from person left join news_watch as watch on watch.person_id = person.id
      where person.registration_status <> 'pending'
        and (${after ?? null}::uuid is null or person.id > ${after ?? null}::uuid)
        and (
          (watch.person_id is null or watch.catalogue_version < ${version}) and (
            ${follows}
            or exists (select from saved_search as one where one.person_id = person.id and alert <> 'off')
            or exists (select from reaction where reaction.person_id = person.id and kind = 'bookmarked')
          )
          or exists (
            select from saved_search as one where one.person_id = person.id and alert <> 'off'
              and (last_run_at is null or alert = 'daily' and last_run_at <= ${dayAgo})
          )
          or exists (
            select from reaction
            where reaction.person_id = person.id and kind = 'bookmarked' and in_size is null
          )
          or exists (select from notice where notice.person_id = person.id and by_mail and mail_id is null)
          or (
            watch.seen_product < ${highest} and ${follows}
            and (brands_at is null or brands_at <= ${dayAgo})
          )
        )
      order by person.id limit ${most}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  async read(personId): Promise<Watched | undefined> {
    const row = await db
      .selectFrom("person")
      .select(personColumns)
      .where("id", "=", personId)
      .where("registration_status", "!=", "pending")
      .executeTakeFirst();
    if (!row) return undefined;
    const [searches, bookmarks, watch, waiting] = await Promise.all([
      searchesOf(db, personId),
      bookmarksOf(db, personId),
      db.selectFrom("news_watch").selectAll().where("person_id", "=", personId).executeTakeFirst(),
      db
        .selectFrom("notice")
        .select("id")
        .where("person_id", "=", personId)
        .where("by_mail", "=", true)
        .where("mail_id", "is", null)
        .limit(1)
        .executeTakeFirst(),
    ]);
    return {
      person: toPerson(row),
      searches,
      bookmarks,
      watch: watch && {
        round: watch.round,
        catalogueVersion: watch.catalogue_version,
        seenProduct: watch.seen_product,
        brandsAt: watch.brands_at,
        sizes: watch.sizes,
        mailedAt: watch.mailed_at,
      },
      hasMailWaiting: waiting !== undefined,
    };
  },

  keep: (watched, news) => keepNews(db, watched, news),
});

async function searchesOf(db: Kysely<Schema>, personId: string): Promise<Watched["searches"]> {
  const rows = await db
    .selectFrom("saved_search")
    .select([...savedSearchColumns, "seen_product"])
    .where("person_id", "=", personId)
    .where("alert", "!=", "off")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...toSearch(row), seenProduct: row.seen_product }));
}

/** One value instead of ten thousand rows. */
async function bookmarksOf(db: Kysely<Schema>, personId: string): Promise<Watched["bookmarks"]> {
  const { rows } = await sql<{ all: [number, number | null, boolean | null][] | null }>`
    select json_agg(json_build_array(product_id, price, in_size) order by at desc, product_id desc) as "all"
    from reaction where person_id = ${personId} and kind = 'bookmarked'
  `.execute(db);
  return (rows[0]?.all ?? []).map(([product, price, inSize]) => ({ product, price, inSize }));
}
