import { expect, test } from "vitest";
import { killOn } from "./kill-loops.ts";
import { kinds } from "./kill-notes.ts";

const loops = 50;

test.each(["embedded", "postgres"] as const)(
  "fifty kills on %s: nothing lost, nothing half-done",
  {
    timeout: 3_600_000,
  },
  async (kind) => {
    const print = (line: string) => void process.stdout.write(`${kind} ${line}\n`);
    const { lost, half, faults, readyMs, notes } = await killOn(kind, loops, print);
    const sorted = readyMs.toSorted((a, b) => a - b);
    const [median, most] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
    print(`answered ${JSON.stringify(notes.answered)}`);
    print(`ready again: median ${Math.round(median)} ms, longest ${Math.round(most)} ms`);
    expect({ lost, half, faults, refused: notes.refused }).toEqual({
      lost: [],
      half: [],
      faults: [],
      refused: [],
    });
    for (const one of kinds) expect(notes.answered[one], one).toBeGreaterThan(0);
    // Five seconds on a quiet machine (what it was is printed); this one may have other work.
    expect(most).toBeLessThan(60_000);
  },
);
