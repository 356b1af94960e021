import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { codeOf } from "./error-reason.ts";
import { identifyProcess, isSameProcess, type ProcessIdentity } from "./process-identity.ts";

export type DirectoryLock = { release(): Promise<void> };

/**
 * Lets one process use a folder: `<directory>/lock` names it. The lock of a process that died is taken over at
 * once. Limit: processes that cannot see each other (two containers on one volume) are not kept apart.
 */
export const lockDirectory = async (
  directory: string,
): Promise<Result<DirectoryLock, { readonly pid: number }>> => {
  const self = (await identifyProcess(process.pid)) ?? { pid: process.pid, started: null };
  const claim: Claim = { ...self, token: randomUUID() };
  const name = join(directory, "lock");
  const draft = `${name}.${claim.token}.draft`;
  try {
    await writeFile(draft, JSON.stringify(claim), { flag: "wx", mode: 0o600 });
    const holder = await take(name, draft);
    if (holder !== null) return refuse({ pid: holder.pid });
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
  const release = async () => {
    if ((await readClaim(name))?.token === claim.token) await rm(name, { force: true });
  };
  return accept({ release });
};

type Claim = ProcessIdentity & { readonly token: string };

/**
 * Puts `draft` under `name`, or says which living process has it. A link cannot replace a file, so of those who
 * find nothing one wins. Of those who find a dead claim, only who takes the guard named after that very claim may
 * replace it, and only while it is still there; a guard whose taker died is taken over in the same way.
 */
const take = async (name: string, draft: string): Promise<Claim | null> => {
  for (;;) {
    try {
      await link(draft, name);
      return null;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const found = await readClaim(name);
    if (found === null) continue;
    if (await isAlive(found)) return found;
    const guard = `${name}.${found.token}`;
    const taker = await take(guard, draft);
    if (taker !== null) return taker;
    if ((await readClaim(name))?.token === found.token) {
      await rename(guard, name);
      return null;
    }
    await rm(guard, { force: true });
  }
};

const isAlive = async (claim: Claim): Promise<boolean> => {
  const running = await identifyProcess(claim.pid);
  return running !== null && isSameProcess(running, claim);
};

/** Null when there is no file. One that holds no claim (cut short by a power failure) belongs to nobody. */
const readClaim = async (path: string): Promise<Claim | null> => {
  try {
    return parseClaim(await readFile(path, "utf8"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
};

const nobody: Claim = { pid: 0, started: "never", token: "nobody" };

const parseClaim = (text: string): Claim => {
  try {
    const { pid, started, token } = JSON.parse(text) as Record<string, unknown>;
    if (typeof pid !== "number" || typeof token !== "string" || !/^[\w-]+$/.test(token)) return nobody;
    return { pid, started: typeof started === "string" ? started : null, token };
  } catch {
    return nobody;
  }
};
