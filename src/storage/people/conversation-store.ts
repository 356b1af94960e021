import { type Kysely, type Selectable, sql } from "kysely";
import {
  type ConversationStore,
  conversationBounds,
  type KeptExchange,
  type Owner,
} from "#domain/assistant/ports.ts";
import type { AssistantExchangeTable, Schema } from "../schema.ts";
import { readAnswer, readConversation, writeAnswer, writeConversation } from "./conversation-documents.ts";
import { lockPerson } from "./lock-person.ts";

const dayMs = 86_400_000;
const columns = ["id", "text", "intent", "lang", "words", "engine", "answer", "at"] as const;

export const conversationStore = (db: Kysely<Schema>): ConversationStore => ({
  async find(owner, id) {
    const row = await db
      .selectFrom("conversation")
      .select(["id", "universe", "lang", "state"])
      .where("id", "=", id)
      .where(ownedBy(owner))
      .executeTakeFirst();
    return (
      row && { id: row.id, universe: row.universe, language: row.lang, state: readConversation(row.state) }
    );
  },

  keep: (owner, { id, universe, language, state }, exchange, before) =>
    db.transaction().execute(async (transaction) => {
      const personId = owner.kind === "person" ? owner.personId : null;
      if (personId !== null && !(await lockPerson(transaction, personId))) return "gone";
      const kept = await transaction
        .insertInto("conversation")
        .values({
          id,
          person_id: personId,
          key_hash: owner.kind === "visitor" ? owner.keyHash : null,
          universe,
          lang: language,
          title: exchange.text,
          state: writeConversation(state),
          created_at: exchange.at,
          updated_at: exchange.at,
        })
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet({
              universe,
              lang: language,
              state: writeConversation(state),
              updated_at: exchange.at,
              // Whoever began by taking something away named it with what they said next.
              title: sql`case when conversation.title = '' then excluded.title else conversation.title end`,
            })
            .where(ownedBy(owner))
            .where(sql<boolean>`coalesce((conversation.state ->> 'turn')::int, 0) = ${before}`),
        )
        .returning("id")
        .executeTakeFirst();
      if (!kept) return (await isTheirs(transaction, owner, id)) ? "behind" : "gone";
      await transaction
        .insertInto("assistant_exchange")
        .values({
          id: exchange.id,
          conversation_id: id,
          person_id: personId,
          text: exchange.text,
          intent: exchange.intent,
          lang: exchange.language,
          words: exchange.words,
          engine: exchange.engine,
          answer: writeAnswer(exchange.answer),
          at: exchange.at,
        })
        .execute();
      await leaveOut(transaction, id);
      if (personId !== null) await leaveConversationsOut(transaction, personId);
      return "kept";
    }),

  async reword(exchange, words, engine) {
    await db.updateTable("assistant_exchange").set({ words, engine }).where("id", "=", exchange).execute();
  },

  async exchange(owner, id) {
    const row = await db
      .selectFrom("assistant_exchange")
      .select([...columns, "conversation_id"])
      .where("id", "=", id)
      .where("conversation_id", "in", (query) =>
        query.selectFrom("conversation").select("id").where(ownedBy(owner)),
      )
      .executeTakeFirst();
    return row && { conversation: row.conversation_id, exchange: toExchange(row) };
  },

  async list(personId) {
    const rows = await db
      .selectFrom("conversation")
      .select(["id", "title", "updated_at"])
      .where("person_id", "=", personId)
      .orderBy("updated_at", "desc")
      .orderBy("id")
      .limit(conversationBounds.most)
      .execute();
    return rows.map(({ id, title, updated_at }) => ({ id, title, at: updated_at }));
  },

  async exchanges(owner, conversation) {
    const rows = await db
      .selectFrom("assistant_exchange")
      .select(columns)
      .where("conversation_id", "in", (query) =>
        query.selectFrom("conversation").select("id").where("id", "=", conversation).where(ownedBy(owner)),
      )
      .orderBy("place")
      .execute();
    return rows.map(toExchange);
  },

  claim: (personId, keyHash) =>
    db.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, personId))) return [];
      const rows = await transaction
        .updateTable("conversation")
        .set({ person_id: personId, key_hash: null })
        .where("key_hash", "=", keyHash)
        .returning(["id", "title", "updated_at"])
        .execute();
      if (rows.length === 0) return [];
      await transaction
        .updateTable("assistant_exchange")
        .set({ person_id: personId })
        .where(
          "conversation_id",
          "in",
          rows.map(({ id }) => id),
        )
        .execute();
      await leaveConversationsOut(transaction, personId);
      return rows
        .map(({ id, title, updated_at }) => ({ id, title, at: updated_at }))
        .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1));
    }),

  async remove(personId, id) {
    const { numDeletedRows } = await db
      .deleteFrom("conversation")
      .where("id", "=", id)
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async sweep(at) {
    await db
      .deleteFrom("conversation")
      .where("person_id", "is", null)
      .where("updated_at", "<", new Date(at.getTime() - conversationBounds.visitorDays * dayMs))
      .execute();
  },
});

const ownedBy = (owner: Owner) =>
  owner.kind === "person"
    ? sql<boolean>`conversation.person_id = ${owner.personId}`
    : sql<boolean>`conversation.key_hash = ${owner.keyHash}`;

async function isTheirs(transaction: Kysely<Schema>, owner: Owner, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom("conversation")
    .select("id")
    .where("id", "=", id)
    .where(ownedBy(owner))
    .executeTakeFirst();
  return found !== undefined;
}

/** What is one too many goes with what came. */
async function leaveOut(transaction: Kysely<Schema>, id: string): Promise<void> {
  await sql`
    delete from assistant_exchange where id in (
      select id from assistant_exchange where conversation_id = ${id}
      order by place desc offset ${conversationBounds.mostExchanges}
    )
  `.execute(transaction);
}

async function leaveConversationsOut(transaction: Kysely<Schema>, personId: string): Promise<void> {
  await sql`
    delete from conversation where id in (
      select id from conversation where person_id = ${personId}
      order by updated_at desc, id offset ${conversationBounds.most}
    )
  `.execute(transaction);
}

type ExchangeRow = Pick<Selectable<AssistantExchangeTable>, (typeof columns)[number]>;

const toExchange = ({ lang, answer, ...row }: ExchangeRow): KeptExchange => ({
  id: row.id,
  text: row.text,
  intent: row.intent,
  language: lang,
  answer: readAnswer(answer),
  words: row.words,
  engine: row.engine,
  at: row.at,
});
