import { type Kysely, sql } from "kysely";
import type { School } from "#domain/admin/school-ports.ts";
import type { Schema } from "../schema.ts";

type Figures = Pick<School, "people" | "activePeople" | "likes">;

/** Of one school, at most a minute old. */
export type SchoolFigures = (id: number, at: Date) => Promise<Figures>;

const none: Figures = { people: 0, activePeople: 0, likes: 0 };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Counting what everyone at every school likes takes longer than a page may: it is done for all of them at once. Whoever
 * looks again after a minute sees the last figures while the next are counted; after an hour they wait for new ones.
 */
export function schoolFigures(db: Kysely<Schema>): SchoolFigures {
  let kept: { readonly at: number; readonly all: Promise<ReadonlyMap<number, Figures>> } | undefined;
  let counting = false;
  return async (id, at) => {
    const age = at.getTime() - (kept?.at ?? Number.NEGATIVE_INFINITY);
    if (!kept || age > hourMs) {
      const all = countAll(db, at);
      kept = { at: at.getTime(), all };
      all.catch(() => {
        kept = undefined;
      });
    } else if (age > minuteMs && !counting) {
      counting = true;
      countAll(db, at)
        .then((all) => {
          kept = { at: at.getTime(), all: Promise.resolve(all) };
        })
        // The last ones stay, and the next who looks tries again.
        .catch(() => {})
        .finally(() => {
          counting = false;
        });
    }
    return (await kept.all).get(id) ?? none;
  };
}

async function countAll(db: Kysely<Schema>, at: Date): Promise<ReadonlyMap<number, Figures>> {
  const since = new Date(at.getTime() - 30 * 24 * hourMs);
  const { rows } = await sql<{ ecole: number; people: number; active: number; likes: number }>`
    with pupil as materialized (select id, ecole from person where ecole is not null),
      likes as (
        select ecole, count(*) as likes from reaction join pupil on pupil.id = person_id
        where kind = 'liked' group by 1
      ),
      active as (
        select ecole, count(distinct person_id) as active from visit_day join pupil on pupil.id = person_id
        where day > ${since}::date group by 1
      )
    select pupil.ecole, count(*)::int as people, coalesce(max(active), 0)::int as active,
      coalesce(max(likes), 0)::int as likes
    from pupil left join likes using (ecole) left join active using (ecole)
    group by 1
  `.execute(db);
  return new Map(
    rows.map(({ ecole, people, active, likes }) => [ecole, { people, activePeople: active, likes }]),
  );
}
