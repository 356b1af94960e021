import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  conversationBounds,
  type KeptConversation,
  type KeptExchange,
  type Owner,
} from "#domain/assistant/ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  digest,
  later,
  newConversation,
  newExchange,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("conversations in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let owner: Owner & { readonly kind: "person" };
  const visitor: Owner = { kind: "visitor", keyHash: digest("a key") };

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    owner = { kind: "person", personId: (await addConfirmed(stores)).id };
  });

  const keep = (whose: Owner, conversation: KeptConversation, exchange: KeptExchange, before = 0) =>
    stores.conversations.keep(whose, conversation, exchange, before);

  test("come back as they were kept, with everything that was said in its order", async () => {
    for (const whose of [owner, visitor]) {
      const conversation = newConversation();
      const [first, second] = [newExchange(), newExchange({ at: later(5), engine: "model", words: "Là." })];
      expect(await keep(whose, conversation, first)).toBe("kept");
      const grown = {
        ...conversation,
        universe: "men",
        state: { ...conversation.state, last: [7] },
      } as const;
      expect(await keep(whose, grown, second)).toBe("kept");
      expect(await stores.conversations.find(whose, conversation.id)).toEqual(grown);
      expect(await stores.conversations.exchanges(whose, conversation.id)).toEqual([first, second]);
      expect(await stores.conversations.exchange(whose, second.id)).toEqual({
        conversation: conversation.id,
        exchange: second,
      });
    }
  });

  test("are nobody else's: not to read, not to go on with, not to take away", async () => {
    const other: Owner = { kind: "person", personId: (await addConfirmed(stores)).id };
    const strangers: Owner[] = [other, visitor, { kind: "visitor", keyHash: digest("another key") }];
    const [conversation, said] = [newConversation(), newExchange()];
    await keep(owner, conversation, said);
    for (const stranger of strangers) {
      expect(await stores.conversations.find(stranger, conversation.id)).toBeUndefined();
      expect(await stores.conversations.exchange(stranger, said.id)).toBeUndefined();
      expect(await stores.conversations.exchanges(stranger, conversation.id)).toEqual([]);
      expect(await keep(stranger, { ...conversation, universe: "men" }, newExchange())).toBe("gone");
    }
    expect(await stores.conversations.remove(other.personId, conversation.id)).toBe(false);
    expect(await stores.conversations.find(owner, conversation.id)).toEqual(conversation);
    expect(await stores.conversations.exchanges(owner, conversation.id)).toEqual([said]);
  });

  test("are listed the latest first, by the first thing that was said", async () => {
    const [old, young] = [newConversation(), newConversation()];
    await keep(owner, old, newExchange({ text: "" }));
    await keep(owner, young, newExchange({ text: "A coat", at: later(1) }));
    await keep(owner, old, newExchange({ text: "Une robe", at: later(2) }));
    await keep(owner, old, newExchange({ text: "En bleu", at: later(3) }));
    await keep(visitor, newConversation(), newExchange());
    expect(await stores.conversations.list(owner.personId)).toEqual([
      { id: old.id, title: "Une robe", at: later(3) },
      { id: young.id, title: "A coat", at: later(1) },
    ]);
  });

  test("an answer can have other words", async () => {
    const [conversation, said] = [newConversation(), newExchange()];
    await keep(owner, conversation, said);
    await stores.conversations.reword(said.id, "Better said.", "model");
    expect(await stores.conversations.exchanges(owner, conversation.id)).toEqual([
      { ...said, words: "Better said.", engine: "model" },
    ]);
  });

  test("are taken away by their owner, with all that was said", async () => {
    const conversation = newConversation();
    await keep(owner, conversation, newExchange());
    expect(await stores.conversations.remove(owner.personId, conversation.id)).toBe(true);
    expect(await stores.conversations.remove(owner.personId, conversation.id)).toBe(false);
    expect(await stores.db.selectFrom("assistant_exchange").select("id").execute()).toEqual([]);
  });

  test("of visitors go a month after the last word; those of people stay", async () => {
    const [left, talking, own] = [newConversation(), newConversation(), newConversation()];
    await keep(visitor, left, newExchange());
    await keep(visitor, talking, newExchange());
    await keep(visitor, talking, newExchange({ at: later(10 * day) }));
    await keep(owner, own, newExchange());
    await stores.conversations.sweep(later(conversationBounds.visitorDays * day));
    expect(await stores.conversations.find(visitor, left.id)).toBeDefined();
    await stores.conversations.sweep(later(conversationBounds.visitorDays * day + 1));
    expect(await stores.conversations.find(visitor, left.id)).toBeUndefined();
    expect(await stores.conversations.find(visitor, talking.id)).toBeDefined();
    expect(await stores.conversations.find(owner, own.id)).toBeDefined();
  });

  test("of what is too much the oldest goes", async () => {
    const { most, mostExchanges } = conversationBounds;
    const all = times(most + 1, (nth) => ({ conversation: newConversation(), at: later(nth) }));
    for (const { conversation, at } of all) await keep(owner, conversation, newExchange({ at }));
    const listed = (await stores.conversations.list(owner.personId)).map(({ id }) => id);
    expect(listed).toEqual(
      all
        .slice(1)
        .map(({ conversation }) => conversation.id)
        .reverse(),
    );
    const long = newConversation();
    const said = times(mostExchanges + 2, (nth) => newExchange({ text: `${nth}` }));
    for (const one of said) await keep(visitor, long, one);
    expect(await stores.conversations.exchanges(visitor, long.id)).toEqual(said.slice(2));
  });

  test("of two answers to the same place one is kept, and the other is told so", async () => {
    for (const whose of [owner, visitor]) {
      const conversation = newConversation();
      const asOf = (turn: number, last: number[]): KeptConversation => ({
        ...conversation,
        state: { ...conversation.state, turn, last },
      });
      expect(await keep(whose, asOf(1, [1]), newExchange())).toBe("kept");
      const both = await Promise.all([
        keep(whose, asOf(2, [2]), newExchange({ text: "in blue" }), 1),
        keep(whose, asOf(2, [3]), newExchange({ text: "cheaper" }), 1),
      ]);
      expect(both.toSorted()).toEqual(["behind", "kept"]);
      const [first, second] = await stores.conversations.exchanges(whose, conversation.id);
      expect([first?.text, second?.text]).toEqual([
        newExchange().text,
        both[0] === "kept" ? "in blue" : "cheaper",
      ]);
      const kept = await stores.conversations.find(whose, conversation.id);
      expect(kept?.state.last).toEqual(both[0] === "kept" ? [2] : [3]);
      expect(await keep(whose, asOf(3, [4]), newExchange(), 2)).toBe("kept");
    }
  });

  test("of a visitor become the person’s with their key, whole, and nobody else’s", async () => {
    const [old, young, others] = [newConversation(), newConversation(), newConversation()];
    const [first, second] = [newExchange(), newExchange({ at: later(1) })];
    await keep(visitor, old, first);
    await keep(visitor, young, second);
    const stranger: Owner = { kind: "visitor", keyHash: digest("another key") };
    await keep(stranger, others, newExchange());
    expect(await stores.conversations.claim(owner.personId, digest("a key"))).toEqual([
      { id: young.id, title: second.text, at: later(1) },
      { id: old.id, title: first.text, at: noon },
    ]);
    expect(await stores.conversations.find(visitor, old.id)).toBeUndefined();
    expect(await stores.conversations.exchanges(owner, old.id)).toEqual([first]);
    expect(await stores.conversations.find(stranger, others.id)).toEqual(others);
    expect((await stores.conversations.list(owner.personId)).map(({ id }) => id)).toEqual([young.id, old.id]);
    expect(await stores.conversations.claim(owner.personId, digest("a key"))).toEqual([]);
    // They are exported and taken away with the person from now on.
    const rows = await stores.db
      .selectFrom("assistant_exchange")
      .select("person_id")
      .where("conversation_id", "in", [old.id, young.id])
      .execute();
    expect(rows.map(({ person_id }) => person_id)).toEqual([owner.personId, owner.personId]);
    await stores.conversations.sweep(later(60 * day));
    expect(await stores.conversations.list(owner.personId)).toHaveLength(2);
  });

  test("of whoever is gone nothing is kept", async () => {
    const conversation = newConversation();
    await keep(owner, conversation, newExchange());
    await stores.people.remove(owner.personId, "stub", noon);
    expect(await keep(owner, newConversation(), newExchange())).toBe("gone");
    expect(await stores.conversations.claim(owner.personId, digest("a key"))).toEqual([]);
    expect(await stores.db.selectFrom("conversation").select("id").execute()).toEqual([]);
    expect(await stores.db.selectFrom("assistant_exchange").select("id").execute()).toEqual([]);
  });

  test("what another release wrote begins anew instead of failing", async () => {
    const conversation = newConversation();
    await keep(owner, conversation, newExchange());
    for (const state of ['{"version":9}', "[]", '"x"', '{"version":1,"standing":{"slots":[]}}'])
      for (const table of ["conversation", "assistant_exchange"] as const) {
        const column = table === "conversation" ? { state } : { answer: state };
        await stores.db.updateTable(table).set(column).execute();
        expect((await stores.conversations.find(owner, conversation.id))?.state.shown).toBeInstanceOf(Array);
        const [said] = await stores.conversations.exchanges(owner, conversation.id);
        expect(said?.answer.products).toBeInstanceOf(Array);
      }
    expect(await stores.conversations.find(owner, randomUUID())).toBeUndefined();
  });

  test("what another release wrote can be gone on with", async () => {
    const conversation = newConversation();
    await keep(owner, conversation, newExchange());
    await stores.db.updateTable("conversation").set({ state: '{"version":9,"turn":4}' }).execute();
    const found = await stores.conversations.find(owner, conversation.id);
    expect(found?.state.turn).toBe(4);
    expect(await keep(owner, conversation, newExchange(), found?.state.turn)).toBe("kept");
    for (const state of ["[]", '"x"']) {
      await stores.db.updateTable("conversation").set({ state }).execute();
      expect(await keep(owner, conversation, newExchange())).toBe("kept");
    }
  });
});
