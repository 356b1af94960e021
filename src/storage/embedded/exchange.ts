import { messages, type PGlite, protocol } from "@electric-sql/pglite";
import type { Answer, Statement } from "./pglite-messages.ts";
import type { StatementNames } from "./statement-names.ts";

const { serialize } = protocol;

/**
 * One statement in one exchange with the database. PGlite's own `query` takes six, and has every statement read and
 * planned anew. Nothing waits before all is answered and read, so that no two statements get mixed up. Values stay
 * text on both sides of the wire: the other thread reads and writes them, as it does for PostgreSQL.
 */
export async function exchange(
  database: PGlite,
  names: StatementNames,
  statement: Statement,
): Promise<Answer> {
  const { sql, parameters } = statement;
  const { name, isNew, dropped } = names.of(sql);
  const { chunks, ended } = send(database, [
    ...dropped.map((one) => serialize.close({ type: "S", name: one })),
    ...(isNew ? [serialize.parse({ name, text: sql })] : []),
    serialize.bind({ statement: name, values: [...parameters] }),
    serialize.describe({ type: "P" }),
    serialize.execute(),
    serialize.sync(),
  ]);
  try {
    return readAnswer(chunks, names, sql);
  } finally {
    await ended;
  }
}

/**
 * PGlite hands out what it answers as it comes, and has handed out all of it when this returns: `ended` only tells
 * whether it broke off. Its other way puts the whole of an answer together twice before anybody reads it.
 */
function send(database: PGlite, batch: readonly Uint8Array[]) {
  const chunks: Uint8Array[] = [];
  const ended = database.execProtocolRawStream(Buffer.concat(batch), {
    syncToFs: false,
    // A copy: what is handed out is a window on the engine's memory.
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  });
  return { chunks, ended };
}

function readAnswer(chunks: readonly Uint8Array[], names: StatementNames, sql: string): Answer {
  const received: messages.BackendMessage[] = [];
  const parser = new protocol.Parser();
  for (const chunk of chunks) parser.parse(chunk, (message) => void received.push(message));
  let columns: Answer["columns"] = [];
  let completed: string | null = null;
  const rows: (readonly (string | null)[])[] = [];
  const told: string[] = [];
  for (const message of received) {
    if (message instanceof messages.DatabaseError) {
      names.forget(sql);
      throw message;
    }
    if (message instanceof messages.DataRowMessage) rows.push(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) completed = message.text;
    else if (message instanceof messages.RowDescriptionMessage)
      columns = message.fields.map((field) => ({ name: field.name, type: field.dataTypeID }));
    else if (message instanceof messages.NotificationResponseMessage) told.push(message.payload);
  }
  if (completed === null) return { command: null, rowCount: null, columns, rows, told };
  if (changesTables.test(completed)) names.forgetAll();
  return { ...readCompletion(completed), columns, rows, told };
}

const changesTables = /^(CREATE|ALTER|DROP|DO|CALL)\b/;

/** `INSERT 0 5`, `SELECT 3`, `START TRANSACTION`: what was done, and to how many rows. */
function readCompletion(completed: string): Pick<Answer, "command" | "rowCount"> {
  const words = completed.split(" ");
  const command = words.filter((word) => !/^\d+$/.test(word)).join(" ");
  const last = Number(words.at(-1));
  return { command, rowCount: Number.isNaN(last) ? null : last };
}
