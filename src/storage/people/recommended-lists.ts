import { type RawBuilder, sql } from "kysely";
import { noRecommendedLists, type RecommendedLists } from "#domain/people/activity.ts";

/** In each list. */
const mostListed = 200;
/** The latest events that are looked through: the log itself has no end. */
const mostRead = 2000;

export type KeptLists = { readonly [Name in keyof RecommendedLists]?: RecommendedLists[Name] | null } | null;

/** What someone saw and was recommended, as one value of a row. */
export const recommendedLists = (personId: string): RawBuilder<KeptLists> => sql`(
  select json_build_object(
    'seen', ${products(sql`type in ('product_seen', 'product_image_seen', 'product_card_clicked')`)},
    'seenReco', ${products(sql`type = 'product_seen' and list_id is not null`)},
    'instant', (
      select array_to_json(products) from reco_list
      where person_id = who.id and kind <> 'neutral' order by place desc limit 1
    ),
    'nightly', (
      select json_object_agg(universe, json_build_object('products', products, 'brands', brands))
      from recommended where person_id = who.id
    ),
    'dailyTop', (
      select json_object_agg(universe, json_build_object('day', day, 'products', products)) from (
        select distinct on (universe) universe, day::text as day, (
          select coalesce(json_agg((pick ->> 'product')::integer), '[]') from json_array_elements(picks) as pick
        ) as products
        from daily_top where person_id = who.id order by universe, day desc
      ) as latest
    )
  )
  from (select ${personId}::uuid as id) as who
)`;

const products = (isMeant: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_agg(product_id order by nth) from (
    select product_id, min(nth) as nth from (
      select product_id, row_number() over (order by at desc, place desc) as nth
      from product_event where person_id = who.id and ${isMeant}
      order by at desc, place desc limit ${mostRead}
    ) as read
    group by product_id order by nth limit ${mostListed}
  ) as latest
)`;

export const toRecommendedLists = (kept: KeptLists): RecommendedLists => ({
  seen: kept?.seen ?? noRecommendedLists.seen,
  seenReco: kept?.seenReco ?? noRecommendedLists.seenReco,
  instant: kept?.instant ?? noRecommendedLists.instant,
  nightly: kept?.nightly ?? noRecommendedLists.nightly,
  dailyTop: kept?.dailyTop ?? noRecommendedLists.dailyTop,
});
