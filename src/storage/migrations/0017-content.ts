import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What is written in the admin pages: articles, their pictures, meanings of words, and what is done to looks. */
export const content: Migration = {
  async up(db) {
    // Goes up with every change, so that every process knows when to read again.
    await sql`create table content_version (id integer primary key check (id = 1), version integer not null)`.execute(
      db,
    );
    await sql`insert into content_version (id, version) values (1, 0)`.execute(db);
    await sql`
      create table article (
        id integer generated always as identity primary key,
        tags text[] not null,
        cover text collate "C",
        published_on date,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `.execute(db);
    await sql`
      create table article_text (
        article_id integer not null references article on delete cascade,
        language text collate "C" not null check (language in ('en', 'fr')),
        slug text collate "C" not null check (slug ~ '^[a-z0-9-]{1,120}$'),
        title text not null,
        headline text not null,
        description text not null,
        excerpt text not null,
        body text not null,
        primary key (article_id, language),
        unique (language, slug)
      )
    `.execute(db);
    // The bytes too: what the data directory keeps of pictures is made of something, and may be thrown away.
    await sql`
      create table uploaded_picture (
        name text collate "C" primary key check (name ~ '^upload-[0-9a-f]{16}$'),
        alt_en text not null check (alt_en <> ''),
        alt_fr text not null check (alt_fr <> ''),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        colour text collate "C" not null check (colour ~ '^#[0-9a-f]{6}$'),
        hash text collate "C" not null,
        bytes bytea not null,
        created_at timestamptz not null
      )
    `.execute(db);
    await sql`
      create table lexicon_meaning (
        key text collate "C" primary key,
        en text not null check (en <> ''),
        fr text not null check (fr <> ''),
        updated_at timestamptz not null
      )
    `.execute(db);
    await sql`alter table look_state add column edits integer not null default 0`.execute(db);
    await sql`
      alter table look
        add column hidden boolean not null default false,
        add column by_admin boolean not null default false,
        add column deleted boolean not null default false
    `.execute(db);
    // A number is never given twice, so a deleted look keeps its row; its title is free again.
    await sql`
      alter table look
        drop constraint look_universe_title_en_key,
        drop constraint look_universe_title_fr_key
    `.execute(db);
    await sql`create unique index look_title_en on look (universe, title_en) where not deleted`.execute(db);
    await sql`create unique index look_title_fr on look (universe, title_fr) where not deleted`.execute(db);
    await sql`create index look_reaction_look on look_reaction (look_id, kind)`.execute(db);
  },
};
