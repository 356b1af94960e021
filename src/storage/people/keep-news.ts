import { type Kysely, sql } from "kysely";
import type { News, Watched } from "#domain/people/news-ports.ts";
import type { NewNotice } from "#domain/people/notice.ts";
import { noticeBounds } from "#vocabulary/notice.ts";
import type { Schema } from "../schema.ts";
import { lockPerson } from "./lock-person.ts";
import { queueLetter } from "./outbox-store.ts";

/**
 * In one transaction, so that a round that is cut short tells nothing twice and forgets nothing: what was found, and
 * what it was found by. False when another process was faster.
 */
export const keepNews = (db: Kysely<Schema>, { person, watch }: Watched, news: News): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, person.id))) return false;
    if (!(await takeRound(transaction, person.id, watch?.round, news))) return false;
    const ran = await markSearches(transaction, person.id, news);
    // A search that was changed or forgotten meanwhile has nothing to tell.
    const notices = news.notices.filter(({ search }) => search === null || ran.has(search.id));
    await addNotices(transaction, person.id, notices, news.at);
    await markBookmarks(transaction, person.id, news);
    if (news.letter) {
      await queueLetter(transaction, news.letter);
      await transaction
        .updateTable("notice")
        .set({ mail_id: news.letter.id })
        .where("person_id", "=", person.id)
        .where("by_mail", "=", true)
        .where("mail_id", "is", null)
        .execute();
    }
    return true;
  });

async function takeRound(
  transaction: Kysely<Schema>,
  personId: string,
  before: number | undefined,
  { watch }: News,
): Promise<boolean> {
  const values = {
    catalogue_version: watch.catalogueVersion,
    seen_product: watch.seenProduct,
    brands_at: watch.brandsAt,
    sizes: watch.sizes,
    mailed_at: watch.mailedAt,
  };
  if (before === undefined) {
    const made = await transaction
      .insertInto("news_watch")
      .values({ person_id: personId, round: 1, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n;
  }
  const taken = await transaction
    .updateTable("news_watch")
    .set({ ...values, round: before + 1 })
    .where("person_id", "=", personId)
    .where("round", "=", before)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Gives the searches that are still as they were run. */
async function markSearches(
  transaction: Kysely<Schema>,
  personId: string,
  { ran, highest, at }: News,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update saved_search set last_run_at = ${at}, seen_product = ${highest}
    from unnest(${sql.val(ran.map(({ id }) => id))}::uuid[], ${sql.val(ran.map(({ query }) => query))}::text[])
      as done (id, query)
    where saved_search.id = done.id and person_id = ${personId} and saved_search.query = done.query
      and alert <> 'off'
    returning saved_search.id
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

async function addNotices(
  transaction: Kysely<Schema>,
  personId: string,
  notices: readonly NewNotice[],
  at: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ id, type, inApp, byMail, products, total, search, brand, drops }) => ({
    id,
    person_id: personId,
    type,
    created_at: at,
    in_app: inApp,
    by_mail: byMail,
    content: JSON.stringify({ products, total, search, brand, drops }),
  }));
  await transaction.insertInto("notice").values(rows).execute();
  // The oldest give way. What waits for a mail is told there yet.
  await sql`
    delete from notice where person_id = ${personId} and not (by_mail and mail_id is null) and id not in (
      select id from notice where person_id = ${personId}
      order by created_at desc, id desc limit ${noticeBounds.most}
    )
  `.execute(transaction);
}

/** Whatever is no longer bookmarked is passed over. */
async function markBookmarks(
  transaction: Kysely<Schema>,
  personId: string,
  { bookmarks }: News,
): Promise<void> {
  if (bookmarks.length === 0) return;
  const seen = JSON.stringify(bookmarks.map(({ product, price, inSize }) => [product, price, inSize]));
  await sql`
    update reaction set price = seen.price, in_size = seen.in_size
    from (
      select (one ->> 0)::int as product, (one ->> 1)::int as price, (one ->> 2)::boolean as in_size
      from json_array_elements(${seen}::json) as one
    ) as seen
    where person_id = ${personId} and product_id = seen.product and kind = 'bookmarked'
  `.execute(transaction);
}
