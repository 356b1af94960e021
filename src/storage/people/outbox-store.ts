import { type Kysely, sql } from "kysely";
import { letterRequests } from "#domain/people/letter.ts";
import type { NewLetter, OutboxStore } from "#domain/people/ports.ts";
import type { Schema } from "../schema.ts";

/**
 * Letters of a kind that this release does not know are left alone: during an update they wait for a process that
 * knows them.
 */
export const outboxStore = (db: Kysely<Schema>): OutboxStore => ({
  add: (letter) => queueLetter(db, letter),

  async claim(at, leaseUntil, most) {
    const rows = await db
      // Worked out once: as a subquery it may be asked for every row, and then gives more than `most`.
      .with(
        (name) => name("due").materialized(),
        (query) =>
          query
            .selectFrom("mail_outbox")
            .select("id")
            .where("due_at", "<=", at)
            .where("request", "in", letterRequests)
            // Nobody waits for news as for a code.
            .orderBy(sql`request = 'news'`)
            .orderBy("due_at")
            .limit(most)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable("mail_outbox")
      .from("due")
      .set((eb) => ({ due_at: leaseUntil, attempts: eb("mail_outbox.attempts", "+", 1) }))
      .whereRef("mail_outbox.id", "=", "due.id")
      .returning([
        "mail_outbox.id",
        "mail_outbox.recipient",
        "mail_outbox.request",
        "mail_outbox.attempts",
        "mail_outbox.created_at",
      ])
      .execute();
    return rows.flatMap(({ created_at, request, ...row }) => {
      const known = letterRequests.find((one) => one === request);
      return known ? [{ ...row, request: known, createdAt: created_at }] : [];
    });
  },

  async sent(id, at) {
    const { numUpdatedRows } = await db
      .updateTable("mail_outbox")
      .set({ sent_at: at, due_at: null, last_error: null })
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async drop(id) {
    await db.deleteFrom("mail_outbox").where("id", "=", id).execute();
  },

  async failed(id, reason, again) {
    await db
      .updateTable("mail_outbox")
      .set({ last_error: reason, due_at: again })
      .where("id", "=", id)
      // Whoever was too slow and lost the letter to another must not send it again.
      .where("sent_at", "is", null)
      .execute();
  },

  async nextDue() {
    const row = await db
      .selectFrom("mail_outbox")
      .select("due_at")
      .where("due_at", "is not", null)
      .where("request", "in", letterRequests)
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    return row?.due_at ?? undefined;
  },

  async sweep(at) {
    const weekAgo = new Date(at.getTime() - 7 * 86_400_000);
    await db.deleteFrom("mail_outbox").where("created_at", "<", weekAgo).execute();
  },
});

/** Letters that have not gone out yet, and are not given up. */
export async function countWaitingLetters(db: Kysely<Schema>): Promise<number> {
  const { waiting } = await db
    .selectFrom("mail_outbox")
    .select((eb) => eb.fn.countAll<string>().as("waiting"))
    .where("due_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function queueLetter(db: Kysely<Schema>, { at, ...letter }: NewLetter): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({ ...letter, created_at: at, due_at: at })
    .execute();
}
