import { type Kysely, type Selectable, sql } from "kysely";
import type { Notice } from "#domain/people/notice.ts";
import type { NoticeStore } from "#domain/people/notice-ports.ts";
import { noticeBounds } from "#vocabulary/notice.ts";
import type { Schema } from "../schema.ts";
import { recordAudit } from "./audit.ts";
import { personColumns, toColumns, toPerson } from "./person-rows.ts";

const columns = ["id", "type", "created_at", "read_at", "content"] as const;
const dayMs = 86_400_000;
/** Mails are read late, and a link in one has to work then. */
const linkDays = 365;

export const noticeStore = (db: Kysely<Schema>): NoticeStore => ({
  async list(personId, limit, after) {
    const rows = await db
      .selectFrom("notice")
      .select(columns)
      .where("person_id", "=", personId)
      .where("in_app", "=", true)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id}::uuid)`),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit + 1)
      .execute();
    return {
      notices: rows.slice(0, limit).map(toNotice),
      unread: await countUnread(db, personId),
      hasMore: rows.length > limit,
    };
  },

  async markRead(personId, which, at) {
    await db
      .updateTable("notice")
      .set({ read_at: at })
      .where("person_id", "=", personId)
      .where("read_at", "is", null)
      .$if(which !== "all", (query) => query.where(sql<boolean>`id = any(${sql.val(which)}::uuid[])`))
      .execute();
    return countUnread(db, personId);
  },

  async ofMail(mailId) {
    const rows = await db
      .selectFrom("notice")
      .select(columns)
      .where("mail_id", "=", mailId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    return rows.map(toNotice);
  },

  async keepUnsubscribeToken(personId, tokenHash, at) {
    await db
      .insertInto("unsubscribe_link")
      .columns(["token_hash", "person_id", "created_at"])
      // Whoever was deleted a moment ago has no mail to turn off.
      .expression(sql`select ${tokenHash}, id, ${at}::timestamptz from person where id = ${personId}`)
      .execute();
  },

  unsubscribe: (tokenHash, at) =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom("person")
        .select(personColumns)
        .where("id", "in", (query) =>
          query.selectFrom("unsubscribe_link").select("person_id").where("token_hash", "=", tokenHash),
        )
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row) return false;
      const { id, profile } = toPerson(row);
      const quiet = Object.entries(profile.notifications).map(([name, value]) => [
        name,
        typeof value === "string" ? value : { ...value, email: false },
      ]);
      const notifications = Object.fromEntries(quiet);
      await transaction
        .updateTable("person")
        .set({ ...toColumns({ notifications }), updated_at: at })
        .where("id", "=", id)
        .execute();
      await transaction
        .updateTable("notice")
        .set({ by_mail: false })
        .where("person_id", "=", id)
        .where("mail_id", "is", null)
        .execute();
      const detail = { fields: ["notifications"], by: "link" };
      await recordAudit(transaction, { at, action: "profile_changed", actorId: id, personId: id, detail });
      return true;
    }),

  async sweep(at) {
    const before = (days: number) => new Date(at.getTime() - days * dayMs);
    await db.deleteFrom("notice").where("created_at", "<", before(noticeBounds.days)).execute();
    await db.deleteFrom("unsubscribe_link").where("created_at", "<", before(linkDays)).execute();
  },
});

async function countUnread(db: Kysely<Schema>, personId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("notice")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("person_id", "=", personId)
    .where("in_app", "=", true)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
}

type NoticeRow = Pick<Selectable<Schema["notice"]>, (typeof columns)[number]>;

/** Written by `keepNews` from a value of this type. */
type Content = Pick<Notice, "products" | "total" | "search" | "brand" | "drops">;

const toNotice = ({ id, type, created_at, read_at, content }: NoticeRow): Notice => ({
  ...(content as Content),
  id,
  type,
  createdAt: created_at,
  readAt: read_at,
});
