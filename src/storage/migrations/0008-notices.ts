import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is found for people by itself, and what has to be known to find each thing once. */
export const notices: Migration = {
  async up(db) {
    await createNotice(db);
    await createNewsWatch(db);
    // Found by its digest; it goes with the person, and after a while by itself.
    await sql`
      create table unsubscribe_link (
        token_hash text collate "C" primary key,
        person_id uuid not null references person on delete cascade,
        created_at timestamptz not null
      )
    `.execute(db);
    await sql`create index unsubscribe_link_person on unsubscribe_link (person_id)`.execute(db);
    await watchSearches(db);
    await watchBookmarks(db);
  },
};

async function createNotice(db: Kysely<unknown>) {
  await sql`
    create table notice (
      id uuid primary key,
      person_id uuid not null references person on delete cascade,
      type text collate "C" not null
        check (type in ('saved_search', 'price_drop', 'back_in_stock', 'brand_new')),
      created_at timestamptz not null,
      read_at timestamptz,
      in_app boolean not null,
      by_mail boolean not null,
      mail_id uuid,
      content json not null
    )
  `.execute(db);
  await sql`create index notice_latest on notice (person_id, created_at desc, id desc)`.execute(db);
  await sql`create index notice_waiting on notice (person_id) where by_mail and mail_id is null`.execute(db);
  await sql`create index notice_mail on notice (mail_id) where mail_id is not null`.execute(db);
  await sql`create index notice_age on notice (created_at)`.execute(db);
}

const createNewsWatch = (db: Kysely<unknown>) =>
  sql`
    create table news_watch (
      person_id uuid primary key references person on delete cascade,
      round integer not null,
      catalogue_version integer not null,
      seen_product integer not null,
      brands_at timestamptz,
      sizes text not null,
      mailed_at timestamptz
    )
  `.execute(db);

/** Whoever saved a search before knows what it found then. */
async function watchSearches(db: Kysely<unknown>) {
  await sql`alter table saved_search add column seen_product integer not null default 0`.execute(db);
  await sql`
    update saved_search set seen_product = (select coalesce(max(id), 0) from product)
  `.execute(db);
  await sql`
    create index saved_search_watched on saved_search (person_id) where alert <> 'off'
  `.execute(db);
}

/** Of bookmarks alone: what it cost, and whether it could be had in their size, when last looked at. */
async function watchBookmarks(db: Kysely<unknown>) {
  await sql`
    alter table reaction
      add column price integer check (price > 0),
      add column in_size boolean,
      add check (kind = 'bookmarked' or (price is null and in_size is null))
  `.execute(db);
  await sql`
    create index reaction_unwatched on reaction (person_id) where kind = 'bookmarked' and in_size is null
  `.execute(db);
}
