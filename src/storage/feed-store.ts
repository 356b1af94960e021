import type { Kysely, Selectable } from "kysely";
import type { FeedRunRequest, FeedRunRow, RunResult, RunSummary } from "#domain/catalogue/feed-run.ts";
import type { FeedStore } from "#domain/catalogue/ports.ts";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { nextVersion } from "./catalogue-version.ts";
import { countKnown } from "./feed/known-products.ts";
import { leaveBehind } from "./feed/leave-behind.ts";
import { lockCatalogue } from "./feed/lock-catalogue.ts";
import { rollBackRun } from "./feed/roll-back.ts";
import { openTaking } from "./feed/take-in.ts";
import { weighRun } from "./feed/weigh-run.ts";
import type { Schema } from "./schema.ts";

export const feedStore = (db: Kysely<Schema>): FeedStore => ({
  run: (request) => runFeed(db, request),

  async runs(source) {
    const rows = await db
      .selectFrom("feed_run")
      .selectAll()
      .$if(source !== undefined, (query) => query.where("source", "=", source ?? ""))
      .orderBy("id", "desc")
      .execute();
    return rows.map(toRun);
  },

  rollBack: (run) => rollBackRun(db, run),
});

const toRun = ({
  id,
  source,
  status,
  started_at,
  finished_at,
  summary,
}: Selectable<Schema["feed_run"]>): FeedRunRow => ({
  id,
  source,
  status,
  startedAt: started_at.toISOString(),
  finishedAt: finished_at.toISOString(),
  summary,
});

/** Thrown inside the transaction to take everything back, with what is to be answered. */
class TakenBack<Report> extends Error {
  readonly result: RunResult<Report>;
  constructor(result: RunResult<Report>) {
    super("taken back");
    this.result = result;
  }
}

async function runFeed<Report>(
  db: Kysely<Schema>,
  request: FeedRunRequest<Report>,
): Promise<RunResult<Report>> {
  const { source, now, dryRun } = request;
  const startedAt = now();
  try {
    return await db.transaction().execute((transaction) => bringIn(transaction, request, startedAt));
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    const result: RunResult<Report> = error.result;
    // What was refused is told to whoever looks later, though nothing of it is left.
    if (!dryRun && (result.kind === "held" || result.kind === "stopped"))
      await db
        .insertInto("feed_run")
        .values({
          source,
          status: result.kind,
          started_at: startedAt,
          finished_at: now(),
          summary: JSON.stringify(result),
        })
        .execute();
    return result;
  }
}

/** Small: the embedded database never gives back the memory that its largest statement took. */
const batchSize = 100;

async function bringIn<Report>(
  transaction: Kysely<Schema>,
  request: FeedRunRequest<Report>,
  startedAt: Date,
): Promise<RunResult<Report>> {
  const { source, today, drafts, now, dryRun, allowShrink, onProgress } = request;
  await lockCatalogue(transaction);
  await nextVersion(transaction);
  const known = await countKnown(transaction, source);
  const { id: run } = await transaction
    .insertInto("feed_run")
    .values({ source, status: "applied", started_at: startedAt, finished_at: startedAt, summary: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const taking = await openTaking(transaction, { source, today, run });
  let batch: ProductDraft[] = [];
  let step = await drafts.next();
  for (; !step.done; step = await drafts.next()) {
    batch.push(step.value);
    if (batch.length < batchSize) continue;
    await taking.take(batch);
    onProgress?.(taking.seen.size());
    batch = [];
  }
  const report = step.value;
  if (request.wasStopped(report)) throw new TakenBack<Report>({ kind: "stopped", report });
  if (batch.length > 0) await taking.take(batch);
  onProgress?.(taking.seen.size());

  const met = taking.met();
  const verdict = weighRun({
    seen: taking.seen.size(),
    before: known.present,
    missing: known.present - met.present,
    today,
    allowShrink,
  });
  if (verdict.kind === "held") throw new TakenBack<Report>({ ...verdict, report });
  const absent =
    met.all < known.all
      ? await leaveBehind(transaction, { source, run, today, seen: taking.seen })
      : { missedOnce: 0, outOfStock: 0, archived: 0 };
  const summary: RunSummary = { ...taking.counts(), ...absent };
  if (dryRun) throw new TakenBack<Report>({ kind: "tried", summary, report });
  await transaction
    .updateTable("feed_run")
    .set({ finished_at: now(), summary: JSON.stringify({ ...summary, report }) })
    .where("id", "=", run)
    .execute();
  return { kind: "applied", run, summary, report };
}
