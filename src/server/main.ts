import cluster from "node:cluster";
import { parseArgs } from "node:util";
import { openLog } from "./adapters/log.ts";
import { readConfig } from "./config.ts";
import { serve } from "./serve.ts";
import { leadWorkers } from "./workers/lead-workers.ts";
import { readWorkers } from "./workers/read-workers.ts";

/** One sentence, and out: nothing is half-made at this point. */
function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: { dev: { type: "boolean" }, build: { type: "string" }, workers: { type: "string" } },
  });
  const config = readConfig();
  if (!config.ok) stopWith(config.refusal);
  const workers = readWorkers(values.workers, config.value.databaseUrl);
  if (!workers.ok) stopWith(workers.refusal);
  const log = openLog(config.value.logLevel);
  const isLeader = workers.value !== undefined && cluster.isPrimary;
  const started = isLeader
    ? await leadWorkers(config.value, workers.value ?? 1, log)
    : await serve(config.value, { isDev: values.dev === true, build: values.build, log });
  if (!started.ok) stopWith(started.refusal);
}

start().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
