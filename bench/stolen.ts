import { readFile } from "node:fs/promises";

/**
 * Does something, and says which share of the time that this machine's processors were wanted others on the same
 * hardware had them: 0 to 1. Nothing on systems that do not tell.
 */
export async function stolenDuring<Made>(
  work: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly stolen: number }> {
  const before = await processorTicks();
  const made = await work();
  const after = await processorTicks();
  const wanted = after.wanted - before.wanted;
  return { made, stolen: wanted > 0 ? (after.stolen - before.stolen) / wanted : 0 };
}

/** Since the machine began. */
async function processorTicks(): Promise<{ readonly wanted: number; readonly stolen: number }> {
  const [line = ""] = (await readFile("/proc/stat", "utf8").catch(() => "")).split("\n");
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, later = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { wanted: user + nice + system + interrupts + later + stolen, stolen };
}
