import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

type KeptFile = { readonly path: string; readonly bytes: number; readonly madeAt: number };

const hourMs = 3_600_000;

/** Only folders that are named like an edition: somebody may have put other things here. */
export async function removeOtherEditions(folder: string, edition: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{12}$/.test(name) || name === edition) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** What the pictures take together. Halves that a killed process left behind go. */
export async function usedBytes(folder: string): Promise<number> {
  let used = 0;
  for (const { path, bytes, madeAt } of await filesIn(folder)) {
    if (path.endsWith(".tmp") && Date.now() - madeAt > hourMs)
      await rm(path, { force: true }).catch(() => {});
    else used += bytes;
  }
  return used;
}

/** Removes the oldest until no more than so many bytes are left; says how many are. */
export async function removeOldest(folder: string, mostBytes: number): Promise<number> {
  const files = (await filesIn(folder)).toSorted((a, b) => a.madeAt - b.madeAt);
  let used = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files) {
    if (used <= mostBytes) break;
    await rm(path, { force: true });
    used -= bytes;
  }
  return used;
}

async function filesIn(folder: string): Promise<KeptFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: KeptFile[] = [];
  for (const entry of found) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // A file may go while we look.
    const facts = await stat(path).catch(() => undefined);
    if (facts) files.push({ path, bytes: facts.size, madeAt: facts.mtimeMs });
  }
  return files;
}
