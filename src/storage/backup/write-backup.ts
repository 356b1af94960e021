import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import type { Manifest } from "./pack-backup.ts";
import { unpackBackup } from "./unpack-backup.ts";

/** Until a backup is whole it has this ending. */
export const partOf = (file: string): string => `${file}.part`;

/** Writes a backup beside its place, reads it again to see that it is whole, and moves it there. */
export const writeBackup = async (
  file: string,
  produce: (to: Writable) => Promise<void>,
): Promise<Manifest> => {
  const part = partOf(file);
  try {
    // It holds what people told us: nobody else may read it.
    await produce(createWriteStream(part, { mode: 0o600, flush: true }));
    const manifest = await unpackBackup(part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** So that a power cut does not forget the name. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
