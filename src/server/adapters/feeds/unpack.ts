import { stop } from "#supply/feeds/diagnostic.ts";
import { unpackGzip } from "./unpack-gzip.ts";
import { type UnpackLimits, unpackLimits, watchExpansion } from "./unpack-limits.ts";
import { unpackZip } from "./unpack-zip.ts";

/** The bytes of a feed, unpacked if they are packed: told by how they begin, as many layers deep as one. */
export async function* unpack(
  bytes: AsyncIterable<Uint8Array>,
  limits: UnpackLimits = unpackLimits,
): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  try {
    const { head, isDone } = await readHead(source);
    const all = continued(head, isDone ? undefined : source);
    const watch = watchExpansion(limits);
    if (head[0] === 0x1f && head[1] === 0x8b) yield* unpackGzip(all, watch);
    else if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4)
      yield* unpackZip(all, watch);
    else {
      let total = 0;
      for await (const chunk of all) {
        total += chunk.length;
        if (total > limits.totalBytes) throw stop("expands_too_much", 0, String(total));
        yield chunk;
      }
    }
  } finally {
    await source.return?.();
  }
}

async function readHead(source: AsyncIterator<Uint8Array>) {
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < 4) {
    const next = await source.next();
    if (next.done) return { head, isDone: true };
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  return { head, isDone: false };
}

async function* continued(head: Uint8Array, source: AsyncIterator<Uint8Array> | undefined) {
  if (head.length > 0) yield head;
  if (!source) return;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}
