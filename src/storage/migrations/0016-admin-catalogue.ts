import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What admins see of products and feeds: every product in a few words, feeds and when they are due, runs as they go. */
export const adminCatalogue: Migration = {
  async up(db) {
    await sql`alter table product add column hidden boolean not null default false`.execute(db);
    await sql`create index product_hidden on product (id) where hidden`.execute(db);
    // Made from the product whenever that is written. A table of its own and no more indexes: a scan past the
    // documents takes seconds, and of this one it answers every combination of filters with its total.
    await sql`
      create table product_facts (
        id integer primary key,
        source text collate "C" not null,
        universe text collate "C" not null,
        leaf text collate "C" not null,
        brand_id integer not null,
        state text collate "C" not null check (state in ('offered', 'out-of-stock', 'archived', 'hidden')),
        lacks_picture boolean not null,
        lacks_size boolean not null,
        lacks_category boolean not null,
        words text collate "C" not null
      )
    `.execute(db);
    await sql`
      insert into product_facts
      select id, source, universe, leaf, brand_id,
        case
          when json_array_length(document -> 'offers') = 0 then 'archived'
          when exists (
            select from json_array_elements(document -> 'offers') as offer where (offer ->> 'inStock')::boolean
          ) and exists (
            select from json_array_elements(document -> 'variants') as variant,
              json_array_elements(variant -> 'sizes') as size
            where (size ->> 'inStock')::boolean
          ) then 'offered'
          else 'out-of-stock'
        end,
        not exists (
          select from json_array_elements(document -> 'variants') as variant
          where variant #>> '{picture,kind}' = 'drawn' or json_array_length(variant #> '{picture,urls}') > 0
        ),
        not exists (
          select from json_array_elements(document -> 'variants') as variant
          where json_array_length(variant -> 'sizes') > 0
        ),
        false,
        translate(
          regexp_replace(regexp_replace(
            lower(regexp_replace(
              normalize(
                (document #>> '{name,en}') || ' ' || (document #>> '{name,fr}') || ' ' || source_key, NFD
              ),
              '[\\u0300-\\u036f]+', '', 'g'
            )),
            '[œŒ]', 'oe', 'g'
          ), '[æÆ]', 'ae', 'g'),
          '’‘', $$''$$
        )
      from product
    `.execute(db);
    await sql`
      create table feed (
        id integer primary key generated always as identity,
        name text collate "C" not null unique check (name <> ''),
        url text,
        schedule text collate "C" not null check (schedule in ('never', 'hourly', 'daily', 'weekly')),
        shop text,
        language text collate "C" check (language in ('en', 'fr')),
        universe text collate "C" check (universe in ('men', 'women')),
        next_run_at timestamptz
      )
    `.execute(db);
    await sql`
      alter table feed_run
        drop constraint feed_run_status_check,
        add constraint feed_run_status_check check (
          status in ('running', 'tried', 'applied', 'held', 'stopped', 'failed', 'rolled-back')
        ),
        alter column finished_at drop not null,
        add column dry_run boolean not null default false,
        add column begun_by uuid references person on delete set null,
        add column progress integer not null default 0,
        add column beat_at timestamptz
    `.execute(db);
    await sql`create index feed_run_begun_by on feed_run (begun_by)`.execute(db);
    await sql`create index feed_run_running on feed_run (id) where status = 'running'`.execute(db);
    await sql`
      create table feed_diagnostic (
        run_id integer not null references feed_run (id) on delete cascade,
        place integer not null,
        code text collate "C" not null,
        severity text collate "C" not null check (severity in ('error', 'warning')),
        line integer not null,
        item_id text,
        sample text not null,
        primary key (run_id, place)
      )
    `.execute(db);
  },
};
