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

  const keep = (whose: Owner, conversation: KeptConversation, exchange: KeptExchange) =>
    stores.conversations.keep(whose, conversation, exchange);

  test("come back as they were kept, with everything that was said in its order", async () => {
    for (const whose of [owner, visitor]) {
      const conversation = newConversation();
      const [first, second] = [newExchange(), newExchange({ at: later(5), engine: "model", words: "Là." })];
      expect(await keep(whose, conversation, first)).toBe(true);
      const grown = {
        ...conversation,
        universe: "men",
        state: { ...conversation.state, last: [7] },
      } as const;
      expect(await keep(whose, grown, second)).toBe(true);
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
      expect(await keep(stranger, { ...conversation, universe: "men" }, newExchange())).toBe(false);
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

  test("of whoever is gone nothing is kept", async () => {
    const conversation = newConversation();
    await keep(owner, conversation, newExchange());
    await stores.people.remove(owner.personId, "stub", noon);
    expect(await keep(owner, newConversation(), newExchange())).toBe(false);
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
});
