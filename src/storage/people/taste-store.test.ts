import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type KeptTaste, mostVersions } from "#domain/people/taste-ports.ts";
import { noTasteSettings, type TraitSetting } from "#domain/taste/settings.ts";
import { defaultPreferences, mergePreferences } from "#vocabulary/preferences.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { databaseKinds } from "../testing/databases.ts";
import { addConfirmed, day, later, noon, openPeople, type PeopleDatabase, times } from "../testing/people.ts";

const minute = 60_000;

describe.each(databaseKinds)("taste in the %s database", (kind) => {
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

  const trait = (value: number, changes: Partial<TraitSetting> = {}) => ({
    value,
    isLocked: false,
    at: noon.getTime(),
    ...changes,
  });
  const set = (name: string, setting: TraitSetting) => (kept: KeptTaste) =>
    accept({
      ...kept,
      settings: { ...kept.settings, traits: new Map([...kept.settings.traits, [name, setting]]) },
    });
  const like = (product: number, ms: number) =>
    stores.reactions.change(id, { kind: "liked", product, value: true }, later(ms));
  const versions = async (ms: number) => {
    const listed = await stores.taste.versions(id, later(ms));
    if (!listed.ok) throw new Error("There is nobody.");
    return listed.value;
  };

  test("what is set is found again as it was, by every process", async () => {
    const settings = {
      traits: new Map([
        ["colour:navy", trait(0.5)],
        ["style:4", trait(-1, { isLocked: true })],
      ]),
      gifts: new Set([7, 3]),
      pauses: [{ from: 5, until: 9 }, { from: 20 }],
    };
    await stores.taste.change(id, (kept) => accept({ ...kept, settings }), noon);
    expect((await stores.elsewhere.taste.read(id)).settings).toStrictEqual(settings);
    expect((await stores.taste.read(randomUUID())).settings).toStrictEqual(noTasteSettings);
  });

  test("what is refused changes nothing, and who is gone is told so", async () => {
    const refused = await stores.taste.change(id, () => refuse({ kind: "full" as const }), noon);
    expect(refused).toEqual({ ok: false, refusal: { kind: "full" } });
    expect(await stores.db.selectFrom("taste").selectAll().execute()).toEqual([]);
    expect(await stores.db.selectFrom("taste_version").selectAll().execute()).toEqual([]);
    const gone = { ok: false, refusal: { kind: "bad_token" } };
    expect(await stores.taste.change(randomUUID(), (kept) => accept(kept), noon)).toEqual(gone);
    expect(await stores.taste.versions(randomUUID(), noon)).toEqual(gone);
    expect(await stores.taste.rollBack(randomUUID(), 1, (kept) => kept, noon)).toEqual(gone);
  });

  test("many changes at once are all made, each to what the others left", async () => {
    const names = times(12, (i) => `brand:${i + 1}`);
    await Promise.all(
      names.map((name, i) =>
        (i % 2 ? stores : stores.elsewhere).taste.change(id, set(name, trait(0.3)), later(i)),
      ),
    );
    expect([...(await stores.taste.read(id)).settings.traits.keys()].toSorted()).toEqual(names.toSorted());
  });

  test("changes within ten minutes are one version; the next begins another", async () => {
    await stores.taste.change(id, set("style:1", trait(0.1)), noon);
    await stores.taste.change(id, set("style:2", trait(0.2)), later(9 * minute));
    await stores.taste.change(id, set("style:3", trait(0.3)), later(11 * minute));
    const [second, first, ...others] = await versions(12 * minute);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ number: 1, at: later(9 * minute), cause: "change" });
    expect([...(first?.settings.traits.keys() ?? [])]).toEqual(["style:1", "style:2"]);
    expect(second).toMatchObject({ number: 2, at: later(11 * minute), cause: "change" });
  });

  test("what changes nothing makes no version", async () => {
    await stores.taste.change(id, (kept) => accept({ ...kept }), noon);
    await stores.people.update(id, { preferences: (kept) => ({ ...kept }) }, false, noon);
    expect(await stores.db.selectFrom("taste_version").selectAll().execute()).toEqual([]);
  });

  test("preferences and corrections are versions too, and are kept whole in them", async () => {
    const update = { styles: { selected_styles: [4] }, corrections: { "brand:1": "less" as const } };
    await stores.people.update(
      id,
      { preferences: (kept) => mergePreferences(kept, "women", update) },
      true,
      noon,
    );
    await stores.taste.change(id, set("style:1", trait(0.1)), later(20 * minute));
    const [latest, first] = await versions(21 * minute);
    expect(first?.preferences).toStrictEqual(mergePreferences(defaultPreferences, "women", update));
    expect(latest?.preferences).toStrictEqual(first?.preferences);
    expect(first?.settings).toStrictEqual(noTasteSettings);
  });

  test("what was said since the last version is one of its own before a change", async () => {
    await stores.taste.change(id, set("style:1", trait(0.1)), noon);
    await like(1, 20 * minute);
    await stores.taste.change(id, set("style:2", trait(0.2)), later(30 * minute));
    const listed = await versions(31 * minute);
    expect(listed.map(({ cause }) => cause)).toEqual(["change", "evidence", "change"]);
    expect([...(listed[1]?.settings.traits.keys() ?? [])]).toEqual(["style:1"]);
  });

  test("a day on which something was said has one version, made when somebody looks", async () => {
    expect((await versions(0)).map(({ number }) => number)).toEqual([1]);
    await like(1, minute);
    expect(await versions(2 * minute)).toHaveLength(1);
    expect((await versions(day)).map(({ number, cause }) => [number, cause])).toEqual([
      [2, "evidence"],
      [1, "evidence"],
    ]);
    expect(await versions(3 * day)).toHaveLength(2);
  });

  test("going back is a version, before which everything said is one, and it is not changed by what follows", async () => {
    await stores.taste.change(id, set("style:1", trait(0.1)), noon);
    await stores.taste.change(id, set("style:2", trait(0.2)), later(20 * minute));
    await like(1, 21 * minute);
    const back = (kept: KeptTaste, then: KeptTaste) => ({ ...kept, settings: then.settings });
    expect(await stores.taste.rollBack(id, 1, back, later(22 * minute))).toEqual(accept(true));
    expect([...(await stores.taste.read(id)).settings.traits.keys()]).toEqual(["style:1"]);
    await stores.taste.change(id, set("style:3", trait(0.3)), later(23 * minute));
    expect((await versions(24 * minute)).map(({ cause, rolledBackTo }) => [cause, rolledBackTo])).toEqual([
      ["change", undefined],
      ["rollback", 1],
      ["evidence", undefined],
      ["change", undefined],
      ["change", undefined],
    ]);
    expect(await stores.taste.rollBack(id, 99, back, later(25 * minute))).toEqual(accept(false));
  });

  test("the latest two hundred versions are kept", async () => {
    const back = (kept: KeptTaste, then: KeptTaste) => ({ ...kept, settings: then.settings });
    await stores.taste.change(id, set("style:1", trait(0.1)), noon);
    for (let i = 1; i <= mostVersions + 2; i++) {
      const [latest] = await versions(i);
      await stores.taste.rollBack(id, latest?.number ?? 0, back, later(i));
    }
    const numbers = (await versions(1000)).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([mostVersions, mostVersions + 3, 4]);
  });

  test("goes with the person", async () => {
    await stores.taste.change(id, set("style:1", trait(0.1)), noon);
    expect((await stores.people.records(id)).taste_version).toMatchObject([{ number: 1, cause: "change" }]);
    await stores.people.remove(id, "stub", later(1));
    expect(await stores.db.selectFrom("taste").selectAll().execute()).toEqual([]);
    expect(await stores.db.selectFrom("taste_version").selectAll().execute()).toEqual([]);
  });
});
