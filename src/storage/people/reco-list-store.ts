import { type Kysely, sql } from "kysely";
import type { RecoListStore, TriedStretch } from "#domain/people/list-ports.ts";
import { listBounds } from "#vocabulary/reco-list.ts";
import type { Schema } from "../schema.ts";
import { writeReadings } from "./readings-document.ts";

const dayMs = 86_400_000;

export const recoListStore = (db: Kysely<Schema>): RecoListStore => ({
  async add(personId, { id, kind, universe, surface, start, products, stretches, readings, at }) {
    // One statement: every list of a member waits for it. What is one too many goes with it.
    await sql`
      with owner as (select id from person where id = ${personId} for key share),
      listed as (
        insert into reco_list (id, person_id, kind, universe, surface, start, products, stretches, readings, at)
        select ${id}, owner.id, ${kind}, ${universe}, ${surface}, ${start}, ${sql.val(products)}::integer[],
          ${JSON.stringify(stretches)}::json, ${readings ? writeReadings(readings) : null}::json, ${at}
        from owner
        on conflict (id) do update
          set products = reco_list.products || excluded.products,
            stretches = (reco_list.stretches::jsonb || excluded.stretches::jsonb)::json
          where reco_list.person_id = excluded.person_id
      ),
      tried as (
        insert into stretch as kept (person_id, product_id, universe, axis, family, propensity, listed_at)
        select owner.id, one.product, ${universe}, one.axis, one.family, one.propensity, ${at}
        from owner, json_to_recordset(${JSON.stringify(stretches)}::json) as one (
          product integer, axis smallint, family text, propensity real
        )
        on conflict (person_id, product_id) do update
          set axis = excluded.axis, family = excluded.family, propensity = excluded.propensity,
            listed_at = excluded.listed_at
          where kept.shown_at is null
      )
      delete from reco_list where id in (
        select id from reco_list where person_id = ${personId} order by place desc offset ${listBounds.most - 1}
      )
    `.execute(db);
  },

  async tried(personId) {
    const { rows } = await sql<Omit<TriedStretch, "shownAt"> & { shown: Date }>`
      with met as (
        select one.product_id, one.universe, one.axis, one.family, one.listed_at,
          coalesce(one.shown_at, ${firstReaction}) as shown
        from stretch as one where one.person_id = ${personId}
      ),
      bought as (
        select product_id, max(at) as at from product_event
        where person_id = ${personId} and type in ('product_chosen', 'product_purchased') group by 1
      )
      select met.product_id as product, universe, axis, family, shown,
        case
          when bought.at >= listed_at then 'chosen'
          else coalesce((
            select kind from reaction
            where person_id = ${personId} and product_id = met.product_id and at >= listed_at
            order by array_position(array['bookmarked', 'liked', 'disliked'], kind::text) limit 1
          ), 'left')
        end as outcome
      from met left join bought on bought.product_id = met.product_id
      where shown is not null
      order by shown desc, product desc
      limit ${listBounds.mostStretches}
    `.execute(db);
    return rows.map(({ shown, ...one }) => ({ ...one, shownAt: shown }));
  },

  async sweep(at) {
    const before = (days: number) => new Date(at.getTime() - days * dayMs);
    await db.deleteFrom("reco_list").where("at", "<", before(listBounds.days)).execute();
    await db
      .deleteFrom("daily_top")
      .where("day", "<", before(listBounds.days).toISOString().slice(0, 10))
      .execute();
    await db.deleteFrom("stretch").where("listed_at", "<", before(listBounds.stretchDays)).execute();
    // What was listed and never looked at was not tried.
    await db
      .deleteFrom("stretch")
      .where("shown_at", "is", null)
      .where("listed_at", "<", before(listBounds.days))
      .where(sql<boolean>`not exists (
        select from reaction
        where reaction.person_id = stretch.person_id and reaction.product_id = stretch.product_id
      )`)
      .execute();
  },
});

/** Whoever reacts to a piece on the day it was listed has met it, even if no event says so. */
const firstReaction = sql`(
  select min(at) from reaction
  where reaction.person_id = one.person_id and reaction.product_id = one.product_id
    and at >= one.listed_at and at < one.listed_at + interval '1 day'
)`;
