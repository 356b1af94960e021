import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

const clockTicksMs = 10;

/** Milliseconds of processor time, from when each began. */
export type Used = { readonly siteMs: number; readonly databaseMs: number };

export async function usedBy(pid: number): Promise<Used> {
  return { siteMs: await processorMs([pid]), databaseMs: await processorMs(await databasePids()) };
}

/** A site that has just begun learns, tidies up and gets ready; that is not what a request costs. */
export async function untilIdle(pid: number): Promise<void> {
  const usedMs = async () => {
    const { siteMs, databaseMs } = await usedBy(pid);
    return siteMs + databaseMs;
  };
  let [idle, before] = [0, await usedMs()];
  for (let second = 0; second < 180 && idle < 5; second++) {
    await setTimeout(1000);
    const now = await usedMs();
    idle = now - before < 50 ? idle + 1 : 0;
    before = now;
  }
  if (idle < 5) throw new Error("The site does not come to rest.");
}

/** Our own server's processes; when it clears up is its own affair. */
async function databasePids(): Promise<number[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const names = await Promise.all(
    all.map(async (id) => [id, await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "")] as const),
  );
  return names
    .filter(([, line]) => line.includes("postgres") && !line.includes("autovacuum"))
    .map(([id]) => id);
}

async function processorMs(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    sum += ((user ?? 0) + (system ?? 0)) * clockTicksMs;
  }
  return sum;
}
