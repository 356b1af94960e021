import { type Kysely, sql } from "kysely";
import type { LookDesk, TitleTaken } from "#domain/admin/content-ports.ts";
import type { Doing } from "#domain/admin/page.ts";
import type { Words } from "#vocabulary/glossary/term.ts";
import { languages } from "#vocabulary/language.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";

export const lookDesk = (db: Kysely<Schema>): LookDesk => ({
  async reactions(ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("look_reaction")
      .select(["look_id", "kind", ({ fn }) => fn.countAll<number>().as("people")])
      .where("look_id", "in", ids)
      .groupBy(["look_id", "kind"])
      .execute();
    const of = (id: number, kind: string) =>
      rows.find((row) => row.look_id === id && row.kind === kind)?.people ?? 0;
    return new Map(ids.map((id) => [id, { likes: of(id, "liked"), dislikes: of(id, "disliked") }]));
  },

  add: ({ title, items, universe, occasion, season, formality, score }, doing) =>
    db.transaction().execute(async (transaction) => {
      await nextEdit(transaction);
      const taken = await takenTitle(transaction, universe, title);
      if (taken) return refuse(taken);
      const { last } = await transaction
        .selectFrom("look")
        .select(({ fn }) => fn.coalesce(fn.max("id"), sql<number>`0`).as("last"))
        .executeTakeFirstOrThrow();
      const id = last + 1;
      await transaction
        .insertInto("look")
        .values({
          ...{ id, universe, occasion, season, formality, score },
          title_en: title.en,
          title_fr: title.fr,
          items: JSON.stringify(items),
          retired: false,
          by_admin: true,
        })
        .execute();
      const products = items.map(({ product }) => product);
      await note(transaction, doing, "added", id, {
        after: { universe, occasion, season, title, products },
      });
      return accept(id);
    }),

  change: (id, { title, hidden }, doing) =>
    db.transaction().execute(async (transaction) => {
      await nextEdit(transaction);
      const row = await findRow(transaction, id);
      if (!row) return refuse({ kind: "not_there" });
      const before = { title: { en: row.title_en, fr: row.title_fr }, hidden: row.hidden };
      const after = { title: title ?? before.title, hidden: hidden ?? before.hidden };
      const taken = await takenTitle(transaction, row.universe, after.title, id);
      if (taken) return refuse(taken);
      await transaction
        .updateTable("look")
        .set({ title_en: after.title.en, title_fr: after.title.fr, hidden: after.hidden })
        .where("id", "=", id)
        .execute();
      const verb = before.hidden === after.hidden ? "changed" : after.hidden ? "hidden" : "shown";
      await note(transaction, doing, verb, id, { before, after });
      return accept(undefined);
    }),

  remove: (id, doing) =>
    db.transaction().execute(async (transaction) => {
      await nextEdit(transaction);
      const row = await findRow(transaction, id);
      if (!row?.by_admin) return false;
      await transaction
        .updateTable("look")
        .set({ deleted: true, hidden: true, retired: true })
        .where("id", "=", id)
        .execute();
      const { title_en: en, title_fr: fr, universe } = row;
      await note(transaction, doing, "deleted", id, { before: { universe, title: { en, fr } } });
      return true;
    }),
});

/** First of all: whoever puts looks together meanwhile begins again, with this. */
const nextEdit = (transaction: Kysely<Schema>) =>
  transaction.updateTable("look_state").set({ edits: sql`edits + 1` }).execute();

const findRow = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom("look")
    .select(["universe", "title_en", "title_fr", "hidden", "by_admin"])
    .where("id", "=", id)
    .where("deleted", "=", false)
    .executeTakeFirst();

async function takenTitle(
  db: Kysely<Schema>,
  universe: Universe,
  title: Words,
  own = 0,
): Promise<TitleTaken | undefined> {
  for (const language of languages) {
    const other = await db
      .selectFrom("look")
      .select("id")
      .where("universe", "=", universe)
      .where(`title_${language}`, "=", title[language])
      .where("deleted", "=", false)
      .where("id", "!=", own)
      .executeTakeFirst();
    if (other) return { kind: "title_taken", language };
  }
  return undefined;
}

const note = (
  db: Kysely<Schema>,
  { at, actorId, note: why }: Doing,
  verb: string,
  id: number,
  detail: Readonly<Record<string, unknown>>,
) =>
  recordAudit(db, {
    at,
    action: `look.${verb}`,
    actorId,
    detail: { subject: `look ${id}`, ...detail, ...(why && { note: why }) },
  });
