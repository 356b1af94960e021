import { openDatabase } from "#storage/open-database.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Log } from "../adapters/log.ts";
import type { Config } from "../config.ts";
import { explainDatabase } from "../explain-database.ts";
import { lead } from "./lead.ts";
import { readySentence } from "./ready.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Brings the database up to date, starts so many workers, and looks after them until it is told to stop. */
export async function leadWorkers(config: Config, count: number, log: Log): Promise<Result<void, string>> {
  const url = config.databaseUrl;
  if (url === undefined) return refuse("Workers need DATABASE_URL.");
  say("Bringing the database up to date…");
  const database = await openDatabase({ kind: "postgres", url }, (step) => say(`  ${step}`));
  if (!database.ok) return refuse(explainDatabase(database.refusal));
  await database.value.close();

  const leading = lead(count, log);
  const stop = async () => {
    await leading.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
  process.on("SIGHUP", () => void leading.replaceAll());
  try {
    const port = await leading.begin();
    say(`${readySentence(config.host, port)} (${count} workers, leader ${process.pid})`);
    return accept(undefined);
  } catch (error) {
    await leading.stop();
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
