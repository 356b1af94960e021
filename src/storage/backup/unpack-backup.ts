import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Manifest, manifestName } from "./pack-backup.ts";
import { type ReadEntry, readTar } from "./tar.ts";

/**
 * Reads a backup to its end and puts its files into a new folder, or nowhere, to see whether it is whole. Throws with
 * the reason when it is not: gzip's own sum covers every byte.
 */
export const unpackBackup = async (file: string, folder?: string): Promise<Manifest> => {
  let manifest: Manifest | undefined;
  let files = 0;
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const entry of readTar(bytes)) {
      manifest ??= await readManifest(entry);
      if (entry.name === manifestName) continue;
      if (!safeName.test(entry.name)) throw new Error(`it names a strange file, ${entry.name}`);
      if (entry.kind === "file") files += 1;
      await (folder === undefined ? skip(entry) : write(entry, join(folder, entry.name)));
    }
  });
  if (manifest === undefined || manifest.files !== files) throw new Error("it is not whole");
  return manifest;
};

/** What PostgreSQL calls its files, below one folder. */
const safeName = /^database(\/[\w-]+(\.[\w-]+)*)*\/?$/;

const readManifest = async ({ name, body, size }: ReadEntry): Promise<Manifest> => {
  if (name !== manifestName || size > 10_000) throw new Error("it is no backup of Cleed");
  const text = Buffer.concat(await Array.fromAsync(body)).toString();
  const { format, made, files } = JSON.parse(text) as Record<string, unknown>;
  if (format !== 1) throw new Error("a later version of Cleed made it");
  return { format, made: String(made), files: Number(files) };
};

const skip = async ({ body }: ReadEntry): Promise<void> => {
  for await (const _ of body);
};

const write = async ({ kind, body }: ReadEntry, path: string): Promise<void> => {
  if (kind === "folder") return void (await mkdir(path, { recursive: true, mode: 0o700 }));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "wx", 0o600);
  try {
    for await (const bytes of body) await file.write(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
};
