import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const feeds: Migration = {
  async up(db) {
    // Of products that come from a feed: when it last had them, and how many runs since did not.
    await sql`
      alter table product
        add column feed_state text collate "C" not null default 'offered'
          check (feed_state in ('offered', 'out-of-stock', 'archived')),
        add column missed_runs integer not null default 0,
        add column seen_on date
    `.execute(db);
    await sql`
      create table feed_run (
        id integer primary key generated always as identity,
        source text collate "C" not null check (source <> ''),
        status text collate "C" not null check (status in ('applied', 'held', 'stopped', 'rolled-back')),
        started_at timestamptz not null,
        finished_at timestamptz not null,
        summary json not null
      )
    `.execute(db);
    await sql`create index feed_run_source on feed_run (source, id)`.execute(db);
    // What a run changed, as it was before: null for what was not there.
    await sql`
      create table feed_change (
        run_id integer not null references feed_run (id) on delete cascade,
        product_id integer not null references product (id),
        before json,
        primary key (run_id, product_id)
      )
    `.execute(db);
  },
};
