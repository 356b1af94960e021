import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#storage/open-database.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Log } from "./adapters/log.ts";
import type { Config } from "./config.ts";
import { openControlSocket } from "./control-socket.ts";
import { explainDatabase } from "./explain-database.ts";
import { giveHeapRoom } from "./heap-room.ts";
import { type Listening, listen } from "./listen.ts";
import { openWebBuild, requireWebBuild, type WebBuild } from "./web-build.ts";
import { readySentence, tellReady } from "./workers/ready.ts";
import { letCollectorsYield } from "./yielding-threads.ts";

/** Longest wait for open requests at a stop. */
const graceMs = 10_000;

/** Longest wait of a process that may be the only one for what is made ahead. */
const warmMs = 2_000;
/** Whoever waited for the start is answered before anything is made ahead. */
const pauseMs = 200;

type Options = { readonly isDev: boolean; readonly build: string | undefined; readonly log: Log };

/** One process that answers: alone, or one of the workers of a leader. */
export async function serve(
  config: Config,
  { isDev, build: folder = "build", log }: Options,
): Promise<Result<void, string>> {
  const { host, dataDirectory, databaseUrl, catalogueSize } = config;
  const { isWorker } = cluster;
  // Of workers the first of all tells what it does: it makes whatever a first start makes.
  const isQuiet = isWorker && cluster.worker?.id !== 1;
  const say = isQuiet ? () => {} : (line: string) => void process.stdout.write(`${line}\n`);

  // Nobody was promised anything yet: a start that is not wanted any more ends where it is, as a killed one would.
  // One listener for good: a signal that comes while one listener takes the place of another is lost.
  let onSignal: (signal: string) => void = () => process.exit(0);
  if (!isWorker) for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => onSignal(signal));

  // Where others may answer meanwhile, no connection is taken before it can be answered: a proxy hands a request that
  // writes to another process only if this one has not heard it. Alone, whoever comes early is told to wait; who has
  // the embedded database is alone.
  const hasOthers = isWorker || (config.trustedProxies > 0 && databaseUrl !== undefined && !isDev);
  const early = hasOthers ? undefined : await listen(config);
  if (early && !early.ok) return early;
  const buildDirectory = join(import.meta.dirname, "../..", folder);
  if (!isDev) requireWebBuild(buildDirectory);
  const sources = isDev
    ? await openBuild(isDev, buildDirectory, early?.ok ? early.value : undefined)
    : undefined;

  const isFirst = catalogueSize > 0 && !databaseUrl && !existsSync(dataDirectory);
  say(databaseUrl ? "Opening the database…" : `Opening the embedded database in ${dataDirectory}…`);
  const begun = Promise.withResolvers<void>();
  const opening = openDatabase(
    databaseUrl ? { kind: "postgres", url: databaseUrl } : { kind: "embedded", directory: dataDirectory },
    (step) => {
      say(`  ${step}`);
      begun.resolve();
    },
    (sentence) => log.error(sentence),
  );
  // Once it can go on without this thread there is other work here: a catalogue to begin and the rest of the program
  // to load.
  const [database, { compose, catalogueBegun, build }] = await Promise.all([opening, prepare()]);
  if (!database.ok) return refuse(explainDatabase(database.refusal));

  const { answer, warm, rest, close } = await compose({
    config,
    database: database.value,
    build,
    log,
    report: (step) => say(`  ${step}`),
    now: () => new Date(),
    catalogueBegun,
  });
  let isStopping = false;
  const warmed = () =>
    warm().catch((error: unknown) => {
      if (!isStopping) log.warn({ err: error }, "not everything could be made ahead");
    });
  // Nobody waits for a worker, and who comes first should not wait for what is made ahead. Behind a proxy this may be
  // the only process there is: then people wait for it.
  if (hasOthers) await Promise.race([warmed(), setTimeout(isWorker ? graceMs : warmMs)]);
  const listening = early ?? (await listen(config));
  if (!listening.ok) return listening;
  listening.value.open(answer);
  const control = await openControlSocket({
    dataDirectory,
    database: database.value,
    onFault: (error) => log.warn({ err: error }, "no backup can be made, or one failed"),
  });

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    // Others go on answering, and nobody should notice; at a terminal somebody waits.
    await listening.value.close(graceMs, signal === "SIGTERM" && hasOthers);
    await Promise.race([rest(), setTimeout(graceMs)]);
    await control.close();
    await database.value.close();
    const ended = await Promise.race([close().then(() => true), setTimeout(graceMs, false)]);
    // A thread that hangs outside JavaScript would hold up even an exit. Everything is on disk by now.
    if (!ended) process.kill(process.pid, "SIGKILL");
    process.exit(0);
  };
  if (isWorker) {
    // A supervisor may tell the whole group, and then the leader tells it once more.
    process.on("SIGTERM", () => void stop("SIGTERM"));
    // At a terminal too the whole group is told; workers wait for their leader.
    for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
    tellReady(listening.value.port);
  } else {
    onSignal = (signal) => void stop(signal);
    say(readySentence(host, listening.value.port));
  }
  giveHeapRoom();
  void letCollectorsYield().catch((error: unknown) =>
    log.warn({ err: error }, "clearing up may hold up answers"),
  );
  if (!hasOthers) setTimeout(pauseMs).then(warmed);
  return accept(undefined);

  async function prepare() {
    await Promise.race([begun.promise, opening]);
    const { beginCatalogue } = await import("./adapters/catalogue/open-catalogue.ts");
    const catalogueBegun = isFirst ? beginCatalogue(catalogueSize, new Date()) : undefined;
    const { compose } = await import("./compose.ts");
    const build = sources ?? (await openBuild(isDev, buildDirectory));
    return { compose, catalogueBegun, build };
  }
}

async function openBuild(isDev: boolean, directory: string, listening?: Listening): Promise<WebBuild> {
  if (!isDev || !listening) return openWebBuild(directory);
  const { openDevelopmentBuild } = await import("./development-build.ts");
  return openDevelopmentBuild(listening.server);
}
