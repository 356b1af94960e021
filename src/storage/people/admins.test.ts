import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../testing/databases.ts";
import {
  addConfirmed,
  addPending,
  confirmByCode,
  dumpTables,
  hour,
  later,
  newRegistration,
  noon,
  openPeople,
  type PeopleDatabase,
  terms,
  times,
} from "../testing/people.ts";

describe.each(databaseKinds)("admins in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const addAtOnce = (emailOf: (index: number) => string) =>
    Promise.all(
      times(5, (index) =>
        (index % 2 ? stores : stores.elsewhere).people.addFirstAdmin(
          newRegistration({ email: emailOf(index) }),
          terms,
        ),
      ),
    );

  const adminCount = async () =>
    (await stores.db.selectFrom("person").select("id").where("admin", "=", true).execute()).length;

  test("the first admin may sign in at once, and is known to be there", async () => {
    await addConfirmed(stores);
    expect(await stores.people.hasAdmin()).toBe(false);
    const registration = newRegistration({ birthdate: "1980-01-01" });
    expect(await stores.people.addFirstAdmin(registration, terms)).toBe(true);
    expect(await stores.people.findByEmail(registration.email)).toMatchObject({
      id: registration.id,
      passwordHash: registration.passwordHash,
      status: "active",
      confirmedAt: noon,
      admin: true,
      profile: { birthdate: "1980-01-01" },
    });
    expect(await stores.people.hasAdmin()).toBe(true);
  });

  test("of five processes that start at once, one makes the admin", async () => {
    const made = await addAtOnce(() => "admin@example.org");
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await adminCount()).toBe(1);
    const audit = await stores.db.selectFrom("audit").select("action").execute();
    expect(audit).toEqual([{ action: "first_admin_made" }]);
  });

  test("of five that were given different addresses, one makes the admin too", async () => {
    const made = await addAtOnce((index) => `admin-${index}@example.org`);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await adminCount()).toBe(1);
  });

  test("where there is an admin, no other is made", async () => {
    const { email } = await addConfirmed(stores);
    await stores.people.makeAdmin(email, noon);
    const before = await dumpTables(stores.db);
    expect(await stores.people.addFirstAdmin(newRegistration(), terms)).toBe(false);
    expect(await dumpTables(stores.db)).toEqual(before);
  });

  test("an address that somebody has signed up with makes nobody an admin", async () => {
    const { email } = await addConfirmed(stores);
    const before = await dumpTables(stores.db);
    expect(await stores.people.addFirstAdmin(newRegistration({ email }), terms)).toBe(false);
    expect(await dumpTables(stores.db)).toEqual(before);
  });

  test("a person is made an admin once, and an unknown address never", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    expect(await stores.people.makeAdmin("nobody@example.org", noon)).toBe("unknown");
    expect(await stores.people.makeAdmin(one.email, later(hour))).toBe("made");
    expect(await stores.people.makeAdmin(one.email, later(2 * hour))).toBe("already");
    expect(await stores.people.find(one.id)).toMatchObject({ admin: true, updatedAt: later(hour) });
    expect(await stores.people.find(other.id)).toMatchObject({ admin: false });
    const granted = await stores.db
      .selectFrom("audit")
      .select(["person_id", "at"])
      .where("action", "=", "admin_granted")
      .execute();
    expect(granted).toEqual([{ person_id: one.id, at: later(hour) }]);
  });

  test("whoever has not confirmed their address is made no admin, and is once they have", async () => {
    const person = await addPending(stores);
    const { id, email } = person;
    const before = await dumpTables(stores.db);
    expect(await stores.people.makeAdmin(email, noon)).toBe("pending");
    expect(await dumpTables(stores.db)).toEqual(before);
    await confirmByCode(stores, person, later(hour));
    expect(await stores.people.makeAdmin(email, later(hour))).toBe("made");
    expect(await stores.people.find(id)).toMatchObject({ admin: true });
  });

  test("of several calls at once, one says that it made the admin", async () => {
    const { email } = await addConfirmed(stores);
    const said = await Promise.all(
      times(6, (index) => (index % 2 ? stores : stores.elsewhere).people.makeAdmin(email, noon)),
    );
    expect(said.filter((word) => word === "made")).toHaveLength(1);
    expect(said.filter((word) => word === "already")).toHaveLength(5);
  });
});
