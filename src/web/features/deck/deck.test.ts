import { expect, test } from "vitest";
import { isStretchPlace } from "#vocabulary/openness.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import {
  noReactions,
  type ReactionChange,
  type ReactionLists,
  withReaction,
} from "#web/state/reaction-lists.ts";
import type { AskPage } from "./ask-cards.ts";
import { type DeckQuestion, openDeck } from "./deck.ts";
import { testCard, testCards } from "./testing-cards.ts";

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

const question: DeckQuestion = {
  taste: { universe: "women" },
  lang: "en",
  passes: () => true,
  narrowed: false,
  name: "",
};

/** A catalogue of so many pieces, which answers when told to. */
function play({ size = 100, seen = [] as number[], fails = false, initial = 4, stretches = false } = {}) {
  let use = () => {};
  const used = new Promise<void>((resolve) => {
    use = resolve;
  });
  const bodies: Parameters<AskPage>[0][] = [];
  const waiting: (() => void)[] = [];
  const told: ReactionChange[] = [];
  let reactions: ReactionLists = noReactions;
  const world = { fails, keeps: true };
  const deck = openDeck(
    {
      async ask(body) {
        bodies.push(body);
        await new Promise<void>((go) => waiting.push(go));
        if (world.fails) return refuse({ kind: "unreachable", message: "" });
        const { liked = [], disliked = [], seen: met = [] } = body.session ?? {};
        const gone = new Set([...liked, ...disliked, ...met]);
        // Whatever was liked last decides where the list begins.
        const all = range(1, size).filter((id) => !gone.has(id));
        const turn = (liked.at(-1) ?? 0) * 5;
        const turned = [...all.slice(turn), ...all.slice(0, turn)];
        const from = Number(body.cursor ?? 0);
        const end = from + body.limit;
        // As the server does it: every so many places of what was met already.
        const isStretch = (place: number) => stretches && isStretchPlace(4, gone.size + from + place);
        return accept({
          list_id: null,
          products: turned.slice(from, end).map((id, place) => testCard(id, { stretch: isStretch(place) })),
          next_cursor: end < turned.length ? String(end) : null,
        });
      },
      async react(change) {
        told.push(change);
        reactions = withReaction(reactions, change);
        await Promise.resolve();
        if (!world.keeps) reactions = withReaction(reactions, { ...change, value: !change.value });
        return world.keeps;
      },
      reactions: () => reactions,
      seen: () => seen,
      markSeen: () => {},
      whenUsed: () => used,
      later: (work) => work(),
      prepare: () => Promise.resolve(),
    },
    testCards(...range(1, initial)),
  );
  const settle = async () => {
    for (let i = 0; i < 8; i++) {
      for (const go of waiting.splice(0)) go();
      await new Promise((done) => setTimeout(done));
    }
  };
  const hand = () => deck.store.getState().hand.map(({ id }) => id);
  return { deck, bodies, waiting, told, world, settle, hand, use };
}

const toldNothing: DeckQuestion = { ...question, taste: { universe: "women", preferences: {} } };

test("whoever told nothing keeps what the server put on the table until they are about to play", async () => {
  const { deck, bodies, settle, hand, use } = play({ initial: 12 });
  deck.begin(toldNothing);
  await settle();
  expect(bodies).toEqual([]);
  expect(hand()).toEqual(range(1, 12));
  use();
  await settle();
  expect(bodies).toHaveLength(1);
});

test("nobody waits for cards: few of them, seen before, another's or of another choice", async () => {
  const cases: readonly [{ initial: number; seen?: number[] }, DeckQuestion][] = [
    [{ initial: 4 }, toldNothing],
    [{ initial: 12, seen: [7] }, toldNothing],
    [{ initial: 12 }, question],
    [{ initial: 12 }, { ...question, taste: { universe: "women", preferences: { brands_followed: [3] } } }],
    [{ initial: 12 }, { ...toldNothing, narrowed: true }],
  ];
  for (const [setting, asked] of cases) {
    const { deck, bodies, settle } = play(setting);
    deck.begin(asked);
    await settle();
    expect(bodies.length).toBeGreaterThan(0);
  }
});

