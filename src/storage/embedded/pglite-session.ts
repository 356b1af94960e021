import { Worker } from "node:worker_threads";
import { within } from "../deadline.ts";
import { codeOf, reasonOf } from "../error-reason.ts";
import { currentHurry } from "../hurry.ts";
import { pgliteEngine } from "./pglite-engine.ts";
import type { Answer, Failure, Order, Reply, Request, Statement } from "./pglite-messages.ts";

/**
 * One run of the embedded database in its thread. It ends once: by `close`, by `kill`, because the thread died or
 * because it hangs or is broken; from then on every call rejects. Whoever wants the database back starts another
 * session.
 */
export type PgliteSession = {
  /** One statement at a time: a session whose statement does not end is ended. */
  run(statement: Statement): Promise<Answer>;
  /** Rejects when it is over. It waits behind the statement that runs, and says nothing against that. */
  ping(): Promise<void>;
  /** Resolves with the reason when the thread is gone and another one may use the folder. */
  readonly over: Promise<string>;
  /** Ends it in good order; after five seconds without an answer, by force. */
  close(): Promise<void>;
  kill(reason: string): Promise<void>;
};

const closeMilliseconds = 5_000;
/** Opening may have to go through what a killed session left. */
const openMilliseconds = 5 * 60_000;
/**
 * A statement that runs cannot be interrupted, so this is how long the worst one may shut everybody else out. The
 * longest that people ask for (figures over a million events) takes seconds on a slow machine.
 */
const statementMilliseconds = 30_000;
/** Of changes to the tables, and of tidying up. */
const workMilliseconds = 15 * 60_000;
const probeMilliseconds = 1_000;

export const startPgliteSession = async (
  folder: string,
  /** Told of what a statement changed that is kept in memory elsewhere. */
  hear: (topic: string) => void = () => {},
  bounds: { readonly statementMs: number } = { statementMs: statementMilliseconds },
): Promise<PgliteSession> => {
  // Without execArgv the thread would inherit flags meant for the main one (a test runner's loaders).
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), {
    name: "database",
    execArgv: [],
  });
  const calls = new Map<number, PromiseWithResolvers<Answer | null>>();
  let ended: Error | undefined;
  let lastId = 0;

  const end = (error: Error): Error => {
    ended ??= error;
    for (const call of calls.values()) call.reject(stopped(ended));
    calls.clear();
    return ended;
  };
  const over = new Promise<string>((resolve) => {
    worker.on("exit", (code) => resolve(end(new Error(`Its thread ended with code ${code}.`)).message));
  });
  worker.on("error", end);
  worker.on("messageerror", (error) => void kill(error.message));
  worker.on("message", (reply: Reply) => {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ("failure" in reply) call?.reject(new DatabaseError(reply.failure));
    else call?.resolve(reply.answer);
    if ("answer" in reply) for (const topic of reply.answer?.told ?? []) hear(topic);
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

  const send = async (statement: Statement): Promise<Answer> => {
    const answer = await order({ kind: "run", statement });
    if (answer === null) throw new Error("The embedded database gave no answer.");
    return answer;
  };
  /** Any answer will do, also that a transaction has failed. */
  const ping = async (): Promise<void> => {
    await send({ sql: "select 1", parameters: [] }).catch((error) => {
      if (ended !== undefined || codeOf(error) === undefined) throw error;
    });
  };
  /** After some errors it is broken, and after some it may hang with the next statement. */
  const examine = async (error: unknown): Promise<void> => {
    if (ended !== undefined) return;
    const code = codeOf(error) ?? "";
    if (broken.test(code)) await kill(`It failed: ${code} ${reasonOf(error)}`);
    else if (exhausted.test(code))
      await within(probeMilliseconds, ping(), "").catch(() => kill(`It hangs after ${reasonOf(error)}`));
  };

  try {
    const opening = order({ kind: "open", folder, engine: await pgliteEngine() });
    await within(openMilliseconds, opening, "It does not open.");
  } catch (error) {
    await kill("It could not be opened.");
    throw error;
  }
  return {
    kill,
    over,
    ping,
    async run(statement) {
      const most = currentHurry()?.patience === "work" ? workMilliseconds : bounds.statementMs;
      const timer = setTimeout(() => void kill(`A statement took longer than ${most} ms.`), most);
      try {
        return await send(statement);
      } catch (error) {
        void examine(error);
        throw ended === undefined ? error : stopped(ended);
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      if (ended !== undefined) return;
      await within(closeMilliseconds, order({ kind: "close" }), "").catch(() => {});
      await kill("It has been closed.");
    },
  };
};

/** No code at all is what WebAssembly says when it breaks; XX and 58 are PostgreSQL's for what must not happen. */
const broken = /^($|XX|58|57P02)/;
/** No room on the disk or in memory: PGlite often goes on, but when its log cannot grow it never answers again. */
const exhausted = /^53/;

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
