import type { Kysely, Selectable } from "kysely";
import type {
  FeedRunRequest,
  FeedRunRow,
  RunFailure,
  RunResult,
  RunSummary,
} from "#domain/catalogue/feed-run.ts";
import type { FeedStore } from "#domain/catalogue/ports.ts";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { nextVersion } from "./catalogue-version.ts";
import { beginRun, endRun, keepDiagnostics } from "./feed/keep-run.ts";
import { countKnown } from "./feed/known-products.ts";
import { leaveBehind } from "./feed/leave-behind.ts";
import { lockCatalogue } from "./feed/lock-catalogue.ts";
import { rollBackRun } from "./feed/roll-back.ts";
import { openTaking } from "./feed/take-in.ts";
import { weighRun } from "./feed/weigh-run.ts";
import type { Schema } from "./schema.ts";

export const feedStore = (db: Kysely<Schema>): FeedStore => ({
  begin: (beginning) => beginRun(db, beginning),
  run: (request) => runFeed(db, request),
  fail: (run, failure, at) => failRun(db, run, failure, at),

  async tellProgress(run, products, at) {
    await db
      .updateTable("feed_run")
      .set({ progress: products, beat_at: at })
      .where("id", "=", run)
      .where("status", "=", "running")
      .execute();
  },

  async runs(source) {
    const rows = await db
      .selectFrom("feed_run")
      .selectAll()
      .$if(source !== undefined, (query) => query.where("source", "=", source ?? ""))
      .orderBy("id", "desc")
      .execute();
    return rows.map(toRun);
  },

  rollBack: (run, undoing) => rollBackRun(db, run, undoing),
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
  finishedAt: finished_at?.toISOString() ?? null,
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
  const { source, now, dryRun, by } = request;
  const run = request.run ?? (await beginRun(db, { source, dryRun, by, at: now() }));
  try {
    await keepDiagnostics(db, run, request.diagnostics ?? []);
    return await db.transaction().execute((transaction) => bringIn(transaction, request, run));
  } catch (error) {
    if (!(error instanceof TakenBack)) {
      // A database that is gone cannot be told: the run is found to be over later.
      await failRun(db, run, { code: "fault" }, now()).catch(() => {});
      throw error;
    }
    const result: RunResult<Report> = error.result;
    await tellEnd(db, run, result, now());
    return result;
  }
}

/** What was tried or refused is told to whoever looks later, though nothing of it is left. */
async function tellEnd<Report>(
  db: Kysely<Schema>,
  run: number,
  result: RunResult<Report>,
  at: Date,
): Promise<void> {
  const { kind, report } = result;
  const [summary, told] =
    kind === "tried" || kind === "applied"
      ? [{ ...result.summary, report }, { ...result.summary }]
      : [result, kind === "held" ? { before: result.before, missing: result.missing } : {}];
  await db
    .transaction()
    .execute((transaction) => endRun(transaction, run, { status: kind, summary, at, told }));
}

const failRun = (db: Kysely<Schema>, run: number, failure: RunFailure, at: Date): Promise<void> =>
  db.transaction().execute((transaction) =>
    endRun(transaction, run, {
      status: "failed",
      summary: { failure },
      at,
      told: { reason: failure.code },
    }),
  );

/** Small: the embedded database never gives back the memory that its largest statement took. */
const batchSize = 100;

async function bringIn<Report>(
  transaction: Kysely<Schema>,
  request: FeedRunRequest<Report>,
  run: number,
): Promise<RunResult<Report>> {
  const { source, today, drafts, now, dryRun, allowShrink, onProgress } = request;
  await lockCatalogue(transaction);
  await nextVersion(transaction);
  const known = await countKnown(transaction, source);
  const taking = await openTaking(transaction, { source, today, run, isFirst: known.all === 0, dryRun });
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
  await endRun(transaction, run, {
    status: "applied",
    summary: { ...summary, report },
    at: now(),
    told: { ...summary },
  });
  return { kind: "applied", run, summary, report };
}
