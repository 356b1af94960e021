import { type Kysely, sql } from "kysely";
import type { Schema } from "../src/storage/schema.ts";

/** People as a site has them after two years: most confirmed, some pending, a few admins, two in five at a school. */
export async function fillPeople(db: Kysely<Schema>, count: number): Promise<void> {
  await sql`
    insert into school (name, city, country_code, domains, active)
    select 'École ' || nth, 'Paris', 'FR', array['ecole' || nth || '.fr'], nth % 10 <> 0
    from generate_series(1, 200) as nth
  `.execute(db);
  const atOnce = 10_000;
  for (let from = 1; from <= count; from += atOnce) {
    const to = Math.min(count, from + atOnce - 1);
    await sql`
      insert into person (id, email, password_hash, registration_status, created_at, updated_at, confirmed_at,
        admin, firstname, lastname, gender, lang, notifications, ecole, preferences, terms_version, terms_accepted_at)
      select gen_random_uuid(),
        lower(substr(md5(nth::text), 1, 6)) || nth || '@example.org', ${"x".repeat(97)},
        case when nth % 20 = 0 then 'pending' when nth % 3 = 0 then 'confirmed' else 'active' end,
        born, born, case when nth % 20 = 0 then null else born end,
        nth % 20000 = 1,
        (array['Ada', 'Léa', 'Noé', 'Élise', 'Grace', 'Hugo', 'Inès', 'Jules', 'Maëlle', 'Zoé'])[1 + nth % 10],
        (array['Martin', 'Bernard', 'Lefèvre', 'Moreau', 'Dupont', 'Garnier', 'Öztürk'])[1 + nth % 7] || chr(97 + nth % 26),
        case when nth % 2 = 0 then 'female' else 'male' end,
        case when nth % 4 = 0 then 'en' else 'fr' end,
        '{"newsletter": false}', case when nth % 5 < 2 then 1 + nth % 200 end,
        case when nth % 6 = 0 then '{}'::jsonb else json_build_object(
          'version', 1, 'styles', json_build_array(1 + nth % 22, 1 + nth % 7), 'wantstyles', json_build_array(1 + nth % 9),
          'global', json_build_object('openness', 1 + nth % 5, 'dresscode', 1 + nth % 4),
          'brandsFollowed', json_build_array(1 + nth % 40), 'brandsDisliked', json_build_array(),
          'locks', json_build_object('sizes', nth % 3 = 0, 'budget', nth % 11 = 0), 'corrections', json_build_array(),
          'men', json_build_object('sizes', json_build_object('tops', json_build_object('label', 'M', 'system', 'letter')),
            'budget', json_build_object('coats', json_build_object('minValue', 150, 'maxValue', 350 + nth % 500)),
            'lockedRows', json_build_array(), 'wishes', json_build_array('Jeans', 'Coats')),
          'women', json_build_object('sizes', json_build_object('tops', json_build_object('label', '38', 'system', 'fr')),
            'budget', json_build_object('coats', json_build_object('minValue', 150, 'maxValue', 350 + nth % 500)),
            'lockedRows', json_build_array(), 'wishes', json_build_array('Jeans', 'Coats'))
        )::jsonb end,
        1, born
      from (select nth, now() - nth * interval '10 minutes' as born
        from generate_series(${from}::int, ${to}::int) as nth) as people
    `.execute(db);
  }
  await sql`
    insert into session (id, token_hash, person_id, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), md5(id::text), id, created_at, now() - random() * interval '30 days', now() + interval '20 days'
    from person where registration_status <> 'pending' and random() < 0.4
  `.execute(db);
}

/** What the active of them did within 30 days; every list holds twenty pieces, of which two were tried. */
export async function fillActivity(db: Kysely<Schema>, events: number): Promise<void> {
  await sql`create temporary table actor as
    select id, row_number() over () as nth from person where registration_status = 'active' limit 10000`.execute(
    db,
  );
  const lists = Math.ceil(events / 20);
  await sql`
    insert into reco_list (id, person_id, kind, universe, surface, start, products, stretches, at)
    select gen_random_uuid(), actor.id, 'reco', 'women',
      (array['home', 'discover', 'search', 'assistant'])[1 + n % 4], 0,
      array(select (n * 7 + place) % 100000 + 1 from generate_series(0, 19) as place),
      json_build_array(json_build_object('product', (n * 7 + 4) % 100000 + 1, 'axis', 1, 'family', 'A.5', 'propensity', 0.2),
        json_build_object('product', (n * 7 + 14) % 100000 + 1, 'axis', 2, 'family', 'A.5', 'propensity', 0.2)),
      now() - (n::float / ${lists}::int) * interval '30 days'
    from generate_series(1, ${lists}::int) as n
    join actor on actor.nth = 1 + n % (select count(*) from actor)
  `.execute(db);
  await sql`
    insert into product_event (person_id, client_id, type, product_id, surface, at, received_at, list_id)
    select person_id, 'seen-' || id || '-' || nth, 'product_seen', products[nth], surface, at, at, id
    from reco_list, generate_series(1, 18) as nth
  `.execute(db);
  await sql`
    insert into product_event (person_id, client_id, type, product_id, surface, at, received_at, list_id)
    select person_id, 'took-' || id || '-' || nth, case when nth = 5 then 'product_card_clicked' else 'product_chosen' end,
      products[nth], surface, at, at, id
    from reco_list, generate_series(5, 6) as nth
  `.execute(db);
  await sql`
    insert into reaction (person_id, product_id, kind, at)
    select distinct on (person_id, products[3]) person_id, products[3], 'liked', at + interval '1 minute' from reco_list
  `.execute(db);
  await sql`
    insert into visit_day (person_id, day)
    select person_id, (at at time zone 'Europe/Paris')::date from reco_list group by 1, 2
  `.execute(db);
}

/** An entry of the log for everyone and one more, and a week of mails. */
export async function fillLogs(db: Kysely<Schema>, count: number): Promise<void> {
  await sql`
    insert into audit (at, action, actor_id, person_id, detail)
    select created_at, case when random() < 0.1 then 'person.flags' else 'profile_changed' end, id, id,
      '{"fields": ["city"]}'::jsonb
    from person, generate_series(1, 2)
  `.execute(db);
  await sql`
    insert into mail_outbox (id, recipient, request, created_at, attempts, due_at, sent_at)
    select gen_random_uuid(), 'someone' || nth || '@example.org', 'news', now() - nth * interval '6 seconds', 1,
      case when nth % 50 = 1 then now() end, case when nth % 50 > 1 then now() end
    from generate_series(1, ${count}::int) as nth
  `.execute(db);
}
