import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace } from "#storage/testing/databases.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { openSlowSockets, p95 } from "./sockets.ts";

let server: RunningServer;
let remove: () => Promise<void>;
beforeAll(async () => {
  const place = await freshPlace("embedded");
  if (place.where.kind !== "embedded") throw new Error("Another database than asked for.");
  server = await startServer({ dataDirectory: place.where.directory, env: { TRUST_PROXY: "0" } });
  remove = place.remove;
}, 400_000);
afterAll(async () => {
  await server.stop();
  await remove();
});

const products = () => server.ask("GET", "/api/products?universe=women&limit=24");

/** Below this a ratio says more about the machine than about us. */
const floorMs = 25;

test.each([
  ["headers", "GET /api/products HTTP/1.1\r\nHost: a\r\nX: "],
  [
    "bodies",
    "POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
  ],
])(
  "500 sockets that dribble %s are cut after 15 seconds, and others are answered as before",
  { timeout: 180_000 },
  async (what, head) => {
    await p95(30, products);
    const alone = await p95(80, products);
    const began = performance.now();
    const slow = await openSlowSockets(server.port, 500, 1_000, head);
    const beside = await p95(80, products);
    while (slow.cut() < 500 && performance.now() - began < 60_000) await sleep(50);
    const seconds = (performance.now() - began) / 1000;
    slow.close();
    process.stdout.write(`${what}: p95 ${alone} ms, then ${beside} ms; all cut after ${seconds} s\n`);
    expect(slow.cut()).toBe(500);
    // Fifteen, the look around every second, and what a busy machine adds.
    expect(seconds).toBeLessThan(25);
    expect(beside / Math.max(alone, floorMs)).toBeLessThan(2);
  },
);
