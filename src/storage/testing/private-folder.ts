import { lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder that outlives a run, for what is slow to make (an unpacked PostgreSQL, an empty database). Others may
 * look inside, as the unprivileged user of a test run by root must, but only we may write: what lies there is run.
 */
export const privateFolder = async (): Promise<string> => {
  const owner = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `cleed-testing-${owner}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode, isDirectory } = await lstat(folder).then((stats) => ({
    uid: stats.uid,
    mode: stats.mode,
    isDirectory: stats.isDirectory(),
  }));
  if (!isDirectory || uid !== owner || (mode & 0o022) !== 0) {
    throw new Error(`${folder} belongs to somebody else or may be written by others: remove it.`);
  }
  return folder;
};
