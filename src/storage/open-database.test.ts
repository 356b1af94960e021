import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { legalDocumentStore } from "./legal-document-store.ts";
import { migrations } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { databaseKinds, freshDatabase, freshPlace } from "./testing/databases.ts";

const patience = 60_000;

const mustOpen = async (directory: string, report?: (step: string) => void): Promise<OpenDatabase> => {
  const opened = await openDatabase({ kind: "embedded", directory }, report);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
};

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "cleed-open-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const folderWithDatabase = async (): Promise<string> => {
  const { where, remove } = await freshPlace("embedded");
  onTestFinished(remove);
  return where.kind === "embedded" ? where.directory : "";
};

describe.each(databaseKinds)("an open %s database", (kind) => {
  let database: OpenDatabase & { remove(): Promise<void> };

  beforeAll(async () => {
    database = await freshDatabase(kind);
  }, patience);
  afterAll(() => database.remove());

  test("says its kind and answers a ping, also while a transaction is open", async () => {
    expect(database.kind).toBe(kind);
    await database.ping();
    await database.db.transaction().execute(() => database.ping());
  });

  test("answers a ping while somebody's transaction has failed", async () => {
    const spoilt = database.db.transaction().execute(async (transaction) => {
      await sql`nonsense`.execute(transaction).catch(() => {});
      await database.ping();
    });
    await expect(spoilt).rejects.toThrow("roll");
  });

  test("fails a ping after it has been closed, and may be closed twice", { timeout: patience }, async () => {
    const closing = await freshDatabase(kind);
    await closing.close();
    await expect(closing.ping()).rejects.toThrow();
    await expect(sql`select 1`.execute(closing.db)).rejects.toThrow();
    await closing.close();
    await closing.remove();
  });
});

describe("the embedded database", () => {
  test("is made on the first start, out of reach of others, and kept", { timeout: patience }, async () => {
    const directory = join(await newFolder(), "new", "data");
    await mkdir(join(directory, "database.new"), { recursive: true });
    // What a first start leaves that was killed half-way.
    await writeFile(join(directory, "database.new", "PG_VERSION"), "18");
    const steps: string[] = [];

    const first = await mustOpen(directory, (step) => steps.push(step));
    expect(steps).toEqual([
      "creating the embedded database",
      "opening the embedded database",
      ...Object.keys(migrations).map((name) => `applied migration ${name}`),
    ]);
    expect(first.firstStart).toBe(true);
    await sql`create table kept as select 'yes' as answer`.execute(first.db);
    await first.close();
    expect(await readdir(directory)).toEqual(["database"]);
    expect((await stat(join(directory, "database"))).mode & 0o077).toBe(0);

    const second = await mustOpen(directory);
    expect((await sql`select * from kept`.execute(second.db)).rows).toEqual([{ answer: "yes" }]);
    expect(second.firstStart).toBe(false);
    await second.close();
  });

  test("of one folder opens once at a time", { timeout: patience }, async () => {
    const directory = await folderWithDatabase();
    const first = await mustOpen(directory);
    expect(await openDatabase({ kind: "embedded", directory })).toEqual({
      ok: false,
      refusal: { kind: "directory_in_use", directory, pid: process.pid },
    });
    await first.ping();
    await first.close();
    await (await mustOpen(directory)).close();
  });

  test("of a process that runs is refused with its number; killed, it opens at once with its writes", {
    timeout: patience,
  }, async () => {
    const directory = await folderWithDatabase();
    const script = join(import.meta.dirname, "testing", "hold-database.ts");
    const child = spawn(process.execPath, [script, directory], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    expect(await openDatabase({ kind: "embedded", directory })).toEqual({
      ok: false,
      refusal: { kind: "directory_in_use", directory, pid: child.pid },
    });

    child.kill("SIGKILL");
    await once(child, "exit");
    const database = await mustOpen(directory);
    const [written] = await legalDocumentStore(database.db).current("en");
    expect(written?.title).toBe("Written");
    await database.close();
  });

  test("gives a ping that cannot be answered up in time", { timeout: patience }, async () => {
    const database = await mustOpen(await folderWithDatabase());
    let isBusy = true;
    const busy = sql`select pg_sleep(4)`.execute(database.db).finally(() => (isBusy = false));
    await sleep(200);
    await expect(database.ping()).rejects.toThrow("does not answer");
    expect(isBusy).toBe(true);
    await busy;
    await database.ping();
    await database.close();
  });

  test("below a file, or in place of one, is refused and leaves nothing", async () => {
    const folder = await newFolder();
    const file = join(folder, "file");
    await writeFile(file, "mine");
    for (const directory of [file, join(file, "data"), join(file, "deep", "data")]) {
      expect(await openDatabase({ kind: "embedded", directory })).toEqual({
        ok: false,
        refusal: {
          kind: "directory_unwritable",
          directory,
          reason: expect.stringMatching(/EEXIST|ENOTDIR/),
        },
      });
    }
    expect(await readdir(folder)).toEqual(["file"]);
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  test("whose folders cannot all be made leaves none of them", async () => {
    const folder = await newFolder();
    const directory = join(folder, "made", "too", "x".repeat(300));
    expect(await openDatabase({ kind: "embedded", directory })).toMatchObject({
      ok: false,
      refusal: { kind: "directory_unwritable", reason: expect.stringContaining("ENAMETOOLONG") },
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test.skipIf(process.platform !== "linux")("in a file system that takes no files is refused", async () => {
    for (const directory of ["/proc/cleed/data", "/proc/self"]) {
      expect(await openDatabase({ kind: "embedded", directory })).toMatchObject({
        ok: false,
        refusal: { kind: "directory_unwritable", directory },
      });
    }
  });

  test("that is no database is a fault that names the folder, and gives the lock back", async () => {
    const directory = await newFolder();
    await mkdir(join(directory, "database"));
    await writeFile(join(directory, "database", "holiday.txt"), "sun");
    await expect(openDatabase({ kind: "embedded", directory })).rejects.toThrow(directory);
    expect(await readdir(directory)).toEqual(["database"]);
  });
});
