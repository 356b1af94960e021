import { type Kysely, sql } from "kysely";
import type { RunBeginning, RunDiagnostic, RunStatus } from "#domain/catalogue/feed-run.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

/** Of how many runs of a feed every diagnostic is kept; of older ones the counts stay. */
const runsWithDiagnostics = 20;
const diagnosticsAtOnce = 500;

export async function beginRun(
  db: Kysely<Schema>,
  { source, dryRun, by, at }: RunBeginning,
): Promise<number> {
  const { id } = await db
    .insertInto("feed_run")
    .values({
      source,
      status: "running",
      started_at: at,
      summary: "{}",
      dry_run: dryRun,
      begun_by: by ?? null,
      beat_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    delete from feed_diagnostic where run_id in (
      select id from feed_run where source = ${source} order by id desc offset ${runsWithDiagnostics}
    )
  `.execute(db);
  return id;
}

export async function keepDiagnostics(
  db: Kysely<Schema>,
  run: number,
  diagnostics: readonly RunDiagnostic[],
): Promise<void> {
  for (let at = 0; at < diagnostics.length; at += diagnosticsAtOnce) {
    const rows = diagnostics
      .slice(at, at + diagnosticsAtOnce)
      .map(({ id, ...one }, index) => ({ ...one, item_id: id ?? null, place: at + index + 1 }));
    await sql`
      insert into feed_diagnostic (run_id, place, code, severity, line, item_id, sample)
      select ${run}, place, code, severity, line, item_id, sample
      from json_to_recordset(${JSON.stringify(rows)}::json) as row (
        place integer, code text, severity text, line integer, item_id text, sample text
      )
    `.execute(db);
  }
}

type Ending = {
  readonly status: Exclude<RunStatus, "running" | "rolled-back">;
  /** What is kept of it. */
  readonly summary: unknown;
  readonly at: Date;
  /** For the log: numbers and names of things. */
  readonly told: Readonly<Record<string, unknown>>;
};

/** A run that somebody else gave up already stays as they left it. */
export async function endRun(transaction: Kysely<Schema>, run: number, ending: Ending): Promise<void> {
  const { status, summary, at, told } = ending;
  const ended = await transaction
    .updateTable("feed_run")
    .set({ status, finished_at: at, beat_at: null, summary: JSON.stringify(summary) })
    .where("id", "=", run)
    .where("status", "=", "running")
    .returning(["source", "begun_by"])
    .executeTakeFirst();
  if (!ended) throw new Error(`run ${run} is over`);
  await recordAudit(transaction, {
    at,
    action: `feed.${status}`,
    ...(ended.begun_by && { actorId: ended.begun_by }),
    detail: { subject: `feed ${ended.source}`, after: { run, ...told } },
  });
}
