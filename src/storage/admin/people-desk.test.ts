import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PeopleDesk, PeopleQuery } from "#domain/admin/people-ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addActivity,
  addConfirmed,
  addPending,
  hour,
  later,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";
import { peopleDesk } from "./people-desk.ts";

describe.each(databaseKinds)("people as admins see them, in the %s database", (kind) => {
  let stores: PeopleDatabase;
  let desk: PeopleDesk;
  beforeAll(async () => {
    stores = await openPeople(kind);
    desk = peopleDesk(stores.db);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const newest = { limit: 25, sort: "newest" } as const;
  const list = async (query: Partial<PeopleQuery> = {}) => {
    const page = await desk.list({ ...newest, ...query }, later(hour));
    if (!page.ok) throw new Error("The cursor was refused.");
    return page.value;
  };
  const found = async (query: Partial<PeopleQuery>) => {
    const { items, total } = await list(query);
    expect(total).toBe(items.length);
    return items.map(({ email }) => email).toSorted();
  };
  const addAdmin = async (email: string) => {
    const person = await addConfirmed(stores, { email, lang: "en" });
    await stores.db.updateTable("person").set({ admin: true }).where("id", "=", person.id).execute();
    return person.id;
  };
  const addSchool = (name: string) =>
    stores.db.insertInto("school").values({ name, domains: [] }).returning("id").executeTakeFirstOrThrow();
  const admins = async () =>
    (await stores.db.selectFrom("person").select("id").where("admin", "=", true).execute()).length;
  const entries = () =>
    stores.db
      .selectFrom("audit")
      .select(["action", "actor_id", "person_id", "detail"])
      .where("action", "like", "person.%")
      .orderBy("id")
      .execute();

  test("someone is found by the beginning of an address or a name, whatever the accents, or by an id", async () => {
    const elise = await addConfirmed(stores, {
      email: "elise.l@example.org",
      firstname: "Élise",
      lastname: "Lefèvre",
    });
    await addConfirmed(stores, { email: "bob@example.org", firstname: "Bob", lastname: "ÖZTÜRK" });
    for (const words of [
      "elise",
      "ÉLISE",
      "lefe",
      "LEFÈVRE",
      "elise  lef",
      "Lefèvre É",
      "elise.l@ex",
      elise.id,
    ])
      expect(await found({ words }), words).toEqual(["elise.l@example.org"]);
    expect(await found({ words: "ozt" })).toEqual(["bob@example.org"]);
    expect(await found({ words: "lise" })).toEqual([]);
    expect(await found({ words: "%" })).toEqual([]);
    expect(await found({ words: "_lise" })).toEqual([]);
    expect(await found({ words: "  " })).toHaveLength(2);
  });

  test("the filters are those of status, flag and school, alone and together", async () => {
    const { id: school } = await addSchool("École");
    await addPending(stores, { email: "pending@example.org", ecole: school });
    await addConfirmed(stores, { email: "pupil@example.org", ecole: school, firstname: "Zoé" });
    await addAdmin("admin@example.org");
    expect(await found({ status: "pending" })).toEqual(["pending@example.org"]);
    expect(await found({ admin: true })).toEqual(["admin@example.org"]);
    expect(await found({ admin: false })).toEqual(["pending@example.org", "pupil@example.org"]);
    expect(await found({ school })).toEqual(["pending@example.org", "pupil@example.org"]);
    expect(await found({ school, status: "confirmed" })).toEqual(["pupil@example.org"]);
    expect(await found({ school, words: "zoe" })).toEqual(["pupil@example.org"]);
    expect(await found({ admin: true, words: "zoe" })).toEqual([]);
    expect((await list({ words: "zoe" })).items[0]?.school).toEqual({ id: school, name: "École" });
  });

  test("page after page everyone comes once, in every order, also those of one moment", async () => {
    for (const nth of times(7, (index) => index))
      await addPending(stores, { email: `p${nth}@example.org`, firstname: "Pia" });
    // Finer than a browser's clock.
    await stores.db
      .updateTable("person")
      .set({ created_at: "2026-03-08T12:00:00.123456Z" })
      .where("email", "in", ["p1@example.org", "p2@example.org", "p3@example.org"])
      .execute();
    for (const sort of ["newest", "oldest", "email"] as const)
      for (const words of [undefined, "pia"]) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list({ sort, words, limit: 2, cursor });
          expect(page.total).toBe(7);
          seen.push(...page.items.map(({ email }) => email));
          cursor = page.next ?? undefined;
        } while (cursor !== undefined && seen.length < 20);
        expect(seen, sort).toHaveLength(7);
        expect(new Set(seen).size).toBe(7);
        if (sort === "email") expect(seen).toEqual(seen.toSorted());
      }
    for (const cursor of ["", "x", "99~1", "email", `9999999999999999~${"x".repeat(36)}`])
      expect(await desk.list({ ...newest, cursor }, noon)).toMatchObject({
        ok: false,
        refusal: { fields: { cursor: "unknown" } },
      });
  });

  test("someone is told whole: where they are signed in and how much there is of them", async () => {
    const { id, passwordHash } = await addConfirmed(stores, { birthdate: "1990-02-28" });
    await addActivity(stores, id);
    await stores.sessions.begin(newSession(id, { passwordHash, at: noon }));
    expect(await desk.find(id, later(hour))).toMatchObject({
      birthdate: "1990-02-28",
      lastSeenAt: noon,
      sessions: [{ lastSeenAt: noon }],
      counts: {
        products_liked: 1,
        products_disliked: 1,
        products_bookmarked: 0,
        looks_liked: 1,
        events: 1,
        lists: 1,
        saved_searches: 1,
        conversations: 1,
      },
    });
    expect(await desk.find("00000000-0000-4000-8000-000000000000", noon)).toBeUndefined();
  });

  test("flags change with an entry of the log that says no more than it may", async () => {
    const actorId = await addAdmin("admin@example.org");
    const { id: school } = await addSchool("École");
    const { id } = await addConfirmed(stores, { lang: "en" });
    const doing = { actorId, at: later(hour), note: "asked by phone" };
    expect(await desk.change(id, { admin: true, ecole: school, lang: "fr" }, doing)).toMatchObject({
      ok: true,
    });
    expect(await desk.find(id, noon)).toMatchObject({ admin: true, lang: "fr", school: { id: school } });
    expect(await desk.change(id, { admin: true }, doing)).toMatchObject({ ok: true });
    expect(await entries()).toEqual([
      {
        action: "person.flags",
        actor_id: actorId,
        person_id: id,
        detail: {
          before: { admin: false, lang: "en" },
          after: { admin: true, lang: "fr", ecole: "changed" },
          note: "asked by phone",
        },
      },
    ]);
  });

  test("what may not be is refused and changes nothing", async () => {
    const actorId = await addAdmin("admin@example.org");
    const doing = { actorId, at: noon };
    const pending = await addPending(stores);
    const { id } = await addConfirmed(stores);
    const refusal = async (who: string, changes: Parameters<PeopleDesk["change"]>[1]) => {
      const changed = await desk.change(who, changes, doing);
      return changed.ok ? "changed" : changed.refusal;
    };
    expect(await refusal(pending.id, { admin: true })).toMatchObject({ fields: { admin: "invalid" } });
    expect(await refusal(id, { confirmed: true })).toMatchObject({ fields: { confirmed: "invalid" } });
    expect(await refusal(id, { lang: "fr", ecole: 4711 })).toMatchObject({ fields: { ecole: "unknown" } });
    expect(await refusal(actorId, { admin: false, lang: "fr" })).toEqual({ kind: "last_admin" });
    expect(await refusal("00000000-0000-4000-8000-000000000000", {})).toEqual({ kind: "not_found" });
    expect(await entries()).toEqual([]);
    expect((await list({ words: "admin@" })).items[0]).toMatchObject({ admin: true, lang: "en" });
    expect(await stores.people.remove(actorId, "stub", noon)).toBe("last_admin");
  });

  test("an address that an admin confirms is theirs; a password that may be a stranger's is nobody's", async () => {
    const doing = { actorId: await addAdmin("admin@example.org"), at: noon };
    const one = await addPending(stores, { email: "one@example.org" });
    const two = await addPending(stores, { email: "two@example.org" });
    await addPending(stores, { email: "two@example.org", passwordHash: "of a stranger" });
    for (const { id } of [one, two])
      expect(await desk.change(id, { confirmed: true, admin: true }, doing)).toMatchObject({ ok: true });
    expect(await stores.people.findByEmail("one@example.org")).toMatchObject({
      status: "confirmed",
      admin: true,
      passwordHash: one.passwordHash,
    });
    expect(await stores.people.findByEmail("two@example.org")).toMatchObject({ passwordHash: "" });
  });

  test("however many admins leave at once, one is left", async () => {
    for (const round of [1, 2, 3]) {
      await stores.empty();
      const all = await Promise.all(times(4, (nth) => addAdmin(`a${round}${nth}@example.org`)));
      const elsewhere = peopleDesk(stores.elsewhere.db);
      await Promise.all(
        all.map((id, nth) =>
          nth % 2
            ? (nth === 1 ? desk : elsewhere).change(id, { admin: false }, { actorId: id, at: noon })
            : (nth ? stores : stores.elsewhere).people.remove(id, "stub", noon),
        ),
      );
      expect(await admins()).toBe(1);
    }
  });

  test("signing someone out ends every session, and is written down", async () => {
    const actorId = await addAdmin("admin@example.org");
    const { id, passwordHash } = await addConfirmed(stores);
    for (const _ of [1, 2]) await stores.sessions.begin(newSession(id, { passwordHash, at: noon }));
    expect(await desk.signOut(id, { actorId, at: noon, note: "lost phone" })).toBe(2);
    expect(await stores.sessions.list(id, noon)).toEqual([]);
    expect(await entries()).toMatchObject([
      {
        action: "person.signed_out",
        actor_id: actorId,
        person_id: id,
        detail: { after: { sessions_ended: 2 }, note: "lost phone" },
      },
    ]);
    expect(await desk.signOut("00000000-0000-4000-8000-000000000000", { actorId, at: noon })).toBeUndefined();
  });

  test("whoever deletes somebody else stands in the log", async () => {
    const actorId = await addAdmin("admin@example.org");
    const { id } = await addConfirmed(stores);
    expect(await stores.people.remove(id, "stub", noon, actorId)).toBe("removed");
    const entry = await stores.db
      .selectFrom("audit")
      .selectAll()
      .where("action", "=", "account_deleted")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: actorId, person_id: null, detail: { stub: "stub" } });
  });
});
