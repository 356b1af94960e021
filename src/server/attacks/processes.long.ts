import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinMember, openCommonGround, signIn } from "../testing/several-sites.ts";
import { type SiteProcess, startSiteProcess, writeBuild } from "../testing/site-process.ts";
import { claimTwoAreOne } from "./processes-claims.ts";

claimTwoAreOne("two processes on one database", async ({ url, folder }) => {
  const build = await writeBuild(folder, "one");
  const start = () => startSiteProcess({ databaseUrl: url, dataDirectory: folder, build });
  return Promise.all([start(), start()]);
});

describe("workers", () => {
  let ground: Awaited<ReturnType<typeof openCommonGround>>;
  let build: string;
  let site: SiteProcess;
  beforeAll(async () => {
    ground = await openCommonGround();
    build = await writeBuild(ground.folder, "one");
    site = await startSiteProcess({
      databaseUrl: ground.url,
      dataDirectory: ground.folder,
      build,
      arguments: ["--workers=2"],
      environment: { LOG_LEVEL: "info" },
    });
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await ground?.remove();
  }, 120_000);

  const processes = async (): Promise<number[]> =>
    (
      await ground.rows(
        "select pid from pg_stat_activity where application_name = 'cleed signals' order by 1",
      )
    ).map(({ pid }) => Number(pid));

  test("all of them answer on one port, and one that dies is replaced", async () => {
    const before = await processes();
    expect(before).toHaveLength(2);
    const [child] = await childrenOf(site.pid);
    process.kill(child ?? 0, "SIGKILL");
    // What was on its way to the one that died is lost; whoever asks again is answered by the other.
    const answered = () => site.fetch("/api/blogs?lang=en", { signal: AbortSignal.timeout(3_000) });
    await expect.poll(async () => (await answered()).status, { timeout: 60_000 }).toBe(200);
    await expect
      .poll(async () => [(await childrenOf(site.pid)).length, (await processes()).length], {
        timeout: 200_000,
      })
      .toEqual([2, 2]);
    expect(await processes()).not.toEqual(before);
  });

  test("replaced one after the other under traffic: nothing fails, and what was acknowledged is kept", async () => {
    const admin = await signIn(site, "admin@cleed.local", site.adminPassword() ?? "");
    const members = [];
    for (let i = 0; i < 4; i++) members.push(await joinMember(site, site, admin));
    const before = await childrenOf(site.pid);
    const replaced = () => site.said().split("all workers were replaced").length - 1;
    const roundsBefore = replaced();
    const failed: string[] = [];
    const kept = members.map(() => new Set<number>());
    let asked = 0;
    let isOver = false;
    /** Says whether it went well; what did not is told with what was said. */
    const well = async (asking: Promise<{ status: number; body: unknown }>): Promise<boolean> => {
      const { status, body } = await asking.catch((error: Error) => ({
        status: 0,
        body: `${error} ${error.cause}`,
      }));
      asked++;
      if (status !== 200) failed.push(`${status} ${JSON.stringify(body)}`);
      return status === 200;
    };
    const traffic = members.map(async ({ token }, i) => {
      for (let id = 1; !isOver; id = (id % 120) + 1) {
        const value = !kept[i]?.has(id);
        const path = "/api/users/me/preferences/products_liked";
        if (await well(site.ask("PATCH", path, { id, value }, { token }))) {
          if (value) kept[i]?.add(id);
          else kept[i]?.delete(id);
        }
        await well(site.ask("GET", "/api/blogs?lang=en"));
      }
    });
    site.signal("SIGHUP");
    await expect.poll(replaced, { timeout: 500_000, interval: 200 }).toBe(roundsBefore + 1);
    await sleep(500);
    isOver = true;
    await Promise.all(traffic);
    // Why, in the words of the log.
    if (failed.length > 0)
      failed.push(
        ...site
          .said()
          .split("\n")
          .filter((line) => line.includes("a call failed")),
      );
    expect({ failed, enough: asked > 100 }).toEqual({ failed: [], enough: true });
    const after = await childrenOf(site.pid);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    for (const [i, { token }] of members.entries()) {
      const { user } = (await site.ask("GET", "/api/users/me", undefined, { token })).body;
      expect(user.products_liked.toSorted()).toEqual([...(kept[i] ?? [])].toSorted());
    }
  });

  test("a page of either build finds its files with a process of the other", async () => {
    const next = await startSiteProcess({
      databaseUrl: ground.url,
      dataDirectory: ground.folder,
      build: await writeBuild(ground.folder, "two"),
    });
    try {
      expect(await (await next.fetch("/builds/latest.json")).json()).toMatchObject({ id: "two" });
      expect(await (await site.fetch("/builds/latest.json")).json()).toMatchObject({ id: "one" });
      for (const where of [site, next])
        for (const id of ["one", "two"]) {
          const answer = await where.fetch(`/assets/app-${id}.js`);
          expect([answer.status, await answer.text()]).toEqual([200, `export const build = "${id}";`]);
          expect(answer.headers.get("cache-control")).toContain("immutable");
        }
      // A build that nobody has: the tab loads itself anew, and no cache remembers that there was nothing.
      const missing = await next.fetch("/assets/app-zero.js");
      expect(missing.status).not.toBe(200);
      expect(missing.headers.get("cache-control") ?? "").not.toContain("immutable");
    } finally {
      await next.stop();
    }
  });

  test.each([
    [["--workers=none"], {}, '--workers is "none", but should be a whole number from 1 to 64.'],
    [
      ["--workers=2"],
      { DATABASE_URL: "" },
      "--workers needs DATABASE_URL: the embedded database belongs to one process.",
    ],
  ])("%o with %o is refused with a sentence", async (given, environment, sentence) => {
    const starting = startSiteProcess({
      databaseUrl: ground.url,
      dataDirectory: ground.folder,
      build,
      arguments: given,
      environment,
    });
    await expect(starting).rejects.toThrow(sentence);
  });
});

/** The workers of a leader, as the system knows them. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.trim().split(" ").filter(Boolean).map(Number);
}
