import { expect, test } from "vitest";
import { killOn } from "./kill-loops.ts";

/** The suite of fifty is kill.long.ts. */
test.each([
  ["embedded", 3],
  ["postgres", 2],
] as const)(
  "a server on %s that is killed while everybody writes comes back with all it said yes to",
  {
    timeout: 300_000,
  },
  async (kind, loops) => {
    const lines: string[] = [];
    const { lost, half, faults, readyMs, notes } = await killOn(kind, loops, (line) => lines.push(line));
    const about = lines.join("\n");
    expect({ lost, half, faults, refused: notes.refused }, about).toEqual({
      lost: [],
      half: [],
      faults: [],
      refused: [],
    });
    expect(notes.answered.like, about).toBeGreaterThan(0);
    expect(notes.answered.save, about).toBeGreaterThan(0);
    // Five seconds on a quiet machine; other suites run beside this one.
    expect(Math.max(...readyMs), about).toBeLessThan(60_000);
  },
);
