/** A set of spots, or rows of anything: bit i of word i / 32. */
export type Bits = Uint32Array;

export const has = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export function add(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** These three change the first set, the first two if need be only some words of it. */
export function keep(bits: Bits, only: Bits, from = 0, end = bits.length): void {
  for (let i = from; i < end; i++) bits[i] = (bits[i] ?? 0) & (only[i] ?? 0);
}

export function drop(bits: Bits, without: Bits, from = 0, end = bits.length): void {
  for (let i = from; i < end; i++) bits[i] = (bits[i] ?? 0) & ~(without[i] ?? 0);
}

export function join(bits: Bits, more: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (more[i] ?? 0);
}

/** Adds a stretch of another set from a place on. */
export function addStretch(bits: Bits, at: number, from: Bits, start: number, end: number): void {
  for (let done = 0; done < end - start; ) {
    const [word, shift] = [(start + done) >>> 5, (start + done) & 31];
    const place = (at + done) & 31;
    const taken = Math.min(32 - place, end - start - done);
    let part = (from[word] ?? 0) >>> shift;
    if (shift > 0) part |= (from[word + 1] ?? 0) << (32 - shift);
    if (taken < 32) part &= (1 << taken) - 1;
    const target = (at + done) >>> 5;
    bits[target] = (bits[target] ?? 0) | (part << place);
    done += taken;
  }
}

export function count(bits: Bits): number {
  let sum = 0;
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i] ?? 0;
    if (word !== 0) sum += countWord(word);
  }
  return sum;
}

/** The words of a set from the first to the last that has anything. */
export function wordsIn(bits: Bits): readonly [from: number, end: number] {
  let [from, end] = [0, bits.length];
  while (from < end && bits[from] === 0) from++;
  while (end > from && bits[end - 1] === 0) end--;
  return [from, end];
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
  return true;
}

/** The rows of a set, ascending. */
export function rowsIn(bits: Bits, total = count(bits)): Uint32Array {
  const rows = new Uint32Array(total);
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    while (word !== 0) {
      rows[at++] = (i << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return rows;
}

/** Adds neighbours to each other: pairs, then fours, then bytes, which one product sums up. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
