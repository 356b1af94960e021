import { type Kysely, type Selectable, sql } from "kysely";
import {
  type KeptTaste,
  mostVersions,
  type TasteVersion,
  versionMinutes,
} from "#domain/people/taste-ports.ts";
import { defaultPreferences } from "#vocabulary/preferences.ts";
import type { Schema, TasteVersionTable } from "../schema.ts";
import { readPreferences, writePreferences } from "./preferences-document.ts";
import { readTasteSettings, writeTasteSettings } from "./taste-settings-document.ts";

type Change = {
  readonly before: KeptTaste;
  readonly after: KeptTaste;
  readonly at: Date;
  readonly rolledBackTo?: number;
};

/**
 * Within a transaction that holds the person's row: what was changed is a version. What was said since the last one is
 * one of its own before it, so that going back takes away the change alone.
 */
export async function recordVersion(transaction: Kysely<Schema>, personId: string, change: Change) {
  const { before, after, at, rolledBackTo } = change;
  const last = await latest(transaction, personId);
  const began = at.getTime() - versionMinutes * 60_000;
  if (last?.cause === "change" && rolledBackTo === undefined && last.began_at.getTime() >= began) {
    await transaction
      .updateTable("taste_version")
      // The clock of another process may be a little behind.
      .set({ ...documentsOf(after), at: at > last.at ? at : last.at })
      .where("person_id", "=", personId)
      .where("number", "=", last.number)
      .execute();
    return;
  }
  const number = await recordEvidence(transaction, personId, before, at, last);
  await add(transaction, personId, number + 1, after, at, rolledBackTo);
}

/** A version of what was said since the last one, if anything was; gives the number of the latest. */
async function recordEvidence(
  transaction: Kysely<Schema>,
  personId: string,
  kept: KeptTaste,
  at: Date,
  last: Latest | undefined,
): Promise<number> {
  const isNew = last
    ? await hasSaid(transaction, personId, last.at)
    : await hasAnything(transaction, personId, kept);
  if (!isNew) return last?.number ?? 0;
  const number = (last?.number ?? 0) + 1;
  await add(transaction, personId, number, kept, at, "evidence");
  return number;
}

/** Within such a transaction: one version a day on which something was said, and one to begin with. */
export async function recordDay(transaction: Kysely<Schema>, personId: string, kept: KeptTaste, at: Date) {
  const last = await latest(transaction, personId);
  if (!last) await add(transaction, personId, 1, kept, at, "evidence");
  else if (dayOf(last.at) < dayOf(at)) await recordEvidence(transaction, personId, kept, at, last);
}

const dayOf = (at: Date): number => Math.floor(at.getTime() / 86_400_000);

async function add(
  transaction: Kysely<Schema>,
  personId: string,
  number: number,
  kept: KeptTaste,
  at: Date,
  why: number | "evidence" | undefined,
) {
  const [cause, rolledBackTo] =
    typeof why === "number" ? (["rollback", why] as const) : ([why ?? "change", null] as const);
  await transaction
    .insertInto("taste_version")
    .values({
      person_id: personId,
      number,
      cause,
      rolled_back_to: rolledBackTo,
      began_at: at,
      at,
      ...documentsOf(kept),
    })
    .execute();
  await transaction
    .deleteFrom("taste_version")
    .where("person_id", "=", personId)
    .where("number", "<=", number - mostVersions)
    .execute();
}

const documentsOf = ({ settings, preferences }: KeptTaste) => ({
  settings: writeTasteSettings(settings),
  preferences: writePreferences(preferences),
});

type Latest = Pick<Selectable<TasteVersionTable>, "number" | "cause" | "began_at" | "at">;

const latest = (db: Kysely<Schema>, personId: string): Promise<Latest | undefined> =>
  db
    .selectFrom("taste_version")
    .select(["number", "cause", "began_at", "at"])
    .where("person_id", "=", personId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();

/** Whether anything was done since; ever, without a moment. */
async function hasSaid(db: Kysely<Schema>, personId: string, since?: Date): Promise<boolean> {
  const after = (column: "at" | "received_at") => (since ? sql`and ${sql.id(column)} > ${since}` : sql``);
  const { rows } = await sql<{ said: boolean }>`
    select exists (select from reaction where person_id = ${personId} ${after("at")})
      or exists (select from look_reaction where person_id = ${personId} ${after("at")})
      or exists (select from product_event where person_id = ${personId} ${after("received_at")}) as said
  `.execute(db);
  return rows[0]?.said ?? false;
}

const nothingTold = writePreferences(defaultPreferences);

/** Whoever has neither told nor done anything begins with the first thing they tell. */
const hasAnything = async (db: Kysely<Schema>, personId: string, { preferences }: KeptTaste) =>
  writePreferences(preferences) !== nothingTold || (await hasSaid(db, personId));

const versionColumns = ["number", "cause", "rolled_back_to", "at", "settings", "preferences"] as const;

export async function listVersions(db: Kysely<Schema>, personId: string): Promise<readonly TasteVersion[]> {
  const rows = await db
    .selectFrom("taste_version")
    .select(versionColumns)
    .where("person_id", "=", personId)
    .orderBy("number", "desc")
    .execute();
  return rows.map(toVersion);
}

export async function findVersion(
  db: Kysely<Schema>,
  personId: string,
  number: number,
): Promise<TasteVersion | undefined> {
  const row = await db
    .selectFrom("taste_version")
    .select(versionColumns)
    .where("person_id", "=", personId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && toVersion(row);
}

const toVersion = (
  row: Pick<Selectable<TasteVersionTable>, (typeof versionColumns)[number]>,
): TasteVersion => ({
  number: row.number,
  at: row.at,
  cause: row.cause,
  ...(row.rolled_back_to !== null && { rolledBackTo: row.rolled_back_to }),
  settings: readTasteSettings(row.settings),
  preferences: readPreferences(row.preferences),
});
