import { appendFileSync, createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Spool } from "#supply/feeds/spool.ts";

/** Rows in files of a folder of their own, a file for each bucket. The folder goes when the spool is closed. */
export async function openFileSpool({ folder = tmpdir(), buckets = 256 } = {}): Promise<Spool> {
  const own = await mkdtemp(join(folder, "cleed-feed-"));
  const waiting: string[][] = Array.from({ length: buckets }, () => []);
  let waitingLength = 0;
  const pathOf = (bucket: number) => join(own, String(bucket));

  /**
   * One file is open at a time: a machine has more memory than it has handles. Without a turn of the event loop for
   * each of them, small pieces cost no more than large ones.
   */
  const flush = () => {
    for (const [bucket, lines] of waiting.entries()) {
      if (lines.length === 0) continue;
      appendFileSync(pathOf(bucket), `${lines.join("\n")}\n`, { mode: 0o600 });
      lines.length = 0;
    }
    waitingLength = 0;
  };

  return {
    buckets,
    put: (bucket, line) => {
      waiting[bucket]?.push(line);
      waitingLength += line.length;
      if (waitingLength > mostWaiting) flush();
    },
    read: async function* (bucket) {
      flush();
      appendFileSync(pathOf(bucket), "", { mode: 0o600 });
      yield* linesOf(createReadStream(pathOf(bucket), { encoding: "utf8" }));
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}

/** Characters held before they are written: some kilobytes for each file. */
const mostWaiting = 2 * 1024 * 1024;

/** By line feeds alone: what Node calls a line also ends at signs a row may hold. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
