import { expect, test } from "vitest";
import { defaultPreferences } from "#vocabulary/preferences.ts";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import type { Recommended } from "../../people/list-ports.ts";
import type { Person } from "../../people/person.ts";
import type { AccountPorts } from "../../people/ports.ts";
import { nobody } from "../../people/testing/nobody.ts";
import { recommendNightly } from "./recommend-nightly.ts";

const snapshot = exampleSnapshot([1, 2, 3].map((id) => exampleProduct({ id, brand: 1 + (id % 2) })));

/** So many people, each of whom is due until something is kept for them. */
function site(people: number, isBroken: (id: string) => boolean = () => false) {
  const ids = Array.from({ length: people }, (_, i) => `person ${String(i).padStart(3, "0")}`);
  const made = new Map<string, Recommended>();
  const asked: (readonly [Date, Date])[] = [];
  const accounts: AccountPorts = {
    ...nobody,
    people: {
      ...nobody.people,
      find: async (id) => {
        if (isBroken(id)) throw new Error(id);
        return { id, preferences: defaultPreferences, profile: { gender: "male" } } as Person;
      },
    },
    recommended: {
      keep: async (id, universe, recommended) => {
        expect(universe).toBe("men");
        made.set(id, recommended);
      },
      due: async (since, before, after = "", most) => {
        asked.push([since, before]);
        return ids.filter((id) => id > after && !made.has(id)).slice(0, most);
      },
    },
  };
  return { accounts, made, asked };
}

const round = { snapshot: () => snapshot, giveWay: async () => {}, isOver: () => false };

test("everyone who is due gets what fits them and the brands that do, though it fails for one", async () => {
  const faults: unknown[] = [];
  const { accounts, made, asked } = site(120, (id) => id === "person 007");
  await recommendNightly({ ...round, accounts, onFault: (error) => faults.push(error) });
  expect(made.size).toBe(119);
  expect(faults).toHaveLength(1);
  expect(made.get("person 000")?.products.toSorted()).toEqual([1, 2, 3]);
  expect(made.get("person 000")?.brands.toSorted()).toEqual([1, 2]);
  // Noon in November: thirty days back, and since midnight in Paris.
  expect(asked[0]).toEqual([new Date("2026-10-16T12:00:00Z"), new Date("2026-11-14T23:00:00Z")]);
});

test("others have their turn after each, and a stop ends the round", async () => {
  const { accounts, made } = site(9);
  let turns = 0;
  const giveWay = async () => {
    turns++;
  };
  await recommendNightly({ ...round, accounts, giveWay, isOver: () => turns === 4, onFault: () => {} });
  expect([made.size, turns]).toEqual([4, 4]);
});
