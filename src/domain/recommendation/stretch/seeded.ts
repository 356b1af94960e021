/** Numbers from 0 to 1 that look like chance and are the same for the same seeds (mulberry32). */
export function seeded(seed: number, nth: number): () => number {
  let state = Math.imul(seed ^ Math.imul(nth + 1, 0x9e3779b1), 0x85ebca6b) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
