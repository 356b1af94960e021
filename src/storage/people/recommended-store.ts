import { type Kysely, sql } from "kysely";
import type { RecommendedStore } from "#domain/people/list-ports.ts";
import type { Schema } from "../schema.ts";

export const recommendedStore = (db: Kysely<Schema>): RecommendedStore => ({
  async keep(personId, universe, { products, brands }, at) {
    await sql`
      with owner as (select id from person where id = ${personId} for key share)
      insert into recommended (person_id, universe, products, brands, at)
      select owner.id, ${universe}, ${sql.val(products)}::integer[], ${sql.val(brands)}::integer[], ${at}
      from owner
      on conflict (person_id, universe) do update
        set products = excluded.products, brands = excluded.brands, at = excluded.at
    `.execute(db);
  },

  async due(since, madeBefore, after, most) {
    const { rows } = await sql<{ id: string }>`
      select person.id from person
      where person.registration_status <> 'pending'
        and (${after ?? null}::uuid is null or person.id > ${after ?? null}::uuid)
        and exists (select from session where session.person_id = person.id and last_seen_at > ${since})
        and not exists (
          select from recommended where recommended.person_id = person.id and recommended.at >= ${madeBefore}
        )
      order by person.id limit ${most}
    `.execute(db);
    return rows.map(({ id }) => id);
  },
});
