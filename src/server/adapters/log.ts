import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";

export type Log = Logger;

/** One JSON object a line on standard output. Tokens never reach it. */
export const openLog = (level: Config["logLevel"]): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["*.authorization", "*.password"],
  });
