import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../adapters/log.ts";
import { readyPort } from "./ready.ts";

/** Longest wait for a process that was asked to leave; it has its own limits, which are shorter. */
const leaveMs = 40_000;
/** Before another takes the place of one that died: longer each time, until one has stayed for a while. */
const [firstPauseMs, longestPauseMs, stayedMs] = [500, 30_000, 60_000];

type Leading = {
  /** Resolves with the port when all are ready; rejects when one ends before. The first is ready before the others begin. */
  readonly begin: () => Promise<number>;
  /** Puts another in the place of each, one at a time, ready before the old one leaves. */
  readonly replaceAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The process that holds the port and sees to it that there are so many that answer. It answers nothing itself. */
export function lead(count: number, log: Log): Leading {
  let isStopping = false;
  let pauseMs = firstPauseMs;
  let turn: Promise<void> = Promise.resolve();
  /** Those that are asked to leave, or never became ready: nobody takes their place. */
  const leaving = new Set<Worker>();

  const begin = (): Promise<{ readonly worker: Worker; readonly port: number }> => {
    const worker = cluster.fork();
    const begun = Date.now();
    return new Promise((resolve, reject) => {
      let isReady = false;
      worker.on("message", (said: unknown) => {
        const port = readyPort(said);
        if (port === undefined) return;
        isReady = true;
        resolve({ worker, port });
      });
      worker.once("exit", (code, signal) => {
        if (!isReady) reject(new Error(`A worker ended before it was ready (${signal ?? code}).`));
        else if (!leaving.delete(worker)) replaceLost(Date.now() - begun, signal ?? code);
      });
    });
  };

  /** Resolves with its end, whatever that takes. */
  const leave = async (worker: Worker): Promise<void> => {
    leaving.add(worker);
    const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    if (worker.isDead()) return;
    worker.process.kill("SIGTERM");
    const cut = setTimeout(() => worker.process.kill("SIGKILL"), leaveMs);
    await gone;
    clearTimeout(cut);
  };

  function replaceLost(stayed: number, how: string | number): void {
    if (isStopping) return;
    pauseMs = stayed > stayedMs ? firstPauseMs : Math.min(longestPauseMs, pauseMs * 2);
    log.error({ how, pauseMs }, "a worker ended by itself; another takes its place");
    void sleep(pauseMs).then(refill);
  }
  const refill = async (): Promise<void> => {
    while (!isStopping) {
      try {
        const { worker } = await begin();
        // Whoever was asked to stop meanwhile would leave this one behind.
        if (isStopping) await leave(worker);
        return;
      } catch (error) {
        pauseMs = Math.min(longestPauseMs, pauseMs * 2);
        log.error({ err: error, pauseMs }, "no worker could be started");
        await sleep(pauseMs);
      }
    }
  };
  const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);

  const replaceEach = async (): Promise<void> => {
    for (const old of workers().filter((one) => !leaving.has(one))) {
      if (isStopping) return;
      try {
        await begin();
      } catch (error) {
        log.error({ err: error }, "the new worker did not start: those that are there go on");
        return;
      }
      await leave(old);
    }
    log.info({ workers: workers().length }, "all workers were replaced");
  };

  return {
    begin: async () => {
      const { port } = await begin();
      await Promise.all(Array.from({ length: count - 1 }, begin));
      return port;
    },
    replaceAll: () => {
      turn = turn.then(replaceEach);
      return turn;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(workers().map(leave));
    },
  };
}
