import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const catalogue: Migration = {
  async up(db) {
    await sql`
      create table brand (
        id integer primary key check (id > 0),
        name text not null check (name <> ''),
        key text collate "C" not null unique check (key <> ''),
        about json,
        country text
      )
    `.execute(db);
    await sql`
      create table shop (
        id integer primary key check (id between 1 and 65535),
        name text not null check (name <> ''),
        key text collate "C" not null unique check (key <> ''),
        url text not null
      )
    `.execute(db);
    // json, not jsonb: a document is read whole, and text need not be put together again.
    await sql`
      create table product (
        id integer primary key check (id > 0),
        source text collate "C" not null,
        source_key text collate "C" not null,
        universe text collate "C" not null check (universe in ('men', 'women')),
        leaf text collate "C" not null,
        brand_id integer not null references brand (id),
        document json not null,
        unique (source, source_key)
      )
    `.execute(db);
    // What a start reads of the products that somebody offers: made from the document whenever that is written. A
    // table of its own, since reading past the documents takes three times as long.
    await sql`
      create table product_listing (
        id integer primary key references product (id),
        listing text not null,
        card text not null
      )
    `.execute(db);
    await sql`create index product_brand on product (brand_id)`.execute(db);
    await sql`
      create table catalogue_version (
        id integer primary key check (id = 1),
        version integer not null
      )
    `.execute(db);
    await sql`insert into catalogue_version (id, version) values (1, 1)`.execute(db);
  },
};
