import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

type RunningServer = {
  readonly url: string;
  readonly child: ChildProcess;
  /** All it has said so far. */
  said(): string;
  stop(): Promise<void>;
};

/** The whole server as people start it, on a free port of this machine. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  if (!existsSync(join(root, "build/build.json"))) await build();
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    env: {
      NODE_ENV: "production",
      PORT: "0",
      CATALOGUE_SIZE: "60",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (some: string) => {
        text += some;
        const url = /ready at (http:\S+)/.exec(text)?.[1];
        if (url) resolve(url);
      });
    child.once("exit", () => reject(new Error(`The server did not start: ${text.slice(-2_000)}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  };
  return { url: await ready, child, said: () => text, stop };
}

async function build(): Promise<void> {
  const child = spawn("npm", ["run", "build", "--silent", "--", "--logLevel", "warn"], {
    cwd: root,
    stdio: "ignore",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The site could not be built.");
}
