import { type Kysely, sql } from "kysely";
import type { AdminAct, AdminWeights } from "#domain/admin/reco-ports.ts";
import type { FeatureFactors } from "#domain/recommendation/weigh-features.ts";
import type { RankerWeights, RankerWeightsStore } from "#domain/training/ports.ts";
import { recordAudit } from "./people/audit.ts";
import type { Schema } from "./schema.ts";

export const rankerWeightsStore = (db: Kysely<Schema>): RankerWeightsStore & AdminWeights => ({
  served: () => readServed(db),

  add: ({ madeAt, factors, basis }) =>
    db.transaction().execute(async (transaction) => {
      await lock(transaction);
      const { id } = await transaction
        .insertInto("ranker_weights")
        .values({ made_at: madeAt, ...basis, factors: JSON.stringify(factors) })
        .returning("id")
        .executeTakeFirstOrThrow();
      // Whoever holds other weights has reasons that nobody here can know.
      await sql`
        insert into ranker_served (weights_id, held, since)
        select ${id}::integer, false, ${madeAt}::timestamptz
        where not coalesce((select held from ranker_served order by place desc limit 1), false)
      `.execute(transaction);
      return { id, madeAt, factors, basis, madeBy: "learned", note: "" };
    }),

  async fittedAt() {
    const row = await db
      .selectFrom("ranker_weights")
      .select("made_at")
      .where("made_by", "=", "learned")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.made_at;
  },

  addByAdmin: (factors, by) =>
    db.transaction().execute(async (transaction) => {
      await lock(transaction);
      const { id } = await transaction
        .insertInto("ranker_weights")
        .values({ made_at: by.at, made_by: "admin", note: by.note, factors: JSON.stringify(factors) })
        .returning("id")
        .executeTakeFirstOrThrow();
      await serve(transaction, { id, isHeld: true, factors }, "weights.added", by);
      return { id, madeAt: by.at, factors, basis: null, madeBy: "admin", note: by.note };
    }),

  serve: (id, isHeld, by) =>
    db.transaction().execute(async (transaction) => {
      await lock(transaction);
      const known = id === null ? undefined : await find(transaction, id);
      if (id !== null && !known) return false;
      await serve(transaction, { id, isHeld, factors: known?.factors ?? {} }, "weights.served", by);
      return true;
    }),

  find: (id) => find(db, id),

  async list(most) {
    const rows = await db
      .selectFrom("ranker_weights")
      .selectAll()
      .orderBy("id", "desc")
      .limit(most)
      .execute();
    const served = await db.selectFrom("ranker_served").selectAll().orderBy("place").execute();
    return rows.flatMap((row) => {
      const weights = toWeights(row);
      const moments = served.filter(({ weights_id }) => weights_id === row.id).map(({ since }) => since);
      return weights ? [{ ...weights, servedAt: moments }] : [];
    });
  },
});

/** One after the other: what is held must not be overtaken by what was just fitted. */
const lock = (transaction: Kysely<Schema>) =>
  sql`lock table ranker_served in exclusive mode`.execute(transaction);

async function readServed(db: Kysely<Schema>) {
  const row = await db
    .selectFrom("ranker_served as served")
    .leftJoin("ranker_weights as weights", "weights.id", "served.weights_id")
    .select(["served.held", "served.since", "served.weights_id"])
    .selectAll("weights")
    .orderBy("served.place", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { weights: toWeights(row), since: row.since, isHeld: row.held };
}

async function find(db: Kysely<Schema>, id: number): Promise<RankerWeights | undefined> {
  const row = await db.selectFrom("ranker_weights").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toWeights(row);
}

type Choice = {
  readonly id: number | null;
  readonly isHeld: boolean;
  readonly factors: FeatureFactors;
};

async function serve(
  transaction: Kysely<Schema>,
  { id, isHeld, factors }: Choice,
  action: string,
  { actorId, at, note }: AdminAct,
): Promise<void> {
  const before = await readServed(transaction);
  await transaction.insertInto("ranker_served").values({ weights_id: id, held: isHeld, since: at }).execute();
  await recordAudit(transaction, {
    at,
    action,
    actorId,
    detail: {
      subject: id === null ? "weights of the code" : `weights ${id}`,
      before: {
        id: before?.weights?.id ?? null,
        held: before?.isHeld ?? false,
        factors: before?.weights?.factors ?? {},
      },
      after: { id, held: isHeld, factors },
      ...(note && { note }),
    },
  });
}

type Row = { readonly [Name in keyof Schema["ranker_weights"]]: unknown };

/** Nothing where a row has no weights: then those that are set by hand count. */
function toWeights(row: Row): RankerWeights | undefined {
  const { id, made_at, made_by, note, impressions, taken, people, gain, factors } = row;
  if (typeof id !== "number" || !(made_at instanceof Date)) return undefined;
  const basis = {
    impressions: Number(impressions),
    taken: Number(taken),
    people: Number(people),
    gain: Number(gain),
  };
  return {
    id,
    madeAt: made_at,
    // Written by `add` and `addByAdmin` from a value of this type.
    factors: factors as FeatureFactors,
    basis: made_by === "admin" ? null : basis,
    madeBy: made_by === "admin" ? "admin" : "learned",
    note: String(note),
  };
}
