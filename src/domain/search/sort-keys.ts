import { type Steps, stepRows } from "../steps.ts";

/** Numbers that are sorted at a time: a millisecond or two. */
const run = 16_384;

/** Ascending, in parts: runs are sorted and then merged two by two. */
export function* sortKeys(keys: Float64Array<ArrayBuffer>): Steps<Float64Array> {
  for (let from = 0; from < keys.length; from += run) {
    keys.subarray(from, from + run).sort();
    yield;
  }
  let [source, target] = [keys, new Float64Array(keys.length)];
  for (let width = run; width < keys.length; width *= 2) {
    for (let from = 0; from < keys.length; from += 2 * width)
      yield* merge(source, target, from, Math.min(from + width, keys.length), from + 2 * width);
    [source, target] = [target, source];
  }
  return source;
}

function* merge(
  source: Float64Array,
  target: Float64Array,
  from: number,
  middle: number,
  end: number,
): Steps<void> {
  const last = Math.min(end, source.length);
  let [left, right] = [from, middle];
  for (let at = from; at < last; at++) {
    if ((at - from) % (8 * stepRows) === 0) yield;
    const isLeft = left < middle && (right >= last || (source[left] ?? 0) <= (source[right] ?? 0));
    target[at] = (isLeft ? source[left++] : source[right++]) ?? 0;
  }
}
