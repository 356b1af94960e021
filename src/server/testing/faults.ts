import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { type AccountSite, openAccountSite, type Reply } from "./account-site.ts";

/** In time as a person counts, without what a machine with much else to do kept this process waiting. */
const answerMs = 2_000;
const tickMs = 20;

const ownTime = async <T>(work: Promise<T>): Promise<{ readonly value: T; readonly ms: number }> => {
  const since = performance.now();
  let [last, lost] = [since, 0];
  const tick = () => {
    const now = performance.now();
    lost += Math.max(0, now - last - 2 * tickMs);
    last = now;
  };
  const timer = setInterval(tick, tickMs);
  try {
    const value = await work;
    tick();
    return { value, ms: performance.now() - since - lost };
  } finally {
    clearInterval(timer);
  }
};

const manyProducts = Array.from({ length: 3_000 }, (_, index) => exampleProduct({ id: index + 1 }));

/** A site with one member who likes one product after the other. */
export async function openTraffic(database?: OpenDatabase & { remove(): Promise<void> }) {
  const site: AccountSite = await openAccountSite(manyProducts, [], {}, {}, database);
  const { token, id } = await site.member("traffic@example.com");
  const acknowledged: number[] = [];
  let next = 0;

  const timed = async (asked: Promise<Reply>) => {
    const { value, ms } = await ownTime(asked);
    return { ...value, ms };
  };
  const read = () => timed(site.ask("GET", "/api/users/me", undefined, { token }));
  const write = async () => {
    next += 1;
    const body = { id: next, value: true };
    const reply = await timed(site.ask("PATCH", "/api/users/me/preferences/products_liked", body, { token }));
    if (reply.status < 300) acknowledged.push(body.id);
    return reply;
  };
  const expectAway = ({ status, headers, body, ms }: Awaited<ReturnType<typeof timed>>) => {
    expect(status, JSON.stringify(body)).toBe(503);
    expect(body.error.code).toBe("unavailable");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(ms).toBeLessThan(answerMs);
  };

  return {
    site,
    personId: id,
    read,
    write,
    expectWell: async () => {
      for (const reply of [await read(), await write()]) expect(reply.status).toBeLessThan(300);
    },
    /** Reads and writes go on for a while, and each is refused in good order and in time. */
    expectAwayFor: async (ms: number) => {
      const until = performance.now() + ms;
      let calls = 0;
      do {
        for (const reply of await Promise.all([read(), write()])) expectAway(reply);
        const ping = await ownTime(expect(site.database.ping()).rejects.toThrow());
        expect(ping.ms).toBeLessThan(answerMs);
        calls += 1;
        await sleep(100);
      } while (performance.now() < until);
      return calls;
    },
    /** Without a restart, and before so long. */
    expectBack: async (withinMs: number) => {
      const until = performance.now() + withinMs;
      while ((await write()).status >= 300) {
        if (performance.now() > until) throw new Error(`It did not come back within ${withinMs} ms.`);
        await sleep(100);
      }
      await site.database.ping();
      expect((await read()).status).toBe(200);
    },
    /** Whatever was acknowledged is there. */
    expectKept: async () => {
      const rows = await site.database.db
        .selectFrom("reaction")
        .select("product_id")
        .where("person_id", "=", id)
        .execute();
      const kept = new Set(rows.map((row) => row.product_id));
      expect(acknowledged.filter((product) => !kept.has(product))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
    },
  };
}

export type Traffic = Awaited<ReturnType<typeof openTraffic>>;
