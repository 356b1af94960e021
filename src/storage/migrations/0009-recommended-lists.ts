import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people were recommended, so that what they do with it can be told from what they found by themselves. */
export const recommendedLists: Migration = {
  async up(db) {
    await createList(db);
    await createStretch(db);
    await createDailyTop(db);
    await sql`
      create table recommended (
        person_id uuid not null references person on delete cascade,
        universe text collate "C" not null,
        products integer[] not null,
        brands integer[] not null,
        at timestamptz not null,
        primary key (person_id, universe)
      )
    `.execute(db);
    // No reference: lists go before events do.
    await sql`alter table product_event add column list_id uuid`.execute(db);
    await sql`
      create index product_event_listed on product_event (person_id, at desc, place desc)
      where list_id is not null and type = 'product_seen'
    `.execute(db);
  },
};

/** Each answer with recommendations that a member got. */
async function createList(db: Kysely<unknown>) {
  await sql`
    create table reco_list (
      id uuid primary key,
      person_id uuid not null references person on delete cascade,
      place bigint not null generated always as identity,
      kind text collate "C" not null check (kind in ('reco', 'hard', 'neutral', 'daily')),
      universe text collate "C" not null,
      surface text collate "C",
      start integer not null check (start >= 0),
      products integer[] not null,
      stretches json not null,
      at timestamptz not null
    )
  `.execute(db);
  await sql`create index reco_list_latest on reco_list (person_id, place desc)`.execute(db);
  await sql`create index reco_list_age on reco_list (at)`.execute(db);
}

/** What was tried on someone: each piece once, as it was listed last before they saw it. */
async function createStretch(db: Kysely<unknown>) {
  await sql`
    create table stretch (
      person_id uuid not null references person on delete cascade,
      product_id integer not null check (product_id > 0),
      universe text collate "C" not null,
      axis smallint not null,
      family text collate "C" not null,
      propensity real not null check (propensity > 0 and propensity <= 1),
      listed_at timestamptz not null,
      shown_at timestamptz,
      primary key (person_id, product_id)
    )
  `.execute(db);
  await sql`create index stretch_age on stretch (listed_at)`.execute(db);
}

/** The ten of a day. */
async function createDailyTop(db: Kysely<unknown>) {
  await sql`
    create table daily_top (
      person_id uuid not null references person on delete cascade,
      universe text collate "C" not null,
      day date not null,
      list_id uuid not null,
      picks json not null,
      at timestamptz not null,
      primary key (person_id, universe, day)
    )
  `.execute(db);
  await sql`create index daily_top_age on daily_top (day)`.execute(db);
}
