import { type PreferenceKey, preferenceKeys } from "#vocabulary/preference-key.ts";
import type { Preferences } from "#vocabulary/preferences.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { PeopleDesk } from "./people-ports.ts";
import { type Told, toldBy } from "./preference-groups.ts";
import type { Words } from "./preference-words.ts";

type Group = { readonly value: string; readonly label: Words; readonly people: number };

export type Aggregate = {
  readonly key: PreferenceKey;
  readonly people: number;
  /** The largest first. */
  readonly groups: readonly Group[];
  readonly withheld: number;
};

/** Nobody waits long for others: so many people at a time. */
const atOnce = 250;

type Summing = {
  readonly desk: Pick<PeopleDesk, "told">;
  readonly universe: Universe;
  readonly brandName: (id: number) => string | undefined;
  /** Nothing is said of fewer people than this. */
  readonly least: number;
  readonly giveWay: () => Promise<unknown>;
};

/** What all people of a universe told, in groups that are large enough. */
export async function sumUpPreferences({ desk, universe, brandName, least, giveWay }: Summing) {
  const counts = new Map(preferenceKeys.map((key) => [key, newCount()]));
  let after: string | undefined;
  do {
    const page = await desk.told(universe, after, atOnce);
    for (const preferences of page.told) countOne(counts, preferences, universe, brandName);
    after = page.next;
    await giveWay();
  } while (after !== undefined);
  return preferenceKeys.map((key) => aggregateOf(key, counts.get(key) ?? newCount(), least));
}

type Count = { people: number; readonly groups: Map<string, { label: Words; people: number }> };
const newCount = (): Count => ({ people: 0, groups: new Map() });

function countOne(
  counts: ReadonlyMap<PreferenceKey, Count>,
  preferences: Preferences,
  universe: Universe,
  brandName: (id: number) => string | undefined,
): void {
  const all = toldBy(preferences, universe, brandName);
  for (const [key, count] of counts) {
    const told: readonly Told[] = all[key];
    if (told.length > 0) count.people++;
    for (const { value, label } of told) {
      const group = count.groups.get(value);
      if (group) group.people++;
      else count.groups.set(value, { label, people: 1 });
    }
  }
}

/** Everyone is in exactly one group of these. */
const exclusive: readonly PreferenceKey[] = ["openness", "dresscode"];

function aggregateOf(key: PreferenceKey, { people, groups }: Count, least: number): Aggregate {
  const all = [...groups]
    .map(([value, group]) => ({ value, ...group }))
    .toSorted((a, b) => b.people - a.people || (a.value < b.value ? -1 : 1));
  if (people < least) return { key, people: 0, groups: [], withheld: all.length };
  const large = all.filter((group) => group.people >= least);
  const shown = exclusive.includes(key) ? hiddenAmong(large, people, least) : large;
  return { key, people, groups: shown, withheld: all.length - shown.length };
}

/** Who is left over could be counted from the others: then there must be enough of them, too. */
function hiddenAmong(groups: readonly Group[], people: number, least: number): readonly Group[] {
  const left = groups.reduce((rest, group) => rest - group.people, people);
  return left === 0 || left >= least ? groups : hiddenAmong(groups.slice(0, -1), people, least);
}
