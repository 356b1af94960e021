import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noTasteSettings, type TasteSettings } from "#domain/taste/settings.ts";
import type { DislikeScope, ReactionKind } from "#vocabulary/reaction.ts";
import { accept } from "#vocabulary/result.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, fillEvents, later, noon, openPeople, type PeopleDatabase } from "../testing/people.ts";

describe.each(databaseKinds)("what says something of a taste in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let id: string;

  beforeAll(async () => {
    stores = await openPeople(kind);
  }, 60_000);
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    ({ id } = await addConfirmed(stores));
  });

  const say = (kindOf: ReactionKind, product: number, ms: number, scope?: DislikeScope) =>
    stores.reactions.change(id, { kind: kindOf, product, value: true, scope }, later(ms));
  const seen = (eventId: string, product: number, ms: number, receivedMs: number) =>
    stores.events.add(
      id,
      [{ id: eventId, type: "product_card_clicked", product, at: later(ms), surface: null }],
      later(receivedMs),
      1000,
    );
  const set = (settings: Partial<TasteSettings>) =>
    stores.taste.change(
      id,
      (kept) => accept({ ...kept, settings: { ...noTasteSettings, ...settings } }),
      noon,
    );
  const at = (ms: number) => later(ms).getTime();

  test("everything comes in the order it happened; what is owned or for later says nothing", async () => {
    await say("liked", 1, 5);
    await say("disliked", 2, 3, "colour");
    await say("disliked", 3, 4);
    await say("disliked", 4, 6, "owned");
    await say("disliked", 5, 6, "later");
    await say("bookmarked", 1, 7);
    await stores.lookReactions.change(id, 8, "like", later(2));
    await stores.lookReactions.change(id, 9, "dislike", later(8));
    await seen("a", 6, 1, 9);
    const { evidence, verdicts } = await stores.taste.read(id);
    expect(evidence).toStrictEqual([
      { product: 6, kind: "product_card_clicked", at: at(1) },
      { product: 80, kind: "look_liked", at: at(2) },
      { product: 2, kind: "disliked", at: at(3), scope: "colour" },
      { product: 3, kind: "disliked", at: at(4) },
      { product: 1, kind: "liked", at: at(5) },
      { product: 1, kind: "bookmarked", at: at(7) },
      { product: 90, kind: "look_disliked", at: at(8) },
    ]);
    // What is not to be shown again is, whatever it says of taste.
    expect(verdicts).toEqual(await stores.reactions.verdicts(id));
    expect(verdicts.disliked.map(({ product }) => product)).toEqual([5, 4, 3, 2]);
  });

  test("up to a moment, what came in later is not there, whenever it happened", async () => {
    await say("liked", 1, 1);
    await say("liked", 2, 30);
    await seen("early", 3, 2, 3);
    await seen("late", 4, 2, 20);
    await stores.lookReactions.change(id, 8, "like", later(30));
    const { evidence, verdicts } = await stores.taste.read(id, later(10));
    expect(evidence.map(({ product }) => product)).toEqual([1, 3]);
    expect(verdicts.liked).toEqual([1]);
  });

  test("what is taken back leaves nothing", async () => {
    const before = await stores.taste.read(id);
    await say("liked", 1, 1);
    await stores.reactions.change(id, { kind: "liked", product: 1, value: false }, later(2));
    expect(await stores.taste.read(id)).toStrictEqual(before);
  });

  test("gifts and what was said in a pause are in no list, and are still told", async () => {
    await say("liked", 1, 1);
    await say("liked", 2, 2);
    await say("disliked", 3, 3);
    await say("liked", 4, 4);
    await set({ gifts: new Set([1]), pauses: [{ from: at(2), until: at(4) }] });
    const { evidence, verdicts } = await stores.taste.read(id);
    expect(verdicts).toEqual({ liked: [4], disliked: [] });
    expect(evidence).toHaveLength(4);
  });

  test("of the events the latest two thousand are read", async () => {
    await fillEvents(stores.db, id, 2100);
    await seen("old", 9, -40_000, 1);
    const { evidence } = await stores.taste.read(id);
    expect([evidence.length, evidence.some(({ product }) => product === 9)]).toEqual([2000, false]);
  });

  test("what was seen in a fortnight is known beyond the latest two thousand events", async () => {
    const day = 86_400_000;
    const look = (product: number, ms: number) =>
      stores.events.add(
        id,
        [{ id: `seen ${product}`, type: "product_seen", product, at: later(ms), surface: null }],
        later(ms),
        1000,
      );
    await look(7, -15 * day);
    await look(8, -12 * day);
    await fillEvents(stores.db, id, 2000, noon);
    const earlier = async (until?: Date) => (await stores.taste.read(id, until)).seenEarlier;
    expect(await earlier(later(day))).toEqual([
      { product: 1, kind: "product_seen", at: at(0) },
      { product: 8, kind: "product_seen", at: at(-12 * day) },
    ]);
    expect((await earlier(later(3 * day))).map(({ product }) => product)).toEqual([1]);
    expect(await earlier()).toEqual([]);
  });
});
