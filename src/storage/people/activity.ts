import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Activity, noActivity, type SavedSearch } from "#domain/people/activity.ts";
import type { ReadActivity } from "#domain/people/activity-ports.ts";
import { productEventTypes } from "#vocabulary/product-event.ts";
import type { Schema } from "../schema.ts";
import { lookLists, toLookReactions } from "./look-reaction-store.ts";
import { reactionLists, toReactions } from "./reaction-lists.ts";
import { type KeptLists, recommendedLists, toRecommendedLists } from "./recommended-lists.ts";

/** In each list of events. */
const mostListed = 200;
/** The latest events of a type that are looked through for them: the log itself has no end. */
const mostRead = 2000;

/** One statement: a page asks for it whenever somebody comes back. */
export const readActivity =
  (db: Kysely<Schema>): ReadActivity =>
  async (personId) => {
    const { rows } = await sql<{
      reactions: Parameters<typeof toReactions>[0];
      looks: Parameters<typeof toLookReactions>[0];
      events: Partial<Activity["events"]> | null;
      searches: SearchJson[] | null;
      recommended: KeptLists;
    }>`
      select ${reactionLists(personId)} as reactions, ${lookLists(personId)} as looks,
        ${eventLists(personId)} as events,
        ${searchesOf(personId)} as searches, ${recommendedLists(personId)} as recommended
    `.execute(db);
    const {
      reactions = null,
      looks = null,
      events = null,
      searches = null,
      recommended = null,
    } = rows[0] ?? {};
    return {
      reactions: toReactions(reactions),
      looks: toLookReactions(looks),
      events: { ...noActivity.events, ...events },
      savedSearches: (searches ?? []).map(toSearch),
      recommended: toRecommendedLists(recommended),
    };
  };

const eventLists = (personId: string): RawBuilder<unknown> => sql`(
  select json_object_agg(asked.type, listed.products)
  from unnest(${sql.val(productEventTypes)}::text[]) as asked (type)
  cross join lateral (
    select json_agg(product_id order by nth) as products from (
      select product_id, min(nth) as nth from (
        select product_id, row_number() over (order by at desc, place desc) as nth
        from product_event where person_id = ${personId} and type = asked.type
        order by at desc, place desc limit ${mostRead}
      ) as read
      group by product_id order by nth limit ${mostListed}
    ) as latest
  ) as listed
  where listed.products is not null
)`;

type SearchJson = Omit<SavedSearch, "createdAt" | "lastRunAt"> & {
  readonly created: number;
  readonly run: number | null;
};

/** Moments travel as milliseconds: JSON has no dates. */
const searchesOf = (personId: string): RawBuilder<unknown> => sql`(
  select json_agg(
    json_build_object(
      'id', id, 'name', name, 'query', query, 'alert', alert,
      'created', (extract(epoch from created_at) * 1000)::bigint,
      'run', (extract(epoch from last_run_at) * 1000)::bigint
    )
    order by created_at desc, id
  )
  from saved_search where person_id = ${personId}
)`;

const toSearch = ({ created, run, ...search }: SearchJson): SavedSearch => ({
  ...search,
  createdAt: new Date(created),
  lastRunAt: run === null ? null : new Date(run),
});
