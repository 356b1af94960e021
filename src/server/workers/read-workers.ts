import { accept, type Result, refuse } from "#vocabulary/result.ts";

/** More than any one machine has use for. */
const most = 64;

/** How many processes `--workers` asks for; nothing when this process does everything itself. */
export function readWorkers(
  given: string | undefined,
  databaseUrl: string | undefined,
): Result<number | undefined, string> {
  if (given === undefined) return accept(undefined);
  const count = Number(given);
  if (!/^\d{1,3}$/.test(given) || count < 1 || count > most)
    return refuse(`--workers is "${given}", but should be a whole number from 1 to ${most}.`);
  if (databaseUrl === undefined)
    return refuse("--workers needs DATABASE_URL: the embedded database belongs to one process.");
  return accept(count);
}
