import { type Kysely, sql } from "kysely";
import type { AdminFeedStore, StoredRun } from "#domain/admin/catalogue-ports.ts";
import { endRun } from "../feed/keep-run.ts";
import type { Schema } from "../schema.ts";

type RunQueries = Pick<AdminFeedStore, "runs" | "lastRuns" | "run" | "diagnostics" | "giveUp">;

export const feedRuns = (db: Kysely<Schema>): RunQueries => ({
  async runs({ source, status }, { limit, after }) {
    const counted = await db
      .selectFrom("feed_run")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .$if(source !== undefined, (query) => query.where("source", "=", source ?? ""))
      .$if(status !== undefined, (query) => query.where("status", "=", status ?? "running"))
      .executeTakeFirstOrThrow();
    const rows = await selectRuns(db)
      .$if(source !== undefined, (query) => query.where("feed_run.source", "=", source ?? ""))
      .$if(status !== undefined, (query) => query.where("feed_run.status", "=", status ?? "running"))
      .$if(after !== undefined, (query) => query.where("feed_run.id", "<", after ?? 0))
      .orderBy("feed_run.id", "desc")
      .limit(limit + 1)
      .execute();
    return { rows: rows.slice(0, limit).map(toRun), total: counted.total, hasMore: rows.length > limit };
  },

  async lastRuns(sources) {
    if (sources.length === 0) return new Map();
    const { rows: last } = await sql<{ id: number }>`
      select (select id from feed_run where source = wanted order by id desc limit 1) as id
      from unnest(${sources}::text[]) as wanted
    `.execute(db);
    const ids = last.flatMap(({ id }) => (id === null ? [] : [id]));
    if (ids.length === 0) return new Map();
    const rows = await selectRuns(db).where("feed_run.id", "in", ids).execute();
    return new Map(rows.map((row) => [row.source, toRun(row)]));
  },

  async run(id) {
    const row = await selectRuns(db).where("feed_run.id", "=", id).executeTakeFirst();
    return row && toRun(row);
  },

  async diagnostics(run, { code, severity }, { limit, after }) {
    const wanted = sql<boolean>`
      run_id = ${run}
      ${code === undefined ? sql`` : sql`and code = ${code}`}
      ${severity === undefined ? sql`` : sql`and severity = ${severity}`}
    `;
    const { total } = await db
      .selectFrom("feed_diagnostic")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where(wanted)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom("feed_diagnostic")
      .select(["place", "code", "severity", "line", "item_id", "sample"])
      .where(wanted)
      .$if(after !== undefined, (query) => query.where("place", ">", after ?? 0))
      .orderBy("place")
      .limit(limit + 1)
      .execute();
    return {
      rows: rows
        .slice(0, limit)
        .map(({ item_id, ...row }) => ({ ...row, ...(item_id !== null && { id: item_id }) })),
      total,
      hasMore: rows.length > limit,
    };
  },

  giveUp: ({ silentSince, except }, at) =>
    db.transaction().execute(async (transaction) => {
      const left = await transaction
        .selectFrom("feed_run")
        .select("id")
        .where("status", "=", "running")
        .$if(silentSince !== undefined, (query) => query.where("beat_at", "<", silentSince ?? at))
        .$if(except !== undefined, (query) => query.where("id", "!=", except ?? 0))
        .forUpdate()
        .execute();
      for (const { id } of left)
        await endRun(transaction, id, {
          status: "failed",
          summary: { failure: { code: "interrupted" } },
          at,
          told: { reason: "interrupted" },
        });
    }),
});

const selectRuns = (db: Kysely<Schema>) =>
  db
    .selectFrom("feed_run")
    .leftJoin("person", "person.id", "feed_run.begun_by")
    .select([
      "feed_run.id",
      "feed_run.source",
      "feed_run.status",
      "feed_run.dry_run",
      "feed_run.started_at",
      "feed_run.finished_at",
      "feed_run.progress",
      "feed_run.summary",
      "person.email",
      sql<boolean>`
        feed_run.status = 'applied' and not exists (
          select from feed_run as later
          where later.source = feed_run.source and later.status = 'applied' and later.id > feed_run.id
        )
      `.as("is_last_applied"),
    ]);

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>["execute"]>>[number];

const toRun = (row: RunRow): StoredRun => ({
  id: row.id,
  source: row.source,
  status: row.status,
  dryRun: row.dry_run,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  progress: row.progress,
  by: row.email,
  summary: row.summary,
  isLastApplied: row.is_last_applied,
});
