import { codeOf, reasonOf } from "./error-reason.ts";

/** The server is shutting down or starting, connections fail or are refused. */
const sqlStates = /^(57P0[123]|08...|53300)$/;
const systemCodes = /^E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/;
/** What node-postgres says without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Whether an error means that no database answers, rather than that it said no. */
export const isDatabaseGone = (error: unknown): boolean => {
  const code = codeOf(error) ?? "";
  return sqlStates.test(code) || systemCodes.test(code) || words.test(reasonOf(error));
};
