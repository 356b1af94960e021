import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people say of products, do with them, and look for. Products come and go, so nothing refers to theirs. */
export const activity: Migration = {
  async up(db) {
    await createReaction(db);
    await createProductEvent(db);
    await sql`
      create table saved_search (
        id uuid primary key,
        person_id uuid not null references person on delete cascade,
        name text not null check (length(name) between 1 and 80),
        query text not null check (length(query) <= 2000),
        alert text collate "C" not null check (alert in ('off', 'daily', 'instant')),
        created_at timestamptz not null,
        last_run_at timestamptz
      )
    `.execute(db);
    await sql`create index saved_search_person on saved_search (person_id, created_at desc, id)`.execute(db);
  },
};

async function createReaction(db: Kysely<unknown>) {
  await sql`
    create table reaction (
      person_id uuid not null references person on delete cascade,
      product_id integer not null check (product_id > 0),
      kind text collate "C" not null check (kind in ('liked', 'disliked', 'bookmarked')),
      scope text collate "C"
        check (scope in ('item', 'colour', 'cut', 'brand', 'price', 'owned', 'later')),
      at timestamptz not null,
      primary key (person_id, product_id, kind),
      check ((kind = 'disliked') = (scope is not null))
    )
  `.execute(db);
  // Nobody both likes and dislikes a product, whatever a program does.
  await sql`
    create unique index reaction_verdict on reaction (person_id, product_id) where kind <> 'bookmarked'
  `.execute(db);
  await sql`
    create index reaction_latest on reaction (person_id, kind, at desc, product_id desc)
  `.execute(db);
}

/** A log: rows are added and go with their person, nothing else. */
async function createProductEvent(db: Kysely<unknown>) {
  await sql`
    create table product_event (
      person_id uuid not null references person on delete cascade,
      client_id text collate "C" not null check (length(client_id) between 1 and 64),
      place bigint not null generated always as identity,
      type text collate "C" not null check (type in (
        'product_seen', 'product_image_seen', 'product_card_clicked', 'product_chosen', 'product_purchased'
      )),
      product_id integer not null check (product_id > 0),
      surface text collate "C",
      at timestamptz not null,
      received_at timestamptz not null,
      primary key (person_id, client_id)
    )
  `.execute(db);
  await sql`
    create index product_event_latest on product_event (person_id, type, at desc, place desc)
  `.execute(db);
  await sql`create index product_event_received on product_event (person_id, received_at)`.execute(db);
}
