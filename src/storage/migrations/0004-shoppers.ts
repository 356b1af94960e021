import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Invented people in a table of their own: no statistic about people can count them by mistake. */
export const shoppers: Migration = {
  async up(db) {
    await sql`
      create table simulated_shopper (
        id integer primary key check (id > 0),
        universe text collate "C" not null check (universe in ('men', 'women')),
        events json not null
      )
    `.execute(db);
  },
};
