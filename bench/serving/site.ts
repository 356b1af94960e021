import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Running = {
  readonly base: string;
  /** Milliseconds from the start of the process until it answered. */
  readonly readyMs: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

type Start = {
  readonly command: readonly string[];
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Asked until it answers. */
  readonly path: string;
  /** The processor it may use: the one that asks has the other. */
  readonly core?: number;
  /** What the processors of this machine do for others goes first. */
  readonly yields?: boolean;
};

/** Starts a site as a process of its own and waits until it answers. */
export async function startSite({
  command,
  port,
  env,
  cwd,
  path,
  core,
  yields = false,
}: Start): Promise<Running> {
  const [program = "", ...rest] = [
    ...(yields ? ["nice", "-n", "19"] : []),
    ...(core === undefined ? [] : ["taskset", "-c", String(core)]),
    ...command,
  ];
  const begun = performance.now();
  const child = spawn(program, rest, {
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ["ignore", "ignore", "inherit"],
    // As `npm start` has it.
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: "build/compiled",
      ...env,
      PORT: String(port),
    },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base + path, child);
  return {
    base,
    readyMs: performance.now() - begun,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const giveUp = performance.now() + 240_000;
  while (performance.now() < giveUp) {
    if (child.exitCode !== null)
      throw new Error(`It ended with ${child.exitCode} before it answered ${url}.`);
    const ready = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within four minutes.`);
}
