import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { bundleServer } from "../../../scripts/bundle-server.ts";
import type { AskOptions, Reply } from "./account-site.ts";

const root = join(import.meta.dirname, "../../..");

export type ServerPlace = {
  readonly dataDirectory: string;
  readonly databaseUrl?: string | undefined;
  /** Of the environment, beside what every server of a test has. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of a web build; without it the pages are empty and only the API is worth asking. */
  readonly build?: string;
};

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** How long a start may take on a machine that has other things to do. */
const startMs = 300_000;

/** The real server as a process of its own, on a free port, as `npm start` runs it. Callers say where they are with `address`. */
export async function startServer(place: ServerPlace) {
  const server = await launchServer(place);
  const readyMs = await server.ready;
  if (readyMs === undefined) throw new Error(`The server did not start. It said: ${server.said()}`);
  const url = /ready at (\S+)/.exec(server.said())?.[1] ?? "";
  return { ...server, readyMs, url, port: Number(new URL(url).port), ask: askOf(url) };
}

/** The same without waiting until it is ready, for whoever ends it before. */
export async function launchServer({ dataDirectory, databaseUrl, env, build }: ServerPlace) {
  const begun = performance.now();
  const directory = build ?? (await bareBuild());
  const args = [join(directory, "run/main.js"), "--build", relative(root, directory)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      // Nothing of whoever runs the tests: a variable of theirs would be a setting of the server.
      PATH: "/usr/local/bin:/usr/bin:/bin",
      TMPDIR: tmpdir(),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl ?? "",
      LOG_LEVEL: "warn",
      CATALOGUE_SIZE: "300",
      PICTURE_QUIET_SECONDS: "3600",
      // So that one test can be many people at many addresses.
      TRUST_PROXY: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal })),
  );
  const ready = new Promise<number | undefined>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("Cleed is ready at")) resolve(performance.now() - begun);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => resolve(undefined));
    setTimeout(() => resolve(undefined), startMs).unref();
  });
  return {
    pid: child.pid ?? 0,
    /** Milliseconds until it was ready; nothing when it ended before. */
    ready,
    ended,
    said: () => said,
    send: (signal: "SIGTERM" | "SIGINT") => void child.kill(signal),
    /** As a power cut or the system would: nothing of its own runs any more. */
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    /** As an operator would. */
    stop: async () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

const askOf =
  (url: string) =>
  async (method: string, path: string, body?: unknown, options: AskOptions = {}): Promise<Reply> => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined || isBytes ? {} : { "content-type": "application/json" }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.address ? { "x-forwarded-for": options.address } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

export type Ask = ReturnType<typeof askOf>;

/** Whoever is asked to come again does so: a busy machine has lost nothing. */
export const patiently =
  (ask: Ask): Ask =>
  async (...asked) => {
    const isLate = afterMs(60_000);
    for (;;) {
      const reply = await ask(...asked);
      if (reply.status !== 503 || isLate()) return reply;
      await sleep(500);
    }
  };

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "cleed-running-"));

/** The letters that came to an address, in words, oldest first. */
async function lettersTo(dataDirectory: string, email: string): Promise<string[]> {
  const mark = createHash("sha256").update(email).digest("hex").slice(0, 16);
  const folder = join(dataDirectory, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.includes(`-${mark}-`) && name.endsWith(".eml"),
  );
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).text ?? ""),
  );
}

/** The code of the last letter to an address, or nothing when none comes in time. */
export async function codeFor(
  dataDirectory: string,
  email: string,
  giveUp: () => boolean = afterMs(20_000),
  /** One that was mailed before, and is no good any more. */
  earlier?: string,
): Promise<string | undefined> {
  while (!giveUp()) {
    const letter = (await lettersTo(dataDirectory, email)).at(-1);
    const code = /\b\d{3}[\s\u00a0\u202f]?\d{3}\b/.exec(letter ?? "")?.[0].replace(/\D/g, "");
    if (code && code !== earlier) return code;
    await sleep(20);
  }
  return undefined;
}

export const afterMs = (ms: number): (() => boolean) => {
  const end = Date.now() + ms;
  return () => Date.now() > end;
};

let bare: Promise<string> | undefined;

/** The server as it is delivered, without a web: what it asks of one at its start, and a word for every page. */
function bareBuild(): Promise<string> {
  bare ??= (async () => {
    // Below the project, where the server finds the packages that stay outside of it.
    await mkdir(join(root, "test-results"), { recursive: true });
    const folder = await mkdtemp(join(root, "test-results/bare-build-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    await mkdir(join(folder, "server"));
    await mkdir(join(folder, "client"));
    await writeFile(join(folder, "build.json"), JSON.stringify({ timestamp: 1 }));
    await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    await writeFile(join(folder, "server/index.js"), bareServer);
    await bundleServer(join(folder, "run"));
    return folder;
  })();
  return bare;
}

const bareServer = `
export const assets = { version: "bare", entry: { module: "", imports: [] }, routes: {}, url: "" };
export const entry = { module: {
  default: () => new Response("a page"),
  webEntry: { createLoadContext: () => undefined, prerendered: [], loadPayload: async () => undefined },
} };
export const routes = {};
export const publicPath = "/";
export const basename = "/";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: "initial" };
`;
