import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What processes keep in memory is told of as it changes, and which round of a job was done last. */
export const signals: Migration = {
  async up(db) {
    // With the write itself: what is taken back is never told, and what is told can be read.
    await sql`
      create function cleed_signal() returns trigger language plpgsql as $$
      begin
        perform pg_notify('cleed', tg_argv[0]);
        return null;
      end
      $$
    `.execute(db);
    // A trigger takes no parameters, only text.
    for (const [table, topic] of told)
      await sql`
        create trigger cleed_signal after insert or update or delete on ${sql.table(table)}
        for each statement execute function cleed_signal(${sql.lit(topic)})
      `.execute(db);
    await sql`
      create table job_round (
        job text collate "C" primary key,
        mark bigint not null,
        ended_at timestamptz not null
      )
    `.execute(db);
  },
};

const told = [
  ["catalogue_version", "catalogue"],
  ["content_version", "content"],
  ["look_state", "looks"],
  ["reco_override", "overrides"],
  ["ranker_served", "weights"],
] as const;
