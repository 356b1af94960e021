import { type Kysely, sql } from "kysely";
import type { RollbackRefusal, RunUndoing } from "#domain/catalogue/feed-run.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { saveProducts } from "../catalogue-rows.ts";
import { nextVersion } from "../catalogue-version.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";
import type { Before } from "./change-log.ts";
import { lockCatalogue } from "./lock-catalogue.ts";

/** Everything a run changed is as it was before. What it brought in is no longer offered, but keeps its number. */
export function rollBackRun(
  db: Kysely<Schema>,
  run: number,
  { at, by, note }: RunUndoing,
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
    await recordAudit(transaction, {
      at,
      action: "feed.rolled_back",
      ...(by && { actorId: by }),
      detail: { subject: `feed ${asked.source}`, after: { run, restored }, ...(note && { note }) },
    });
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
    const states = changes.map(({ now, before }) => ({
      id: now.id,
      state: before?.state ?? "archived",
      missed: before?.missedRuns ?? 0,
      seen: before?.seenOn ?? null,
    }));
    await sql`
      update product set feed_state = row.state, missed_runs = row.missed, seen_on = row.seen
      from json_to_recordset(${JSON.stringify(states)}::json)
        as row (id integer, state text, missed integer, seen date)
      where product.id = row.id
    `.execute(transaction);
    restored += rows.length;
    after = end.id;
  }
}
