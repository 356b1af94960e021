import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RecoList } from "#domain/people/list-ports.ts";
import { noTasteSettings } from "#domain/taste/settings.ts";
import type { Chooser, TrainingStore } from "#domain/training/ports.ts";
import { accept } from "#vocabulary/result.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  later,
  newList,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";
import { trainingStore } from "./training-store.ts";

describe.each(databaseKinds)("what is learned from in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let store: TrainingStore;
  let id: string;

  beforeAll(async () => {
    stores = await openPeople(kind);
    store = trainingStore(stores.db);
  }, 60_000);
  afterAll(() => stores.remove());
  beforeEach(async () => {
    await stores.empty();
    ({ id } = await addConfirmed(stores));
  });

  const like = (product: number, value = true, who = id) =>
    stores.reactions.change(who, { kind: "liked", product, value, scope: undefined }, noon);
  const happens = (type: "product_seen" | "product_purchased", product: number, list?: string) =>
    stores.events.add(
      id,
      [{ id: randomUUID(), type, product, at: noon, surface: null, ...(list && { list }) }],
      noon,
      1000,
    );
  const everyone = async (most: number): Promise<readonly Chooser[]> => {
    const found: Chooser[] = [];
    let after: string | undefined;
    do {
      const { people, next } = await store.choosers(after, most);
      found.push(...people);
      after = next;
    } while (after !== undefined);
    return found;
  };

  test("choices come with what is not to be learned from, and nothing that was taken back", async () => {
    await like(1);
    await like(2);
    await like(2, false);
    await happens("product_seen", 3);
    await happens("product_purchased", 4);
    await stores.taste.change(
      id,
      (kept) => accept({ ...kept, settings: { ...noTasteSettings, gifts: new Set([1]) } }),
      noon,
    );
    const [one] = await everyone(9);
    expect(one?.evidence).toEqual([
      { product: 1, kind: "liked", at: noon.getTime() },
      { product: 4, kind: "product_purchased", at: noon.getTime() },
    ]);
    expect(one?.settings.gifts).toEqual(new Set([1]));
  });

  test("everybody comes once, however few at a time, and nobody who has gone", async () => {
    for (const product of [2, 3, 4, 5]) await like(product, true, (await addConfirmed(stores)).id);
    await like(1);
    await stores.people.remove(id, randomUUID(), noon);
    for (const most of [1, 2, 4, 9])
      expect(
        (await everyone(most)).flatMap(({ evidence }) => evidence.map((one) => one.product)).sort(),
      ).toEqual([2, 3, 4, 5]);
  });

  const readings = {
    ranked: [
      { key: "style", weight: 24 },
      { key: "taste", weight: 12.346 },
    ],
    values: [
      [0.62, Number.NaN],
      [0, 1.6],
    ],
  };
  const add = async (changes: Partial<RecoList> = {}) => {
    const list = newList({ products: [7, 3], readings, ...changes });
    await stores.lists.add(id, list);
    return list;
  };

  test("lists come as they were ranked, with what was tried and what became of them", async () => {
    const stretches = [{ product: 3, axis: 12, family: "A.5", propensity: 0.25 }];
    const list = await add({ stretches, start: 24, surface: "home" });
    await happens("product_seen", 7, list.id);
    await like(3);
    const { people, next } = await store.shown(undefined, 5, later(-day));
    expect(next).toBeUndefined();
    expect(people).toEqual([
      {
        settings: noTasteSettings,
        reactions: [{ product: 3, kind: "liked", at: noon.getTime() }],
        met: [{ list: list.id, product: 7, kind: "product_seen" }],
        lists: [
          {
            id: list.id,
            surface: "home",
            start: 24,
            products: [7, 3],
            propensities: new Map([[3, 0.25]]),
            readings,
            at: noon.getTime(),
          },
        ],
      },
    ]);
  });

  test("old lists, those of nobody in particular and those that do not say how are left out", async () => {
    const { readings: _, ...unsaid } = newList({ products: [7, 3] });
    await stores.lists.add(id, unsaid);
    await add({ kind: "neutral" });
    await add({ at: later(-2 * day) });
    expect((await store.shown(undefined, 5, later(-day))).people.flatMap(({ lists }) => lists)).toEqual([]);
    for (const list of times(50, () => newList({ products: [7, 3], readings })))
      await stores.lists.add(id, list);
    expect((await store.shown(undefined, 5, later(-day))).people[0]?.lists).toHaveLength(40);
  });
});
