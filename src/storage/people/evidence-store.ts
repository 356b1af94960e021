import { type Kysely, type RawBuilder, sql } from "kysely";
import type { TasteFacts } from "#domain/people/taste-ports.ts";
import type { Evidence } from "#domain/taste/evidence.ts";
import { isCounted } from "#domain/taste/is-counted.ts";
import type { ProductEventType } from "#vocabulary/product-event.ts";
import type { DislikeScope, ReactionKind } from "#vocabulary/reaction.ts";
import { listBounds } from "#vocabulary/reco-list.ts";
import type { Schema } from "../schema.ts";
import { readPreferences } from "./preferences-document.ts";
import { readTasteSettings } from "./taste-settings-document.ts";

/** The latest events that say something: what was looked at before them has faded. */
const mostEvents = 2000;

/** The pieces of a look as it is now; none when nobody knows it any more. */
export type PiecesOfLook = (look: number) => readonly number[];

/** Each list as one text: it is made and read in a third of the time that JSON takes, and rows take far longer. */
type Row = {
  reactions: string | null;
  looks: string | null;
  events: string | null;
  settings: unknown;
  person: { preferences: unknown } | null;
};

export async function readTasteFacts(
  db: Kysely<Schema>,
  piecesOfLook: PiecesOfLook,
  personId: string,
  until?: Date,
): Promise<TasteFacts> {
  const { rows } = await sql<Row>`
    select ${reactionsOf(personId, until)} as reactions, ${looksOf(personId, until)} as looks,
      ${eventsOf(personId, until)} as events,
      (select settings from taste where person_id = ${personId}) as settings,
      (select json_build_object('preferences', preferences) from person where id = ${personId}) as person
  `.execute(db);
  const [row] = rows;
  const settings = readTasteSettings(row?.settings);
  const reactions = listIn(row?.reactions, readReaction);
  const events = listIn(row?.events, readEvent).toReversed();
  const evidence = [
    ...reactions.flatMap(ofReaction),
    ...listIn(row?.looks, readLook).flatMap(([look, kind, at]) =>
      piecesOfLook(look).map((product): Evidence => ({ product, kind, at })),
    ),
    ...events,
  ];
  return {
    // What happened at the same moment stays in this order.
    evidence: evidence.sort((a, b) => a.at - b.at),
    seenEarlier:
      !until || events.length < mostEvents ? [] : await seenBefore(db, personId, events[0]?.at ?? 0, until),
    verdicts: verdictsOf(reactions, settings),
    settings,
    preferences: row?.person ? readPreferences(row.person.preferences) : undefined,
  };
}

export const listIn = <Item>(
  text: string | null | undefined,
  read: (words: readonly string[]) => Item,
): Item[] => (text ? text.split(",").map((words) => read(words.split(" "))) : []);

// As the statement below writes them; the database keeps to the words of each column.
export const readReaction = ([product, kind, scope, at]: readonly string[]) =>
  [Number(product), kind as ReactionKind, scope as DislikeScope | "-", Number(at)] as const;
const readLook = ([look, kind, at]: readonly string[]) =>
  [Number(look), kind === "liked" ? "look_liked" : "look_disliked", Number(at)] as const;
export const readEvent = ([product, type, at]: readonly string[]): Evidence => ({
  product: Number(product),
  kind: type as ProductEventType,
  at: Number(at),
});

type Reaction = ReturnType<typeof readReaction>;

/** What someone has already, and what they do not want now, says nothing of what they like. */
export function ofReaction([product, kind, scope, at]: Reaction): Evidence[] {
  if (scope === "owned" || scope === "later") return [];
  return [{ product, kind, at, ...(scope !== "-" && scope !== "item" && { scope }) }];
}

/** The latest first, without what a gift or a pause keeps out: it is as if it had never been said. */
function verdictsOf(reactions: readonly Reaction[], settings: TasteFacts["settings"]) {
  const counts = isCounted(settings);
  const said = reactions.filter(([product, , , at]) => counts({ product, at })).toReversed();
  return {
    liked: said.flatMap(([product, kind]) => (kind === "liked" ? [product] : [])),
    disliked: said.flatMap(([product, kind, scope, at]) =>
      kind === "disliked"
        ? [{ product, scope: scope === "-" ? ("item" as const) : scope, at: new Date(at) }]
        : [],
    ),
  };
}

/** In milliseconds. Of doubles: `extract` would reckon in decimals, which takes twice as long. */
export const moment = sql`(date_part('epoch', at) * 1000)::bigint`;

const upTo = (column: "at" | "received_at", until: Date | undefined) =>
  until ? sql`and ${sql.id(column)} <= ${until}` : sql``;

const reactionsOf = (personId: string, until: Date | undefined): RawBuilder<unknown> => sql`(
  select string_agg(concat_ws(' ', product_id, kind, coalesce(scope, '-'), ${moment}), ',' order by at, product_id, kind)
  from reaction where person_id = ${personId} ${upTo("at", until)}
)`;

const looksOf = (personId: string, until: Date | undefined): RawBuilder<unknown> => sql`(
  select string_agg(concat_ws(' ', look_id, kind, ${moment}), ',' order by at, look_id)
  from look_reaction where person_id = ${personId} ${upTo("at", until)}
)`;

/** By when they came in: a page that sends late what was seen before must not change the list that is being read. */
const eventsOf = (personId: string, until: Date | undefined): RawBuilder<unknown> => sql`(
  select string_agg(concat_ws(' ', product_id, type, ${moment}), ',') from (
    select product_id, type, at from product_event
    where person_id = ${personId} ${upTo("received_at", until)}
    order by at desc, place desc limit ${mostEvents}
  ) as latest
)`;

/** More than anyone sees in a fortnight. */
const mostSeen = 50_000;

/**
 * What is not among the latest events though it was seen within the time in which nothing comes again. What happened
 * at the moment of the earliest of those may be on either side.
 */
async function seenBefore(
  db: Kysely<Schema>,
  personId: string,
  earliest: number,
  until: Date,
): Promise<readonly Evidence[]> {
  const since = new Date(until.getTime() - listBounds.seenDays * dayMs);
  if (earliest <= since.getTime()) return [];
  const { rows } = await sql<{ seen: string | null }>`
    select string_agg(concat_ws(' ', product_id, type, ${moment}), ',') as seen from (
      select product_id, type, at from product_event
      where person_id = ${personId} and type = 'product_seen' and at > ${since} and at <= ${new Date(earliest)}
        ${upTo("received_at", until)}
      group by product_id, type, at order by at desc, product_id limit ${mostSeen}
    ) as earlier
  `.execute(db);
  return listIn(rows[0]?.seen, readEvent);
}

const dayMs = 86_400_000;
