import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type RestoreRefusal, restoreBackup } from "#storage/backup/restore-backup.ts";
import { readConfig } from "../config.ts";
import { explainDatabase } from "../explain-database.ts";

/** `npm run restore -- <file> [--replace]` */
const end = (sentence: string, code: 0 | 1): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const usage = "Name the backup: npm run restore -- cleed.backup [--replace]";

function readArguments(): { readonly given: string; readonly replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: "boolean" } },
    });
    const [given, ...more] = positionals;
    if (!given || more.length > 0) return end(usage, 1);
    return { given, replace: values.replace === true };
  } catch {
    return end(usage, 1);
  }
}

const explain = (given: string, directory: string, refusal: RestoreRefusal): string => {
  switch (refusal.kind) {
    case "in_use":
      return explainDatabase({ kind: "directory_in_use", directory, pid: refusal.pid });
    case "has_database":
      return `DATA_DIR ${directory} has a database already: --replace puts this one in its place and keeps the old one beside it.`;
    case "bad_file":
      return `${given} cannot be restored: ${refusal.reason}. Nothing was changed.`;
    case "does_not_open":
      return `The database in ${given} does not open: ${refusal.reason}. Nothing was changed.`;
  }
};

const { given, replace } = readArguments();
const config = readConfig();
if (!config.ok) end(config.refusal, 1);
else {
  const { databaseUrl, dataDirectory } = config.value;
  if (databaseUrl) end("DATABASE_URL is set: use pg_restore (docs/operations.md has the command).", 1);
  const found = await stat(resolve(given)).catch(() => undefined);
  if (!found?.isFile()) end(`There is no file ${given}.`, 1);
  try {
    const restored = await restoreBackup(resolve(given), dataDirectory, replace);
    if (!restored.ok) end(explain(given, dataDirectory, restored.refusal), 1);
    else {
      const { people, products, made, before } = restored.value;
      const kept = before ? ` What was there before is in ${before}.` : "";
      end(`Restored to ${dataDirectory} as of ${made}: ${people} people, ${products} products.${kept}`, 0);
    }
  } catch (error) {
    end(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}.`, 1);
  }
}
