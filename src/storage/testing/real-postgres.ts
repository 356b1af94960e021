import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { within } from "../deadline.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { type SystemUser, unprivilegedUser } from "./unprivileged-user.ts";

export type RealPostgres = { readonly url: string; stop(): Promise<void> };

const startMilliseconds = 20_000;
const stopMilliseconds = 5_000;
const environment = { LC_ALL: "C", TZ: "UTC", PATH: "/usr/local/bin:/usr/bin:/bin" };

/** Starts a PostgreSQL of our own on a free port of this machine, with an empty cluster that goes away with it. */
export const startRealPostgres = async (): Promise<RealPostgres> => {
  const binaries = await postgresBinaries();
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "cleed-postgres-"));
  try {
    if (user !== null) await chown(folder, user.uid, user.gid);
    const password = randomBytes(16).toString("hex");
    await createCluster(binaries, folder, password, user);
    const port = await freePort();
    const server = run(binaries, folder, port, user);
    const url = `postgres://cleed:${password}@127.0.0.1:${port}/postgres`;
    const stop = async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    };
    await untilReady(url, server).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

const createCluster = async (
  binaries: string,
  folder: string,
  password: string,
  user: SystemUser | null,
): Promise<void> => {
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== null) await chown(passwordFile, user.uid, user.gid);
  const options = ["--username=cleed", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const locale = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await promisify(execFile)(
    join(binaries, "initdb"),
    [`--pgdata=${join(folder, "data")}`, ...options, ...locale],
    { ...user, env: environment, cwd: folder, timeout: startMilliseconds },
  );
};

/**
 * A shell between us ends the server when our end of its input closes: also when a test run is killed. It ends
 * itself when the server does.
 */
const supervise = [
  '"$@" & server=$!',
  "exec 3<&0; (read -r _ <&3; kill -INT $server) & watcher=$!",
  'wait $server; code=$?; kill $watcher 2>/dev/null; rm -rf "$FOLDER"; exit $code',
].join("\n");

const run = (binaries: string, folder: string, port: number, user: SystemUser | null): ChildProcess => {
  const data = join(folder, "data");
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // A cluster that is thrown away needs no durability.
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    shared_buffers: "32MB",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawn("sh", ["-c", supervise, "sh", join(binaries, "postgres"), "-D", data, ...options], {
    ...user,
    env: { ...environment, FOLDER: folder },
    cwd: folder,
    // Its own group: Ctrl-C goes to us, and we end the server in order.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
};

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const giveUp = Date.now() + startMilliseconds;
  let said = "";
  server.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2_000);
  });
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > giveUp) {
        throw new Error(`PostgreSQL did not start. It said: ${said}`, { cause });
      }
      await sleep(50);
    }
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  const { pid } = server;
  if (server.exitCode !== null || pid === undefined) return;
  const exited = once(server, "exit");
  server.stdin?.end();
  await within(stopMilliseconds, exited, "").catch(() => process.kill(-pid, "SIGKILL"));
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
};
