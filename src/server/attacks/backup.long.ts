import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#storage/open-database.ts";
import { freshPlace } from "#storage/testing/databases.ts";
import { dumpTables } from "#storage/testing/people.ts";
import { openControlSocket } from "../control-socket.ts";
import { openTraffic, type Traffic } from "../testing/faults.ts";

let traffic: Traffic;
let folder: string;
let directory: string;
let control: { close(): Promise<void> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cleed-backups-"));
  const place = await freshPlace("embedded");
  directory = place.where.kind === "embedded" ? place.where.directory : "";
  const opened = await openDatabase(place.where);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  traffic = await openTraffic({
    ...opened.value,
    remove: async () => {
      await opened.value.close();
      await place.remove();
    },
  });
  control = await openControlSocket({
    dataDirectory: directory,
    database: opened.value,
    onFault: (error) => traffic.site.faults.push(error),
  });
});
afterAll(async () => {
  await control.close();
  await traffic.site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each command starts a process, and each restore a database: a busy machine takes its time. */
const timeout = 240_000;

const start = (command: "backup" | "restore", dataDirectory: string, ...given: string[]): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, `../commands/${command}.ts`), ...given], {
    env: { DATA_DIR: dataDirectory },
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
const run = async (...given: Parameters<typeof start>) => {
  const child = start(...given);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const [code] = await once(child, "close");
  return { code, said: said.trim() };
};
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test("a backup of a running site holds all that was acknowledged before it, and is restored whole", {
  timeout,
}, async () => {
  await traffic.site.member("second@example.com");
  for (let count = 0; count < 10; count++) await traffic.expectWell();
  const before = await dumpTables(traffic.site.database.db);

  // Others go on writing meanwhile, and each of them is either served or told to come again.
  let isOver = false;
  const statuses = new Set<number>();
  const writing = (async () => {
    while (!isOver) {
      statuses.add((await traffic.write()).status);
      // Who is refused at once must let others have a turn.
      await sleep(5);
    }
  })();
  const outcome = await run("backup", directory, "running.backup");
  isOver = true;
  await writing;
  expect(outcome).toEqual({ code: 0, said: "The backup is in running.backup." });
  expect([...statuses].filter((status) => status >= 300 && status !== 503)).toEqual([]);
  expect((await stat(join(folder, "running.backup"))).mode & 0o777).toBe(0o600);
  // The server takes its copy away once the last byte is on its way.
  await expect.poll(() => readdir(directory), { timeout: 20_000 }).not.toContain("backup-copy");

  const other = join(folder, "other");
  const restored = await run("restore", other, "running.backup");
  expect(restored.said).toMatch(/^Restored to .*: 2 people, 0 products\.$/);
  const opened = await openDatabase({ kind: "embedded", directory: other });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const after = await dumpTables(opened.value.db);
  await opened.value.close();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [table, rows] of Object.entries(before)) {
    const there = new Set(after[table]?.split("\n"));
    const missing = rows.split("\n").filter((row) => !there.has(row));
    // Whoever writes meanwhile changes rows of their own; of their likes none may be missing.
    const isOwn = (row: string) => table !== "reaction" && row.includes(traffic.personId);
    expect(
      missing.filter((row) => !isOwn(row)),
      table,
    ).toEqual([]);
  }
});

test("a restore replaces only when told to, and a backup needs no server", { timeout }, async () => {
  const other = join(folder, "other");
  const again = await run("restore", other, "running.backup");
  expect(again).toMatchObject({ code: 1 });
  expect(again.said).toContain("has a database already");
  const replaced = await run("restore", other, "running.backup", "--replace");
  expect(replaced).toMatchObject({ code: 0 });
  expect(replaced.said).toContain("database.before-");

  // The same folder, with nobody in it.
  const resting = await run("backup", other, "resting.backup");
  expect(resting).toEqual({ code: 0, said: "The backup is in resting.backup." });
  expect((await run("restore", join(folder, "third"), "resting.backup")).said).toContain("2 people");
});

test("a backup that is stopped half way leaves no file, and the site goes on", { timeout }, async () => {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const child = start("backup", directory, `${signal}.backup`);
    const exited = once(child, "exit");
    const part = join(folder, `${signal}.backup.part`);
    while (!(await exists(part)) && child.exitCode === null) await sleep(1);
    child.kill(signal);
    await exited;
    expect(await exists(join(folder, `${signal}.backup`))).toBe(false);
    if (signal === "SIGTERM") expect(await exists(part)).toBe(false);
  }
  await traffic.expectBack(20_000);
  expect((await run("backup", directory, "after.backup")).code).toBe(0);
});

test("says in one sentence what is wrong", { timeout }, async () => {
  await writeFile(join(folder, "there"), "");
  await writeFile(join(folder, "broken"), "nothing");
  const cases: [Parameters<typeof start>, RegExp][] = [
    [["backup", directory], /^Name the file to write/],
    [["backup", directory, "--file"], /^Name the file to write/],
    [["backup", directory, "there"], /exists already/],
    [["backup", directory, "nowhere/a.backup"], /^There is no folder/],
    [["backup", join(folder, "nothing"), "a.backup"], /^There is no database/],
    [["restore", directory], /^Name the backup/],
    [["restore", directory, "a", "--force"], /^Name the backup/],
    [["restore", directory, "missing"], /^There is no file missing/],
    [["restore", directory, "broken", "--replace"], /is in use by another Cleed/],
    [["restore", join(folder, "fresh"), "broken"], /cannot be restored: .*Nothing was changed/],
  ];
  const outcomes = await Promise.all(cases.map(([given]) => run(...given)));
  for (const [index, [given, sentence]] of cases.entries()) {
    expect(outcomes[index]?.said, given.join(" ")).toMatch(sentence);
    expect(outcomes[index]?.said.split("\n"), given.join(" ")).toHaveLength(1);
    expect(outcomes[index]?.code, given.join(" ")).toBe(1);
  }
  expect(await readFile(join(folder, "there"), "utf8")).toBe("");
});
