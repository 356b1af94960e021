/**
 * Counts what a set has in common with each of many sets, 64 bytes at a step: `(set, first of the sets, bytes from one
 * of them to the next, how many, steps of a set, where the counts go)`. Written out as WebAssembly because JavaScript
 * has no instruction that counts bits, and takes ten times as long.
 */
export type CountCommon = (
  set: number,
  sets: number,
  stride: number,
  howMany: number,
  steps: number,
  counts: number,
) => undefined;

/** Bytes that are counted at a time: sets are whole steps. */
export const stepBytes = 64;

export function openCountingKernel(memory: WebAssembly.Memory): CountCommon {
  const { count } = new WebAssembly.Instance(new WebAssembly.Module(program()), { of: { memory } }).exports;
  return count as CountCommon;
}

const [set, sets, stride, howMany, steps, counts, at, other, end, sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const [i32, v128, nothing] = [0x7f, 0x7b, 0x40];

const get = (local: number) => [0x20, local];
const put = (local: number) => [0x21, local];
/** Up to 127: signed, so that 64 needs a second byte. */
const number = (value: number) => [0x41, ...(value < 64 ? [value] : [value | 0x80, 0])];
const plus = [0x6a];
const simd = (...code: number[]) => [0xfd, ...code];
const loadAt = (local: number, offset: number) => [...get(local), ...simd(0x00, 4, offset)];
const advance = (local: number, by: readonly number[]) => [...get(local), ...by, ...plus, ...put(local)];
const lane = (place: number) => [...get(sum), ...simd(0x1b, place)];
/** Bits in common of sixteen bytes, counted by byte. */
const common = (offset: number) => [
  ...loadAt(at, offset),
  ...loadAt(other, offset),
  ...simd(0x4e),
  ...simd(0x62),
];
const plusBytes = simd(0x6e);

const code = [
  [0x02, nothing, 0x03, nothing],
  // Leave when no set is left.
  [...get(howMany), 0x45, 0x0d, 1],
  [...simd(0x0c), ...new Array<number>(16).fill(0), ...put(sum)],
  [...get(set), ...put(at), ...get(sets), ...put(other)],
  [...get(set), ...get(steps), ...number(6), 0x74, ...plus, ...put(end)],
  [0x03, nothing, ...get(sum)],
  // Four times sixteen bytes, whose counts fit in a byte together; then by pairs to four lanes of 32 bits.
  [...common(0), ...common(16), ...plusBytes, ...common(32), ...plusBytes, ...common(48), ...plusBytes],
  [...simd(0x7d), ...simd(0x7f), ...simd(0xae, 0x01), ...put(sum)],
  [...advance(at, number(stepBytes)), ...advance(other, number(stepBytes))],
  [...get(at), ...get(end), 0x49, 0x0d, 0, 0x0b],
  [...get(counts), ...lane(0), ...lane(1), ...plus, ...lane(2), ...plus, ...lane(3), ...plus, 0x36, 2, 0],
  [...advance(counts, number(4)), ...advance(sets, get(stride))],
  [...get(howMany), ...number(1), 0x6b, ...put(howMany)],
  [0x0c, 0, 0x0b, 0x0b, 0x0b],
].flat();

function program(): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))];
  const locals = [2, 3, i32, 1, v128];
  const body = [...locals, ...code];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 6, i32, i32, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...text("of"), ...text("memory"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text("count"), 0, 0]),
    ...section(10, [1, ...length(body.length), ...body]),
  ]);
}

const section = (id: number, content: readonly number[]) => [id, ...length(content.length), ...content];
/** Seven bits a byte, the lowest first. */
const length = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, value >>> 7]);
