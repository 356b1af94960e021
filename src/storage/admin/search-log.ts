import { type Kysely, sql } from "kysely";
import type { SearchLog } from "#domain/admin/search-log.ts";
import type { Schema } from "../schema.ts";

/** Different texts of one day: whoever types nonsense all day must not fill the database. */
const mostTexts = 5_000;
/** Askers of one text and day: nobody wants to know more than that it was several. */
const mostAskers = 3;
const keptDays = 400;
const dayMs = 86_400_000;

/**
 * A text is told once three different people asked for it within a month. To know that, each day keeps up to three
 * digests of whoever asked. They are made of the asker, the text and a salt that all processes share for a month: so
 * nobody can be followed from one text to another, and once the salt is thrown away no digest can be tried out.
 */
export const searchLog = (db: Kysely<Schema>): SearchLog => ({
  async add(day, { searches, missed, texts }) {
    const month = `${day.slice(0, 7)}-01`;
    await db.transaction().execute(async (transaction) => {
      await sql`
        insert into search_day (day, searches, missed) values (${day}, ${searches}, ${missed})
        on conflict (day) do update
        set searches = search_day.searches + excluded.searches, missed = search_day.missed + excluded.missed
      `.execute(transaction);
      if (texts.length === 0) return;
      await sql`
        insert into search_salt (month, salt)
        values (${month}, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'))
        on conflict (month) do nothing
      `.execute(transaction);
      // In one order, whoever writes: two processes never wait for each other.
      const rows = texts.toSorted((a, b) => (a.text < b.text ? -1 : 1));
      await sql`
        insert into search_missed (day, lang, universe, text, times, askers)
        select ${day}::date, lang, universe, text, times, array(
          select encode(substr(sha256(convert_to(salt || text || asker, 'UTF8')), 1, 9), 'base64')
          from json_array_elements_text(askers) as asker limit ${mostAskers}
        )
        from json_to_recordset(${JSON.stringify(rows.map(toRow))}::json)
          as heard (lang text, universe text, text text, times integer, askers json), search_salt
        where month = ${month}::date and (
          (select count(*) from search_missed where day = ${day}::date) < ${mostTexts}
          or exists (
            select from search_missed as kept where kept.day = ${day}::date and kept.lang = heard.lang
              and kept.universe = heard.universe and kept.text = heard.text
          )
        )
        order by lang, universe, text
        on conflict (day, lang, universe, text) do update set
          times = search_missed.times + excluded.times,
          askers = array(
            select distinct asker from unnest(search_missed.askers || excluded.askers) as asker limit ${mostAskers}
          )
      `.execute(transaction);
    });
  },

  async missed({ from, to }) {
    const { rows } = await sql<{ text: string; times: number; last_on: string }>`
      select text, sum(times)::int as times, max(day)::text as last_on from search_missed
      where day between ${from}::date and ${to}::date and text in (
        select text from search_missed, unnest(askers) as asker
        where day between date_trunc('month', ${from}::date) and ${to}::date
        group by text, date_trunc('month', day) having count(distinct asker) >= ${mostAskers}
      )
      group by text order by times desc, text limit 50
    `.execute(db);
    return rows.map(({ last_on, ...row }) => ({ ...row, lastOn: last_on }));
  },

  async totals({ from, to }) {
    const { rows } = await sql<{ total: number; missed: number }>`
      select coalesce(sum(searches), 0)::int as total, coalesce(sum(missed), 0)::int as missed
      from search_day where day between ${from}::date and ${to}::date
    `.execute(db);
    return { total: rows[0]?.total ?? 0, withoutResults: rows[0]?.missed ?? 0 };
  },

  async sweep(at) {
    const before = new Date(at.getTime() - keptDays * dayMs).toISOString().slice(0, 10);
    await db.deleteFrom("search_day").where("day", "<", before).execute();
    await db.deleteFrom("search_missed").where("day", "<", before).execute();
    // A day more, for whoever counts the last minutes of the month elsewhere.
    const month = new Date(at.getTime() - dayMs).toISOString().slice(0, 7);
    await db.deleteFrom("search_salt").where("month", "<", `${month}-01`).execute();
  },
});

type Heard = Parameters<SearchLog["add"]>[1]["texts"][number];

const toRow = ({ text, language, universe, times, askers }: Heard) => ({
  ...{ text, universe, times, askers },
  lang: language,
});
