import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people and visitors said to the assistant, and what it answered. */
export const conversations: Migration = {
  async up(db) {
    // A visitor is known by a key of their browser, of which only a digest is kept.
    await sql`
      create table conversation (
        id uuid primary key,
        person_id uuid references person on delete cascade,
        key_hash text collate "C",
        universe text collate "C" not null check (universe in ('men', 'women')),
        lang text collate "C" not null check (lang in ('en', 'fr')),
        title text not null,
        state json not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((person_id is null) <> (key_hash is null))
      )
    `.execute(db);
    await sql`create index conversation_person on conversation (person_id, updated_at desc)`.execute(db);
    await sql`
      create index conversation_of_visitors on conversation (updated_at) where person_id is null
    `.execute(db);
    // The person again, so that an exchange is exported with them by itself.
    await sql`
      create table assistant_exchange (
        id uuid primary key,
        place bigint not null generated always as identity,
        conversation_id uuid not null references conversation on delete cascade,
        person_id uuid references person on delete cascade,
        text text not null,
        intent text collate "C" not null,
        lang text collate "C" not null check (lang in ('en', 'fr')),
        words text not null,
        engine text collate "C" not null check (engine in ('built_in', 'model')),
        answer json not null,
        at timestamptz not null
      )
    `.execute(db);
    await sql`
      create index assistant_exchange_conversation on assistant_exchange (conversation_id, place)
    `.execute(db);
    await sql`create index assistant_exchange_person on assistant_exchange (person_id)`.execute(db);
  },
};
