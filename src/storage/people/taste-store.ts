import type { Kysely } from "kysely";
import type { KeptTaste, TasteStore } from "#domain/people/taste-ports.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";
import { type PiecesOfLook, readTasteFacts } from "./evidence-store.ts";
import { readPreferences, writePreferences } from "./preferences-document.ts";
import { readTasteSettings, writeTasteSettings } from "./taste-settings-document.ts";
import { findVersion, listVersions, recordDay, recordVersion } from "./taste-versions.ts";

export const tasteStore = (db: Kysely<Schema>, piecesOfLook: PiecesOfLook): TasteStore => ({
  read: (personId, until) => readTasteFacts(db, piecesOfLook, personId, until),

  change: (personId, change, at) =>
    db.transaction().execute(async (transaction) => {
      const before = await lockTaste(transaction, personId);
      if (!before) return refuse({ kind: "bad_token" });
      const changed = change(before);
      if (changed.ok) await keep(transaction, personId, before, changed.value, at);
      return changed;
    }),

  rollBack: (personId, number, back, at) =>
    db.transaction().execute(async (transaction) => {
      const before = await lockTaste(transaction, personId);
      if (!before) return refuse({ kind: "bad_token" });
      const then = await findVersion(transaction, personId, number);
      if (!then) return accept(false);
      await keep(transaction, personId, before, back(before, then), at, number);
      return accept(true);
    }),

  async versions(personId, at) {
    const made = await db.transaction().execute(async (transaction) => {
      const kept = await lockTaste(transaction, personId);
      if (!kept) return false;
      await recordDay(transaction, personId, kept, at);
      return true;
    });
    return made ? accept(await listVersions(db, personId)) : refuse({ kind: "bad_token" });
  },
});

/** Within a transaction: the person's row first, so that changes from everywhere come one after the other. */
async function lockTaste(transaction: Kysely<Schema>, personId: string): Promise<KeptTaste | undefined> {
  const person = await transaction
    .selectFrom("person")
    .select("preferences")
    .where("id", "=", personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) return undefined;
  return {
    preferences: readPreferences(person.preferences),
    settings: await readSettings(transaction, personId),
  };
}

/** What was set, without anything else; for whoever changes preferences. */
export async function readSettings(db: Kysely<Schema>, personId: string): Promise<KeptTaste["settings"]> {
  const row = await db
    .selectFrom("taste")
    .select("settings")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return readTasteSettings(row?.settings);
}

async function keep(
  transaction: Kysely<Schema>,
  personId: string,
  before: KeptTaste,
  after: KeptTaste,
  at: Date,
  rolledBackTo?: number,
): Promise<void> {
  const [settings, preferences] = [writeTasteSettings(after.settings), writePreferences(after.preferences)];
  const isSet = settings !== writeTasteSettings(before.settings);
  const isTold = preferences !== writePreferences(before.preferences);
  if (!isSet && !isTold && rolledBackTo === undefined) return;
  await recordVersion(transaction, personId, {
    before,
    after,
    at,
    ...(rolledBackTo !== undefined && { rolledBackTo }),
  });
  if (isSet)
    await transaction
      .insertInto("taste")
      .values({ person_id: personId, settings, updated_at: at })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ settings, updated_at: at }))
      .execute();
  if (isTold)
    await transaction
      .updateTable("person")
      .set({ preferences, updated_at: at })
      .where("id", "=", personId)
      .execute();
}
