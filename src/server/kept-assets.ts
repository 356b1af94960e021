import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** A tab that is older than this loads itself anew when it misses something. */
const keptDays = 7;

/**
 * Keeps the hashed files of this build beside those of earlier ones, where every process of this machine looks:
 * while one after the other is restarted, pages of either build find their files with any of them. Names are hashes,
 * so no file of one build can take the place of another's.
 */
export async function keepAssets(clientDirectory: string, folder: string, now: Date): Promise<void> {
  const source = join(clientDirectory, "assets");
  await mkdir(folder, { recursive: true });
  const names = await readdir(source);
  const kept = new Set(await readdir(folder));
  for (const name of names) {
    const place = join(folder, name);
    if (!kept.has(name)) {
      const half = `${place}.${randomUUID()}.tmp`;
      await copyFile(join(source, name), half, constants.COPYFILE_FICLONE);
      // Whole from the moment it has its name.
      await rename(half, place);
    }
    // In use today: its days begin anew.
    await utimes(place, now, now);
  }
  const own = new Set(names);
  for (const name of kept) {
    if (own.has(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > keptDays * 86_400_000) await rm(join(folder, name), { force: true });
  }
}
