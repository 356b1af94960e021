import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { nextVersion } from "../catalogue-version.ts";
import { nextContentVersion } from "../content-version.ts";
import { type DatabasePlace, openDatabase } from "../open-database.ts";
import type { Schema } from "../schema.ts";
import { databaseKinds, freshPlace } from "../testing/databases.ts";
import { openSignals, type Topic } from "./open-signals.ts";

const topics: readonly Topic[] = ["catalogue", "content", "looks", "overrides", "weights"];

async function open(kind: DatabasePlace["kind"] = "postgres") {
  const place = await freshPlace(kind);
  onTestFinished(place.remove);
  const opened = await openDatabase(place.where);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  onTestFinished(opened.value.close);
  const faults: unknown[] = [];
  const heard: Topic[] = [];
  const signals = await openSignals({
    url: place.where.kind === "postgres" ? place.where.url : undefined,
    tellChanges: opened.value.tellChanges,
    onFault: (error) => faults.push(error),
  });
  onTestFinished(signals.close);
  for (const topic of topics) signals.on(topic, async () => void heard.push(topic));
  return { db: opened.value.db, signals, heard, faults };
}

let product = 0;
const writes: Readonly<Record<Topic, (db: Kysely<Schema>) => Promise<unknown>>> = {
  catalogue: nextVersion,
  content: nextContentVersion,
  looks: (db) => db.updateTable("look_state").set({ edits: sql`edits + 1` }).execute(),
  overrides: (db) =>
    db
      .insertInto("reco_override")
      .values({ product_id: ++product, action: "pin", note: "", at: new Date() })
      .execute(),
  weights: (db) => db.insertInto("ranker_served").values({ held: false, since: new Date() }).execute(),
};

/** A busy machine may need its time; what is not told never comes. */
const soon = { timeout: 5_000, interval: 10 };

test.each(databaseKinds)(
  "%s tells of every change, once it can be read, and of nothing that was taken back",
  async (kind) => {
    const { db, heard, faults } = await open(kind);
    for (const topic of topics) {
      heard.length = 0;
      await db.transaction().execute(async (transaction) => {
        await writes[topic](transaction);
        await sleep(50);
        expect(heard).toEqual([]);
      });
      await expect.poll(() => heard, soon).toEqual([topic]);
    }
    heard.length = 0;
    const takenBack = db.transaction().execute(async (transaction) => {
      for (const topic of topics) await writes[topic](transaction);
      throw new Error("taken back");
    });
    await expect(takenBack).rejects.toThrow("taken back");
    await writes.content(db);
    await expect.poll(() => heard, soon).toEqual(["content"]);
    expect(faults).toEqual([]);
  },
);

test("after a connection that broke everything is looked at again, and heard of again", async () => {
  const { db, heard } = await open();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cleed signals' and datname = current_database()`.execute(
    db,
  );
  await expect.poll(() => [...heard].sort(), soon).toEqual(topics);
  heard.length = 0;
  await writes.weights(db);
  await expect.poll(() => heard, soon).toEqual(["weights"]);
});

test("many changes at once are few looks, and the last look sees the last change", async () => {
  const { db, signals } = await open();
  let looks = 0;
  let seen = 0;
  signals.on("content", async () => {
    looks++;
    seen = (await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow()).version;
    await sleep(100);
  });
  for (let i = 0; i < 40; i++) await nextContentVersion(db);
  await expect.poll(() => seen, soon).toBe(40);
  expect(looks).toBeLessThan(30);
});
