import type { Kysely } from "kysely";
import type { SessionStore } from "#domain/people/ports.ts";
import { codeOf } from "../error-reason.ts";
import type { Schema } from "../schema.ts";

/** PostgreSQL's code for a reference that leads nowhere. */
const noSuchPerson = "23503";

const day = 86_400_000;
/** 30 days from the last use (API.md). */
const lifeMs = 30 * day;
/** A session in use is written this often at most. */
const touchMs = 3_600_000;

export const sessionStore = (db: Kysely<Schema>): SessionStore => ({
  async begin({ id, personId, tokenHash, browser, system, at }) {
    try {
      await db
        .insertInto("session")
        .values({
          id,
          person_id: personId,
          token_hash: tokenHash,
          browser,
          system,
          created_at: at,
          last_seen_at: at,
          expires_at: new Date(at.getTime() + lifeMs),
        })
        .execute();
      return true;
    } catch (error) {
      if (codeOf(error) === noSuchPerson) return false;
      throw error;
    }
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
    if (at.getTime() - last_seen_at.getTime() > touchMs) {
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
