/** Chance is an argument: the same seed gives the same garment, always. */
export interface Random {
  /** 0 ≤ x < 1 */
  (): number;
  readonly between: (low: number, high: number) => number;
  /** -amount … +amount */
  readonly sway: (amount: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
}

export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    sway: (amount: number) => (next() * 2 - 1) * amount,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (share: number) => next() < share,
  });
}

/** 32 bits of a text. */
export function hash(text: string, start = 1779033703): number {
  let value = start;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 3432918353);
    value = (value << 13) | (value >>> 19);
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507);
  value = Math.imul(value ^ (value >>> 13), 3266489909);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of these, each as often as its weight says; the last when every weight is 0. */
export function pickWeighted<T>(options: readonly T[], random: Random, weight: (option: T) => number): T {
  let rest = random() * options.reduce((sum, option) => sum + weight(option), 0);
  const found = options.find((option) => {
    rest -= weight(option);
    return rest < 0;
  });
  const chosen = found ?? options.at(-1);
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}
