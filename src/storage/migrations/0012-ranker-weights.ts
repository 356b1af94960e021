import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What lists were ranked by, the weights that are learned from what became of them, and which were served when. */
export const rankerWeights: Migration = {
  async up(db) {
    // What each feature said of each piece: it cannot be worked out again once somebody has changed their mind.
    await sql`alter table reco_list add column readings json`.execute(db);
    await sql`
      create table ranker_weights (
        id integer primary key generated always as identity,
        made_at timestamptz not null,
        impressions integer not null,
        taken integer not null,
        people integer not null,
        gain real not null,
        factors json not null
      )
    `.execute(db);
    // A log: the last row says what is served. Without weights it is what is set by hand.
    await sql`
      create table ranker_served (
        place bigint primary key generated always as identity,
        weights_id integer references ranker_weights,
        held boolean not null,
        since timestamptz not null
      )
    `.execute(db);
  },
};
