import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  addPending,
  digest,
  dumpTables,
  hour,
  later,
  newLetter,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("password resets in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const changed = (email: string) => newLetter(email, { request: "password_changed" });

  test("a token is found by its digest, until a later one replaces it", async () => {
    const { id, email } = await addConfirmed(stores);
    await stores.people.keepResetToken(id, digest("first"), noon);
    expect(await stores.people.findByResetToken(digest("first"))).toEqual({
      personId: id,
      email,
      createdAt: noon,
    });
    expect(await stores.people.findByResetToken("first")).toBeUndefined();
    await stores.people.keepResetToken(id, digest("second"), later(hour));
    expect(await stores.people.findByResetToken(digest("first"))).toBeUndefined();
    expect(await stores.people.findByResetToken(digest("second"))).toMatchObject({ createdAt: later(hour) });
  });

  test("of ten resets with one token at once, one sets its password and sends its letter", async () => {
    const { id, email } = await addConfirmed(stores);
    const tokenHash = digest("link");
    await stores.people.keepResetToken(id, tokenHash, noon);
    const outcomes = await Promise.all(
      times(10, (index) =>
        (index % 2 ? stores : stores.elsewhere).people.resetPassword(
          { personId: id, tokenHash, passwordHash: `hash-${index}`, at: later(hour) },
          changed(email),
        ),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await stores.people.findByEmail(email)).toMatchObject({
      passwordHash: `hash-${outcomes.indexOf(true)}`,
      updatedAt: later(hour),
    });
    expect(await stores.people.findByResetToken(tokenHash)).toBeUndefined();
    expect(await stores.outbox.claim(noon, later(hour), 20)).toMatchObject([
      { recipient: email, request: "password_changed" },
    ]);
  });

  test("it ends every session and code of the person, and none of anybody else", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    for (const { id } of [one, one, other]) await stores.sessions.begin(newSession(id));
    for (const { id } of [one, other]) await stores.codes.keep(id, "signup", "hash", noon);
    await stores.people.keepResetToken(one.id, digest("link"), noon);
    const change = { personId: one.id, tokenHash: digest("link"), passwordHash: "new", at: noon };
    expect(await stores.people.resetPassword(change, changed(one.email))).toBe(true);
    expect(await stores.sessions.list(one.id, noon)).toEqual([]);
    expect(await stores.codes.try(one.id, "signup")).toBeUndefined();
    expect(await stores.sessions.list(other.id, noon)).toHaveLength(1);
    expect(await stores.codes.try(other.id, "signup")).toBeDefined();
    expect(await stores.people.findByEmail(other.email)).toMatchObject({ passwordHash: other.passwordHash });
  });

  test("it confirms the address of a pending person and leaves an active one active", async () => {
    const [pending, active] = [await addPending(stores), await addConfirmed(stores)];
    await stores.people.update(active.id, {}, true, noon);
    for (const { id, email } of [pending, active]) {
      await stores.people.keepResetToken(id, digest(id), noon);
      const change = { personId: id, tokenHash: digest(id), passwordHash: "new", at: later(hour) };
      expect(await stores.people.resetPassword(change, changed(email))).toBe(true);
    }
    expect(await stores.people.find(pending.id)).toMatchObject({
      status: "confirmed",
      confirmedAt: later(hour),
    });
    expect(await stores.people.find(active.id)).toMatchObject({ status: "active", confirmedAt: noon });
  });

  test("another token, or the token of another person, changes nothing", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    await stores.people.keepResetToken(one.id, digest("one"), noon);
    await stores.people.keepResetToken(other.id, digest("other"), noon);
    await stores.sessions.begin(newSession(one.id));
    const before = await dumpTables(stores.db);
    for (const tokenHash of [digest("other"), digest("never")]) {
      const change = { personId: one.id, tokenHash, passwordHash: "new", at: noon };
      expect(await stores.people.resetPassword(change, changed(one.email))).toBe(false);
    }
    expect(await dumpTables(stores.db)).toEqual(before);
  });

  test("when the letter cannot be queued, the old password, the token and the sessions stay", async () => {
    const { id, email } = await addConfirmed(stores);
    await stores.people.keepResetToken(id, digest("link"), noon);
    await stores.sessions.begin(newSession(id));
    const letter = changed(email);
    await stores.outbox.add(letter);
    const before = await dumpTables(stores.db);
    const change = { personId: id, tokenHash: digest("link"), passwordHash: "new", at: noon };
    await expect(stores.people.resetPassword(change, letter)).rejects.toMatchObject({ code: "23505" });
    expect(await dumpTables(stores.db)).toEqual(before);
  });
});
