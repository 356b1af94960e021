import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Profile } from "#domain/people/person.ts";
import { defaultNotifications } from "#vocabulary/notifications.ts";
import { defaultPreferences } from "#vocabulary/preferences.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  addPending,
  confirmByCode,
  day,
  digest,
  dumpTables,
  hour,
  later,
  newLetter,
  newRegistration,
  noon,
  openPeople,
  type PeopleDatabase,
  terms,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("people in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const addSchool = async (active = true): Promise<number> => {
    const { id } = await stores.db
      .insertInto("school")
      .values({ name: "École", city: null, country_code: null, domains: [], active })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };

  const audited = async (action: string) =>
    (await stores.db.selectFrom("audit").selectAll().where("action", "=", action).execute()).length;

  describe("signing up", () => {
    test("a registration comes back exactly, with quotes, accents and emoji", async () => {
      const ecole = await addSchool();
      const notifications = { ...defaultNotifications(true), digest: "daily" as const };
      const registration = newRegistration({
        email: `o'neil+"quoted"\\tag@exämple.org`,
        firstname: `Zoë "Z" 👗🏽 'n' \\`,
        lastname: "Ng’uyễn; drop table person; --",
        gender: "male",
        birthdate: "2000-02-29",
        lang: "en",
        notifications,
        ecole,
      });
      await stores.people.register(registration, terms, undefined);
      const expected = {
        id: registration.id,
        email: registration.email,
        createdAt: noon,
        updatedAt: noon,
        status: "pending",
        confirmedAt: null,
        admin: false,
        profile: {
          firstname: registration.firstname,
          lastname: registration.lastname,
          gender: "male",
          birthdate: "2000-02-29",
          address: null,
          address2: null,
          zip: null,
          city: null,
          state: null,
          countryCode: null,
          country: null,
          phone: null,
          lang: "en",
          notifications,
          ecole,
        },
        preferences: defaultPreferences,
      };
      expect(await stores.people.find(registration.id)).toStrictEqual(expected);
      expect(await stores.people.findByEmail(registration.email)).toStrictEqual({
        ...expected,
        passwordHash: registration.passwordHash,
        laterPasswordHash: undefined,
      });
      const kept = await stores.db
        .selectFrom("person")
        .select(["terms_version", "terms_accepted_at"])
        .executeTakeFirstOrThrow();
      expect(kept).toEqual({ terms_version: 3, terms_accepted_at: noon });
    });

    test.each([
      ["Pacific/Kiritimati", -840],
      ["Pacific/Pago_Pago", 660],
    ])("a birthdate is the same day and a moment the same moment in %s", async (zone, offset) => {
      vi.stubEnv("TZ", zone);
      expect(new Date().getTimezoneOffset()).toBe(offset);
      const { id } = await addConfirmed(stores, { birthdate: "2001-01-01" });
      const person = await stores.people.find(id);
      expect(person?.profile.birthdate).toBe("2001-01-01");
      expect(person?.createdAt.toISOString()).toBe(noon.toISOString());
      const changed = await stores.people.update(id, { birthdate: "1999-12-31" }, false, later(1));
      expect(changed?.profile.birthdate).toBe("1999-12-31");
      expect(changed?.updatedAt.toISOString()).toBe("2026-03-08T12:00:00.124Z");
    });

    test("the letter waits with the person it is for", async () => {
      const registration = newRegistration();
      const letter = newLetter(registration.email);
      await stores.people.register(registration, terms, letter);
      expect(await stores.outbox.claim(noon, later(hour), 10)).toEqual([
        { id: letter.id, recipient: registration.email, request: "signup", attempts: 1, createdAt: noon },
      ]);
    });

    test("signing up again before confirming replaces the data and kills the earlier code and link", async () => {
      const first = await addPending(stores, { birthdate: "1990-05-05" });
      await stores.codes.keep(first.id, "signup", "code-hash", noon);
      await stores.people.keepResetToken(first.id, digest("link"), noon);
      const again = newRegistration({ email: first.email, firstname: "Other", lang: "en" });
      const when = later(hour);
      await stores.people.register(again, { version: 4, at: when }, newLetter(first.email));

      const person = await stores.people.findByEmail(first.email);
      expect(person).toMatchObject({
        id: first.id,
        passwordHash: again.passwordHash,
        createdAt: noon,
        updatedAt: when,
        status: "pending",
        profile: { firstname: "Other", lang: "en", birthdate: null },
      });
      expect(await stores.people.find(again.id)).toBeUndefined();
      expect(await stores.codes.try(first.id, "signup")).toBeUndefined();
      expect(await stores.people.findByResetToken(digest("link"))).toBeUndefined();
      const kept = await stores.db
        .selectFrom("person")
        .select(["terms_version", "terms_accepted_at"])
        .execute();
      expect(kept).toEqual([{ terms_version: 4, terms_accepted_at: when }]);
    });

    test("the code of somebody else survives it", async () => {
      const [first, other] = [await addPending(stores), await addPending(stores)];
      await stores.codes.keep(other.id, "signup", "theirs", noon);
      await stores.people.register(newRegistration({ email: first.email }), terms, newLetter(first.email));
      expect(await stores.codes.try(other.id, "signup")).toMatchObject({ codeHash: "theirs" });
    });

    test("signing up again when no letter may be sent leaves what was said, but the address is contested", async () => {
      const first = await addPending(stores);
      await stores.codes.keep(first.id, "signup", "code-hash", noon);
      await stores.people.keepResetToken(first.id, digest("link"), noon);
      const before = await dumpTables(stores.db);
      const again = newRegistration({ email: first.email, firstname: "Other" });
      await stores.people.register(again, { version: 4, at: later(hour) }, undefined);
      const after = await dumpTables(stores.db);
      expect(after.person).toContain('"contested": true');
      const settled = after.person?.replace('"contested": true', '"contested": false');
      expect({ ...after, person: settled }).toEqual(before);
    });

    test.each(["confirmed", "active"])(
      "a person who is %s is untouched by a registration",
      async (status) => {
        const { id, email } = await addConfirmed(stores);
        if (status === "active") await stores.people.update(id, {}, true, noon);
        await stores.codes.keep(id, "signup", "code-hash", noon);
        await stores.people.keepResetToken(id, digest("link"), noon);
        const before = await dumpTables(stores.db);
        const letter = newLetter(email);
        await stores.people.register(newRegistration({ email }), { version: 9, at: later(hour) }, letter);
        const after = await dumpTables(stores.db);
        expect(after.mail_outbox).toContain(letter.id);
        const besides = { mail_outbox: "", later_signup: "" };
        expect({ ...after, ...besides }).toEqual({ ...before, ...besides });
        expect(await stores.people.find(id)).toMatchObject({ status });
      },
    );

    test("a letter that cannot be queued leaves no person behind, and an earlier one as they were", async () => {
      const first = await addPending(stores);
      await stores.codes.keep(first.id, "signup", "code-hash", noon);
      const taken = newLetter("someone@example.org");
      await stores.outbox.add(taken);
      const before = await dumpTables(stores.db);
      for (const registration of [newRegistration(), newRegistration({ email: first.email })]) {
        const letter = newLetter(registration.email, { id: taken.id });
        await expect(stores.people.register(registration, terms, letter)).rejects.toMatchObject({
          code: "23505",
        });
      }
      expect(await dumpTables(stores.db)).toEqual(before);
    });

    test("of twenty registrations of one address at once, one person comes out, whole", async () => {
      const email = "same@example.org";
      const all = times(20, (index) => newRegistration({ email, firstname: `Name ${index}` }));
      await Promise.all(
        all.map((registration, index) =>
          (index % 2 ? stores : stores.elsewhere).people.register(registration, terms, newLetter(email)),
        ),
      );
      const rows = await stores.db.selectFrom("person").select(["firstname", "password_hash"]).execute();
      expect(rows).toHaveLength(1);
      expect(all.map(({ firstname, passwordHash }) => [firstname, passwordHash])).toContainEqual([
        rows[0]?.firstname,
        rows[0]?.password_hash,
      ]);
      expect(await stores.outbox.claim(noon, later(hour), 100)).toHaveLength(20);
    });
  });

  test("nobody is found under an unknown id or address", async () => {
    await addConfirmed(stores);
    const id = randomUUID();
    expect(await stores.people.find(id)).toBeUndefined();
    expect(await stores.people.findByEmail("nobody@example.org")).toBeUndefined();
    expect(await stores.people.update(id, { city: "Lyon" }, true, noon)).toBeUndefined();
    expect(await audited("profile_changed")).toBe(0);
  });

  test("only the sign-in's query carries the password's hash, and none carries another secret", async () => {
    const { id, email, passwordHash } = await addConfirmed(stores);
    await stores.people.keepResetToken(id, digest("link"), noon);
    const found = await stores.people.find(id);
    const changed = await stores.people.update(id, { city: "Lyon" }, false, noon);
    for (const person of [found, changed]) {
      expect(keysOf(person).filter((key) => /hash|password|token|secret/i.test(key))).toEqual([]);
      expect(JSON.stringify(person)).not.toContain(passwordHash);
      expect(JSON.stringify(person)).not.toContain(digest("link"));
    }
    const byEmail = await stores.people.findByEmail(email);
    expect(keysOf(byEmail).filter((key) => /hash|password|token|secret/i.test(key))).toEqual([
      "passwordHash",
      "laterPasswordHash",
    ]);
  });

  test("an address is confirmed once, also when ten calls do it together", async () => {
    const person = await addPending(stores);
    const { id, email } = person;
    await stores.codes.keep(id, "signup", "hash", later(hour));
    const used = { codeHash: "hash", claimHash: null, letter: newLetter(email), at: later(hour) };
    await Promise.all(times(10, () => stores.codes.use(id, "signup", used)));
    expect(await confirmByCode(stores, person, later(2 * hour))).toBe(true);
    expect(await stores.people.find(id)).toMatchObject({
      status: "confirmed",
      confirmedAt: later(hour),
      updatedAt: later(hour),
    });
    expect(await audited("confirmed")).toBe(1);
  });

  test("confirming again does not send an active person back to onboarding", async () => {
    const person = await addConfirmed(stores);
    const { id } = person;
    await stores.people.update(id, {}, true, noon);
    expect(await confirmByCode(stores, person, later(hour))).toBe(true);
    expect(await stores.people.find(id)).toMatchObject({ status: "active", confirmedAt: noon });
  });

  describe("changing a profile", () => {
    test("a change touches only what it names", async () => {
      const { id } = await addConfirmed(stores, { birthdate: "1990-05-05" });
      const other = await addConfirmed(stores);
      const before = await stores.people.find(id);
      const untouched = await stores.people.find(other.id);
      if (!before) throw new Error("Nobody there.");
      const expected = {
        ...before,
        updatedAt: later(hour),
        profile: { ...before.profile, city: "Saint-Étienne 🏭" },
      };
      expect(await stores.people.update(id, { city: "Saint-Étienne 🏭" }, false, later(hour))).toStrictEqual(
        expected,
      );
      expect(await stores.people.find(id)).toStrictEqual(expected);
      expect(await stores.people.find(other.id)).toStrictEqual(untouched);
    });

    test("every field can be set, and what may be empty emptied again", async () => {
      const { id } = await addConfirmed(stores);
      const full: Profile = {
        firstname: "Å",
        lastname: "🧥".repeat(60),
        gender: "male",
        birthdate: "1970-01-01",
        address: "1, rue de l’Été",
        address2: "Bât. « B »",
        zip: "01000",
        city: "Bourg",
        state: "Ain",
        countryCode: "FR",
        country: "France",
        phone: "+33 6 00 00 00 00",
        lang: "en",
        notifications: { ...defaultNotifications(), price_drop: { in_app: false, email: true } },
        ecole: await addSchool(),
      };
      const changed = await stores.people.update(id, full, false, noon);
      expect(changed?.profile).toStrictEqual(full);
      const none = {
        birthdate: null,
        address: null,
        address2: null,
        zip: null,
        city: null,
        state: null,
        countryCode: null,
        country: null,
        phone: null,
        ecole: null,
      };
      const emptied = await stores.people.update(id, none, false, noon);
      expect(emptied?.profile).toStrictEqual({ ...full, ...none });
    });

    test("a pending person cannot be changed", async () => {
      const { id } = await addPending(stores);
      const before = await dumpTables(stores.db);
      expect(await stores.people.update(id, { city: "Lyon" }, true, later(hour))).toBeUndefined();
      expect(await dumpTables(stores.db)).toEqual(before);
    });

    test("the end of onboarding makes a person active, and no later change takes it back", async () => {
      const { id } = await addConfirmed(stores);
      expect(await stores.people.update(id, { city: "Lyon" }, false, noon)).toMatchObject({
        status: "confirmed",
      });
      expect(await stores.people.update(id, { city: "Nice" }, true, noon)).toMatchObject({
        status: "active",
        profile: { city: "Nice" },
      });
      expect(await stores.people.update(id, { city: "Metz" }, false, noon)).toMatchObject({
        status: "active",
      });
    });

    test("the audit names the fields and never what was written into them", async () => {
      const { id } = await addConfirmed(stores);
      await stores.people.update(id, { city: "Pontarlier", phone: "0381000000" }, true, later(hour));
      const entries = await stores.db
        .selectFrom("audit")
        .select(["at", "actor_id", "person_id", "detail"])
        .where("action", "=", "profile_changed")
        .execute();
      expect(entries).toEqual([
        {
          at: later(hour),
          actor_id: id,
          person_id: id,
          detail: { fields: ["city", "phone"], onboarded: true },
        },
      ]);
    });

    test("changes at once to different fields all arrive", async () => {
      const { id } = await addConfirmed(stores);
      const fields = ["address", "address2", "zip", "city", "state", "country", "phone"] as const;
      await Promise.all(
        fields.map((field, index) =>
          (index % 2 ? stores : stores.elsewhere).people.update(id, { [field]: field }, false, noon),
        ),
      );
      const person = await stores.people.find(id);
      for (const field of fields) expect(person?.profile[field]).toBe(field);
    });
  });

  describe("schools", () => {
    test("one that is offered may be chosen, one that is not or that nobody knows may not", async () => {
      const [active, inactive] = [await addSchool(), await addSchool(false)];
      expect(await stores.people.offersSchool(active)).toBe(true);
      expect(await stores.people.offersSchool(inactive)).toBe(false);
      for (const unknown of [inactive + 1, 0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5])
        expect(await stores.people.offersSchool(unknown)).toBe(false);
    });

    test("a school that goes away is forgotten by its people, who stay", async () => {
      const ecole = await addSchool();
      const { id } = await addConfirmed(stores, { ecole });
      await stores.db.deleteFrom("school").execute();
      expect(await stores.people.find(id)).toMatchObject({ profile: { ecole: null } });
    });
  });

  test("the sweep takes people who never confirmed after a week, old secrets and old records, and no more", async () => {
    const now = later(400 * day);
    const old = await addPending(stores);
    const confirmed = await addConfirmed(stores);
    const recent = newRegistration();
    const lately = later(-6 * day, now);
    await stores.people.register(recent, { version: 1, at: lately }, undefined);
    await stores.codes.keep(recent.id, "signup", "spent", later(-61 * 60_000, now));
    await stores.codes.keep(confirmed.id, "signup", "fresh", later(-59 * 60_000, now));
    await stores.people.keepResetToken(recent.id, digest("spent"), later(-61 * 60_000, now));
    await stores.people.keepResetToken(confirmed.id, digest("fresh"), later(-59 * 60_000, now));
    await stores.people.update(confirmed.id, { city: "Lyon" }, false, lately);
    await stores.people.sweep(now);

    expect(await stores.people.find(old.id)).toBeUndefined();
    expect(await stores.people.find(recent.id)).toBeDefined();
    expect(await stores.people.find(confirmed.id)).toBeDefined();
    expect(await stores.codes.try(recent.id, "signup")).toBeUndefined();
    expect(await stores.codes.try(confirmed.id, "signup")).toBeDefined();
    expect(await stores.people.findByResetToken(digest("spent"))).toBeUndefined();
    expect(await stores.people.findByResetToken(digest("fresh"))).toBeDefined();
    expect([await audited("confirmed"), await audited("profile_changed")]).toEqual([0, 1]);
  });
});

const keysOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];
