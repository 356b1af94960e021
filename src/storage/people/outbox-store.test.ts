import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { OutboxStore } from "#domain/people/ports.ts";
import { databaseKinds } from "../testing/databases.ts";
import {
  day,
  hour,
  later,
  newLetter,
  noon,
  openPeople,
  type PeopleDatabase,
  times,
} from "../testing/people.ts";
import { outboxStore } from "./outbox-store.ts";

const minute = 60_000;

describe.each(databaseKinds)("the outbox in the %s database", (kind) => {
  let stores: PeopleDatabase;

  beforeAll(async () => {
    stores = await openPeople(kind);
  });
  afterAll(() => stores.remove());
  beforeEach(() => stores.empty());

  const add = async (at: Date = noon) => {
    const letter = newLetter("someone@example.org", { at });
    await stores.outbox.add(letter);
    return letter;
  };
  const claimed = async (at: Date, most = 100) =>
    (await stores.outbox.claim(at, later(minute, at), most)).map(({ id }) => id);

  test("every kind of letter comes out as it was put in", async () => {
    for (const request of ["signup", "code", "reset", "password_changed"] as const) {
      const letter = newLetter(`"é"+${request}@example.org`, { request });
      await stores.outbox.add(letter);
      expect(await stores.outbox.claim(noon, later(minute), 1)).toStrictEqual([
        { id: letter.id, recipient: letter.recipient, request, attempts: 1, createdAt: noon },
      ]);
    }
  });

  test("claims at once from two processes give each letter to one of them", async () => {
    const letters = await Promise.all(times(60, () => add()));
    const batches = await Promise.all(
      times(20, (index) => (index % 2 ? stores : stores.elsewhere).outbox.claim(later(1), later(minute), 5)),
    );
    const rest = await stores.outbox.claim(later(1), later(minute), 100);
    const ids = [...batches.flat(), ...rest].map(({ id }) => id);
    expect(batches.every(({ length }) => length <= 5)).toBe(true);
    expect(ids.toSorted()).toEqual(letters.map(({ id }) => id).toSorted());
    expect([...batches.flat(), ...rest].every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test("a claim takes the letters that waited longest, and never more than asked for", async () => {
    const letters = [];
    for (const index of times(40, (number) => 40 - number)) letters.push(await add(later(index)));
    await sql`analyze mail_outbox`.execute(stores.db);
    const oldestFirst = letters.toReversed().map(({ id }) => id);
    expect((await claimed(later(minute), 3)).toSorted()).toEqual(oldestFirst.slice(0, 3).toSorted());
    expect((await claimed(later(minute), 7)).toSorted()).toEqual(oldestFirst.slice(3, 10).toSorted());
  });

  test("nobody gets a letter before it is due, nor while another has it; after that it counts its tries", async () => {
    const { id } = await add(later(minute));
    expect(await claimed(later(minute - 1))).toEqual([]);
    expect(await claimed(later(minute))).toEqual([id]);
    expect(await claimed(later(2 * minute - 1))).toEqual([]);
    expect(await stores.outbox.claim(later(2 * minute), later(hour), 10)).toMatchObject([
      { id, attempts: 2, createdAt: later(minute) },
    ]);
  });

  test("a letter that failed is due again at its time, and with none never again", async () => {
    const { id } = await add();
    await claimed(noon);
    await stores.outbox.failed(id, "The server said “no”.", later(hour));
    expect(await claimed(later(hour - 1))).toEqual([]);
    expect(await claimed(later(hour))).toEqual([id]);
    await stores.outbox.failed(id, "Enough.", null);
    expect(await claimed(later(1000 * day))).toEqual([]);
    expect(await stores.outbox.nextDue()).toBeUndefined();
    const row = await stores.db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 2, last_error: "Enough.", sent_at: null });
  });

  test("a letter that was sent is never sent again", async () => {
    const { id } = await add();
    await claimed(noon);
    await stores.outbox.failed(id, "At first.", later(minute));
    await claimed(later(minute));
    await stores.outbox.sent(id, later(hour));
    expect(await claimed(later(1000 * day))).toEqual([]);
    const row = await stores.db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sent_at: later(hour), due_at: null, last_error: null });
  });

  test("a process that was too slow and failed does not revive what another has sent meanwhile", async () => {
    const { id } = await add();
    await claimed(noon);
    expect(await claimed(later(minute))).toEqual([id]);
    await stores.elsewhere.outbox.sent(id, later(minute + 1));
    await stores.outbox.failed(id, "Too late.", later(2 * minute));
    expect(await claimed(later(hour))).toEqual([]);
  });

  test("a letter of a kind this release does not know waits for one that does, and holds up no other", async () => {
    const { id } = await add();
    const unknown = newLetter("someone@example.org", { at: later(-hour) });
    await stores.outbox.add(unknown);
    await stores.db
      .updateTable("mail_outbox")
      .set({ request: "from_the_future" })
      .where("id", "=", unknown.id)
      .execute();
    expect(await stores.outbox.nextDue()).toEqual(noon);
    expect(await claimed(noon)).toEqual([id]);
    const row = await stores.db
      .selectFrom("mail_outbox")
      .select(["attempts", "due_at"])
      .where("id", "=", unknown.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ attempts: 0, due_at: later(-hour) });
  });

  test("a dropped letter was never there", async () => {
    const [dropped, kept] = [await add(), await add()];
    await stores.outbox.drop(dropped.id);
    expect(await claimed(noon)).toEqual([kept.id]);
    expect(await stores.db.selectFrom("mail_outbox").select("id").execute()).toEqual([{ id: kept.id }]);
  });

  test("the next letter is due when the first of those that wait is", async () => {
    expect(await stores.outbox.nextDue()).toBeUndefined();
    await add(later(hour));
    await add(later(minute));
    expect(await stores.outbox.nextDue()).toEqual(later(minute));
    const [first] = await claimed(later(minute));
    expect(await stores.outbox.nextDue()).toEqual(later(2 * minute));
    if (first) await stores.outbox.sent(first, later(minute));
    expect(await stores.outbox.nextDue()).toEqual(later(hour));
  });

  test("the sweep takes letters of more than a week ago", async () => {
    const [, kept] = [await add(), await add(later(1))];
    await stores.outbox.sweep(later(7 * day + 1));
    expect(await stores.db.selectFrom("mail_outbox").select("id").execute()).toEqual([{ id: kept.id }]);
  });
});

describe("the outbox of two processes on one PostgreSQL", () => {
  test("a claim takes no letter that another process is claiming, and does not wait for it", async () => {
    const stores = await openPeople("postgres");
    onTestFinished(() => stores.remove());
    const letters = times(3, () => newLetter("someone@example.org"));
    for (const letter of letters) await stores.outbox.add(letter);
    const claim = (outbox: OutboxStore, most: number) => outbox.claim(noon, later(minute), most);
    const { mine, theirs, waited } = await stores.elsewhere.db.transaction().execute(async (transaction) => {
      const first = await claim(outboxStore(transaction), 1);
      const second = claim(stores.outbox, 10);
      // Long enough for a claim that does not wait; one that does ends with this transaction.
      const outcome = await Promise.race([second, sleep(5_000, "waiting")]);
      return { mine: first, theirs: () => second, waited: outcome === "waiting" };
    });
    const both = [...mine, ...(await theirs())].map(({ id }) => id);
    expect(both.toSorted()).toEqual(letters.map(({ id }) => id).toSorted());
    expect(waited).toBe(false);
  });
});
