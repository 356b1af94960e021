/**
 * Adds weighted rows of one table to the rows of another, 16 numbers at a step: row `r` of `out` grows by
 * `values[e] × dense[places[e]]` for every `e` from `starts[r]` to `starts[r + 1]`. All are addresses in bytes; a row is
 * `stride` bytes, whole steps. Written out as WebAssembly because JavaScript multiplies one number at a time.
 */
export type AddRows = (
  rows: number,
  starts: number,
  places: number,
  values: number,
  dense: number,
  stride: number,
  out: number,
) => undefined;

/** Numbers that are added at a time: rows are whole steps. */
export const stepWidth = 16;

export function openRowKernel(memory: WebAssembly.Memory): AddRows {
  const { add } = new WebAssembly.Instance(new WebAssembly.Module(program()), { of: { memory } }).exports;
  return add as AddRows;
}

const [rows, starts, places, values, dense, stride, out, at, end, offset, from] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];
const [sum, weight] = [11, 15];
const [i32, v128, nothing] = [0x7f, 0x7b, 0x40];

const get = (local: number) => [0x20, local];
const put = (local: number) => [0x21, local];
/** Up to 127: signed, so that 64 needs a second byte. */
const number = (value: number) => [0x41, ...(value < 64 ? [value] : [value | 0x80, 0])];
const [plus, times, minus, shift] = [[0x6a], [0x6c], [0x6b], [0x74]];
const [isZero, isLess, isSame] = [[0x45], [0x49], [0x46]];
const loadNumber = (skip = 0) => [0x28, 2, skip];
const advance = (local: number, by: readonly number[]) => [...get(local), ...by, ...plus, ...put(local)];
const simd = (...code: number[]) => [0xfd, ...code];
const four = [0, 1, 2, 3] as const;

const code = [
  [0x02, nothing, 0x03, nothing],
  // Leave when no row is left.
  [...get(rows), ...isZero, 0x0d, 1],
  [...number(0), ...put(offset)],
  [0x03, nothing],
  four.flatMap((i) => [...get(out), ...get(offset), ...plus, ...simd(0x00, 4, 16 * i), ...put(sum + i)]),
  [...get(starts), ...loadNumber(), ...number(2), ...shift, ...put(at)],
  [...get(starts), ...loadNumber(4), ...number(2), ...shift, ...put(end)],
  [0x02, nothing, 0x03, nothing],
  [...get(at), ...get(end), ...isSame, 0x0d, 1],
  [...get(places), ...get(at), ...plus, ...loadNumber(), ...get(stride), ...times],
  [...get(dense), ...plus, ...get(offset), ...plus, ...put(from)],
  [...get(values), ...get(at), ...plus, 0x2a, 2, 0, ...simd(0x13), ...put(weight)],
  four.flatMap((i) => [
    ...[...get(from), ...simd(0x00, 4, 16 * i), ...get(weight), ...simd(0xe6, 0x01)],
    ...[...get(sum + i), ...simd(0xe4, 0x01), ...put(sum + i)],
  ]),
  [...advance(at, number(4)), 0x0c, 0, 0x0b, 0x0b],
  four.flatMap((i) => [
    ...[...get(out), ...get(offset), ...plus],
    ...[...get(sum + i), ...simd(0x0b, 4, 16 * i)],
  ]),
  [...advance(offset, number(64)), ...get(offset), ...get(stride), ...isLess, 0x0d, 0, 0x0b],
  [...advance(starts, number(4)), ...advance(out, get(stride))],
  [...get(rows), ...number(1), ...minus, ...put(rows)],
  [0x0c, 0, 0x0b, 0x0b, 0x0b],
].flat();

function program(): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [word.length, ...Array.from(word, (letter) => letter.charCodeAt(0))];
  const locals = [2, 4, i32, 5, v128];
  const body = [...locals, ...code];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 7, i32, i32, i32, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...text("of"), ...text("memory"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text("add"), 0, 0]),
    ...section(10, [1, ...length(body.length), ...body]),
  ]);
}

const section = (id: number, content: readonly number[]) => [id, ...length(content.length), ...content];
/** Seven bits a byte, the lowest first. */
const length = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, value >>> 7]);
