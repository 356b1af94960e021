import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const script = `
const { giveHeapRoom } = await import(process.argv[1]);
const live = Array.from({ length: 300_000 }, (_, i) => ({ i, name: "n" + i }));
giveHeapRoom();
for (let i = 0; i < 3; i++) gc();
console.log(live.length);
`;

test("as much as is in use may be asked for besides, and what is new", () => {
  const heapRoom = new URL("heap-room.ts", import.meta.url).href;
  const flags = ["--expose-gc", "--trace-gc-verbose", "--max-semi-space-size=16", "--input-type=module"];
  const said = execFileSync(process.execPath, [...flags, "--eval", script, heapRoom], { encoding: "utf8" });
  const [, used, limit] = [...said.matchAll(/Limit: old size: (\d+) KB, new limit: (\d+) KB/g)].at(-1) ?? [];
  const times = Number(limit) / Number(used);
  // By itself V8 takes more than four times for a program like this one.
  expect(times).toBeGreaterThan(1.95);
  expect(times).toBeLessThan(3.2);
});
