import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { columnParser, wireValue } from "../column-values.ts";
import type { Answer } from "./pglite-messages.ts";
import type { PgliteSession } from "./pglite-session.ts";

/** The embedded database in the hands of one user. */
export class PgliteConnection implements DatabaseConnection {
  readonly session: PgliteSession;
  readonly leave: () => void;

  constructor(session: PgliteSession, leave: () => void) {
    this.session = session;
    this.leave = leave;
  }

  async run({ sql, parameters }: CompiledQuery): Promise<Answer> {
    try {
      return await this.session.run({ sql, parameters: parameters.map(wireValue) });
    } catch (error) {
      // It was made where the answer arrived; here the stack leads to whoever asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.run(query);
    // What a row is was decided where the query was written: Kysely's type is taken at its word.
    const rows = readRows(answer) as R[];
    const counts = answer.command !== null && changing.has(answer.command);
    return counts ? { rows, numAffectedRows: BigInt(answer.rowCount ?? 0) } : { rows };
  }

  // biome-ignore lint/correctness/useYield: a generator by its interface.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("The embedded database does not stream: ask for pages.");
  }
}

const changing: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

const readRows = ({ columns, rows }: Answer): Record<string, unknown>[] => {
  const readers = columns.map(({ name, type }) => ({ name, parse: columnParser(type) }));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [index, { name, parse }] of readers.entries()) {
      const text = values[index] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    return row;
  });
};
