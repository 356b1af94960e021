import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace } from "#storage/testing/databases.ts";
import { goodPassword } from "../testing/account-site.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { p95 } from "./sockets.ts";

let server: RunningServer;
let remove: () => Promise<void>;
beforeAll(async () => {
  const place = await freshPlace("embedded");
  if (place.where.kind !== "embedded") throw new Error("Another database than asked for.");
  const { directory } = place.where;
  server = await startServer({ dataDirectory: directory });
  remove = async () => {
    await place.remove();
    await rm(directory, { recursive: true, force: true });
  };
}, 240_000);
afterAll(async () => {
  await server.stop();
  await remove();
});

/** Below this a ratio says more about the machine than about us. */
const floorMs = 25;

const products = () => server.ask("GET", "/api/products?universe=women&limit=24");

const counts = (statuses: readonly number[]) => {
  const all: Record<number, number> = {};
  for (const status of statuses) all[status] = (all[status] ?? 0) + 1;
  return all;
};

test("sixty who sign in at once: others look at products as before, and past the queue one is asked to come again", async () => {
  await p95(30, products);
  const idle = await p95(60, products);
  let isOver = false;
  const replies: { status: number; wait: string | null }[] = [];
  const people = Array.from({ length: 60 }, async (_, n) => {
    while (!isOver) {
      const body = { email: `flood${n}-${replies.length}@example.com`, password: goodPassword };
      const address = `100.64.${n}.${replies.length % 250}`;
      const { status, headers } = await server.ask("POST", "/api/auth/signin", body, { address });
      replies.push({ status, wait: headers.get("retry-after") });
    }
  });
  const busy = await p95(60, products);
  isOver = true;
  await Promise.all(people);
  const statuses = counts(replies.map(({ status }) => status));
  process.stdout.write(
    `products p95: idle ${idle} ms, beside 60 sign-ins ${busy} ms; ${JSON.stringify(statuses)}\n`,
  );
  expect(Object.keys(statuses).every((status) => ["401", "503"].includes(status))).toBe(true);
  expect(statuses[503]).toBeGreaterThan(0);
  for (const { status, wait } of replies) if (status === 503) expect(Number(wait)).toBeGreaterThan(0);
  expect(busy / Math.max(idle, floorMs)).toBeLessThan(3);
}, 240_000);

test("three hundred who search at once from everywhere: each is answered or asked to come again", async () => {
  const idle = await p95(40, products);
  let isOver = false;
  const replies: { status: number; wait: string | null }[] = [];
  const people = Array.from({ length: 300 }, async (_, n) => {
    while (!isOver) {
      const path = `/api/products/suggest?q=${String.fromCharCode(97 + (n % 26))}&universe=women&limit=10`;
      const address = `100.65.${n >> 8}.${n & 255}`;
      const { status, headers } = await server.ask("GET", path, undefined, { address });
      replies.push({ status, wait: headers.get("retry-after") });
    }
  });
  const busy = await p95(30, products);
  isOver = true;
  await Promise.all(people);
  const statuses = counts(replies.map(({ status }) => status));
  process.stdout.write(
    `products p95: idle ${idle} ms, beside 300 searches ${busy} ms; ${JSON.stringify(statuses)}\n`,
  );
  expect(Object.keys(statuses).every((status) => ["200", "503"].includes(status))).toBe(true);
  for (const { status, wait } of replies) if (status === 503) expect(wait).toBe("1");
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
}, 240_000);
