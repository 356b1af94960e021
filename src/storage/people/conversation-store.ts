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

  keep: (owner, { id, universe, language, state }, exchange) =>
    db.transaction().execute(async (transaction) => {
      const personId = owner.kind === "person" ? owner.personId : null;
      if (personId !== null && !(await lockPerson(transaction, personId))) return false;
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
            .where(ownedBy(owner)),
        )
        .returning("id")
        .executeTakeFirst();
      if (!kept) return false;
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
      await leaveOut(transaction, id, personId);
      return true;
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

/** What is one too many goes with what came. */
async function leaveOut(transaction: Kysely<Schema>, id: string, personId: string | null): Promise<void> {
  await sql`
    delete from assistant_exchange where id in (
      select id from assistant_exchange where conversation_id = ${id}
      order by place desc offset ${conversationBounds.mostExchanges}
    )
  `.execute(transaction);
  if (personId === null) return;
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
