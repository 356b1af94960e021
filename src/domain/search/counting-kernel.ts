/**
 * Counts what a set has in common with each of many sets that lie one after the other, sixteen bytes at a step:
 * `(set, first of the sets, how many, steps of a set, where the counts go)`. Written out as WebAssembly because
 * JavaScript has no instruction that counts bits, and takes ten times as long.
 */
export type CountCommon = (
  set: number,
  sets: number,
  howMany: number,
  steps: number,
  counts: number,
) => undefined;

export function openCountingKernel(memory: WebAssembly.Memory): CountCommon {
  const { count } = new WebAssembly.Instance(new WebAssembly.Module(program()), { of: { memory } }).exports;
  return count as CountCommon;
}

const [set, sets, howMany, steps, counts, at, end, sum] = [0, 1, 2, 3, 4, 5, 6, 7];
const [i32, v128, nothing] = [0x7f, 0x7b, 0x40];

const get = (local: number) => [0x20, local];
const put = (local: number) => [0x21, local];
const number = (value: number) => [0x41, value];
const plus = [0x6a];
const simd = (...code: number[]) => [0xfd, ...code];
const loadAt = (local: number) => [...get(local), ...simd(0x00, 0, 0)];
const advance = (local: number, by: number) => [...get(local), ...number(by), ...plus, ...put(local)];
const lane = (place: number) => [...get(sum), ...simd(0x1b, place)];

const code = [
  [0x02, nothing, 0x03, nothing],
  // Leave when no set is left.
  [...get(howMany), 0x45, 0x0d, 1],
  [...simd(0x0c), ...new Array<number>(16).fill(0), ...put(sum)],
  [...get(set), ...put(at)],
  [...get(set), ...get(steps), ...number(4), 0x74, ...plus, ...put(end)],
  [0x03, nothing],
  // Bits in common, counted by byte, added up by pairs to four lanes of 32 bits.
  [...get(sum), ...loadAt(at), ...loadAt(sets), ...simd(0x4e), ...simd(0x62), ...simd(0x7d), ...simd(0x7f)],
  [...simd(0xae, 0x01), ...put(sum)],
  [...advance(at, 16), ...advance(sets, 16)],
  [...get(at), ...get(end), 0x49, 0x0d, 0, 0x0b],
  [...get(counts), ...lane(0), ...lane(1), ...plus, ...lane(2), ...plus, ...lane(3), ...plus, 0x36, 2, 0],
  [...advance(counts, 4), ...get(howMany), ...number(1), 0x6b, ...put(howMany)],
  [0x0c, 0, 0x0b, 0x0b, 0x0b],
].flat();

function program(): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))];
  const locals = [2, 2, i32, 1, v128];
  const body = [...locals, ...code];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 5, i32, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...text("of"), ...text("memory"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text("count"), 0, 0]),
    ...section(10, [1, ...length(body.length), ...body]),
  ]);
}

const section = (id: number, content: readonly number[]) => [id, ...length(content.length), ...content];
/** Seven bits a byte, the lowest first. */
const length = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, value >>> 7]);
