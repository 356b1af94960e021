import { createReadStream } from "node:fs";
import { stdin } from "node:process";
import { FeedStopped, type Report, stop } from "#supply/feeds/diagnostic.ts";
import { decodeText } from "./decode-text.ts";
import { unpack } from "./unpack.ts";
import { type UnpackLimits, unpackLimits } from "./unpack-limits.ts";

/** The text of a feed, from a file or, as `-`, from standard input: unpacked, decoded, a piece at a time. */
export function openFeed(
  path: string,
  report: Report,
  limits: UnpackLimits = unpackLimits,
): AsyncGenerator<string> {
  const bytes: AsyncIterable<Uint8Array> =
    path === "-" ? stdin : createReadStream(path, { highWaterMark: 64 * 1024 });
  return feedText(bytes, report, limits);
}

/** The same from bytes that are already on their way. */
export async function* feedText(
  bytes: AsyncIterable<Uint8Array>,
  report: Report,
  limits: UnpackLimits = unpackLimits,
): AsyncGenerator<string> {
  try {
    yield* decodeText(unpack(bytes, limits), report);
  } catch (error) {
    if (error instanceof FeedStopped) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw stop("unreadable_file", 0, code);
  }
}
