import { type Kysely, type Selectable, sql } from "kysely";
import type { Look, LookItem } from "#domain/looks/look.ts";
import type { LookStore } from "#domain/looks/ports.ts";
import type { LookTable, Schema } from "./schema.ts";

export const lookStore = (db: Kysely<Schema>): LookStore => ({
  async load() {
    const state = await db
      .selectFrom("look_state")
      .select(["version", "newest", "edits"])
      .executeTakeFirstOrThrow();
    const rows = await db.selectFrom("look").selectAll().orderBy("id").execute();
    return { ...state, looks: rows.map(toLook) };
  },

  edits: async () => (await db.selectFrom("look_state").select("edits").executeTakeFirstOrThrow()).edits,

  save: (before, { version, newest, looks }) =>
    db.transaction().execute(async (transaction) => {
      const state = await transaction
        .updateTable("look_state")
        .set({ version, newest })
        .where("version", "=", before.version)
        .where("edits", "=", before.edits)
        .returning("id")
        .executeTakeFirst();
      if (!state) return false;
      const known = new Set(before.looks);
      const changed = looks.filter((look) => !known.has(look));
      if (changed.length > 0) await write(transaction, changed);
      return true;
    }),
});

/** One statement for all: three hundred round trips would be seen. */
const write = (transaction: Kysely<Schema>, looks: readonly Look[]) =>
  sql`
    insert into look (id, universe, occasion, season, formality, title_en, title_fr, score, items, retired)
    select * from json_to_recordset(${JSON.stringify(looks.map(toRow))}::json) as row (
      id integer, universe text, occasion text, season text, formality smallint, title_en text, title_fr text,
      score double precision, items json, retired boolean
    )
    on conflict (id) do update set
      formality = excluded.formality, score = excluded.score, items = excluded.items, retired = excluded.retired
  `.execute(transaction);

const toRow = ({ title, ...look }: Look) => ({ ...look, title_en: title.en, title_fr: title.fr });

/** One that was deleted is there, out of sight, so that nobody gives its number to another. */
const toLook = ({
  title_en,
  title_fr,
  items,
  hidden,
  by_admin,
  deleted,
  ...row
}: Selectable<LookTable>): Look => ({
  ...row,
  ...(hidden && { hidden }),
  ...(by_admin && { byAdmin: true }),
  ...(deleted && { deleted }),
  title: { en: title_en, fr: title_fr },
  // Written by `save` from values of this type.
  items: items as readonly LookItem[],
});
