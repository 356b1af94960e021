import { type BrotliCompress, brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";
import { type MovablePage, movable } from "./movable-page.ts";
import { newNonce } from "./nonces.ts";
import type { Lying } from "./shelf.ts";

/** A page as Brotli, a fifth smaller than as gzip and longer in the making; else as in `packPage`. */
export type TightPage = {
  readonly bytes: number;
  /** Nothing for a nonce of another length than usual. */
  readonly withNonce: (nonce: string) => Buffer<ArrayBuffer> | undefined;
};

const nonceLength = newNonce().length;
/** How a letter is packed may depend on the two before it: those are never of a nonce. */
const between = 2;
const attempts = 3;
/**
 * How far back it looks, as a power of two: most pages are no longer, and the longest are a hundredth larger for it.
 * The usual four million bytes ask for thirty of memory at once, and V8 clears up fully for each page that is packed.
 */
const seen = 18;

/**
 * Packed beside the thread that answers, with a stand-in for each nonce in a block of its own. A block that is not
 * packed, with what stands there in the end, takes its place; nothing else may lean on what the stand-in was. A page
 * where that fails, which is seen by unpacking it with a nonce that shares no letter with them, stays gzip.
 */
export async function packTightly(texts: readonly string[]): Promise<MovablePage<TightPage> | undefined> {
  const [first = Buffer.alloc(0), ...rest] = texts.map((text) => Buffer.from(text));
  if (rest.some((text) => text.length < between)) return undefined;
  const unlike = "~".repeat(nonceLength);
  const whole = texts.join(unlike);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const page = filledLater(await pack(first, rest));
    if (unpacked(page.withNonce(unlike)) === whole) return page;
  }
  return undefined;
}

type Piece = { readonly packed: Buffer; readonly isNonce: boolean };

async function pack(first: Buffer, rest: readonly Buffer[]): Promise<readonly Piece[]> {
  const size = [first, ...rest].reduce((sum, text) => sum + text.length + nonceLength, 0);
  const packer = createBrotliCompress({
    chunkSize: 65_536,
    // All that comes out of a piece lies there until it is fetched.
    readableHighWaterMark: Number.MAX_SAFE_INTEGER,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: seen,
    },
  } as Parameters<typeof createBrotliCompress>[0]);
  const pieces: Piece[] = [{ packed: await packed(packer, first), isNonce: false }];
  for (const text of rest) {
    await packed(packer, Buffer.concat([standIn(), text.subarray(0, between)]));
    pieces.push({ packed: text.subarray(0, between), isNonce: true });
    pieces.push({ packed: await packed(packer, text.subarray(between)), isNonce: false });
  }
  packer.close();
  return [...pieces, { packed: lastBlock, isNonce: false }];
}

/** Bytes that no page has, each once, in any order: nothing before or after looks like them. */
function standIn(): Buffer {
  const bytes = Array.from({ length: 32 }, (_, code) => code).filter((code) => !isSpace(code));
  const order = bytes.map((code) => ({ code, at: Math.random() })).toSorted((a, b) => a.at - b.at);
  return Buffer.from(order.slice(0, nonceLength).map(({ code }) => code));
}

const isSpace = (code: number): boolean => /\s/.test(String.fromCharCode(code));

function packed(packer: BrotliCompress, text: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    packer.once("error", reject);
    packer.write(text);
    packer.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      packer.off("error", reject);
      resolve(packer.read() ?? Buffer.alloc(0));
    });
  });
}

function filledLater(pieces: readonly Piece[]): MovablePage<TightPage> {
  const chunks: Buffer[] = [];
  const places: number[] = [];
  let at = 0;
  for (const { packed, isNonce } of pieces) {
    const chunk = isNonce ? Buffer.concat([storedHead, Buffer.alloc(nonceLength), packed]) : packed;
    if (isNonce) places.push(at + storedHead.length);
    chunks.push(chunk);
    at += chunk.length;
  }
  const bytes = Buffer.concat(chunks);
  return movable(bytes, (lying) => pageOf(lying, places));
}

const pageOf = (bytes: Lying, places: readonly number[]): TightPage => ({
  bytes: bytes.length,
  withNonce: (nonce) => {
    const text = Buffer.from(nonce);
    if (text.length !== nonceLength) return undefined;
    const page = Buffer.allocUnsafe(bytes.length);
    bytes.copyTo(page);
    for (const place of places) page.set(text, place);
    return page;
  },
});

/** Not the last block, its length less one in four nibbles, not packed, up to the next whole byte (RFC 7932, 9.2). */
const storedHead = Buffer.alloc(3);
storedHead.writeUIntLE(((nonceLength + between - 1) << 3) | (1 << 19), 0, 3);

/** The last block, which holds nothing. */
const lastBlock = Buffer.from([3]);

function unpacked(page: Buffer | undefined): string | undefined {
  try {
    return page && brotliDecompressSync(page).toString();
  } catch {
    return undefined;
  }
}
