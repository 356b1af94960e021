import { type Kysely, sql } from "kysely";
import type { CrowdEvent, Shopper } from "#domain/catalogue/crowd.ts";
import type { ShopperStore } from "#domain/catalogue/ports.ts";
import { nextVersion } from "./catalogue-version.ts";
import type { Schema } from "./schema.ts";

export const shopperStore = (db: Kysely<Schema>): ShopperStore => ({
  async all() {
    const rows = await db.selectFrom("simulated_shopper").selectAll().orderBy("id").execute();
    // Written by `replace` from values of these types.
    return rows.map(({ id, universe, events }) => ({ id, universe, events: events as CrowdEvent[] }));
  },

  async replace(shoppers: readonly Shopper[]) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("simulated_shopper").execute();
      await sql`
        insert into simulated_shopper (id, universe, events)
        select * from json_to_recordset(${JSON.stringify(shoppers)}::json)
          as row (id integer, universe text, events json)
      `.execute(transaction);
      await nextVersion(transaction, "everything");
    });
  },
});
