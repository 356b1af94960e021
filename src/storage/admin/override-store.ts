import { type Kysely, sql } from "kysely";
import type { AdminAct, OverrideStore, OverrideSubject } from "#domain/admin/reco-ports.ts";
import type { OverrideAction } from "#domain/people/overrides.ts";
import { recordAudit } from "../people/audit.ts";
import { lockPerson } from "../people/lock-person.ts";
import type { Schema } from "../schema.ts";

export const overrideStore = (db: Kysely<Schema>): OverrideStore => ({
  async changed(print) {
    // Whatever is made has a higher number than all before, and whatever goes is one less.
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(max(id), 0) as print from reco_override
    `.execute(db);
    const now = rows[0]?.print ?? "";
    if (now === print) return undefined;
    const all = await db.selectFrom("reco_override").selectAll().orderBy("id").execute();
    return {
      print: now,
      overrides: all.map(({ person_id, product_id, action, until, note }) => ({
        personId: person_id,
        product: product_id,
        action,
        until,
        note,
      })),
    };
  },

  set: (subject, { action, until }, by) =>
    db.transaction().execute(async (transaction) => {
      if (subject.personId !== null && !(await lockPerson(transaction, subject.personId))) return undefined;
      const before = await take(transaction, subject, by.at);
      const { id } = await transaction
        .insertInto("reco_override")
        .values({
          person_id: subject.personId,
          product_id: subject.product,
          action,
          until,
          note: by.note,
          at: by.at,
          made_by: by.actorId,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await record(transaction, pastOf[action], subject, by, { before, after: wordsOf({ action, until }) });
      return seen(transaction).where("one.id", "=", id).executeTakeFirstOrThrow().then(toKept);
    }),

  clear: (subject, by) =>
    db.transaction().execute(async (transaction) => {
      const before = await take(transaction, subject, by.at);
      if (!before) return false;
      await record(transaction, "reco.cleared", subject, by, { before });
      return true;
    }),

  async pinned(personId, at) {
    const rows = await db
      .selectFrom("reco_override")
      .select("product_id")
      .where("action", "=", "pin")
      .where("person_id", personId === null ? "is" : "=", personId)
      .where((where) => where.or([where("until", "is", null), where("until", ">", at)]))
      .execute();
    return rows.map(({ product_id }) => product_id);
  },

  async list({ personId, at, after, most }) {
    const isMeant = sql<boolean>`(one.until is null or one.until > ${at})`;
    const whose =
      personId === undefined
        ? sql<boolean>`true`
        : personId === null
          ? sql<boolean>`one.person_id is null`
          : sql<boolean>`one.person_id = ${personId}`;
    const { total } = await db
      .selectFrom("reco_override as one")
      .select(sql<number>`count(*)::integer`.as("total"))
      .where(isMeant)
      .where(whose)
      .executeTakeFirstOrThrow();
    const rows = await seen(db)
      .where(isMeant)
      .where(whose)
      .$if(after !== undefined, (query) => query.where("one.id", "<", after ?? 0))
      .orderBy("one.id", "desc")
      .limit(most)
      .execute();
    return { overrides: rows.map(toKept), total };
  },
});

const seen = (db: Kysely<Schema>) =>
  db
    .selectFrom("reco_override as one")
    .leftJoin("person", "person.id", "one.person_id")
    .leftJoin("person as maker", "maker.id", "one.made_by")
    .selectAll("one")
    .select(["person.email as email", "maker.email as maker"]);

type Seen = Awaited<ReturnType<ReturnType<typeof seen>["executeTakeFirstOrThrow"]>>;

const toKept = ({ id, person_id, product_id, action, until, note, at, email, maker }: Seen) => ({
  id,
  personId: person_id,
  product: product_id,
  action,
  until,
  note,
  at,
  email,
  by: maker,
});

type Said = { readonly action: OverrideAction; readonly until: Date | null };

const wordsOf = ({ action, until }: Said) => ({ action, until: until?.toISOString() ?? null });

/** What is over goes too: the log has it. Says what was in force. */
async function take(transaction: Kysely<Schema>, { personId, product }: OverrideSubject, at: Date) {
  // One after the other: two admins may mean the same product.
  await sql`select pg_advisory_xact_lock(hashtext('reco_override'))`.execute(transaction);
  await transaction.deleteFrom("reco_override").where("until", "<=", at).execute();
  const gone = await transaction
    .deleteFrom("reco_override")
    .where("product_id", "=", product)
    .where("person_id", personId === null ? "is" : "=", personId)
    .returning(["action", "until"])
    .executeTakeFirst();
  return gone && wordsOf(gone);
}

const pastOf: Readonly<Record<OverrideAction, string>> = {
  pin: "reco.pinned",
  hide: "reco.hidden",
  boost: "reco.boosted",
};

const record = (
  transaction: Kysely<Schema>,
  action: string,
  { personId, product }: OverrideSubject,
  { actorId, at, note }: AdminAct,
  change: { readonly before?: unknown; readonly after?: unknown },
) =>
  recordAudit(transaction, {
    at,
    action,
    actorId,
    ...(personId !== null && { personId }),
    detail: { subject: `product ${product}`, ...change, ...(note && { note }) },
  });
