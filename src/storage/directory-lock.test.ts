import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { lockDirectory } from "./directory-lock.ts";
import { identifyProcess } from "./process-identity.ts";
import { deadProcess } from "./testing/dead-process.ts";

describe("the lock of a folder", () => {
  let directory: string;
  let lock: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "cleed-lock-"));
    lock = join(directory, "lock");
    const made = directory;
    onTestFinished(() => rm(made, { recursive: true, force: true }));
  });

  const take = async () => {
    const taken = await lockDirectory(directory);
    if (!taken.ok) throw new Error(`held by ${taken.refusal.pid}`);
    return taken.value;
  };

  test("is refused while somebody has it, this process too, and says who", async () => {
    await take();
    expect(await lockDirectory(directory)).toEqual({ ok: false, refusal: { pid: process.pid } });
    expect(await readdir(directory)).toEqual(["lock"]);
  });

  test("can be taken again after its release, which leaves nothing", async () => {
    await (await take()).release();
    expect(await readdir(directory)).toEqual([]);
    await (await take()).release();
  });

  test("is not released by one that lost it", async () => {
    const first = await take();
    await rm(lock);
    await take();
    await first.release();
    expect(await readdir(directory)).toEqual(["lock"]);
  });

  test("of many who start at once on an empty folder, one gets it", async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => lockDirectory(directory)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readdir(directory)).toEqual(["lock"]);
  });

  test("of many who find the lock of a dead process at once, one gets it", async () => {
    for (let round = 0; round < 20; round += 1) {
      await writeFile(lock, JSON.stringify({ ...(await deadProcess()), token: `dead-${round}` }));
      const all = await Promise.all(Array.from({ length: 20 }, () => lockDirectory(directory)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await readdir(directory)).toEqual(["lock"]);
      await rm(lock);
    }
  });

  test("is taken from a dead process although another died while taking it", async () => {
    const dead = await deadProcess();
    await writeFile(lock, JSON.stringify({ ...dead, token: "first" }));
    await writeFile(`${lock}.first`, JSON.stringify({ ...dead, token: "second" }));
    await take();
    expect(JSON.parse(await readFile(lock, "utf8"))).toMatchObject({ pid: process.pid });
  });

  test("is left to a living process that is about to take it", async () => {
    const self = await identifyProcess(process.pid);
    await writeFile(lock, JSON.stringify({ ...(await deadProcess()), token: "first" }));
    await writeFile(`${lock}.first`, JSON.stringify({ ...self, token: "second" }));
    expect(await lockDirectory(directory)).toEqual({ ok: false, refusal: { pid: process.pid } });
  });

  test.skipIf(process.platform !== "linux")(
    "is taken when its number belongs to a later process",
    async () => {
      await writeFile(lock, JSON.stringify({ pid: process.pid, started: "boot:1", token: "old" }));
      await take();
    },
  );

  test.each(["", "{}", "null", '{"pid":1,"token":"../../etc"}', "{ cut sho", '{"pid":-1,"token":"a"}'])(
    "is taken when the file holds no claim: %s",
    async (content) => {
      await writeFile(lock, content);
      await take();
      expect(await readdir(directory)).toEqual(["lock"]);
    },
  );
});
