import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "#storage/open-database.ts";
import { beginCatalogue } from "./adapters/catalogue/open-catalogue.ts";
import { openLog } from "./adapters/log.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { explainDatabase } from "./explain-database.ts";
import { type Listening, listen } from "./listen.ts";
import { openWebBuild, type WebBuild } from "./web-build.ts";

/** Longest wait for open requests at a stop. */
const graceMs = 10_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** One sentence, and out: nothing is half-made at this point. */
function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: "boolean" }, build: { type: "string" } } });
  const config = readConfig();
  if (!config.ok) stopWith(config.refusal);
  const { host, dataDirectory, databaseUrl, logLevel, catalogueSize } = config.value;
  const log = openLog(logLevel);

  const listening = await listen(config.value);
  if (!listening.ok) stopWith(listening.refusal);

  const build = await openBuild(values.dev === true, values.build, listening.value);

  const catalogueBegun =
    catalogueSize > 0 && !databaseUrl && !existsSync(dataDirectory)
      ? beginCatalogue(catalogueSize, new Date())
      : undefined;
  say(databaseUrl ? "Opening the database…" : `Opening the embedded database in ${dataDirectory}…`);
  const database = await openDatabase(
    databaseUrl ? { kind: "postgres", url: databaseUrl } : { kind: "embedded", directory: dataDirectory },
    (step) => say(`  ${step}`),
  );
  if (!database.ok) stopWith(explainDatabase(database.refusal));

  const { answer, warm, rest, close } = await compose({
    config: config.value,
    database: database.value,
    build,
    log,
    report: (step) => say(`  ${step}`),
    now: () => new Date(),
    catalogueBegun,
  });
  listening.value.open(answer);

  const stop = async (signal: string) => {
    log.info({ signal }, "stopping");
    await listening.value.close(graceMs);
    await Promise.race([rest(), setTimeout(graceMs)]);
    await database.value.close();
    const ended = await Promise.race([close().then(() => true), setTimeout(graceMs, false)]);
    // A thread that hangs outside JavaScript would hold up even an exit. Everything is on disk by now.
    if (!ended) process.kill(process.pid, "SIGKILL");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));

  say(`Cleed is ready at http://${host.includes(":") ? `[${host}]` : host}:${listening.value.port}`);
  warm().catch((error: unknown) => log.warn({ err: error }, "not everything could be made ahead"));
}

async function openBuild(dev: boolean, directory = "build", { server }: Listening): Promise<WebBuild> {
  if (!dev) return openWebBuild(join(import.meta.dirname, "../..", directory));
  const { openDevelopmentBuild } = await import("./development-build.ts");
  return openDevelopmentBuild(server);
}

start().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
