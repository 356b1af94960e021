import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { tarEnd, tarHeader, tarPadding } from "./tar.ts";

/** The first entry of a backup. */
export type Manifest = {
  readonly format: 1;
  /** ISO time. */
  readonly made: string;
  /** So many files must come after it. */
  readonly files: number;
};

export const manifestName = "cleed-backup.json";

/** Packs the folder of an embedded database that nobody writes to: a gzip of a tar. */
export const packBackup = async (folder: string, made: Date, to: Writable): Promise<void> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries = found
    .map((entry) => ({
      path: join(entry.parentPath, entry.name),
      name: join("database", entry.parentPath.slice(folder.length), entry.name),
      isFile: entry.isFile(),
    }))
    // A folder before what is in it; and not the mark of a running database.
    .filter(({ name }) => name !== join("database", "postmaster.pid"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = entries.filter(({ isFile }) => isFile).length;
  const manifest: Manifest = { format: 1, made: made.toISOString(), files };

  async function* write(): AsyncGenerator<Buffer> {
    const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
    yield tarHeader({ name: manifestName, kind: "file", size: text.length });
    yield text;
    yield tarPadding(text.length);
    for (const { path, name, isFile } of entries) {
      const { size } = isFile ? await stat(path) : { size: 0 };
      yield tarHeader({ name: isFile ? name : `${name}/`, kind: isFile ? "file" : "folder", size });
      if (!isFile) continue;
      // Exactly as many bytes as its header says.
      if (size > 0) yield* createReadStream(path, { end: size - 1 });
      yield tarPadding(size);
    }
    yield tarEnd;
  }
  await pipeline(Readable.from(write()), createGzip(), to);
};
