import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Looks, the catalogue they were put together for, and what people say of them. */
export const looks: Migration = {
  async up(db) {
    // Never deleted: a number that somebody liked, or sent to a friend, stays the number of that look.
    await sql`
      create table look (
        id integer primary key check (id > 0),
        universe text collate "C" not null check (universe in ('men', 'women')),
        occasion text collate "C" not null,
        season text collate "C" not null check (season in ('spring', 'summer', 'autumn', 'winter')),
        formality smallint not null check (formality between 1 and 5),
        title_en text not null check (title_en <> ''),
        title_fr text not null check (title_fr <> ''),
        score double precision not null,
        items json not null,
        retired boolean not null default false,
        unique (universe, title_en),
        unique (universe, title_fr)
      )
    `.execute(db);
    await sql`
      create table look_state (
        id integer primary key check (id = 1),
        version integer not null,
        newest integer not null
      )
    `.execute(db);
    await sql`insert into look_state (id, version, newest) values (1, 0, 0)`.execute(db);
    await sql`
      create table look_reaction (
        person_id uuid not null references person on delete cascade,
        look_id integer not null check (look_id > 0),
        kind text collate "C" not null check (kind in ('liked', 'disliked')),
        at timestamptz not null,
        primary key (person_id, look_id)
      )
    `.execute(db);
    await sql`create index look_reaction_latest on look_reaction (person_id, kind, at desc, look_id desc)`.execute(
      db,
    );
  },
};
