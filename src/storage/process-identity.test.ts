import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { identifyProcess, isSameProcess } from "./process-identity.ts";
import { deadProcess } from "./testing/dead-process.ts";

describe("who a process is", () => {
  test("a running process is itself, each time it is asked for", async () => {
    const self = await identifyProcess(process.pid);
    const again = await identifyProcess(process.pid);
    if (self === null || again === null) throw new Error("This process does not run.");
    expect(self.pid).toBe(process.pid);
    expect(isSameProcess(self, again)).toBe(true);
  });

  test("a process that was killed is nobody, and so are numbers that mean groups", async () => {
    const { pid } = await deadProcess();
    expect(await identifyProcess(pid)).toBeNull();
    expect(await identifyProcess(0)).toBeNull();
    expect(await identifyProcess(-1)).toBeNull();
  });

  test.skipIf(process.platform !== "linux")("one that ended but was not mourned is nobody", async () => {
    const parent = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    onTestFinished(() => void parent.kill("SIGKILL"));
    const [output] = await once(parent.stdout, "data");
    const pid = Number(String(output));
    await expect.poll(() => identifyProcess(pid)).toBeNull();
    expect(process.kill(pid, 0)).toBe(true);
  });

  test("the same number with another start is another process", () => {
    expect(isSameProcess({ pid: 7, started: "a:1" }, { pid: 7, started: "a:2" })).toBe(false);
    expect(isSameProcess({ pid: 7, started: "a:1" }, { pid: 8, started: "a:1" })).toBe(false);
    expect(isSameProcess({ pid: 7, started: null }, { pid: 7, started: "a:2" })).toBe(true);
  });
});
