import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { type AccountSite, openAccountSite } from "../../testing/account-site.ts";

/** Jumpers and boots. Nothing but people brings the jumper 1 and the boots 12 together. */
const catalogue = [
  ...[1, 2, 3].map((id) => exampleProduct({ id, name: { en: `Jumper ${id}`, fr: `Pull ${id}` } })),
  ...[11, 12, 13, 14].map((id) => exampleProduct({ id, leaf: "B.3.1", brand: 2 })),
];
let site: AccountSite;
let members: { id: string; token: string }[] = [];
let reader: { id: string; token: string };

beforeAll(async () => {
  site = await openAccountSite(catalogue);
  for (const name of ["one", "two", "three", "four"]) members.push(await site.member(`${name}@example.com`));
  reader = await site.member("reader@example.com");
}, 120_000);
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.deleteFrom("reaction").execute();
  await site.database.db.deleteFrom("taste").execute();
  members = members.slice(0, 4);
});
afterEach(() => expect(site.faults).toEqual([]));

const like = (who: { token: string }, id: number, value = true) =>
  site.ask("PATCH", "/api/users/me/preferences/products_liked", { id, value }, { token: who.token });
const bothLiked = async () => {
  for (const member of members) {
    await like(member, 1);
    await like(member, 12);
  }
};
type Card = { id: number; reasons: { key: string; label: string }[] };
const list = async (body: object = {}, token?: string): Promise<Card[]> => {
  const reply = await site.ask(
    "POST",
    "/api/products/getReco",
    { universe: "men", lang: "en", limit: 24, ...body },
    token ? { token } : {},
  );
  return reply.body.products;
};
const coLiked = (cards: readonly Card[], id: number) =>
  cards.find((card) => card.id === id)?.reasons.find(({ key }) => key === "co_liked")?.label;

test("what members like together is recommended to whoever likes one of it, member or visitor", async () => {
  await bothLiked();
  await like(reader, 1);
  const before = await list({}, reader.token);
  expect(before.flatMap(({ reasons }) => reasons.filter(({ key }) => key === "co_liked"))).toEqual([]);
  await site.learn();
  const after = await list({}, reader.token);
  const boots = (cards: readonly Card[]) => cards.map(({ id }) => id).filter((id) => id > 10);
  expect([boots(before)[0], boots(after)[0]]).toEqual([11, 12]);
  expect(coLiked(after, 12)).toBe("People who liked Jumper 1 also chose this");
  // The other jumpers are near it by what they are, and nobody is said to have chosen them.
  expect(coLiked(after, 2) ?? "Close to").toMatch(/^Close to/);
  expect(coLiked(await list({ preferences: {}, session: { liked: [1] } }), 12)).toBe(
    "People who liked Jumper 1 also chose this",
  );
});

test("what is taken back, was a gift or came in a pause is forgotten with the next round", async () => {
  await bothLiked();
  await like(reader, 1);
  await site.learn();
  const learned = await list({}, reader.token);
  const [first, second, third, fourth] = members;
  if (!first || !second || !third || !fourth) throw new Error("There are four of them.");
  await like(first, 12, false);
  const set = (who: { token: string }, update: object) =>
    site.ask("PATCH", "/api/users/me/taste", { updates: [update] }, { token: who.token });
  expect((await set(second, { type: "gift", product: 12, value: true })).status).toBe(200);
  await site.database.db
    .insertInto("taste")
    .values({
      person_id: third.id,
      updated_at: new Date(),
      settings: JSON.stringify({ version: 1, traits: [], gifts: [], pauses: [[0]] }),
    })
    .execute();
  await like(fourth, 12, false);
  await site.learn();
  const forgotten = await list({}, reader.token);
  expect(coLiked(learned, 12)).toBeDefined();
  expect(coLiked(forgotten, 12)).toBeUndefined();
});

test("with nobody's choices nothing is said of anybody's", async () => {
  await site.learn();
  expect(coLiked(await list({ preferences: {}, session: { liked: [1] } }), 12)).toBeUndefined();
});

test("weights that are served count in lists and in scores alike, and going back takes them away", async () => {
  const preferences = { brands_followed: [2], styles: { selected_styles: [9] } };
  const scoreOf = async (id: number) =>
    (await site.ask("POST", "/api/users/reco_score", { id, lang: "en", preferences })).body;
  const byHand = await scoreOf(12);
  const basis = { impressions: 2000, taken: 300, people: 40, gain: 0.01 };
  const made = await site.weights.add({ madeAt: new Date(), factors: { brand: 2, style: 0.5 }, basis });
  await site.learn();
  const fitted = await scoreOf(12);
  expect(fitted.score).toBeGreaterThan(byHand.score);
  expect(await list({ preferences })).toContainEqual(
    expect.objectContaining({ id: 12, score: fitted.score }),
  );
  const { id: actorId } = await site.member("weights@example.org");
  expect(await site.weights.serve(null, true, { actorId, at: new Date(), note: "" })).toBe(true);
  await site.learn();
  expect(await scoreOf(12)).toEqual(byHand);
  expect((await site.weights.served())?.isHeld).toBe(true);
  expect(made.id).toBeGreaterThan(0);
});
