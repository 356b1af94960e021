import { createHash } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { type Limit, type LimitName, type Limits, limits } from "#domain/people/limits.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import type { Schema } from "../schema.ts";

const daySeconds = 86_400;

/**
 * In the database of a site with several processes, so that a limit holds across them; in memory for the embedded
 * default, which is one process. Addresses are kept as digests.
 */
export function openRateLimits(db: Kysely<Schema>, kind: "embedded" | "postgres"): Limits {
  const limiter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix: name, points, duration };
    if (kind === "embedded") return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: clientOf(db),
      storeType: "client",
      tableName: "rate_limit",
      tableCreated: true,
    });
  };
  const names = Object.keys(limits) as LimitName[];
  const limiters = new Map(
    names.map((name) => {
      const limit: Limit = limits[name];
      return [
        name,
        {
          ...limit,
          tries: limiter(name, limit.allowance, limit.windowSeconds),
          failures: limiter(`${name}-failures`, limit.allowance, limit.windowSeconds),
          // How often the allowance was used up lately decides how long the next wait is.
          strikes: limiter(`${name}-strikes`, Number.MAX_SAFE_INTEGER, daySeconds),
          wait: limiter(`${name}-wait`, 1, 1),
        },
      ];
    }),
  );
  const of = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`No such limit: ${name}.`);
    return found;
  };

  return {
    async take(name, key) {
      const { tries, wait, waits } = of(name);
      const digest = digestOf(key);
      const waiting = waits && (await wait.get(digest));
      if (waiting && waiting.msBeforeNext > 0) return refuse(tooMany(waiting.msBeforeNext));
      try {
        const { remainingPoints } = await tries.consume(digest);
        return accept(remainingPoints);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        if (!waits) return refuse(tooMany(rejected.msBeforeNext));
        // As many as may fail are being judged at this moment. None has failed yet, so nobody has to wait long.
        await tries.reward(digest);
        return refuse(tooMany(momentMs));
      }
    },
    async giveBack(name, key) {
      const { tries } = of(name);
      const taken = await tries.get(digestOf(key));
      // What the window has forgotten cannot be given back: it would add to the allowance of the next one.
      if (taken && taken.msBeforeNext > 0 && taken.consumedPoints > 0) await tries.reward(digestOf(key));
    },
    async failed(name, key) {
      const { allowance, waits, tries, failures, strikes, wait } = of(name);
      const digest = digestOf(key);
      const { consumedPoints } = await failures.penalty(digest);
      if (!waits || consumedPoints !== allowance) return;
      const strike = await strikes.penalty(digest);
      await wait.block(digest, waits[Math.min(strike.consumedPoints, waits.length) - 1] ?? 0);
      await Promise.all([tries.delete(digest), failures.delete(digest)]);
    },
    async has(name, key) {
      const taken = await of(name).tries.get(digestOf(key));
      return taken !== null && taken.consumedPoints > 0 && taken.msBeforeNext > 0;
    },
    async clear(name, key) {
      const { tries, failures, strikes, wait } = of(name);
      const digest = digestOf(key);
      await Promise.all([tries, failures, strikes, wait].map((counter) => counter.delete(digest)));
    },
  };
}

/** How long those who come while others are being judged should wait. */
const momentMs = 2_000;

const tooMany = (ms: number) => ({
  kind: "too_many_requests" as const,
  retryAfter: Math.max(1, Math.ceil(ms / 1000)),
});

const digestOf = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** What the limiter takes for a node-postgres client. */
const clientOf = (db: Kysely<Schema>) => ({
  query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});
