import { Worker } from "node:worker_threads";
import { within } from "../deadline.ts";
import { pgliteEngine } from "./pglite-engine.ts";
import type { Answer, Failure, Order, Reply, Request, Statement } from "./pglite-messages.ts";

/**
 * One run of the embedded database in its thread. It ends once: by `close`, by `kill` or because the thread died;
 * from then on every call rejects. Whoever wants the database back starts another session.
 */
export type PgliteSession = {
  run(statement: Statement): Promise<Answer>;
  /** Ends it in good order; after five seconds without an answer, by force. */
  close(): Promise<void>;
  kill(reason: string): Promise<void>;
};

const closeMilliseconds = 5_000;

export const startPgliteSession = async (folder: string): Promise<PgliteSession> => {
  // Without execArgv the thread would inherit flags meant for the main one (a test runner's loaders).
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), {
    name: "database",
    execArgv: [],
  });
  const calls = new Map<number, PromiseWithResolvers<Answer | null>>();
  let ended: Error | undefined;
  let lastId = 0;

  const end = (error: Error) => {
    ended ??= error;
    for (const call of calls.values()) call.reject(stopped(ended));
    calls.clear();
  };
  worker.on("error", end);
  worker.on("messageerror", end);
  worker.on("exit", (code) => end(new Error(`Its thread ended with code ${code}.`)));
  worker.on("message", (reply: Reply) => {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ("failure" in reply) call?.reject(new DatabaseError(reply.failure));
    else call?.resolve(reply.answer);
  });

  const order = (what: Order): Promise<Answer | null> => {
    if (ended !== undefined) return Promise.reject(stopped(ended));
    const call = Promise.withResolvers<Answer | null>();
    lastId += 1;
    calls.set(lastId, call);
    const request: Request = { id: lastId, ...what };
    worker.postMessage(request);
    return call.promise;
  };

  const kill = async (reason: string) => {
    end(new Error(reason));
    await worker.terminate();
  };

  try {
    await order({ kind: "open", folder, engine: await pgliteEngine() });
  } catch (error) {
    await kill("It could not be opened.");
    throw error;
  }
  return {
    kill,
    async run(statement) {
      const answer = await order({ kind: "run", statement });
      if (answer === null) throw new Error("The embedded database gave no answer.");
      return answer;
    },
    async close() {
      if (ended !== undefined) return;
      await within(closeMilliseconds, order({ kind: "close" }), "").catch(() => {});
      await kill("It has been closed.");
    },
  };
};

/** Has what a `DatabaseError` of node-postgres has: SQLSTATE in `code`, and `constraint`, `detail`, … */
class DatabaseError extends Error {
  constructor({ message, ...fields }: Failure) {
    super(message);
    Object.assign(this, fields);
  }
}

/** The SQLSTATE with which a PostgreSQL server says that it was shut down. */
const stopped = (cause: Error): Error =>
  Object.assign(new Error("The embedded database has stopped.", { cause }), { code: "57P01" });
