import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { keepPgliteSession } from "./pglite-keeper.ts";
import type { PgliteSession } from "./pglite-session.ts";

const deaf = { hear: () => {}, hearAll: () => {} };

/** A session that ends when it is told to. */
const openSession = () => {
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const session: PgliteSession = {
    run: async () => ({ command: null, rowCount: null, columns: [], rows: [], told: [] }),
    ping: async () => {},
    close: async () => end("closed"),
    kill: async (reason) => end(reason),
    over,
  };
  return session;
};

test("starts another session when one has ended, and whoever asks meanwhile waits for it", async () => {
  const [first, second] = [openSession(), openSession()];
  const opening = Promise.withResolvers<PgliteSession>();
  const sessions = [Promise.resolve(first), opening.promise];
  const told: string[] = [];
  let looks = 0;
  const keeper = await keepPgliteSession(
    "folder",
    { ...deaf, hearAll: () => void looks++ },
    (sentence) => told.push(sentence),
    () => sessions.shift() ?? Promise.reject(new Error("a third")),
  );
  expect(await keeper.session()).toBe(first);
  await first.kill("It hangs.");
  await sleep(1);
  expect(keeper.current()).toBeUndefined();
  const waiting = keeper.session();
  expect(looks).toBe(0);
  opening.resolve(second);
  expect(await waiting).toBe(second);
  // What the first one changed last, nobody was told of.
  expect(looks).toBe(1);
  expect(keeper.current()).toBe(second);
  expect(told).toEqual(["The embedded database is started again. It hangs."]);
  await keeper.close();
});

test("tries again when the folder cannot be opened, and says so once", async () => {
  const second = openSession();
  let tries = 0;
  const told: string[] = [];
  const first = openSession();
  const keeper = await keepPgliteSession(
    "folder",
    deaf,
    (sentence) => told.push(sentence),
    async () => {
      tries += 1;
      if (tries === 1) return first;
      if (tries < 4) throw new Error("no room");
      return second;
    },
  );
  await first.kill("It hangs.");
  await sleep(1);
  expect(await keeper.session()).toBe(second);
  expect(tries).toBe(4);
  expect(told.filter((sentence) => sentence.includes("no room"))).toHaveLength(1);
  await keeper.close();
});

test("starts none after it was closed", async () => {
  let tries = 0;
  const keeper = await keepPgliteSession(
    "folder",
    deaf,
    () => {},
    async () => {
      tries += 1;
      return openSession();
    },
  );
  await keeper.close();
  await sleep(1);
  expect(tries).toBe(1);
});
