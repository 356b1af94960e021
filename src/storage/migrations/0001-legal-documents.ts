import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const legalDocuments: Migration = {
  async up(db) {
    // collate "C": slugs sort the same on every server, whatever its locale.
    await sql`
      create table legal_document (
        slug text collate "C" not null check (slug ~ '^[a-z0-9-]{1,120}$'),
        language text collate "C" not null check (language ~ '^[a-z]{2}$'),
        version integer not null check (version >= 1),
        title text not null check (title <> ''),
        headline text not null,
        description text not null,
        body text not null check (body <> ''),
        published_at timestamptz not null,
        primary key (slug, language, version)
      )
    `.execute(db);
  },
};
