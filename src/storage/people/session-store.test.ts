import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  day,
  digest,
  hour,
  later,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("sessions in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const begin = async (personId: string, at: Date = noon) => {
    const session = newSession(personId, { at });
    await stores.sessions.begin(session);
    return session;
  };

  const written = (id: string) =>
    stores.db
      .selectFrom("session")
      .select(["last_seen_at", "expires_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  test("whoever holds the token is found by its digest, and nobody by anything else", async () => {
    const { id } = await addConfirmed(stores);
    const session = newSession(id, { tokenHash: digest("token") });
    await stores.sessions.begin(session);
    expect(await stores.sessions.find(digest("token"), noon)).toStrictEqual({
      personId: id,
      sessionId: session.id,
      admin: false,
    });
    expect(await stores.sessions.find("token", noon)).toBeUndefined();
    expect(await stores.sessions.find(digest("another"), noon)).toBeUndefined();
  });

  test("a session that nobody uses ends after thirty days", async () => {
    const { id } = await addConfirmed(stores);
    const { tokenHash } = await begin(id);
    expect(await stores.sessions.find(tokenHash, later(30 * day))).toBeUndefined();
    expect(await stores.sessions.list(id, later(30 * day))).toEqual([]);
    expect(await stores.sessions.find(tokenHash, later(30 * day - 1))).toBeDefined();
  });

  test("a session that is used lives thirty days from its last use", async () => {
    const { id } = await addConfirmed(stores);
    const { tokenHash } = await begin(id);
    for (const days of [29, 58, 87]) {
      expect(await stores.sessions.find(tokenHash, later(days * day))).toBeDefined();
    }
    expect(await stores.sessions.find(tokenHash, later(117 * day))).toBeUndefined();
  });

  test("its use is written down once an hour at most", async () => {
    const { id } = await addConfirmed(stores);
    const session = await begin(id);
    const untouched = { last_seen_at: noon, expires_at: later(30 * day) };
    await stores.sessions.find(session.tokenHash, later(1));
    await stores.sessions.find(session.tokenHash, later(hour));
    expect(await written(session.id)).toEqual(untouched);
    const moved = later(hour + 1);
    await stores.sessions.find(session.tokenHash, moved);
    await stores.sessions.find(session.tokenHash, later(hour, moved));
    expect(await written(session.id)).toEqual({ last_seen_at: moved, expires_at: later(30 * day, moved) });
  });

  test("a clock that goes backwards shortens no session", async () => {
    const { id } = await addConfirmed(stores);
    const session = await begin(id);
    expect(await stores.sessions.find(session.tokenHash, later(-5 * hour))).toBeDefined();
    expect(await written(session.id)).toEqual({ last_seen_at: noon, expires_at: later(30 * day) });
  });

  test("the list has the person's own sessions, the last used first, and no token", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    const first = await begin(one.id, noon);
    const second = await begin(one.id, later(hour));
    await begin(other.id, later(hour));
    const shown = { browser: "Firefox", system: "Linux" };
    const middle = { ...shown, id: second.id, createdAt: later(hour), lastSeenAt: later(hour) };
    expect(await stores.sessions.list(one.id, later(hour))).toStrictEqual([
      middle,
      { ...shown, id: first.id, createdAt: noon, lastSeenAt: noon },
    ]);
    await stores.sessions.find(first.tokenHash, later(3 * hour));
    expect(await stores.sessions.list(one.id, later(3 * hour))).toStrictEqual([
      { ...shown, id: first.id, createdAt: noon, lastSeenAt: later(3 * hour) },
      middle,
    ]);
  });

  test("a browser that says nothing about itself is kept as nothing", async () => {
    const { id } = await addConfirmed(stores);
    await stores.sessions.begin(newSession(id, { browser: null, system: null }));
    expect(await stores.sessions.list(id, noon)).toMatchObject([{ browser: null, system: null }]);
  });

  test("a person ends their own sessions and nobody else's", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    const [mine, theirs] = [await begin(one.id), await begin(other.id)];
    expect(await stores.sessions.end(one.id, theirs.id)).toBe(false);
    expect(await stores.sessions.end(one.id, randomUUID())).toBe(false);
    expect(await stores.sessions.find(theirs.tokenHash, noon)).toBeDefined();
    expect(await stores.sessions.end(one.id, mine.id)).toBe(true);
    expect(await stores.sessions.end(one.id, mine.id)).toBe(false);
    expect(await stores.sessions.find(mine.tokenHash, noon)).toBeUndefined();
  });

  test("ending all of them leaves those of others", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    await Promise.all(times(5, () => begin(one.id)));
    const theirs = await begin(other.id);
    await stores.sessions.endAll(one.id);
    expect(await stores.sessions.list(one.id, noon)).toEqual([]);
    expect(await stores.sessions.find(theirs.tokenHash, noon)).toBeDefined();
  });

  test("a session ends with the person, and none begins for nobody", async () => {
    const { id } = await addConfirmed(stores);
    const { tokenHash } = await begin(id);
    await stores.people.remove(id, "stub", noon);
    expect(await stores.sessions.find(tokenHash, noon)).toBeUndefined();
    expect(await stores.sessions.begin(newSession(id))).toBe(false);
  });

  test("whoever becomes an admin is one at their next call, and no longer after it is taken away", async () => {
    const { id, email } = await addConfirmed(stores);
    const { tokenHash } = await begin(id);
    await stores.elsewhere.people.makeAdmin(email, noon);
    expect(await stores.sessions.find(tokenHash, noon)).toMatchObject({ admin: true });
    await stores.elsewhere.db.updateTable("person").set({ admin: false }).execute();
    expect(await stores.sessions.find(tokenHash, noon)).toMatchObject({ admin: false });
  });

  test("a token belongs to one session", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    const { tokenHash } = await begin(one.id);
    await expect(stores.sessions.begin(newSession(other.id, { tokenHash }))).rejects.toMatchObject({
      code: "23505",
    });
  });

  test("the sweep takes what has expired and nothing else", async () => {
    const { id } = await addConfirmed(stores);
    const [old, recent] = [await begin(id), await begin(id, later(1))];
    await stores.sessions.sweep(later(30 * day));
    const left = await stores.db.selectFrom("session").select("id").execute();
    expect(left).toEqual([{ id: recent.id }]);
    expect(left).not.toContainEqual({ id: old.id });
  });
});
