import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ConnectedDatabase } from "../connected-database.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { migrate, migrations } from "../migrate.ts";
import { openPostgres } from "../postgres/open-postgres.ts";
import { databaseKinds, type FreshPlace, freshPlace } from "../testing/databases.ts";
import { dumpTables, newLetter, newRegistration, terms } from "../testing/people.ts";
import { personStore } from "./person-store.ts";

const upTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

/** The database as it is, without bringing it up to date. */
const connect = async ({ where }: FreshPlace): Promise<ConnectedDatabase> => {
  const opened = await (where.kind === "embedded"
    ? openEmbedded(where.directory, () => {})
    : openPostgres(where.url, () => {}));
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
};

describe.each(databaseKinds)("a site from before accounts, in the %s database", (kind) => {
  let place: FreshPlace;

  beforeAll(async () => {
    place = await freshPlace(kind);
  });
  afterAll(() => place.remove());

  test("keeps every row when accounts arrive, and people can sign up then", async () => {
    const old = await connect(place);
    expect(await migrate(old.db, () => {}, upTo("0004-shoppers"))).toMatchObject({ ok: true });
    await old.db
      .insertInto("legal_document")
      .values({
        slug: "privacy-policy",
        language: "fr",
        version: 1,
        title: "Vie privée",
        headline: "Ce que nous gardons",
        description: "Et combien de temps",
        body: "Rien.",
        published_at: "2026-01-31T23:59:59.123Z",
      })
      .execute();
    await old.db
      .insertInto("brand")
      .values({ id: 1, name: "Été", key: "ete", about: null, country: null })
      .execute();
    await old.db
      .insertInto("simulated_shopper")
      .values({ id: 1, universe: "men", events: JSON.stringify([{ kind: "view" }]) })
      .execute();
    const before = await dumpTables(old.db);
    expect(Object.keys(before)).not.toContain("person");
    await old.close();

    const renewed = await connect(place);
    expect(await migrate(renewed.db, () => {}, upTo("0005-accounts"))).toEqual({
      ok: true,
      value: { first: false, applied: ["0005-accounts"] },
    });
    const after = await dumpTables(renewed.db);
    const known = Object.keys(before).filter((table) => !table.startsWith("kysely_"));
    expect(known).toEqual(expect.arrayContaining(["brand", "legal_document", "simulated_shopper"]));
    for (const table of known) expect([table, after[table]]).toEqual([table, before[table]]);
    expect(Object.keys(after).filter((table) => !(table in before))).toEqual([
      "audit",
      "later_signup",
      "mail_outbox",
      "one_time_code",
      "person",
      "rate_limit",
      "school",
      "session",
    ]);

    expect(await migrate(renewed.db)).toMatchObject({ ok: true });
    const registration = newRegistration();
    await personStore(renewed.db).register(registration, terms, newLetter(registration.email));
    expect(await personStore(renewed.db).find(registration.id)).toMatchObject({ status: "pending" });
    await renewed.close();
  });
});
