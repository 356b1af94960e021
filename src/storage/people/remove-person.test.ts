import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mergePreferences } from "#vocabulary/preferences.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addActivity,
  addConfirmed,
  addPending,
  confirmByCode,
  digest,
  dumpTables,
  hour,
  later,
  newLetter,
  newList,
  newRegistration,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  tablesWith,
  terms,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("deleting an account in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  /** Somebody with a row wherever a person can have one. */
  const addBusy = async () => {
    const person = await addConfirmed(stores);
    const { id, email } = person;
    await stores.people.update(id, { city: "Lyon", phone: "0400000000" }, true, noon);
    for (const _ of times(3, () => 0)) await stores.sessions.begin(newSession(id));
    await stores.codes.keep(id, "signup", "hash", noon);
    await stores.people.keepResetToken(id, digest(id), noon);
    const [waiting, sent] = [newLetter(email), newLetter(email, { request: "reset" })];
    for (const letter of [waiting, sent]) await stores.outbox.add(letter);
    await stores.outbox.sent(sent.id, noon);
    await addActivity(stores, id);
    await stores.outbox.failed(waiting.id, `550 no such user ${email}`, null);
    return person;
  };

  test("nothing in any table names the person any more, and what others have is untouched", async () => {
    const { id, email } = await addBusy();
    expect(await tablesWith(stores.db, id, email)).toEqual([
      "assistant_exchange",
      "audit",
      "conversation",
      "daily_top",
      "look_reaction",
      "mail_outbox",
      "news_watch",
      "notice",
      "one_time_code",
      "person",
      "product_event",
      "reaction",
      "reco_list",
      "reco_override",
      "recommended",
      "saved_search",
      "session",
      "stretch",
      "taste",
      "taste_version",
      "unsubscribe_link",
      "visit_day",
    ]);
    await stores.people.remove(id, "first", noon);
    const other = await addBusy();
    const before = await dumpTables(stores.db);
    const gone = await addBusy();
    expect(await stores.people.remove(gone.id, digest(gone.id), later(hour))).toBe("removed");

    expect(await tablesWith(stores.db, id, email, gone.id, gone.email)).toEqual([]);
    const after = await dumpTables(stores.db);
    expect({ ...after, audit: "" }).toEqual({ ...before, audit: "" });
    for (const line of before.audit?.split("\n") ?? []) expect(after.audit).toContain(line);
    expect(await stores.people.find(other.id)).toBeDefined();
  });

  test("the audit keeps that an account was deleted, and of whom only a digest", async () => {
    const { id } = await addBusy();
    await stores.people.remove(id, digest(id), later(hour));
    const entries = await stores.db.selectFrom("audit").selectAll().orderBy("id").execute();
    expect(entries.map(({ action }) => action)).toEqual(["confirmed", "profile_changed", "account_deleted"]);
    expect(entries.every(({ actor_id, person_id }) => actor_id === null && person_id === null)).toBe(true);
    expect(entries.at(-1)).toMatchObject({ at: later(hour), detail: { stub: digest(id) } });
  });

  test("the second time there is nobody to delete, and nothing more is written", async () => {
    const { id } = await addConfirmed(stores);
    expect(await stores.people.remove(id, "stub", noon)).toBe("removed");
    const before = await dumpTables(stores.db);
    expect(await stores.people.remove(id, "stub", noon)).toBe("nobody");
    expect(await dumpTables(stores.db)).toEqual(before);
  });

  test("of five deletions at once, one does it", async () => {
    const { id } = await addBusy();
    const all = await Promise.all(
      times(5, (index) => (index % 2 ? stores : stores.elsewhere).people.remove(id, "stub", noon)),
    );
    expect(all.filter((one) => one === "removed")).toHaveLength(1);
  });

  test("a person who never confirmed can be deleted too, and the address signs up again", async () => {
    const { id, email } = await addPending(stores);
    expect(await stores.people.remove(id, "stub", noon)).toBe("removed");
    const again = newRegistration({ email });
    await stores.people.register(again, terms, newLetter(email));
    expect(await stores.people.findByEmail(email)).toMatchObject({ id: again.id });
  });

  test("what happens at the same moment leaves nothing of the person behind", async () => {
    for (const round of times(3, (index) => index)) {
      const person = await addBusy();
      const { id, email } = person;
      await stores.people.keepResetToken(id, digest(email), noon);
      const begin = (index: number) => (index % 2 ? stores : stores.elsewhere).sessions.begin(newSession(id));
      const change = { personId: id, tokenHash: digest(email), passwordHash: "new", at: noon };
      const outcomes = await Promise.allSettled<unknown>([
        ...times(15, begin),
        ...times(5, () => stores.people.update(id, { city: `City ${round}` }, false, noon)),
        stores.elsewhere.people.resetPassword(change, newLetter(email)),
        stores.people.remove(id, "stub", noon),
        stores.codes.keep(id, "signup", "hash", noon),
        confirmByCode(stores.elsewhere, person, noon),
        ...times(5, () => stores.people.update(id, { phone: `${round}` }, true, noon)),
        ...times(15, begin),
      ]);
      const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(reasons.filter((code) => code !== foreignKeyViolation)).toEqual([]);
      expect(await tablesWith(stores.db, id, email)).toEqual([]);
    }
  });

  test("a storm of likes and the save of an onboarding at that moment leave no orphan rows", async () => {
    for (const round of times(3, (index) => index)) {
      const { id, email } = await addBusy();
      const somewhere = (index: number) => (index % 2 ? stores : stores.elsewhere);
      const like = (index: number) =>
        somewhere(index).reactions.change(id, { kind: "liked", product: index + 10, value: true }, noon);
      const onboard = (index: number) =>
        somewhere(index).people.update(
          id,
          { preferences: (kept) => mergePreferences(kept, "women", { sizes: { tops: "38" } }) },
          true,
          noon,
        );
      const list = (index: number) => somewhere(index).lists.add(id, newList({ products: [index] }));
      const look = (index: number) => somewhere(index).lookReactions.change(id, index + 1, "like", noon);
      const outcomes = await Promise.allSettled<unknown>([
        ...times(20, like),
        ...times(3, onboard),
        ...times(5, list),
        somewhere(round).people.remove(id, "stub", noon),
        ...times(20, (index) => like(index + 20)),
        ...times(3, onboard),
        ...times(5, list),
        ...times(5, look),
      ]);
      const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(reasons.filter((code) => code !== foreignKeyViolation)).toEqual([]);
      expect(await tablesWith(stores.db, id, email)).toEqual([]);
      expect(await stores.people.find(id)).toBeUndefined();
    }
  });
});

/** What a session gets that begins for somebody who has just gone. */
const foreignKeyViolation = "23503";
