import { Unzip, UnzipInflate } from "fflate";
import { FeedStopped, stop } from "#supply/feeds/diagnostic.ts";
import type { watchExpansion } from "./unpack-limits.ts";

/** The first file of a zip; whatever else is in it is somebody's readme. */
export async function* unpackZip(
  bytes: AsyncIterable<Uint8Array>,
  watch: ReturnType<typeof watchExpansion>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let isOpen = false;
  let isComplete = false;
  const archive = new Unzip((file) => {
    if (isOpen || file.name.endsWith("/") || file.name.startsWith("__MACOSX")) return;
    isOpen = true;
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      watch.gaveOut(chunk.length);
      if (chunk.length > 0) ready.push(chunk);
      isComplete ||= final;
    };
    file.start();
  });
  archive.register(UnzipInflate);

  const push = (chunk: Uint8Array, final: boolean) => {
    try {
      archive.push(chunk, final);
    } catch (error) {
      if (error instanceof FeedStopped) throw error;
      // What the library throws is about the archive: it does nothing else.
      throw stop(final ? "truncated_archive" : "bad_archive", 0, error instanceof Error ? error.message : "");
    }
    const taken = ready;
    ready = [];
    return taken;
  };

  for await (const chunk of bytes) {
    // A small piece can only expand so much before it is looked at.
    for (let from = 0; from < chunk.length && !isComplete; from += pieceBytes) {
      const piece = chunk.subarray(from, from + pieceBytes);
      watch.tookIn(piece.length);
      yield* push(piece, false);
    }
    if (isComplete) return;
  }
  yield* push(new Uint8Array(0), true);
  if (!isComplete) throw stop("truncated_archive");
}

const pieceBytes = 16 * 1024;
