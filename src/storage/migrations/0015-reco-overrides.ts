import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What admins say of single products in lists, and weights that they set themselves. */
export const recoOverrides: Migration = {
  async up(db) {
    // Without a person it holds for everyone. A product may leave the catalogue and come again: it is known by its number.
    await sql`
      create table reco_override (
        id integer primary key generated always as identity,
        person_id uuid references person on delete cascade,
        product_id integer not null,
        action text collate "C" not null check (action in ('pin', 'hide', 'boost')),
        until timestamptz,
        note text not null,
        at timestamptz not null,
        made_by uuid references person on delete set null
      )
    `.execute(db);
    await sql`
      create unique index reco_override_of_person on reco_override (person_id, product_id)
      where person_id is not null
    `.execute(db);
    await sql`
      create unique index reco_override_of_everyone on reco_override (product_id) where person_id is null
    `.execute(db);
    await sql`create index reco_override_maker on reco_override (made_by)`.execute(db);
    await sql`
      alter table ranker_weights
        add column made_by text collate "C" not null default 'learned' check (made_by in ('learned', 'admin')),
        add column note text not null default '',
        alter column impressions drop not null,
        alter column taken drop not null,
        alter column people drop not null,
        alter column gain drop not null,
        add check (made_by = 'admin' or num_nulls(impressions, taken, people, gain) = 0)
    `.execute(db);
  },
};
