import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { catalogueStore } from "#storage/catalogue-store.ts";
import { hasDatabase } from "#storage/embedded/database-folder.ts";
import { feedStore } from "#storage/feed-store.ts";
import { openDatabase } from "#storage/open-database.ts";
import { isLanguage } from "#vocabulary/language.ts";
import { isUniverse } from "#vocabulary/universe.ts";
import { explainRun } from "../adapters/feeds/explain-run.ts";
import { importFeed } from "../adapters/feeds/import-feed.ts";
import { readConfig } from "../config.ts";
import { explainDatabase } from "../explain-database.ts";

const usage = `npm run import-feed -- <file | -> [--dry-run]
  --source <name>         what the feed is called (the file's name when left out)
  --shop <name>           who sells it, when the feed does not say
  --language en|fr        the language of its words, when the feed does not say
  --universe men|women    for whom a row is that does not say
  --allow-shrink          also when it lost more than 30 % of its products
  --diagnostics <file>    write every diagnostic there, a JSON object a line
  --runs                  list the runs so far
  --roll-back <run>       take the last run of a feed back`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** One sentence, and out. */
function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "allow-shrink": { type: "boolean", default: false },
        source: { type: "string" },
        shop: { type: "string" },
        language: { type: "string" },
        universe: { type: "string" },
        diagnostics: { type: "string" },
        runs: { type: "boolean", default: false },
        "roll-back": { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return stopWith(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** A person watching wants to see that it goes on, not every batch. */
function nowAndThen(tell: (products: number) => void, everyMs = 2_000): (products: number) => void {
  let toldAt = 0;
  return (products) => {
    if (Date.now() - toldAt < everyMs) return;
    toldAt = Date.now();
    tell(products);
  };
}

/**
 * Making an embedded database takes more memory than bringing in any feed, and a process does not give it back: so
 * another one lists the runs of a database that is not there yet, and ends. If it fails, opening it here says why.
 */
async function makeDatabaseApart(directory: string): Promise<void> {
  const isThere = await hasDatabase(join(directory, "database")).catch(() => true);
  if (!isThere)
    spawnSync(process.execPath, [...process.execArgv, import.meta.filename, "--runs"], { stdio: "ignore" });
}

async function start(): Promise<void> {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  const undo = values["roll-back"];
  if (values.help) return say(usage);
  if (file === undefined && !values.runs && undo === undefined) stopWith(usage);
  const { language, universe } = values;
  if (language !== undefined && !isLanguage(language)) stopWith(`--language is en or fr, not ${language}.`);
  if (universe !== undefined && !isUniverse(universe))
    stopWith(`--universe is men or women, not ${universe}.`);
  if (undo !== undefined && !/^\d{1,9}$/.test(undo))
    stopWith(`--roll-back takes the number of a run, not ${undo}.`);

  const config = readConfig();
  if (!config.ok) stopWith(config.refusal);
  const { databaseUrl, dataDirectory } = config.value;
  if (!databaseUrl && file !== undefined) await makeDatabaseApart(dataDirectory);
  const database = await openDatabase(
    databaseUrl ? { kind: "postgres", url: databaseUrl } : { kind: "embedded", directory: dataDirectory },
  );
  if (!database.ok) stopWith(explainDatabase(database.refusal));
  const { db, close } = database.value;
  const feeds = feedStore(db);
  let failed = false;
  if (values.runs) {
    for (const { id, source, status, startedAt } of await feeds.runs())
      say(`${id}  ${startedAt}  ${status}  ${source}`);
  } else if (undo !== undefined) {
    const undone = await feeds.rollBack(Number(undo), { at: new Date() });
    failed = !undone.ok;
    if (undone.ok)
      say(`Run ${undo} was taken back: ${undone.value.restored} products are as they were before.`);
    else if (undone.refusal.kind === "no_such_run") say(`There is no run ${undo}.`);
    else
      say(
        `Only the last run of a feed can be taken back${undone.refusal.last ? `: ${undone.refusal.last}` : ""}.`,
      );
  } else if (file !== undefined) {
    const result = await importFeed({
      catalogue: catalogueStore(db),
      feeds,
      file,
      source: values.source ?? (file === "-" ? "standard-input" : basename(file)),
      shop: values.shop,
      language,
      universe,
      dryRun: values["dry-run"],
      allowShrink: values["allow-shrink"],
      diagnosticsFile: values.diagnostics,
      now: () => new Date(),
      onProgress: nowAndThen((products) => say(`  ${products} products…`)),
    });
    for (const line of explainRun(result)) say(line);
    failed = result.kind === "held" || result.kind === "stopped";
  }
  await close();
  process.exitCode = failed ? 1 : 0;
}

start().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)));
