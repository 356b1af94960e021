import { type Kysely, sql } from "kysely";
import type { EventStore } from "#domain/people/activity-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";

const dayMs = 86_400_000;
/** Some of the day has passed by then. */
const retryAfter = 3600;

export const eventStore = (db: Kysely<Schema>): EventStore => ({
  async add(personId, events, at, aDay) {
    const sent = events.map(({ id, type, product, surface, list, at: happened }, place) => ({
      place,
      client_id: id,
      type,
      product_id: product,
      surface,
      list_id: list ?? null,
      at: happened.toISOString(),
    }));
    // A deletion under way is waited for: whoever has just gone leaves no log.
    const { rows } = await sql<{ owners: number; today: number }>`
      with sent as (
        select * from json_to_recordset(${JSON.stringify(sent)}::json) as one (
          place integer, client_id text, type text, product_id integer, surface text, at timestamptz, list_id uuid
        )
      ),
      owner as (select id from person where id = ${personId} for key share),
      today as (
        select count(*)::int as count from product_event
        where person_id = ${personId} and received_at > ${new Date(at.getTime() - dayMs)}
      ),
      added as (
        insert into product_event (person_id, client_id, type, product_id, surface, at, received_at, list_id)
        select owner.id, sent.client_id, sent.type, sent.product_id, sent.surface, sent.at, ${at}, sent.list_id
        from owner, today, sent
        where today.count < ${aDay}
        order by sent.place
        on conflict (person_id, client_id) do nothing
      ),
      shown as (${showStretches(personId)})
      select (select count(*)::int from owner) as owners, (select count from today) as today
    `.execute(db);
    const [outcome] = rows;
    if (!outcome?.owners) return refuse({ kind: "bad_token" });
    return outcome.today < aDay ? accept(undefined) : refuse({ kind: "too_many_requests", retryAfter });
  },
});

/** A piece that was tried on them has been met: in a list of theirs where it was a stretch. */
const showStretches = (personId: string) => sql`
  update stretch set shown_at = met.at from (
    select sent.product_id, min(sent.at) as at
    from sent join reco_list as list on list.id = sent.list_id and list.person_id = ${personId}
    where exists (
      select from json_array_elements(list.stretches) as one
      where (one ->> 'product')::integer = sent.product_id
    )
    group by 1
  ) as met
  where stretch.person_id = ${personId} and stretch.product_id = met.product_id and shown_at is null
`;
