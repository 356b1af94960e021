import { type Kysely, sql } from "kysely";
import { parisDay } from "#domain/people/paris-day.ts";
import type { SessionStore } from "#domain/people/ports.ts";
import type { Schema } from "../schema.ts";

const day = 86_400_000;
/** 30 days from the last use (API.md). */
const lifeMs = 30 * day;
/** A session in use is written this often at most, and on every day. */
const touchMs = 3_600_000;

/** More devices than anyone has; the least used one is signed out. */
const mostSessions = 50;

export const sessionStore = (db: Kysely<Schema>): SessionStore => ({
  async begin({ id, personId, tokenHash, passwordHash, browser, system, at }) {
    const expires = new Date(at.getTime() + lifeMs);
    // A reset or a deletion under way is waited for: what was shown to be right must still be when the session begins.
    const begun = await sql`
      insert into session (id, token_hash, person_id, created_at, last_seen_at, expires_at, browser, system)
      select ${id}, ${tokenHash}, person.id, ${at}, ${at}, ${expires}, ${browser}, ${system}
      from person where person.id = ${personId} and person.password_hash = ${passwordHash}
      for share
    `.execute(db);
    if (!begun.numAffectedRows) return false;
    await rememberVisit(db, personId, at);
    await sql`
      delete from session where id in (
        select id from session where person_id = ${personId}
        order by last_seen_at desc, id offset ${mostSessions}
      )
    `.execute(db);
    return true;
  },

  async find(tokenHash, at) {
    const row = await db
      .selectFrom("session")
      .innerJoin("person", "person.id", "session.person_id")
      .select(["session.id as sessionId", "person.id as personId", "person.admin", "session.last_seen_at"])
      .where("session.token_hash", "=", tokenHash)
      .where("session.expires_at", ">", at)
      .executeTakeFirst();
    if (!row) return undefined;
    const { last_seen_at, ...caller } = row;
    if (at.getTime() - last_seen_at.getTime() > touchMs || parisDay(at) !== parisDay(last_seen_at)) {
      await rememberVisit(db, caller.personId, at);
      await db
        .updateTable("session")
        .set({ last_seen_at: at, expires_at: new Date(at.getTime() + lifeMs) })
        .where("id", "=", caller.sessionId)
        .execute();
    }
    return caller;
  },

  async list(personId, at) {
    const rows = await db
      .selectFrom("session")
      .select(["id", "created_at", "last_seen_at", "browser", "system"])
      .where("person_id", "=", personId)
      .where("expires_at", ">", at)
      .orderBy("last_seen_at", "desc")
      .orderBy("id")
      .execute();
    return rows.map(({ created_at, last_seen_at, ...row }) => ({
      ...row,
      createdAt: created_at,
      lastSeenAt: last_seen_at,
    }));
  },

  async end(personId, sessionId) {
    const { numDeletedRows } = await db
      .deleteFrom("session")
      .where("id", "=", sessionId)
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async endAll(personId) {
    await db.deleteFrom("session").where("person_id", "=", personId).execute();
  },

  async sweep(at) {
    await db.deleteFrom("session").where("expires_at", "<=", at).execute();
  },
});

/** They were here on this day. Whoever is being deleted meanwhile is waited for, and then leaves nothing behind. */
const rememberVisit = (db: Kysely<Schema>, personId: string, at: Date) =>
  sql`
    insert into visit_day (person_id, day)
    select id, ${parisDay(at)}::date from person where id = ${personId} for key share
    on conflict do nothing
  `.execute(db);
