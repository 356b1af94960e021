import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Message } from "./build-message.ts";

/** Without a mail server: one file a letter, oldest first in any listing. It has its name only once it is whole. */
export async function putInFolder(folder: string, { to, bytes }: Message): Promise<void> {
  const path = join(folder, `${timeOf(new Date())}-${markOf(to)}-${randomBytes(4).toString("hex")}.eml`);
  const half = `${path}.tmp`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(half, bytes, { mode: 0o600, flush: true });
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true }).catch(() => {});
    throw error;
  }
}

/** Removes every letter to this address, half written ones too. */
export async function removeFromFolder(folder: string, email: string): Promise<void> {
  const names = await readdir(folder).catch(whenMissing);
  const theirs = names.filter((name) => name.includes(`-${markOf(email)}-`));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}

/** Removes every letter written before that date, half written ones too, and nothing that is no letter. */
export async function sweepFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(whenMissing);
  const first = timeOf(before);
  const old = names.filter((name) => {
    const time = letterName.exec(name)?.[1];
    return time !== undefined && time < first;
  });
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

/** Times in names sort as text. No colons: some file systems refuse them. */
const timeOf = (date: Date): string => date.toISOString().replaceAll(":", "");

const letterName = /^(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)-.*\.eml(?:\.tmp)?$/;

/** Stands for the address in a name, so that a listing tells nobody who was written to. */
const markOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 16);

function whenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
