import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { LetterDesk, ListedLetter } from "#domain/admin/letter-ports.ts";
import { unknownCursor } from "#domain/admin/page.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { recordAudit } from "../people/audit.ts";
import type { Schema } from "../schema.ts";
import { beginsWith, microseconds, momentAt, readMomentCursor } from "./keyset.ts";

/** Whoever carries a letter has it for so long: see `openDelivery`. */
const leaseMs = 30_000;

export const letterDesk = (db: Kysely<Schema>): LetterDesk => ({
  async list({ limit, cursor, state, words = "" }) {
    const place = cursor === undefined ? undefined : readMomentCursor(cursor);
    if (cursor !== undefined && !place) return refuse(unknownCursor);
    const after = place ? sql`(created_at, id) < (${momentAt(place.moment)}, ${place.id}::uuid)` : sql`true`;
    // Queued for nobody, so that asking takes as long as it always does.
    const conditions: RawBuilder<unknown>[] = [sql`request <> 'nothing'`];
    if (state) conditions.push(states[state]);
    const beginning = words.trim().toLowerCase();
    if (beginning !== "") conditions.push(beginsWith(sql`recipient`, sql`${beginning}::text`));
    const wanted = sql.join(conditions, sql` and `);
    const { rows } = await sql<LetterRow & { place: string }>`
      select *, ${microseconds("created_at")} as place from mail_outbox
      where ${wanted} and ${after} order by created_at desc, id desc limit ${limit + 1}
    `.execute(db);
    const counted = await sql<{ total: string }>`
      select count(*) as total from mail_outbox where ${wanted}
    `.execute(db);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return accept({
      items: items.map(toLetter),
      total: Number(counted.rows[0]?.total ?? 0),
      next: last ? `${last.place}~${last.id}` : null,
    });
  },

  retry: (id, { actorId, at }) =>
    db.transaction().execute(async (transaction) => {
      const letter = await transaction
        .selectFrom("mail_outbox")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (!letter) return refuse({ kind: "not_found" });
      if (letter.sent_at) return refuse({ kind: "already_sent" });
      // Due within moments, or under way: taken up a second time, it would go out twice.
      if (letter.due_at && letter.due_at.getTime() <= at.getTime() + leaseMs) return accept(toLetter(letter));
      const due = await transaction
        .updateTable("mail_outbox")
        .set({ due_at: at, attempts: 0 })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const detail = {
        subject: `letter ${id}`,
        before: { attempts: letter.attempts },
        after: { attempts: 0 },
      };
      await recordAudit(transaction, { at, action: "letter.retried", actorId, detail });
      return accept(toLetter(due));
    }),
});

type LetterRow = Selectable<Schema["mail_outbox"]>;

const states: Readonly<Record<ListedLetter["state"], RawBuilder<unknown>>> = {
  sent: sql`sent_at is not null`,
  waiting: sql`sent_at is null and due_at is not null`,
  failed: sql`sent_at is null and due_at is null`,
};

const toLetter = (row: LetterRow): ListedLetter => ({
  id: row.id,
  recipient: row.recipient,
  about: row.request,
  state: row.sent_at ? "sent" : row.due_at ? "waiting" : "failed",
  createdAt: row.created_at,
  attempts: row.attempts,
  dueAt: row.due_at,
  sentAt: row.sent_at,
  lastError: row.last_error,
});
