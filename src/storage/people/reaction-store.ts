import { type Kysely, sql } from "kysely";
import type { PackedListing } from "#domain/catalogue/packed-listing.ts";
import type { ReactionChange } from "#domain/people/activity.ts";
import type { Full, Gone, ReactionStore } from "#domain/people/activity-ports.ts";
import { type DislikeScope, mostReactions, type ReactionKind } from "#vocabulary/reaction.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { readReactions } from "./reaction-lists.ts";

export const reactionStore = (db: Kysely<Schema>): ReactionStore => ({
  async change(personId, change, at) {
    const refused = change.value
      ? await say(db, personId, change, at)
      : await takeBack(db, personId, change.product, change.kind);
    // Read afterwards and not with it: what somebody else's call has done meanwhile is in there too.
    return refused ? refuse(refused) : accept(await readReactions(db, personId));
  },

  async has(personId, kind, product) {
    const row = await db
      .selectFrom("reaction")
      .select("at")
      .where("person_id", "=", personId)
      .where("product_id", "=", product)
      .where("kind", "=", kind)
      .executeTakeFirst();
    return row !== undefined;
  },

  async list(personId, kind) {
    // One value instead of ten thousand rows: it is read in a tenth of the time.
    const { rows } = await sql<{ all: [number, number][] | null }>`
      select json_agg(json_build_array(product_id, ${moment}) order by at desc, product_id desc) as "all"
      from reaction where person_id = ${personId} and kind = ${kind}
    `.execute(db);
    return (rows[0]?.all ?? []).map(([product, ms]) => ({ product, at: new Date(ms) }));
  },

  async verdicts(personId, until) {
    const of = (kind: ReactionKind) => sql`
      from reaction where person_id = ${personId} and kind = ${kind}
      ${until ? sql`and at <= ${until}` : sql``}
    `;
    const { rows } = await sql<{ liked: number[]; disliked: [number, DislikeScope, number][] }>`
      select
        coalesce((
          select json_agg(product_id order by at desc, product_id desc) ${of("liked")}
        ), '[]') as liked,
        coalesce((
          select json_agg(
            json_build_array(product_id, scope, ${moment})
            order by at desc, product_id desc
          ) ${of("disliked")}
        ), '[]') as disliked
    `.execute(db);
    const { liked = [], disliked = [] } = rows[0] ?? {};
    return {
      liked,
      disliked: disliked.map(([product, scope, ms]) => ({ product, scope, at: new Date(ms) })),
    };
  },

  async likedByEach(since) {
    const { rows } = await sql<{ products: number[] }>`
      select json_agg(product_id order by product_id) as products
      from reaction where kind = 'liked' and at > ${since}
      group by person_id order by max(at) desc, person_id limit ${mostPeople}
    `.execute(db);
    return rows.map(({ products }) => products);
  },
});

/** Statistics of so many are those of all. */
const mostPeople = 10_000;

/** In milliseconds: JSON has no dates. */
const moment = sql`(extract(epoch from at) * 1000)::bigint`;

/**
 * One statement, so that nobody waits for a transaction to begin and end. Changes of one person come one after the
 * other; the limit is counted as it was before those under way. What was said already stays of its moment: only what a
 * dislike is about is asked after it was said.
 */
async function say(
  db: Kysely<Schema>,
  personId: string,
  { kind, product, scope }: ReactionChange,
  at: Date,
): Promise<Gone | Full | undefined> {
  const about = kind === "disliked" ? (scope ?? "item") : null;
  const { price, in_size } = kind === "bookmarked" ? await offerOf(db, product) : unwatched;
  const onConflict =
    kind === "bookmarked"
      ? sql`on conflict (person_id, product_id, kind) do nothing`
      : sql`on conflict (person_id, product_id) where kind <> 'bookmarked' do update
          set kind = excluded.kind, scope = excluded.scope,
            at = case when said.kind = excluded.kind then said.at else excluded.at end
          where said.kind <> excluded.kind or (${scope !== undefined}::boolean and said.scope <> excluded.scope)`;
  const { rows } = await sql<{ owners: number; kept: number; held: boolean }>`
    with owner as (select id from person where id = ${personId} for no key update),
    before as (
      select count(*)::int as kept, coalesce(bool_or(product_id = ${product}), false) as held
      from reaction where person_id = ${personId} and kind = ${kind}
    ),
    changed as (
      insert into reaction as said (person_id, product_id, kind, scope, at, price, in_size)
      select owner.id, ${product}, ${kind}, ${about}, ${at}, ${price}, ${in_size}
      from owner, before where before.held or before.kept < ${mostReactions}
      ${onConflict}
    )
    select (select count(*)::int from owner) as owners, kept, held from before
  `.execute(db);
  const { owners = 0, kept = 0, held = false } = rows[0] ?? {};
  if (owners === 0) return { kind: "bad_token" };
  return held || kept < mostReactions ? undefined : { kind: "full" };
}

const unwatched = { price: null, in_size: null };

/** What it costs now, so that a lower price is told; and that it is sold out, so that it is told when it is back. */
async function offerOf(db: Kysely<Schema>, product: number) {
  const row = await db
    .selectFrom("product_listing")
    .select("listing")
    .where("id", "=", product)
    .executeTakeFirst();
  if (!row) return unwatched;
  const listing: PackedListing = JSON.parse(row.listing);
  const [price, inStock] = [listing[4], listing[7]];
  return { price: price || null, in_size: inStock ? null : false };
}

async function takeBack(
  db: Kysely<Schema>,
  personId: string,
  product: number,
  kind: ReactionKind,
): Promise<Gone | undefined> {
  const { rows } = await sql<{ owners: number }>`
    with owner as (select id from person where id = ${personId} for no key update),
    gone as (
      delete from reaction using owner
      where person_id = owner.id and product_id = ${product} and kind = ${kind}
    )
    select count(*)::int as owners from owner
  `.execute(db);
  return rows[0]?.owners ? undefined : { kind: "bad_token" };
}
