import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { type Answer, type Failure, failureFields, type Reply, type Request } from "./pglite-messages.ts";

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
    // Both sides of the wire stay text: the other thread reads and writes values, as it does for PostgreSQL.
    database.parsers = verbatim;
    database.serializers = verbatim;
    return null;
  }
  if (database === undefined) throw new Error("The embedded database is not open.");
  if (request.kind === "close") {
    await database.close();
    return null;
  }
  const { sql, parameters } = request.statement;
  const { rows, fields, command, rowCount } = await database.query<(string | null)[]>(sql, [...parameters], {
    rowMode: "array",
  });
  const columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  return { command: command ?? null, rowCount: rowCount ?? null, columns, rows };
};

/** Answers for every type: a missing entry would let PGlite's own conversion in. */
const verbatim: PGlite["parsers"] = new Proxy({}, { get: () => (value: string) => value });

const describe = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { message: String(error) };
  const sent = failureFields.flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === "string" ? [[field, value]] : [];
  });
  return { message: error.message, ...Object.fromEntries(sent) };
};
