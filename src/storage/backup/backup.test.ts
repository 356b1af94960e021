import { execFileSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packBackup } from "./pack-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tarEnd, tarHeader, tarPadding } from "./tar.ts";
import { unpackBackup } from "./unpack-backup.ts";
import { writeBackup } from "./write-backup.ts";

let folder: string;
let file: string;
const made = new Date("2026-11-16T12:00:00Z");

/** Looks like a database from outside: files of awkward sizes, empty folders. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cleed-backup-"));
  file = join(folder, "a.backup");
  const place = join(folder, "data", "database");
  await mkdir(join(place, "base", "1"), { recursive: true });
  await mkdir(join(place, "pg_empty"));
  await writeFile(join(place, "PG_VERSION"), "17\n");
  await writeFile(join(place, "base", "1", "1247_fsm"), Buffer.alloc(100_000, 7));
  await writeFile(join(place, "base", "1", "empty"), "");
  await writeFile(join(place, "base", "1", "even"), Buffer.alloc(1_024, 1));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pack = () => writeBackup(file, (to) => packBackup(join(folder, "data", "database"), made, to));
const filesIn = async (path: string) => {
  const found = await readdir(path, { recursive: true, withFileTypes: true });
  const files = found.map(async (entry) => {
    const whole = join(entry.parentPath, entry.name);
    return [whole.slice(path.length), entry.isFile() ? (await readFile(whole)).toString("latin1") : "folder"];
  });
  return Object.fromEntries(await Promise.all(files));
};

describe("a backup file", () => {
  test("holds every file and folder as it was, and any tar can read it", async () => {
    expect(await pack()).toEqual({ format: 1, made: made.toISOString(), files: 4 });
    await unpackBackup(file, join(folder, "again"));
    expect(await filesIn(join(folder, "again", "database"))).toEqual(
      await filesIn(join(folder, "data", "database")),
    );
    const names = execFileSync("tar", ["-tzf", file]).toString().trim().split("\n");
    expect(names[0]).toBe("cleed-backup.json");
    expect(names).toContain("database/base/1/1247_fsm");
    expect(await readdir(folder)).not.toContain("a.backup.part");
  });

  test("that is cut short anywhere, or changed anywhere, is not taken", async () => {
    await pack();
    const whole = await readFile(file);
    const broken = join(folder, "broken");
    for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
      await writeFile(broken, whole.subarray(0, Math.floor(whole.length * share)));
      await expect(unpackBackup(broken), `${share}`).rejects.toThrow();
    }
    for (const share of [0.2, 0.5, 0.98]) {
      const other = Buffer.from(whole);
      const at = Math.floor(whole.length * share);
      other[at] = (other[at] ?? 0) ^ 0xff;
      await writeFile(broken, other);
      await expect(unpackBackup(broken), `${share}`).rejects.toThrow();
    }
    // Well packed, but the end of the archive is missing.
    await writeFile(broken, gzipSync(gunzipSync(whole).subarray(0, -1_024)));
    await expect(unpackBackup(broken)).rejects.toThrow("cut short");
    await writeFile(broken, "no backup at all");
    await expect(unpackBackup(broken)).rejects.toThrow();
  });

  test.each(["../evil", "/etc/evil", "database/../../evil", "database/..", "other/file"])(
    "that names %s is not unpacked",
    async (name) => {
      const text = Buffer.from(JSON.stringify({ format: 1, made: "", files: 1 }));
      const archive = Buffer.concat([
        tarHeader({ name: "cleed-backup.json", kind: "file", size: text.length }),
        text,
        tarPadding(text.length),
        tarHeader({ name, kind: "file", size: 0 }),
        tarEnd,
      ]);
      await writeFile(file, gzipSync(archive));
      await expect(unpackBackup(file, join(folder, "again"))).rejects.toThrow("strange");
    },
  );

  test("that could not be finished leaves nothing", async () => {
    const failing = writeBackup(file, async (to) => {
      to.write("half");
      throw new Error("the server went away");
    });
    await expect(failing).rejects.toThrow("the server went away");
    const short = writeBackup(
      file,
      async (to) => void (await new Promise((resolve) => to.end("half", () => resolve(null)))),
    );
    await expect(short).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["data"]);
  });
});

describe("restoring", () => {
  test("refuses a folder that has a database, and a broken file, and changes nothing", async () => {
    await pack();
    const before = await filesIn(join(folder, "data"));
    const into = (replace: boolean, from = file) => restoreBackup(from, join(folder, "data"), replace);
    expect(await into(false)).toMatchObject({ ok: false, refusal: { kind: "has_database" } });
    const broken = join(folder, "broken");
    await writeFile(broken, (await readFile(file)).subarray(0, 200));
    expect(await into(true, broken)).toMatchObject({ ok: false, refusal: { kind: "bad_file" } });
    // Whole, but what is in it is no database.
    expect(await into(true)).toMatchObject({ ok: false, refusal: { kind: "does_not_open" } });
    expect(await filesIn(join(folder, "data"))).toEqual(before);
  });
});

test("packing to somewhere that is full fails", async () => {
  await expect(
    packBackup(join(folder, "data", "database"), made, createWriteStream("/dev/full")),
  ).rejects.toThrow("ENOSPC");
});
