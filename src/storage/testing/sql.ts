import { sql as statement } from "kysely";

/** For suites of other rooms that have to look at the database itself, past all that is offered to them. */
export const sql = statement;
