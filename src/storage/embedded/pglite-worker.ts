import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { exchange } from "./exchange.ts";
import { type Answer, type Failure, failureFields, type Reply, type Request } from "./pglite-messages.ts";
import { statementNames } from "./statement-names.ts";

/**
 * The thread of the embedded database. PGlite blocks the thread that calls it while a statement runs, and never
 * lets that thread's timers and sockets have a turn.
 */
const port = parentPort;
if (port === null) throw new Error("This file is started as a worker thread.");

/**
 * A server's 128 MB would be memory for nothing here: what is read often is kept as a snapshot, and files are kept
 * by the operating system.
 */
const sharedBuffers = "16MB";

let database: PGlite | undefined;
const names = statementNames();

port.on("message", async (request: Request) => {
  const { id } = request;
  const reply: Reply = await perform(request).then(
    (answer) => ({ id, answer }),
    (error) => ({ id, failure: describe(error) }),
  );
  port.postMessage(reply);
});

const perform = async (request: Request): Promise<Answer | null> => {
  if (request.kind === "open") {
    database = await PGlite.create(request.folder, {
      pgliteWasmModule: request.engine,
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
    });
    await database.exec("listen cleed");
    return null;
  }
  if (database === undefined) throw new Error("The embedded database is not open.");
  if (request.kind === "close") {
    await database.close();
    return null;
  }
  return exchange(database, names, request.statement);
};

const describe = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { message: String(error) };
  const sent = failureFields.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === "string" ? [[field, value]] : [];
  });
  return { message: error.message, ...Object.fromEntries(sent) };
};
