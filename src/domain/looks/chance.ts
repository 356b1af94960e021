/** Chance as an argument: 0 to 1, the same for the same words and numbers. */
export function chance(seed: string, ...numbers: readonly number[]): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  for (const number of numbers) {
    state = Math.imul(state ^ number, 0x85ebca6b);
    state ^= state >>> 13;
  }
  state = Math.imul(state ^ (state >>> 16), 0xc2b2ae35);
  return ((state ^ (state >>> 15)) >>> 0) / 4_294_967_296;
}
