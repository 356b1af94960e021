import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../../..");
/** Nothing here takes long; a busy machine may. */
const startMs = 150_000;

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;

type Options = {
  readonly databaseUrl?: string;
  readonly dataDirectory: string;
  readonly build: string;
  readonly arguments?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

type Asking = { readonly token?: string; readonly address?: string };

/** The server as `npm start` starts it, in a process of its own. Resolves when it is ready; rejects if it ends before. */
export async function startSiteProcess(options: Options) {
  const { databaseUrl, dataDirectory, build, environment } = options;
  const child = spawn(
    process.execPath,
    ["src/server/main.ts", `--build=${relative(root, build)}`, ...(options.arguments ?? [])],
    {
      cwd: root,
      env: {
        NODE_ENV: "production",
        DATA_DIR: dataDirectory,
        CATALOGUE_SIZE: "120",
        PORT: "0",
        // As behind a proxy: tests say where they come from.
        TRUST_PROXY: "1",
        LOG_LEVEL: "error",
        PICTURE_QUIET_SECONDS: "100000",
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  let complained = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complained += text;
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const giveUp = Date.now() + startMs;
  let url: string | undefined;
  while (!url) {
    url = /ready at (http:\S+)/.exec(said)?.[1];
    if (url) break;
    if (isOver || Date.now() > giveUp) {
      child.kill("SIGKILL");
      throw new Error(`The site did not start. It said: ${said} ${complained}`);
    }
    await sleep(25);
  }
  const place = url;

  const fetchHere = (path: string, init: RequestInit = {}, { token, address }: Asking = {}) =>
    fetch(place + path, {
      ...init,
      headers: {
        "x-forwarded-for": address ?? "203.0.113.1",
        ...(token && { authorization: `Bearer ${token}` }),
        ...init.headers,
      },
    });
  return {
    url: place,
    pid: child.pid ?? 0,
    /** All that was written to standard output so far. */
    said: () => said,
    complained: () => complained,
    /** The admin's password, if this process made the first admin. */
    adminPassword: () => /, password (\S+)/.exec(said)?.[1],
    fetch: fetchHere,
    ask: async (method: string, path: string, body?: unknown, asking?: Asking) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers: Record<string, string> =
        body === undefined ? {} : { "content-type": "application/json" };
      const response = await fetchHere(path, { method, ...json, headers }, asking);
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as any };
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    stop: async () => {
      if (!isOver) child.kill("SIGTERM");
      return ended;
    },
  };
}

/** A build with no pages in it: one asset, which says whose it is. */
export async function writeBuild(folder: string, id: string): Promise<string> {
  const build = join(folder, `build-${id}`);
  await mkdir(join(build, "client/assets"), { recursive: true });
  await mkdir(join(build, "server"), { recursive: true });
  await writeFile(join(build, "build.json"), JSON.stringify({ timestamp: 1 }));
  await writeFile(join(build, `client/assets/app-${id}.js`), `export const build = "${id}";`);
  await writeFile(join(build, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(
    join(build, "server/index.js"),
    `export const assets = { version: "${id}" };
     export const entry = { module: { webEntry: { prerendered: [] } } };`,
  );
  return build;
}
