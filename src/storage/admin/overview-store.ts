import { type Kysely, sql } from "kysely";
import type { DayFigures, Days, OverviewStore } from "#domain/admin/overview-ports.ts";
import { parisDay } from "#domain/people/paris-day.ts";
import type { Schema } from "../schema.ts";
import { countDay } from "./day-figures.ts";
import { endOfDay, startOfDay } from "./keyset.ts";

const dayMs = 86_400_000;
/** People answer to what they saw for so long: until then a day that is over is counted again every hour. */
const openDays = 3;
/** What the first look is at. */
const usualDays = 31;

export const overviewStore = (db: Kysely<Schema>): OverviewStore => ({
  days: (days, at) => figuresOf(db, days, at),

  async people({ from, to }) {
    const { rows } = await sql<Awaited<ReturnType<OverviewStore["people"]>>>`
      select sum(people)::int as total,
        coalesce(sum(people) filter (where registration_status <> 'pending'), 0)::int as confirmed,
        coalesce(sum(people) filter (where registration_status = 'active'), 0)::int as onboarded,
        (select count(distinct person_id) from visit_day
          where day between ${from}::date and ${to}::date)::int as active,
        (select count(*) from person where admin)::int as admins
      from (select registration_status, count(*) as people from person group by 1) as by_status
    `.execute(db);
    const [row] = rows;
    return { ...none, ...row, total: row?.total ?? 0 };
  },

  async funnel({ from, to }) {
    const { rows } = await sql<Awaited<ReturnType<OverviewStore["funnel"]>>>`
      with cohort as materialized (
        select id, registration_status, preferences <> '{}'::jsonb as has_told,
          (created_at at time zone 'Europe/Paris')::date as born
        from person where created_at >= ${startOfDay(from)} and created_at < ${endOfDay(to)}
      )
      select count(*)::int as signed_up,
        (count(*) filter (where registration_status <> 'pending'))::int as confirmed,
        (count(*) filter (where has_told))::int as told_something,
        (count(*) filter (where registration_status = 'active'))::int as onboarded,
        (count(*) filter (where exists (
          select from reaction where person_id = cohort.id and kind = 'liked'
        )))::int as liked,
        (count(*) filter (where exists (
          select from visit_day where person_id = cohort.id and day > born
        )))::int as came_back
      from cohort
    `.execute(db);
    const [row] = rows;
    if (!row) throw new Error("Nobody was counted.");
    return row;
  },

  async catalogue() {
    const { rows } = await sql<Awaited<ReturnType<OverviewStore["catalogue"]>>>`
      select count(*)::int as products,
        (count(*) filter (where state = 'offered'))::int as offered,
        (count(*) filter (where state = 'hidden'))::int as hidden,
        (select count(*) from brand)::int as brands,
        (select count(*) from shop)::int as shops,
        (count(*) filter (where lacks_picture and state <> 'archived'))::int as without_picture,
        (count(*) filter (where lacks_size and state <> 'archived'))::int as without_size,
        (count(*) filter (where lacks_category and state <> 'archived'))::int as without_category
      from product_facts
    `.execute(db);
    const [row] = rows;
    if (!row) throw new Error("Nothing was counted.");
    return row;
  },

  async mail() {
    const { rows } = await sql<{ waiting: number; failed: number; sent: number; oldest: Date | null }>`
      select (count(*) filter (where sent_at is null and due_at is not null))::int as waiting,
        (count(*) filter (where sent_at is null and due_at is null))::int as failed,
        (count(*) filter (where sent_at is not null))::int as sent,
        min(created_at) filter (where sent_at is null and due_at is not null) as oldest
      from mail_outbox where request <> 'nothing'
    `.execute(db);
    const { oldest = null, ...counts } = rows[0] ?? { waiting: 0, failed: 0, sent: 0 };
    return { ...counts, oldestWaitingAt: oldest };
  },

  async settle(at) {
    const dayBefore = (days: number) => parisDay(new Date(at.getTime() - days * dayMs));
    await sql`delete from overview_day where day >= ${dayBefore(openDays)}::date`.execute(db);
    await figuresOf(db, { from: dayBefore(usualDays), to: dayBefore(1) }, at);
    const longAgo = parisDay(new Date(at.getTime() - 400 * dayMs));
    await sql`delete from visit_day where day < ${longAgo}::date`.execute(db);
  },
});

const none = { total: 0, confirmed: 0, onboarded: 0, active: 0, admins: 0 };

/** Of days that are over as they were counted last, of today as it is now. */
async function figuresOf(db: Kysely<Schema>, { from, to }: Days, at: Date) {
  const kept = await sql<{ day: string; figures: unknown }>`
    select day::text as day, figures from overview_day where day between ${from}::date and ${to}::date
  `.execute(db);
  // Written by this store.
  const known = new Map(kept.rows.map(({ day, figures }) => [day, figures as DayFigures]));
  const today = parisDay(at);
  const all: (DayFigures & { readonly day: string })[] = [];
  for (const day of daysBetween(from, to)) {
    const figures = known.get(day) ?? (day > today ? nothing : await countDay(db, day));
    if (!known.has(day) && day < today) await keep(db, day, figures);
    all.push({ ...figures, day });
  }
  return all;
}

const keep = (db: Kysely<Schema>, day: string, figures: DayFigures) =>
  db
    .insertInto("overview_day")
    .values({ day, figures: JSON.stringify(figures) })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

const nothing: DayFigures = {
  signed_up: 0,
  active: 0,
  likes: 0,
  dislikes: 0,
  bookmarks: 0,
  click_outs: 0,
  lists: 0,
  messages: 0,
  hits: [],
};
