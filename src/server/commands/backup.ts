import { access, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { backUpResting } from "#storage/backup/copy-out.ts";
import { partOf, writeBackup } from "#storage/backup/write-backup.ts";
import { readConfig } from "../config.ts";
import { explainDatabase } from "../explain-database.ts";
import { findRunningServer } from "./fetch-backup.ts";

/** `npm run backup -- <file>` */
const end = (sentence: string, code: 0 | 1): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const given = process.argv[2] ?? "";
if (process.argv.length !== 3 || given === "" || given.startsWith("-"))
  end("Name the file to write: npm run backup -- cleed.backup", 1);
const file = resolve(given);
const config = readConfig();
if (!config.ok) end(config.refusal, 1);
else {
  const { databaseUrl, dataDirectory } = config.value;
  if (databaseUrl) end("DATABASE_URL is set: use pg_dump (docs/operations.md has the command).", 1);
  if (await exists(file)) end(`${given} exists already: name another file.`, 1);
  if (!(await exists(dirname(file)))) end(`There is no folder ${dirname(file)}.`, 1);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => void rm(partOf(file), { force: true }).then(() => process.exit(1)));
  try {
    await make(dataDirectory);
  } catch (error) {
    end(`No backup was made: ${error instanceof Error ? error.message : String(error)}.`, 1);
  }
  end(`The backup is in ${given}.`, 0);
}

async function make(dataDirectory: string): Promise<void> {
  const server = await findRunningServer(dataDirectory);
  if (server) {
    const stream = await server.order();
    if (stream.ok) return void (await writeBackup(file, stream.value));
    return end(`No backup was made. ${stream.refusal}`, 1);
  }
  const outcome = await backUpResting(dataDirectory, async (pack) => void (await writeBackup(file, pack)));
  if (outcome.ok) return;
  if (outcome.refusal.kind === "none") end(`There is no database in DATA_DIR ${dataDirectory}.`, 1);
  else end(explainDatabase(outcome.refusal), 1);
}
