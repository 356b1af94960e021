import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { feedStore } from "../feed-store.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  addActivity,
  addConfirmed,
  digest,
  newLetter,
  newRegistration,
  newSession,
  noon,
  openPeople,
  type PeopleDatabase,
  terms,
} from "../testing/people.ts";

describe.each(databaseKinds)("the export of a person from the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const addBusy = async () => {
    const person = await addConfirmed(stores, { birthdate: "1990-05-05" });
    await stores.sessions.begin(newSession(person.id, { tokenHash: digest(`token ${person.id}`) }));
    await stores.codes.keep(person.id, "signup", digest(`code ${person.id}`), noon);
    await stores.people.keepResetToken(person.id, digest(`link ${person.id}`), noon);
    await stores.outbox.add(newLetter(person.email));
    await stores.people.register(newRegistration({ email: person.email }), terms, undefined);
    await addActivity(stores, person.id);
    await feedStore(stores.db).begin({ source: "Shop", dryRun: true, by: person.id, at: noon });
    return person;
  };

  /** By another road than the export takes. */
  const tablesThatRefer = async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct source.table_name as name
      from information_schema.referential_constraints as reference
      join information_schema.table_constraints as source
        on source.constraint_name = reference.constraint_name
      join information_schema.constraint_column_usage as target
        on target.constraint_name = reference.constraint_name
      where target.table_name = 'person'
    `.execute(stores.db);
    return rows.map(({ name }) => name);
  };

  test("it has something from every table that refers to a person, from the person and from the outbox", async () => {
    const { id } = await addBusy();
    const expected = [...(await tablesThatRefer()), "person", "mail_outbox"].toSorted();
    expect(expected).toEqual([
      "assistant_exchange",
      "audit",
      "conversation",
      "daily_top",
      "feed_run",
      "later_signup",
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
    expect(Object.keys(await stores.people.records(id)).toSorted()).toEqual(expected);
  });

  test("it says what is known, each row once", async () => {
    const { id, email } = await addBusy();
    await stores.people.update(id, { city: "Besançon 🏰" }, false, noon);
    const records = await stores.people.records(id);
    expect(records.person).toMatchObject([
      { id, email, birthdate: "1990-05-05", city: "Besançon 🏰", terms_version: 3, terms_accepted_at: noon },
    ]);
    expect(records.session).toMatchObject([{ person_id: id, browser: "Firefox", created_at: noon }]);
    expect(records.one_time_code).toMatchObject([{ person_id: id, purpose: "signup" }]);
    expect(records.mail_outbox).toMatchObject([{ recipient: email, request: "signup" }]);
    expect(records.reaction).toMatchObject([
      { product_id: 1, kind: "liked", scope: null, at: noon },
      { product_id: 2, kind: "disliked", scope: "brand", at: noon },
    ]);
    expect(records.product_event).toMatchObject([{ type: "product_seen", product_id: 3, surface: "search" }]);
    expect(records.saved_search).toMatchObject([{ name: "Coats", query: "?q=coat", alert: "off" }]);
    expect(records.audit?.map(({ action }) => action)).toEqual(["confirmed", "profile_changed"]);
  });

  test("what an admin did to somebody is in the export of both", async () => {
    const [admin, person] = [await addConfirmed(stores), await addConfirmed(stores)];
    await stores.db
      .insertInto("audit")
      .values({ at: noon, action: "helped", actor_id: admin.id, person_id: person.id })
      .execute();
    for (const { id } of [admin, person]) {
      const { audit = [] } = await stores.people.records(id);
      expect(audit.filter(({ action }) => action === "helped")).toHaveLength(1);
    }
  });

  test("no secret is in it, not even as a digest", async () => {
    const { id, passwordHash } = await addBusy();
    const text = JSON.stringify(await stores.people.records(id));
    for (const secret of [passwordHash, digest(`token ${id}`), digest(`code ${id}`), digest(`link ${id}`)])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"[^"]*(hash|token)[^"]*":/);
  });

  test("nothing of anybody else is in it", async () => {
    const [one, other] = [await addBusy(), await addBusy()];
    const text = JSON.stringify(await stores.people.records(one.id));
    expect(text).toContain(one.email);
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.email);
  });

  test("nobody has no records", async () => {
    await addBusy();
    expect(await stores.people.records(randomUUID())).toEqual({});
  });

  test("a table that is added later is in it from its first row, without its secrets, and goes with the person", async () => {
    const [one, other] = [await addConfirmed(stores), await addConfirmed(stores)];
    await sql`
      create table "Later Table" (
        note text, from_id uuid references person on delete cascade,
        "to Id" uuid references person on delete cascade, key_hash text, api_token text
      )
    `.execute(stores.db);
    onTestFinished(async () => {
      await sql`drop table "Later Table"`.execute(stores.db);
    });
    expect(Object.keys(await stores.people.records(one.id))).not.toContain("Later Table");
    await sql`
      insert into "Later Table" values
        ('to themselves', ${one.id}, ${one.id}, 'secret', 'secret'),
        ('to the other', ${one.id}, ${other.id}, 'secret', 'secret'),
        ('the other alone', null, ${other.id}, 'secret', 'secret')
    `.execute(stores.db);
    expect((await stores.people.records(one.id))["Later Table"]).toEqual([
      { note: "to themselves", from_id: one.id, "to Id": one.id },
      { note: "to the other", from_id: one.id, "to Id": other.id },
    ]);
    await stores.people.remove(one.id, "stub", noon);
    expect((await stores.people.records(other.id))["Later Table"]).toMatchObject([
      { note: "the other alone" },
    ]);
  });
});
