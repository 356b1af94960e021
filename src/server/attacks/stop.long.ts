import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlace } from "#storage/testing/databases.ts";
import { registration } from "../testing/account-site.ts";
import {
  codeFor,
  launchServer,
  patiently,
  type ServerPlace,
  startServer,
} from "../testing/running-server.ts";

let place: ServerPlace;
let remove: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshPlace("embedded");
  if (fresh.where.kind !== "embedded") throw new Error("Another database than asked for.");
  // Alone: nobody else goes on answering, and silent connections need not be kept.
  place = { dataDirectory: fresh.where.directory, env: { TRUST_PROXY: "0" } };
  remove = fresh.remove;
});
afterAll(async () => {
  await remove();
  await rm(place.dataDirectory, { recursive: true, force: true });
});

/** What the server promises is ten seconds for open answers; a busy machine adds to everything else. */
const mostMs = 30_000;

test("a server that is told to stop while it is starting goes at once, and the next one starts", async () => {
  const server = await launchServer(place);
  while (!server.said().includes("Opening")) await sleep(5);
  const began = performance.now();
  server.send("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(mostMs);
}, 180_000);

test("open answers come to their end, nobody new gets in, and what was said is kept", async () => {
  const server = await startServer(place);
  const { url, port } = server;
  const ask = patiently(server.ask);
  const email = "stays@example.com";
  await ask("POST", "/api/auth/signup", registration(email));
  const code = await codeFor(place.dataDirectory, email);
  const { body } = await ask("POST", "/api/auth/verify", { email, code });
  const { token } = body;
  const { body: list } = await ask("GET", "/api/products?universe=women&limit=20");
  const ids: number[] = list.products.map(({ id }: { id: number }) => id);

  const stream = await fetch(`${url}/api/assistant/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "a red dress for a wedding", universe: "women", lang: "en" }),
  });
  expect(stream.status).toBe(200);
  const silent = connect(port, "127.0.0.1");
  await new Promise((resolve) => silent.once("connect", resolve));
  silent.on("error", () => {});
  const acknowledged: number[] = [];
  const likes = ids.map(async (id) => {
    const answer = await server
      .ask("PATCH", "/api/users/me/preferences/products_liked", { id, value: true }, { token })
      .catch(() => undefined);
    if (answer?.status === 200) acknowledged.push(id);
    return answer?.status;
  });
  // They are on their way, not all of them answered.
  await Promise.race(likes);
  const began = performance.now();
  server.send("SIGTERM");

  expect(await stream.text()).toContain("event: done");
  const statuses = new Set(await Promise.all(likes));
  // Answered, asked to come again where the machine is too busy for twenty at once, or nobody there any more.
  for (const status of statuses) expect([200, 503, undefined]).toContain(status);
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(mostMs);
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  silent.destroy();

  const next = await startServer(place);
  const me = await patiently(next.ask)("GET", "/api/users/me", undefined, { token });
  const liked: number[] = me.body.user.products_liked;
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(liked).toEqual(expect.arrayContaining(acknowledged));
  expect(await next.stop()).toEqual({ code: 0, signal: null });
}, 240_000);
