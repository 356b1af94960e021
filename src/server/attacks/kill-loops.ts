import { randomInt } from "node:crypto";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type DatabasePlace, openDatabase } from "#storage/open-database.ts";
import { databaseFaults } from "#storage/testing/database-faults.ts";
import { type FreshPlace, freshPlace } from "#storage/testing/databases.ts";
import { startRealPostgres } from "#storage/testing/real-postgres.ts";
import {
  afterMs,
  emptyFolder,
  type RunningServer,
  type ServerPlace,
  startServer,
} from "../testing/running-server.ts";
import { type Findings, lookAtEverything } from "./kill-checks.ts";
import { emptyNotes, kinds, type Notes } from "./kill-notes.ts";
import { join, type Writing, writeUntilOver } from "./kill-writers.ts";

export type KillReport = Findings & {
  readonly notes: Notes;
  /** Of each start after a kill. */
  readonly readyMs: readonly number[];
  readonly faults: readonly string[];
};

/** Starts a server, has everybody write, kills it in the middle, and asks its successor for all of it. */
async function killInLoops(
  place: ServerPlace,
  where: DatabasePlace,
  loops: number,
  print: (line: string) => void,
): Promise<KillReport> {
  const notes = emptyNotes();
  const findings: Findings = { lost: [], half: [] };
  const readyMs: number[] = [];
  let server = await startServer(place);
  try {
    const products = await prepare(server, place, notes);
    for (let loop = 1; loop <= loops; loop++) {
      const before = { ...notes.answered };
      const seen = [findings.lost.length, findings.half.length, notes.refused.length] as const;
      let isOver = false;
      const writing: Writing = { ...writingOf(server, place, notes, products), isOver: () => isOver };
      const written = writeUntilOver(writing);
      await someMoment(() => kinds.reduce((sum, kind) => sum + notes.answered[kind] - before[kind], 0));
      isOver = true;
      await server.kill();
      await written;
      server = await startServer(place);
      readyMs.push(server.readyMs);
      await lookAtEverything({
        ...{ ask: server.ask, notes, dataDirectory: place.dataDirectory, findings },
        isLast: loop === loops,
      });
      const answered = kinds.map((kind) => `${kind} ${notes.answered[kind] - before[kind]}`).join(", ");
      print(
        `${loop}: answered ${answered}; ready again after ${Math.round(server.readyMs)} ms; ` +
          `lost ${findings.lost.length}, half ${findings.half.length}, refused ${notes.refused.length}`,
      );
      const news = [findings.lost, findings.half, notes.refused].flatMap((list, at) => list.slice(seen[at]));
      for (const one of news) print(`  ${one}`);
    }
    await server.kill();
    const database = await openDatabase(where);
    if (!database.ok) throw new Error(JSON.stringify(database.refusal));
    const faults = await databaseFaults(database.value.db, notes.gone).finally(() => database.value.close());
    return { ...findings, notes, readyMs, faults };
  } finally {
    await server.kill();
  }
}

/** Any moment between the first word and a while of writing; a slow machine has longer to say as much. */
async function someMoment(answered: () => number): Promise<void> {
  const enough = randomInt(1, 80);
  const isLate = afterMs(randomInt(500, 5_000));
  while (answered() < enough && !isLate()) await sleep(5);
}

const writingOf = (
  { ask }: RunningServer,
  { dataDirectory }: ServerPlace,
  notes: Notes,
  products: readonly number[],
) => ({
  ask,
  notes,
  dataDirectory,
  products,
  isOver: () => false,
});

/** The admin, two people who stay, and what there is to like. */
async function prepare(server: RunningServer, place: ServerPlace, notes: Notes): Promise<number[]> {
  const password = /password (\S+) \(shown/.exec(server.said())?.[1] ?? "";
  const signedIn = await server.ask(
    "POST",
    "/api/auth/signin",
    { email: "admin@cleed.local", password },
    { address: "192.0.2.1" },
  );
  notes.admin.token = signedIn.body.token;
  const { body } = await server.ask("GET", "/api/products?universe=women&limit=100");
  const products: number[] = body.products.map(({ id }: { id: number }) => id);
  for (let n = 0; n < 2; n++) await join(writingOf(server, place, notes, products));
  return products;
}

/** The same for both kinds of database; gives the server's folder and takes everything away afterwards. */
export async function killOn(
  kind: "embedded" | "postgres",
  loops: number,
  print: (line: string) => void,
): Promise<KillReport> {
  const { where, remove } = kind === "embedded" ? await freshPlace(kind) : await ownPostgres();
  const dataDirectory = where.kind === "embedded" ? where.directory : await emptyFolder();
  try {
    const databaseUrl = where.kind === "postgres" ? where.url : undefined;
    return await killInLoops({ dataDirectory, databaseUrl }, where, loops, print);
  } finally {
    await remove();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function ownPostgres(): Promise<FreshPlace> {
  const { url, stop } = await startRealPostgres();
  return { where: { kind: "postgres", url }, remove: stop };
}
