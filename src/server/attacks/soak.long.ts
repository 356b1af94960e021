import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test("a few minutes of shoppers leave no fault behind and no memory taken", async () => {
  // `npm run soak` takes half an hour; it fails by itself on faults and on memory that grows.
  const soak = spawn("node", ["soak/run.ts", "--minutes", "6", "--no-report"], { stdio: "inherit" });
  const [code] = await once(soak, "exit");
  expect(code).toBe(0);
});