test("the card that the server rendered stays on top; what follows knows the person", async () => {
  const { deck, bodies, settle, hand } = play({ seen: [2] });
  deck.begin(question);
  await settle();
  expect(hand()[0]).toBe(1);
  expect(hand()).not.toContain(2);
  expect(bodies[0]?.session?.seen).toEqual([1, 2]);
});

test("where anything is locked, what the server rendered goes, and was not met", async () => {
  const { deck, bodies, settle, hand } = play({});
  deck.begin({ ...question, isLocked: true });
  expect(hand()).not.toContain(1);
  await settle();
  expect(bodies[0]?.session?.seen ?? []).toEqual([]);
  // What then comes with the locks stays, whichever it is.
  expect(hand()[0]).toBe(1);
  deck.begin({ ...question, isLocked: true });
  expect(hand()[0]).toBe(1);
});

test("a lock that is known late takes the rendered card as well, unless it was answered", async () => {
  const late = play({});
  late.deck.begin(question);
  await late.settle();
  late.deck.begin({ ...question, isLocked: true });
  expect(late.hand()[0]).not.toBe(1);
  const answered = play({});
  answered.deck.begin(question);
  await answered.settle();
  answered.deck.answer("liked");
  const [next] = answered.hand();
  answered.deck.begin({ ...question, isLocked: true });
  expect(answered.hand()[0]).toBe(next);
});

test("a card that was seen before goes at once", async () => {
  const { deck, settle, hand } = play({ seen: [1] });
  deck.begin(question);
  expect(hand()).toEqual([]);
  await settle();
  expect(hand()[0]).toBe(2);
});

test("an answer is in the next question, and answers to older questions are dropped", async () => {
  const { deck, bodies, waiting, settle, hand } = play();
  deck.begin(question);
  await settle();
  deck.answer("disliked");
  deck.answer("liked");
  expect(hand()[0]).toBe(3);
  expect(bodies.at(-1)?.session).toMatchObject({ liked: [2], disliked: [1] });
  // The older answer comes last.
  const [older, newer] = waiting.splice(0);
  newer?.();
  await new Promise((done) => setTimeout(done));
  const kept = hand();
  older?.();
  await settle();
  expect(hand()).toEqual(kept);
  expect(kept[0]).toBe(3);
});

test("no piece comes twice in sixty answers, and every card was there when it was wanted", async () => {
  const { deck, settle, hand } = play();
  deck.begin(question);
  await settle();
  const met: number[] = [];
  for (let i = 0; i < 60; i++) {
    if (i % 20 === 0) deck.goOn();
    met.push(hand()[0] ?? 0);
    deck.answer((["liked", "disliked", "skipped", "bookmarked"] as const)[i % 4] ?? "skipped");
    if (i % 3 === 0) await settle();
  }
  expect(met).not.toContain(0);
  expect(new Set(met).size).toBe(60);
});

test("every twenty answers have met seven stretches, however fast they come and whatever is taken back", async () => {
  const { deck, settle } = play({ size: 400, seen: range(300, 17), stretches: true });
  deck.begin({ ...question, openness: 4 });
  await settle();
  for (let i = 0; i < 60; i++) {
    if (i % 20 === 0) deck.goOn();
    deck.answer((["liked", "disliked", "skipped", "bookmarked", "skipped"] as const)[i % 5] ?? "skipped");
    if (i % 7 === 3) {
      deck.undo();
      if (i % 2 === 0) await settle();
      deck.answer("skipped");
    }
    const [top] = deck.store.getState().hand;
    if (i === 12 && top) deck.hush(top);
    if (i % 3 === 0) await settle();
  }
  const { answered } = deck.store.getState();
  const counts = [0, 20, 40].map(
    (from) => answered.slice(from, from + 20).filter(({ card }) => card.stretch).length,
  );
  expect(counts).toEqual([7, 7, 7]);
});

