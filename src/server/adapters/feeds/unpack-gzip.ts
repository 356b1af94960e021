import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FeedStopped, stop } from "#supply/feeds/diagnostic.ts";
import type { watchExpansion } from "./unpack-limits.ts";

export async function* unpackGzip(
  bytes: AsyncIterable<Uint8Array>,
  watch: ReturnType<typeof watchExpansion>,
): AsyncGenerator<Uint8Array> {
  const counted = async function* () {
    for await (const chunk of bytes) {
      watch.tookIn(chunk.length);
      yield chunk;
    }
  };
  const packed = Readable.from(counted(), { objectMode: false });
  const unpacked = createGunzip();
  // An error of the file must not be lost between two streams.
  packed.on("error", (error) => unpacked.destroy(error));
  packed.pipe(unpacked);
  try {
    for await (const chunk of unpacked) {
      watch.gaveOut(chunk.length);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedStopped) throw error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "Z_BUF_ERROR") throw stop("truncated_archive");
    if (typeof code === "string" && code.startsWith("Z_")) throw stop("bad_archive", 0, code);
    throw error;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}
