import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people set about how their taste is read, and how both were before. */
export const taste: Migration = {
  async up(db) {
    await sql`
      create table taste (
        person_id uuid primary key references person on delete cascade,
        settings json not null,
        updated_at timestamptz not null
      )
    `.execute(db);
    // Both documents whole: a version is gone back to as it was, whatever was changed in between.
    await sql`
      create table taste_version (
        person_id uuid not null references person on delete cascade,
        number integer not null check (number > 0),
        cause text collate "C" not null check (cause in ('change', 'evidence', 'rollback')),
        rolled_back_to integer check ((cause = 'rollback') = (rolled_back_to is not null)),
        began_at timestamptz not null,
        at timestamptz not null check (at >= began_at),
        settings json not null,
        preferences json not null,
        primary key (person_id, number)
      )
    `.execute(db);
    // The latest of every type together.
    await sql`create index product_event_recent on product_event (person_id, at desc, place desc)`.execute(
      db,
    );
  },
};
