import { type Kysely, sql } from "kysely";
import type { PackedListing } from "#domain/catalogue/packed-listing.ts";
import type { ReactionChange } from "#domain/people/activity.ts";
import type { ReactionStore } from "#domain/people/activity-ports.ts";
import { type DislikeScope, mostReactions, type ReactionKind } from "#vocabulary/reaction.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { lockPerson } from "./lock-person.ts";
import { readReactions } from "./reaction-lists.ts";

export const reactionStore = (db: Kysely<Schema>): ReactionStore => ({
  change: (personId, change, at) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, personId))) return refuse({ kind: "bad_token" });
      const isMade = change.value
        ? await say(transaction, personId, change, at)
        : await takeBack(transaction, personId, change.product, change.kind);
      return isMade ? accept(await readReactions(transaction, personId)) : refuse({ kind: "full" });
    }),

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

/** False when there is no room for one more of its kind. */
async function say(
  transaction: Kysely<Schema>,
  personId: string,
  { kind, product, scope }: ReactionChange,
  at: Date,
): Promise<boolean> {
  const opposite = opposites[kind];
  const isSaid = (one: ReactionKind) => sql`exists (
    select from reaction where person_id = ${personId} and product_id = ${product} and kind = ${one}
  )`;
  const { rows } = await sql<{ kept: number; held: boolean; opposed: boolean }>`
    select
      (select count(*)::int from reaction where person_id = ${personId} and kind = ${kind}) as kept,
      ${isSaid(kind)} as held, ${opposite ? isSaid(opposite) : sql`false`} as opposed
  `.execute(transaction);
  const { kept = 0, held = false, opposed = false } = rows[0] ?? {};
  if (held) {
    if (scope) await setScope(transaction, personId, product, scope);
    return true;
  }
  if (kept >= mostReactions) return false;
  if (opposite && opposed) await takeBack(transaction, personId, product, opposite);
  const about = kind === "disliked" ? (scope ?? "item") : null;
  const watched = kind === "bookmarked" ? await offerOf(transaction, product) : unwatched;
  await transaction
    .insertInto("reaction")
    .values({ person_id: personId, product_id: product, kind, scope: about, at, ...watched })
    .execute();
  return true;
}

const unwatched = { price: null, in_size: null };

/** What it costs now, so that a lower price is told; and that it is sold out, so that it is told when it is back. */
async function offerOf(transaction: Kysely<Schema>, product: number) {
  const row = await transaction
    .selectFrom("product_listing")
    .select("listing")
    .where("id", "=", product)
    .executeTakeFirst();
  if (!row) return unwatched;
  const listing: PackedListing = JSON.parse(row.listing);
  const [price, inStock] = [listing[4], listing[7]];
  return { price: price || null, in_size: inStock ? null : false };
}

const opposites: Readonly<Record<ReactionKind, ReactionKind | undefined>> = {
  liked: "disliked",
  disliked: "liked",
  bookmarked: undefined,
};

/** What a dislike is about is asked after it was said: it is still of that moment. */
const setScope = (transaction: Kysely<Schema>, personId: string, product: number, scope: DislikeScope) =>
  transaction
    .updateTable("reaction")
    .set({ scope })
    .where("person_id", "=", personId)
    .where("product_id", "=", product)
    .where("kind", "=", "disliked")
    .where("scope", "!=", scope)
    .execute();

async function takeBack(
  transaction: Kysely<Schema>,
  personId: string,
  product: number,
  kind: ReactionKind,
): Promise<true> {
  await transaction
    .deleteFrom("reaction")
    .where("person_id", "=", personId)
    .where("product_id", "=", product)
    .where("kind", "=", kind)
    .execute();
  return true;
}
