import { type Kysely, sql } from "kysely";
import type { DayFigures, Hits } from "#domain/admin/overview-ports.ts";
import type { Schema } from "../schema.ts";
import { endOfDay, startOfDay } from "./keyset.ts";

/** Everything of one day, by its indexes. */
export async function countDay(db: Kysely<Schema>, day: string): Promise<DayFigures> {
  const [from, to] = [startOfDay(day), endOfDay(day)];
  const counts = await sql<Omit<DayFigures, "hits">>`
    select
      (select count(*) from person where created_at >= ${from} and created_at < ${to})::int as signed_up,
      (select count(*) from visit_day where day = ${day}::date)::int as active,
      said.*,
      (select count(*) from product_event
        where type = 'product_chosen' and received_at >= ${from} and received_at < ${to})::int as click_outs,
      (select count(*) from reco_list where at >= ${from} and at < ${to})::int as lists,
      (select count(*) from assistant_exchange where at >= ${from} and at < ${to})::int as messages
    from (
      select (count(*) filter (where kind = 'liked'))::int as likes,
        (count(*) filter (where kind = 'disliked'))::int as dislikes,
        (count(*) filter (where kind = 'bookmarked'))::int as bookmarks
      from reaction where at >= ${from} and at < ${to}
    ) as said
  `.execute(db);
  const [row] = counts.rows;
  if (!row) throw new Error("A day has no figures.");
  return { ...row, hits: await countHits(db, day) };
}

/**
 * Pieces of recommended lists that somebody saw on the day, and of these whatever was liked or bookmarked after the
 * list was made, or opened, followed to the shop or bought out of it. Openness is the person's of now: lists do not
 * say with which they were made. Events count when they arrive, so that a day that is over stays as it is.
 */
async function countHits(db: Kysely<Schema>, day: string): Promise<readonly Hits[]> {
  const { rows } = await sql<HitsRow>`
    with seen as materialized (
      select distinct list_id, product_id from product_event
      where type = 'product_seen' and list_id is not null
        and received_at >= ${startOfDay(day)} and received_at < ${endOfDay(day)}
    ),
    list as materialized (
      select reco_list.id, reco_list.person_id, reco_list.surface, reco_list.at,
        coalesce((preferences #>> '{global,openness}')::int, 3) as openness,
        array(select (one ->> 'product')::int from json_array_elements(stretches) as one) as tried
      from reco_list join person on person.id = reco_list.person_id
      where reco_list.id in (select list_id from seen)
    ),
    shown as materialized (
      select surface, openness, product_id = any(tried) as is_tried, (
        exists (
          select from reaction where reaction.person_id = list.person_id
            and reaction.product_id = seen.product_id and kind in ('liked', 'bookmarked') and reaction.at >= list.at
        ) or exists (
          select from product_event as event
          where event.list_id = seen.list_id and event.product_id = seen.product_id
            and event.type in ('product_card_clicked', 'product_chosen', 'product_purchased')
        )
      ) as is_taken
      from seen join list on list.id = seen.list_id
    )
    select surface, openness, count(*)::int as shown, (count(*) filter (where is_taken))::int as taken,
      (count(*) filter (where is_tried))::int as tried,
      (count(*) filter (where is_tried and is_taken))::int as tried_taken
    from shown group by 1, 2
  `.execute(db);
  return rows.map(({ tried, tried_taken, ...row }) => ({
    ...row,
    stretchesShown: tried,
    stretchesTaken: tried_taken,
  }));
}

type HitsRow = Omit<Hits, "stretchesShown" | "stretchesTaken"> & {
  readonly tried: number;
  readonly tried_taken: number;
};
