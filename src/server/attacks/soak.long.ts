import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Memory is looked at in the second half: pages and pictures are still being made and kept in the first minutes. */
const minutes = 30;

test("half an hour of shoppers leaves no fault behind and no memory taken", {
  timeout: (minutes + 6) * 60_000,
}, async () => {
  // As `npm run soak`, which fails by itself on faults and on memory that grows.
  const soak = spawn("node", ["soak/run.ts", "--minutes", String(minutes), "--no-report"], {
    stdio: "inherit",
  });
  const [code] = await once(soak, "exit");
  expect(code).toBe(0);
});
