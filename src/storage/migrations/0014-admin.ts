import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What admins look through, and the figures of the overview. */
export const admin: Migration = {
  async up(db) {
    await sql`${sql.raw(foldedText)}`.execute(db);
    await indexPeople(db);
    await sql`create index audit_action on audit (action, id desc)`.execute(db);
    await sql`create index audit_at on audit (at)`.execute(db);
    await sql`create index mail_outbox_latest on mail_outbox (created_at desc, id desc)`.execute(db);
    await indexActivity(db);
    await createVisits(db);
    // Of days that are over and done with: what happened on them, counted once.
    await sql`create table overview_day (day date primary key, figures json not null)`.execute(db);
    await createSearches(db);
  },
};

/**
 * Capitals and accents make no difference when somebody is looked for. Written out, since what the database itself
 * takes for a capital depends on the machine, and it has no other way to take accents off.
 */
const foldedText = `
  create function folded(text) returns text language sql immutable strict parallel safe as $$
    select translate(
      replace(replace(replace(replace(lower($1), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝŸýÿŁłŚśŠšŽžŹźŻżĆćČčŃńĘęĄą',
      'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyyyllsssszzzzzzccccnneeaa'
    )
  $$
`;

/**
 * For every order and every filter of the list of people. The indexes hold all that the list goes by, so that even
 * what a single letter finds is counted without reading the people themselves, who are long.
 */
async function indexPeople(db: Kysely<unknown>) {
  await sql`
    alter table person
      add column first_folded text collate "C" not null
        generated always as (folded(firstname || ' ' || lastname)) stored,
      add column last_folded text collate "C" not null
        generated always as (folded(lastname || ' ' || firstname)) stored
  `.execute(db);
  const held = sql`include (id, created_at, email, registration_status, admin, ecole)`;
  await sql`create index person_by_email on person (email) ${held}`.execute(db);
  await sql`create index person_by_first_name on person (first_folded) ${held}`.execute(db);
  await sql`create index person_by_last_name on person (last_folded) ${held}`.execute(db);
  const others = sql`include (email, admin, ecole)`;
  await sql`create index person_created on person (created_at, id)`.execute(db);
  await sql`create index person_status on person (registration_status, created_at, id) ${others}`.execute(db);
  await sql`create index person_status_email on person (registration_status, email)`.execute(db);
  await sql`create index person_admin on person (created_at, id) where admin`.execute(db);
  await sql`
    create index person_school on person (ecole, created_at, id) include (registration_status, admin)
    where ecole is not null
  `.execute(db);
}

/** Until now everything was read by person: the overview reads by day. */
async function indexActivity(db: Kysely<unknown>) {
  await sql`create index reaction_at on reaction (at)`.execute(db);
  await sql`
    create index product_event_chosen on product_event (received_at) where type = 'product_chosen'
  `.execute(db);
  await sql`
    create index product_event_shown on product_event (received_at)
    where type = 'product_seen' and list_id is not null
  `.execute(db);
  await sql`
    create index product_event_taken on product_event (list_id, product_id)
    where list_id is not null and type in ('product_card_clicked', 'product_chosen', 'product_purchased')
  `.execute(db);
  await sql`create index assistant_exchange_at on assistant_exchange (at)`.execute(db);
}

/** Who was here on which day, in Paris: sessions only tell the last time. */
async function createVisits(db: Kysely<unknown>) {
  await sql`
    create table visit_day (
      person_id uuid not null references person on delete cascade,
      day date not null,
      primary key (day, person_id)
    )
  `.execute(db);
  await sql`create index visit_day_person on visit_day (person_id, day)`.execute(db);
  await sql`
    insert into visit_day (person_id, day)
    select person_id, (at at time zone 'Europe/Paris')::date from (
      select person_id, created_at as at from session
      union all select person_id, last_seen_at from session
      union all select person_id, at from reaction
      union all select person_id, received_at from product_event
      union all select person_id, at from reco_list
      union all select person_id, at from assistant_exchange where person_id is not null
    ) as seen
    where at > now() - interval '400 days'
    group by 1, 2
  `.execute(db);
}

async function createSearches(db: Kysely<unknown>) {
  await sql`
    create table search_day (
      day date primary key,
      searches integer not null,
      missed integer not null
    )
  `.execute(db);
  // Whoever asked is kept as a digest that no other text shares and that dies with the salt of its month.
  await sql`
    create table search_missed (
      day date not null,
      lang text collate "C" not null check (lang in ('en', 'fr')),
      universe text collate "C" not null check (universe in ('men', 'women', '')),
      text text collate "C" not null check (length(text) between 1 and 80),
      times integer not null,
      askers text[] not null,
      primary key (day, lang, universe, text)
    )
  `.execute(db);
  await sql`create table search_salt (month date primary key, salt text not null)`.execute(db);
}
