import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { accept, type Result, refuse } from "#vocabulary/result.ts";

/** What a feed may weigh as it is sent, packed or not. */
const uploadBytes = 200_000_000;
const dayMs = 86_400_000;
const uploadName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

class TooLarge extends Error {}

export type Uploads = ReturnType<typeof openUploads>;

/** Feeds that were sent and wait to be used: files with names that nobody can guess, private, gone after a day. */
export function openUploads(folder: string, mostBytes = uploadBytes) {
  const pathOf = (upload: string): string => {
    if (!uploadName.test(upload)) throw new Error("that is no upload");
    return join(folder, upload);
  };
  const remove = (upload: string) => rm(pathOf(upload), { force: true });

  return {
    pathOf,
    remove,
    has: (upload: string): Promise<boolean> =>
      access(pathOf(upload)).then(
        () => true,
        () => false,
      ),
    /** Writes it down as it comes. Of what is too large or breaks off nothing is left. */
    async keep(
      bytes: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null,
    ): Promise<Result<{ readonly upload: string; readonly bytes: number }, "too_large">> {
      const upload = randomUUID();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      let length = 0;
      const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          length += chunk.length;
          if (length > mostBytes) throw new TooLarge();
          yield chunk;
        }
      };
      const source =
        bytes instanceof ReadableStream
          ? Readable.fromWeb(bytes as NodeStream<Uint8Array>)
          : Readable.from(bytes ?? []);
      try {
        await pipeline(source, counted, createWriteStream(pathOf(upload), { mode: 0o600, flags: "wx" }));
        return accept({ upload, bytes: length });
      } catch (error) {
        await remove(upload);
        if (error instanceof TooLarge) return refuse("too_large");
        throw error;
      }
    },
    async sweep(now: Date): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!uploadName.test(name)) continue;
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
        if (now.getTime() - mtimeMs > dayMs) await remove(name);
      }
    },
  };
}
