import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

type AuditEntry = {
  readonly at: Date;
  readonly action: string;
  readonly actorId?: string;
  readonly personId?: string;
  /** Names of things, never what people wrote: it outlives them. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Who did what, when: written in the transaction that does it. */
export async function recordAudit(
  db: Kysely<Schema>,
  { at, action, actorId, personId, detail = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto("audit")
    .values({
      at,
      action,
      actor_id: actorId ?? null,
      person_id: personId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}
