import { codeOf, reasonOf } from "./error-reason.ts";

/**
 * The server is shutting down or starting, connections fail or are refused; it has no room, memory or place left, its
 * disk fails, or it took too long.
 */
const sqlStates = /^(57P0[1235]|57014|08...|53...|58030)$/;
const systemCodes = /^E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/;
/** What node-postgres says without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether an error means that no database can do it now, rather than that it said no. */
export const isDatabaseGone = (error: unknown): boolean => {
  const code = codeOf(error) ?? "";
  return sqlStates.test(code) || systemCodes.test(code) || words.test(reasonOf(error));
};
