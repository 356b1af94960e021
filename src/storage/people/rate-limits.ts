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
          waits: limit.waits,
          tries: limiter(name, limit.allowance, limit.windowSeconds),
          // How often the allowance was used up lately decides how long the next wait is.
          strikes: limiter(`${name}-strikes`, Number.MAX_SAFE_INTEGER, daySeconds),
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
      const { tries, strikes, waits } = of(name);
      const digest = digestOf(key);
      try {
        const { remainingPoints } = await tries.consume(digest);
        return accept(remainingPoints);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        const firstOver = rejected.consumedPoints === tries.points + 1;
        if (!waits || !firstOver) return refuse(tooMany(rejected.msBeforeNext));
        const { consumedPoints } = await strikes.penalty(digest);
        const wait = waits[Math.min(consumedPoints, waits.length) - 1] ?? 0;
        await tries.block(digest, wait);
        return refuse(tooMany(wait * 1000));
      }
    },
    async giveBack(name, key) {
      const { tries } = of(name);
      const taken = await tries.get(digestOf(key));
      // What the window has forgotten cannot be given back: it would add to the allowance of the next one. And a
      // wait that has begun is waited out.
      if (!taken || taken.msBeforeNext <= 0) return;
      if (taken.consumedPoints > 0 && taken.consumedPoints <= tries.points) await tries.reward(digestOf(key));
    },
    async clear(name, key) {
      const { tries, strikes } = of(name);
      await tries.delete(digestOf(key));
      await strikes.delete(digestOf(key));
    },
  };
}

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
