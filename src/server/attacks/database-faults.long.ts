import { execFile } from "node:child_process";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { isDatabaseGone } from "#storage/is-database-gone.ts";
import { openDatabase } from "#storage/open-database.ts";
import { startRealPostgres } from "#storage/testing/real-postgres.ts";
import { sql } from "#storage/testing/sql.ts";
import { openFaultProxy } from "../testing/fault-proxy.ts";
import { openTraffic } from "../testing/faults.ts";
import { startServer } from "../testing/started-site.ts";

const run = promisify(execFile);
const backMs = 30_000;

const newFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), name));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

describe("a whole site whose PostgreSQL server is away for a minute", () => {
  const pages = [
    ...["/", "/search", "/search?q=coat", "/discover", "/inspiration", "/blog", "/looks", "/lexicon"],
    ...["/privacy-policy", "/terms-conditions", "/fr", "/fr/privacy-policy", "/fr/search"],
    ...[
      "/sitemap.xml",
      "/robots.txt",
      "/api/products",
      "/api/website-legal-docs",
      "/api/trends?universe=women",
    ],
  ];

  test.each(["stopped", "hang"] as const)(
    "%s: public pages go on, personal calls are refused in time, and all is well afterwards",
    async (weather) => {
      const postgres = await startRealPostgres();
      onTestFinished(postgres.stop);
      const proxy = await openFaultProxy(postgres.url);
      onTestFinished(proxy.close);
      const server = await startServer({
        DATABASE_URL: proxy.url,
        DATA_DIR: await newFolder("cleed-faults-"),
      });
      onTestFinished(server.stop);
      const get = async (path: string) => {
        const since = performance.now();
        const response = await fetch(server.url + path, { redirect: "manual" });
        const text = await response.text();
        return { status: response.status, text, ms: performance.now() - since };
      };
      const listed = JSON.parse((await get("/api/products?limit=5")).text);
      const products = listed.products.map(
        ({ id, slug }: { id: number; slug: string }) => `/product/${id}-${slug}`,
      );
      const everything = [...pages, ...products];
      // What it needs in bad times is read soon after the start.
      await sleep(10_000);
      const statuses = async () => {
        const found: [string, number][] = [];
        for (const path of everything) found.push([path, (await get(path)).status]);
        return Object.fromEntries(found);
      };
      const before = await statuses();
      for (const [path, status] of Object.entries(before)) expect(status, path).toBeLessThan(400);
      expect((await get("/api/health")).status).toBe(200);

      proxy.set(weather);
      const until = performance.now() + 60_000;
      while (performance.now() < until) {
        expect(await statuses()).toEqual(before);
        const health = await get("/api/health");
        expect([health.status, JSON.parse(health.text).status]).toEqual([503, "unavailable"]);
        const body = JSON.stringify({ email: "nobody@example.com", password: "lavender tram oboe" });
        const since = performance.now();
        const signIn = await fetch(`${server.url}/api/auth/signin`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        expect(signIn.status, await signIn.text()).toBe(503);
        // Two seconds, and as much again for a machine that runs a whole site beside this.
        expect(performance.now() - since).toBeLessThan(4_000);
        await sleep(2_000);
      }
      expect(server.child.exitCode).toBeNull();

      proxy.set("fair");
      const back = performance.now() + backMs;
      while ((await get("/api/health")).status !== 200) {
        expect(performance.now()).toBeLessThan(back);
        await sleep(200);
      }
      expect(await statuses()).toEqual(before);
    },
  );
});

test("a statement of the embedded database that never ends is ended, and everything goes on", async () => {
  const traffic = await openTraffic();
  onTestFinished(() => traffic.site.close());
  await traffic.expectWell();
  const endless = sql`select count(*) from generate_series(1, 2000000000)`
    .execute(traffic.site.database.db)
    .catch((error: unknown) => error);
  await sleep(200);
  await traffic.expectAwayFor(25_000);
  expect(isDatabaseGone(await endless)).toBe(true);
  await traffic.expectBack(backMs);
  await traffic.expectKept();
});

describe("the embedded database on a full disk", () => {
  /** A small disk of its own; nothing where this user may not mount one. */
  const smallDisk = async (): Promise<string | undefined> => {
    const folder = await newFolder("cleed-small-");
    try {
      await run("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", folder]);
    } catch {
      return undefined;
    }
    onTestFinished(async () => void (await run("umount", ["-l", folder])));
    return folder;
  };
  const fill = async (folder: string) => {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(join(folder, "ballast"), Buffer.alloc(bavail * bsize));
  };

  test.for([
    ["for its tables", false],
    ["for its log", true],
  ] as const)(
    "no room %s: writes are refused, nothing hangs, nothing is lost, and it goes on when there is room",
    async ([name, isLog], context) => {
      const directory = await smallDisk();
      if (directory === undefined) {
        context.skip(`This user may not mount a small disk: no room ${name} was not tried.`);
        return;
      }
      const opened = await openDatabase({ kind: "embedded", directory });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
      const traffic = await openTraffic({ ...opened.value, remove: opened.value.close });
      onTestFinished(() => traffic.site.close());
      const { db } = traffic.site.database;
      await traffic.expectWell();
      await sql`create table filler (id int primary key, words text) with (fillfactor = 10)`.execute(db);
      await sql`insert into filler select n, repeat(md5(n::text), 30) from generate_series(1, 300) n`.execute(
        db,
      );
      // From here on an update finds its place in the pages there are: only the log grows.
      await sql`vacuum filler`.execute(db);
      await sql`update filler set words = reverse(words)`.execute(db);
      await sql`vacuum filler`.execute(db);
      await sql`checkpoint`.execute(db);
      await fill(directory);

      let refused: unknown;
      for (let round = 0; round < 4_000 && refused === undefined; round++) {
        const rewrite =
          round % 3 === 2
            ? sql`vacuum filler`
            : sql`update filler set words = reverse(words) where id % 10 = 3`;
        const grow = isLog
          ? rewrite
          : sql`insert into filler select ${1_000 + round * 500} + n, repeat(md5(random()::text), 100) from generate_series(1, 500) n`;
        refused = await grow
          .execute(db)
          .catch((error: unknown) => error)
          .then((outcome) => (outcome instanceof Error ? outcome : undefined));
      }
      expect(isDatabaseGone(refused), String(refused)).toBe(true);
      // Every answer comes in time, whatever it is; whether reads work depends on where there is no room.
      const seen = new Set<number>();
      for (let round = 0; round < 30; round++) {
        const reply = await traffic.read();
        seen.add(reply.status);
        expect(reply.ms).toBeLessThan(2_000);
        await sleep(100);
      }
      expect([...seen].every((status) => status === 200 || status === 503)).toBe(true);
      // Without room for its log it cannot even be opened again.
      expect(seen.has(isLog ? 503 : 200)).toBe(true);

      await rm(join(directory, "ballast"));
      await traffic.expectBack(backMs);
      await traffic.expectKept();
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from filler where id <= 300`.execute(db);
      expect(rows).toEqual([{ count: 300 }]);
    },
  );
});
