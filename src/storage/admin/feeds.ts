import { type Kysely, type Selectable, sql } from "kysely";
import type { AdminAct, AdminFeedStore, FeedChange, StoredFeed } from "#domain/admin/catalogue-ports.ts";
import { nextRunAfter } from "#domain/admin/feed-schedule.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";
import { feedRuns } from "./feed-runs.ts";

export const adminFeedStore = (db: Kysely<Schema>): AdminFeedStore => ({
  ...feedRuns(db),

  async list({ limit, after }) {
    const { total } = await db
      .selectFrom("feed")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom("feed")
      .selectAll()
      .$if(after !== undefined, (query) => query.where("id", "<", after ?? 0))
      .orderBy("id", "desc")
      .limit(limit + 1)
      .execute();
    return { rows: rows.slice(0, limit).map(toFeed), total, hasMore: rows.length > limit };
  },

  async find(id) {
    const row = await db.selectFrom("feed").selectAll().where("id", "=", id).executeTakeFirst();
    return row && toFeed(row);
  },

  save: (name, facts, act) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("feed")
        .values({ name, schedule: "never" })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      const before = await transaction
        .selectFrom("feed")
        .selectAll()
        .where("name", "=", name)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return write(transaction, before, facts, act);
    }),

  change: (id, change, act) =>
    db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom("feed")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return before && write(transaction, before, change, act);
    }),

  remove: (id, { by, at }) =>
    db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom("feed")
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (!gone) return false;
      const detail = { subject: `feed ${gone.name}`, before: factsOf(gone) };
      await recordAudit(transaction, { at, action: "feed.deleted", actorId: by, detail });
      return true;
    }),

  async claimDue(at) {
    const due = await db
      .selectFrom("feed")
      .selectAll()
      .where("next_run_at", "<=", at)
      .where("url", "is not", null)
      .orderBy("next_run_at")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    // Whoever finds the time as it was has it: the others come too late.
    const claimed = await db
      .updateTable("feed")
      .set({ next_run_at: nextRunAfter(due.schedule, at) })
      .where("id", "=", due.id)
      .where(sql<boolean>`next_run_at is not distinct from ${due.next_run_at}`)
      .returningAll()
      .executeTakeFirst();
    return claimed && toFeed(claimed);
  },
});

async function write(
  transaction: Kysely<Schema>,
  before: Selectable<Schema["feed"]>,
  change: FeedChange,
  { by, at }: AdminAct,
): Promise<StoredFeed> {
  const next = { ...factsOf(before), ...change };
  // Without an address there is nothing to fetch at any time.
  const schedule = next.url === null ? "never" : next.schedule;
  const isSameTime = before.schedule === schedule && before.next_run_at !== null;
  const nextRunAt = isSameTime ? before.next_run_at : nextRunAfter(schedule, at);
  const row = await transaction
    .updateTable("feed")
    .set({ ...next, schedule, next_run_at: nextRunAt })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const detail = { subject: `feed ${row.name}`, before: factsOf(before), after: factsOf(row) };
  await recordAudit(transaction, { at, action: "feed.changed", actorId: by, detail });
  return toFeed(row);
}

const factsOf = ({ url, schedule, shop, language, universe }: Selectable<Schema["feed"]>) => ({
  url,
  schedule,
  shop,
  language,
  universe,
});

const toFeed = ({ next_run_at, ...feed }: Selectable<Schema["feed"]>): StoredFeed => ({
  ...feed,
  nextRunAt: next_run_at,
});
