import { readFileSync } from "node:fs";

/**
 * Does something, and says which share of the time that this machine's processors were wanted others on the same
 * hardware had them: 0 to 1. Nothing on systems that do not tell.
 */
export async function stolenDuring<Made>(
  work: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly stolen: number }> {
  const before = processorTicks();
  const made = await work();
  const after = processorTicks();
  const wanted = after.wanted - before.wanted;
  return { made, stolen: wanted > 0 ? (after.stolen - before.stolen) / wanted : 0 };
}

/** How often it is looked, and how long after it what waited is still late. */
const [lookMs, lateMs] = [50, 150];

/** Knows at which moments others had a processor of this machine, as long as it is asked to look often. */
export function watchTheft(): {
  readonly look: () => void;
  readonly isUndisturbed: (from: number, until: number) => boolean;
} {
  let [lookedAt, stolen] = [performance.now(), processorTicks().stolen];
  const thefts: { readonly from: number; readonly until: number }[] = [];
  return {
    look() {
      const now = performance.now();
      if (now - lookedAt < lookMs) return;
      const ticks = processorTicks().stolen;
      if (ticks > stolen) thefts.push({ from: lookedAt, until: now + lateMs });
      [lookedAt, stolen] = [now, ticks];
    },
    isUndisturbed: (from, until) => !thefts.some((theft) => from < theft.until && until > theft.from),
  };
}

/** Since the machine began. */
function processorTicks(): { readonly wanted: number; readonly stolen: number } {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, later = 0, stolen = 0] = firstLine()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { wanted: user + nice + system + interrupts + later + stolen, stolen };
}

function firstLine(): string {
  try {
    const text = readFileSync("/proc/stat", "latin1");
    return text.slice(0, text.indexOf("\n"));
  } catch {
    return "";
  }
}
