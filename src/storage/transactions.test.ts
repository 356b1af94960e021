import { setTimeout as sleep } from "node:timers/promises";
import { AbortedTransactionError, type Kysely, type Transaction } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "./open-database.ts";
import type { Schema } from "./schema.ts";
import { databaseKinds, freshDatabase } from "./testing/databases.ts";

const insert = (db: Kysely<Schema> | Transaction<Schema>, slug: string) =>
  db
    .insertInto("legal_document")
    .values({
      slug,
      language: "en",
      version: 1,
      title: "t",
      headline: "h",
      description: "d",
      body: "b",
      published_at: "2026-01-01T00:00:00Z",
    })
    .execute();

describe.each(databaseKinds)("transactions of the %s database", (kind) => {
  let database: OpenDatabase & { remove(): Promise<void> };

  beforeAll(async () => {
    database = await freshDatabase(kind);
  }, 60_000);
  afterAll(() => database.remove());
  beforeEach(async () => {
    await database.db.deleteFrom("legal_document").execute();
  });

  const slugs = async () => {
    const rows = await database.db.selectFrom("legal_document").select("slug").orderBy("slug").execute();
    return rows.map(({ slug }) => slug);
  };

  test("a transaction that ends well keeps everything", async () => {
    const result = await database.db.transaction().execute(async (transaction) => {
      await insert(transaction, "one");
      await insert(transaction, "two");
      return "done";
    });
    expect(result).toBe("done");
    expect(await slugs()).toEqual(["one", "two"]);
  });

  test("a transaction that throws leaves nothing", async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await insert(transaction, "one");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await slugs()).toEqual([]);
  });

  test("of two transactions at once, the one that fails takes nothing of the other with it", async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await insert(transaction, "lost");
      await sleep(60);
      throw new Error("lost");
    });
    const working = database.db.transaction().execute(async (transaction) => {
      await sleep(20);
      await insert(transaction, "kept");
      await sleep(20);
      await insert(transaction, "kept-too");
    });
    const [lost, kept] = await Promise.allSettled([failing, working]);
    expect([lost.status, kept.status]).toEqual(["rejected", "fulfilled"]);
    expect(await slugs()).toEqual(["kept", "kept-too"]);
  });

  test("a query outside a transaction that runs meanwhile is no part of it and does not see it", async () => {
    const began = Promise.withResolvers<void>();
    const failing = database.db.transaction().execute(async (transaction) => {
      await insert(transaction, "inside");
      began.resolve();
      await sleep(60);
      throw new Error("rolled back");
    });
    await began.promise;
    const [seen, , ended] = await Promise.allSettled([slugs(), insert(database.db, "outside"), failing]);
    expect(ended.status).toBe("rejected");
    expect(seen).toMatchObject({ status: "fulfilled" });
    expect(seen.status === "fulfilled" && seen.value.includes("inside")).toBe(false);
    expect(await slugs()).toEqual(["outside"]);
  });

  test("many queries at once all get their turn and their own answer", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `slug-${String(index).padStart(2, "0")}`);
    await Promise.all(names.map((name) => insert(database.db, name)));
    const found = await Promise.all(
      names.map((name) =>
        database.db
          .selectFrom("legal_document")
          .select("slug")
          .where("slug", "=", name)
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(found.map(({ slug }) => slug)).toEqual(names);
  });

  test("a transaction in which a statement failed cannot be committed", async () => {
    await insert(database.db, "there");
    const spoilt = database.db.transaction().execute(async (transaction) => {
      await insert(transaction, "new");
      await insert(transaction, "there").catch(() => {});
    });
    await expect(spoilt).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await slugs()).toEqual(["there"]);
  });

  test("a savepoint takes back what came after it, and only that", async () => {
    const transaction = await database.db.startTransaction().execute();
    await insert(transaction, "before");
    const after = await transaction.savepoint("here").execute();
    await insert(after, "after");
    await after.rollbackToSavepoint("here").execute();
    const again = await transaction.savepoint("there").execute();
    await insert(again, "kept");
    await again.releaseSavepoint("there").execute();
    await transaction.commit().execute();
    expect(await slugs()).toEqual(["before", "kept"]);
  });

  test("a transaction may be read-only", async () => {
    const writing = database.db
      .transaction()
      .setIsolationLevel("serializable")
      .setAccessMode("read only")
      .execute((transaction) => insert(transaction, "never"));
    await expect(writing).rejects.toMatchObject({ code: "25006" });
    expect(await slugs()).toEqual([]);
  });

  test("a second row with the same key is refused with the code, the constraint and the detail", async () => {
    await insert(database.db, "twice");
    await expect(insert(database.db, "twice")).rejects.toMatchObject({
      code: "23505",
      constraint: "legal_document_pkey",
      table: "legal_document",
      detail: expect.stringContaining("(twice, en, 1)"),
      message: expect.stringContaining("duplicate key"),
    });
  });

  test("a change says how many rows it touched", async () => {
    await insert(database.db, "one");
    await insert(database.db, "two");
    const [updated] = await database.db.updateTable("legal_document").set({ title: "new" }).execute();
    const deleted = await database.db
      .deleteFrom("legal_document")
      .where("slug", "=", "one")
      .executeTakeFirst();
    expect([updated?.numUpdatedRows, deleted.numDeletedRows]).toEqual([2n, 1n]);
  });
});
