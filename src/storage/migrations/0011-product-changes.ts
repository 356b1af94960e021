import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which version of the catalogue changed a product last, so that a small change need not be read with everything. */
export const productChanges: Migration = {
  async up(db) {
    await sql`alter table product add column changed_in integer not null default 0`.execute(db);
    await sql`create index product_changed on product (changed_in)`.execute(db);
    // The last version that changed more than products: whoever has an earlier one reads all of it again.
    await sql`alter table catalogue_version add column whole integer not null default 0`.execute(db);
  },
};