test("whoever turns down every stretch is shown none of those in hand either", async () => {
  const { deck, settle } = play({ stretches: true });
  deck.begin({ ...question, openness: 4 });
  await settle();
  expect(deck.store.getState().hand.some(({ stretch }) => stretch)).toBe(true);
  deck.begin({ ...question, openness: 1 });
  expect(deck.store.getState().hand.some(({ stretch }) => stretch)).toBe(false);
});

test("undo takes the reaction back with the card", async () => {
  const { deck, told, settle, hand } = play();
  deck.begin(question);
  await settle();
  deck.answer("bookmarked");
  deck.answer("liked");
  expect(deck.undo()?.card.id).toBe(2);
  deck.undo();
  await settle();
  expect(hand().slice(0, 3)).toEqual([1, 2, 3]);
  expect(told.slice(2)).toEqual([
    { kind: "liked", product: 2, value: false },
    { kind: "bookmarked", product: 1, value: false },
  ]);
  expect(deck.undo()).toBeUndefined();
});

test("a failing call takes no card away, and trying again brings the next", async () => {
  const { deck, world, settle, hand } = play({ fails: true });
  deck.begin(question);
  await settle();
  expect(hand()).toEqual([1, 2, 3, 4]);
  expect(deck.store.getState().problem).toBeDefined();
  deck.answer("liked");
  await settle();
  expect(hand()).toEqual([2, 3, 4]);
  world.fails = false;
  deck.again();
  await settle();
  expect(deck.store.getState().problem).toBeUndefined();
  expect(hand().length).toBeGreaterThan(10);
});

test("a like the server would not keep is no like in the row of stitches", async () => {
  const { deck, world, settle } = play();
  deck.begin(question);
  await settle();
  world.keeps = false;
  deck.answer("liked");
  await settle();
  expect(deck.store.getState().answered[0]).toMatchObject({ answer: "liked", lost: true });
});

test("a narrow choice is looked for page by page until there is a set or an end", async () => {
  const { deck, bodies, settle, hand } = play({ size: 500 });
  deck.begin({ ...question, passes: ({ id }) => id % 10 === 0, narrowed: true, name: "tens" });
  await settle();
  expect(hand()).toHaveLength(20);
  expect(bodies.map(({ cursor }) => cursor)).toEqual([undefined, "100"]);
  deck.begin({ ...question, passes: ({ id }) => id === 490, narrowed: true, name: "one" });
  await settle();
  expect(hand()).toEqual([10, 490]);
  expect(deck.store.getState().ended).toBe(true);
});

test("what was asked before the choice was narrowed is dropped, also when it comes first", async () => {
  const { deck, bodies, settle, hand } = play({ size: 300 });
  deck.begin(question);
  deck.begin({ ...question, passes: ({ id }) => id % 2 === 0, narrowed: true, name: "even" });
  await settle();
  expect(hand()[0]).toBe(1);
  expect(
    hand()
      .slice(1)
      .filter((id) => id % 2 === 1),
  ).toEqual([]);
  expect(bodies.map(({ limit }) => limit)).toEqual([24, 100]);
});

test("no more of a brand means none of it among the cards nobody has seen", async () => {
  const { deck, settle } = play();
  deck.begin(question);
  await settle();
  const [first] = deck.store.getState().hand;
  deck.answer("disliked");
  if (first) deck.hush(first);
  await settle();
  const unseen = deck.store.getState().hand.slice(1);
  expect(unseen.length).toBeGreaterThan(5);
  expect(unseen.filter(({ brand }) => brand.id === first?.brand.id)).toEqual([]);
});

test("when everything was met there is an end, and what was only skipped can come round again", async () => {
  const { deck, settle, hand } = play({ size: 6 });
  deck.begin(question);
  await settle();
  for (const answer of ["liked", "disliked", "skipped", "skipped", "skipped", "skipped"] as const) {
    deck.answer(answer);
    await settle();
  }
  expect(hand()).toEqual([]);
  expect(deck.store.getState()).toMatchObject({ ended: true, asking: false });
  deck.startOver();
  await settle();
  expect(new Set(hand())).toEqual(new Set([3, 4, 5, 6]));
});
