import { type Kysely, sql } from "kysely";
import type { FeatureFactors } from "#domain/recommendation/weigh-features.ts";
import type { RankerWeights, RankerWeightsStore } from "#domain/training/ports.ts";
import type { Schema } from "./schema.ts";

export const rankerWeightsStore = (db: Kysely<Schema>): RankerWeightsStore => ({
  async served() {
    const row = await db
      .selectFrom("ranker_served as served")
      .leftJoin("ranker_weights as weights", "weights.id", "served.weights_id")
      .select(["served.held", "served.since", "served.weights_id"])
      .selectAll("weights")
      .orderBy("served.place", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && { weights: toWeights(row), since: row.since, isHeld: row.held };
  },

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
      return { id, madeAt, factors, basis };
    }),

  serve: (id, isHeld, at) =>
    db.transaction().execute(async (transaction) => {
      await lock(transaction);
      if (id !== null) {
        const known = await transaction
          .selectFrom("ranker_weights")
          .select("id")
          .where("id", "=", id)
          .executeTakeFirst();
        if (!known) return false;
      }
      await transaction
        .insertInto("ranker_served")
        .values({ weights_id: id, held: isHeld, since: at })
        .execute();
      return true;
    }),

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

type Row = { readonly [Name in keyof Schema["ranker_weights"]]: unknown };

/** Nothing where a row has no weights: then those that are set by hand count. */
function toWeights(row: Row): RankerWeights | undefined {
  const { id, made_at, impressions, taken, people, gain, factors } = row;
  if (typeof id !== "number" || !(made_at instanceof Date)) return undefined;
  return {
    id,
    madeAt: made_at,
    // Written by `add` from a value of this type.
    factors: factors as FeatureFactors,
    basis: {
      impressions: Number(impressions),
      taken: Number(taken),
      people: Number(people),
      gain: Number(gain),
    },
  };
}
