import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** A server of its own for a journey that starts, stops or kills it. */
export function startServer(env: Record<string, string>) {
  const child = spawn("node", ["build/run/main.js"], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", CATALOGUE_SIZE: "150", ...env },
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  let complained = "";
  child.stderr.on("data", (chunk) => {
    complained += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, ended, said: () => said, complained: () => complained };
}

export type RunningServer = ReturnType<typeof startServer>;

export const emptyFolder = () => mkdtemp(join(tmpdir(), "cleed-operation-"));

export async function readyAddress(server: RunningServer): Promise<string> {
  await expect.poll(server.said, { timeout: 60_000 }).toContain("Cleed is ready at");
  return /ready at (\S+)/.exec(server.said())?.[1] ?? "";
}

export async function stop(
  { child, ended }: RunningServer,
  signal: "SIGTERM" | "SIGKILL" = "SIGTERM",
): Promise<void> {
  child.kill(signal);
  await ended;
}
