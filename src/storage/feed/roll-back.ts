import type { Kysely } from "kysely";
import type { RollbackRefusal } from "#domain/catalogue/feed-run.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { saveProducts } from "../catalogue-rows.ts";
import { nextVersion } from "../catalogue-version.ts";
import type { Schema } from "../schema.ts";
import type { Before } from "./change-log.ts";
import { lockCatalogue } from "./lock-catalogue.ts";

/** Everything a run changed is as it was before. What it brought in is no longer offered, but keeps its number. */
export function rollBackRun(
  db: Kysely<Schema>,
  run: number,
): Promise<Result<{ readonly restored: number }, RollbackRefusal>> {
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    const asked = await transaction
      .selectFrom("feed_run")
      .select(["source", "status"])
      .where("id", "=", run)
      .executeTakeFirst();
    if (!asked) return refuse({ kind: "no_such_run" });
    const last = await transaction
      .selectFrom("feed_run")
      .select("id")
      .where("source", "=", asked.source)
      .where("status", "=", "applied")
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (last?.id !== run) return refuse({ kind: "not_the_last", last: last?.id });
    await nextVersion(transaction);
    const restored = await restore(transaction, run);
    await transaction.updateTable("feed_run").set({ status: "rolled-back" }).where("id", "=", run).execute();
    return accept({ restored });
  });
}

async function restore(transaction: Kysely<Schema>, run: number): Promise<number> {
  let [restored, after] = [0, 0];
  while (true) {
    const rows = await transaction
      .selectFrom("feed_change")
      .innerJoin("product", "product.id", "feed_change.product_id")
      .select(["product.id", "product.document", "feed_change.before"])
      .where("feed_change.run_id", "=", run)
      .where("product.id", ">", after)
      .orderBy("product.id")
      .limit(100)
      .execute();
    const end = rows.at(-1);
    if (!end) return restored;
    // Written by the run from values of these types.
    const changes = rows.map(({ document, before }) => ({
      now: document as Product,
      before: before as Before | null,
    }));
    await saveProducts(
      transaction,
      changes.map(({ now, before }) => before?.product ?? { ...now, offers: [] }),
    );
    for (const { now, before } of changes)
      await transaction
        .updateTable("product")
        .set({
          feed_state: before?.state ?? "archived",
          missed_runs: before?.missedRuns ?? 0,
          seen_on: before?.seenOn ?? null,
        })
        .where("id", "=", now.id)
        .execute();
    restored += rows.length;
    after = end.id;
  }
}
