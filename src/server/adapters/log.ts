import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { withoutPersons } from "./without-persons.ts";

export type Log = Logger;

/**
 * One JSON object a line on standard output. Nobody's address, password or token reaches it: errors are written by
 * their few fields that are known to be harmless, and every line is gone through once more before it leaves.
 */
export const openLog = (level: Config["logLevel"], destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ["*.authorization", "*.password"],
      serializers: { err: writeError },
      hooks: { streamWrite: withoutPersons },
    },
    destination ?? pino.destination(1),
  );

type WrittenError = { [name: string]: string | WrittenError };

/** What errors of databases and sockets have beside their message; `detail` would quote the row. */
const harmless = ["code", "constraint", "table", "column", "routine", "syscall", "severity"];
const deepest = 5;

/** An error with all that caused it. */
function writeError(error: unknown, depth = 0): WrittenError | string {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  const fields = harmless.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? "",
    ...Object.fromEntries(fields),
    ...(error.cause !== undefined && depth < deepest && { cause: writeError(error.cause, depth + 1) }),
  };
}
