import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";
import { type MovablePage, movable } from "./movable-page.ts";
import { newNonce } from "./nonces.ts";
import { byItself, type Lying } from "./shelf.ts";

/**
 * A page that was packed once, and into which each answer writes its own nonce without packing it again: what stands
 * between two nonces is packed by itself and ends on a whole byte, a nonce goes between as a block that is not packed.
 */
export type PackedPage = {
  readonly bytes: number;
  /** As gzip. */
  readonly withNonce: (nonce: string) => Buffer<ArrayBuffer>;
  /** What stands before, between and after its nonces. */
  readonly parts: () => readonly string[];
};

const usualLength = newNonce().length;

export function packPage(html: string, standIn: string): MovablePage<PackedPage> {
  const { bytes, ...layout } = layOut(html.split(standIn), usualLength);
  return movable(bytes, (lying) => pageOf({ ...layout, bytes: lying }));
}

const pageOf = (usual: Layout): PackedPage => ({
  bytes: usual.bytes.length,
  withNonce: (nonce) => {
    const length = Buffer.byteLength(nonce);
    if (length === usualLength) return filled(usual, nonce);
    const { bytes, ...layout } = layOut(partsOf(usual), length);
    return filled({ ...layout, bytes: byItself(bytes) }, nonce);
  },
  parts: () => partsOf(usual),
});

/** A page for nonces of one length: all that differs is what stands in their places, and the checksum. */
type Layout<Bytes = Lying> = {
  readonly bytes: Bytes;
  readonly places: readonly number[];
  /** Of the page with nonces whose own checksum is nothing. */
  readonly crc: number;
  /** Checksums add up: this is by how much a nonce's moves the page's. */
  readonly shift: number;
};

function filled({ bytes, places, crc, shift }: Layout, nonce: string): Buffer<ArrayBuffer> {
  const text = Buffer.from(nonce);
  const page = Buffer.allocUnsafe(bytes.length);
  bytes.copyTo(page);
  for (const place of places) page.set(text, place);
  const whole = crc ^ (places.length > 0 ? multiply(shift, crc32(text)) : 0);
  page.writeUInt32LE(whole >>> 0, page.length - 8);
  return page;
}

function partsOf(usual: Layout): readonly string[] {
  const nonce = newNonce();
  return unpackPage(filled(usual, nonce)).split(nonce);
}

function layOut(texts: readonly string[], nonceLength: number): Layout<Buffer> {
  const block = storedBlock(Buffer.alloc(nonceLength));
  const further = shiftBy(nonceLength);
  // Zeros stand for nonces in what came before. Where a page has some of its own, they might be taken for each other.
  const mayPointBack = !texts.some((text) => text.includes("\0"));
  const page = spreadOut(texts, nonceLength);
  const chunks: Buffer[] = [head];
  const places: number[] = [];
  let [at, crc, shift, from] = [head.length, 0, 0, 0];
  for (const [place, length] of page.lengths.entries()) {
    if (place > 0) {
      chunks.push(block);
      at += block.length;
      places.push(at - nonceLength);
      crc = multiply(further, crc);
      shift = multiply(further, shift) ^ one;
      from += nonceLength;
    }
    const bytes = page.bytes.subarray(from, from + length);
    const before = page.bytes.subarray(mayPointBack ? Math.max(0, from - farthest) : from, from);
    const packed = packPart(bytes, before);
    chunks.push(packed);
    at += packed.length;
    const own = shiftBy(length);
    crc = multiply(own, crc) ^ crc32(bytes);
    shift = multiply(own, shift);
    from += length;
  }
  chunks.push(lastBlock, trailer(0, from));
  return { bytes: Buffer.concat(chunks), places, crc, shift };
}

/** Where a page lies while it is packed: hundreds of kilobytes that need not be asked for anew each time. */
let room = Buffer.alloc(0);

/** The bytes of the texts, with zeros between them where nonces will stand. */
function spreadOut(texts: readonly string[], nonceLength: number) {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const whole = lengths.reduce((sum, length) => sum + length + nonceLength, 0);
  if (room.length < whole) room = Buffer.alloc(whole * 2);
  let at = 0;
  for (const [place, text] of texts.entries()) {
    if (place > 0) {
      room.fill(0, at, at + nonceLength);
      at += nonceLength;
    }
    at += room.write(text, at);
  }
  return { bytes: room.subarray(0, at), lengths };
}

export const unpackPage = (page: Buffer): string => gunzipSync(page).toString();

const nothing = Buffer.alloc(0);
/** What is packed may point so far back. */
const farthest = 32_768;

const [leastChunk, mostChunk] = [256, 16_384];

/** Empty text needs no block at all. */
function packPart(bytes: Buffer, before: Buffer): Buffer {
  if (bytes.length === 0) return nothing;
  const { buffer, engine } = deflateRawSync(bytes, {
    level: 9,
    chunkSize: Math.max(leastChunk, Math.min(bytes.length >> 2, mostChunk)),
    finishFlush: constants.Z_SYNC_FLUSH,
    info: true,
    ...(before.length > 0 && { dictionary: before }),
  }) as unknown as { readonly buffer: Buffer; readonly engine: Record<string, unknown> };
  // Like every stream of Node it outlives its use until all memory is cleared up at once (0042): as an empty shell.
  for (const key of Object.keys(engine)) engine[key] = undefined;
  return buffer;
}

/** The head of a gzip file without a name, a time or a system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A block that holds nothing and says that it is the last. */
const lastBlock = Buffer.from([3, 0]);

function storedBlock(text: Buffer): Buffer {
  const block = Buffer.alloc(5 + text.length);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  text.copy(block, 5);
  return block;
}

function trailer(crc: number, length: number): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc >>> 0, 0);
  end.writeUInt32LE(length >>> 0, 4);
  return end;
}

/*
 * The checksum of two texts in a row from those of each (the mathematics of zlib's crc32_combine): checksums are
 * polynomials over two elements, and a text that follows multiplies what was before by x to the power of its bits.
 */
const polynomial = 0xedb88320;
/** x to the power of nothing: what it multiplies stays as it is. */
const one = 0x8000_0000 | 0;

function multiply(a: number, b: number): number {
  let [product, factor] = [0, b];
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product;
}

/** x to the powers of 1, 2, 4, 8 … */
const powers = [0x4000_0000];
for (let i = 1; i < 64; i++) powers.push(multiply(powers[i - 1] ?? 0, powers[i - 1] ?? 0));

function shiftBy(bytes: number): number {
  let shift = one;
  for (let [left, i] = [bytes, 3]; left > 0; left = Math.floor(left / 2), i++) {
    if (left % 2 === 1) shift = multiply(powers[i] ?? 0, shift);
  }
  return shift;
}
