/** Words that are longer than the bits of a number are compared with nothing. */
const longest = 31;

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make another word of a typed one;
 * as a prefix, only the beginning of the other has to be met. A column of the table of all distances is a number: its
 * bits say where the distance goes up and down (Hyyrö), so a word costs a few operations a letter. Whatever is more than
 * the most that is asked for is only said to be more.
 */
export function distanceFrom(
  typed: string,
  most = Number.POSITIVE_INFINITY,
): (word: string, asPrefix?: boolean) => number {
  const length = typed.length;
  if (length === 0 || length > longest) return () => Number.POSITIVE_INFINITY;
  const last = 1 << (length - 1);
  /** For each letter a bit where the typed word has it; letters of other alphabets are nowhere. */
  const places = new Int32Array(128);
  for (let i = 0; i < length; i++) {
    const code = typed.charCodeAt(i);
    if (code < places.length) places[code] = (places[code] ?? 0) | (1 << i);
  }
  return (word, asPrefix = false) => {
    let [up, down, same, before] = [-1, 0, 0, 0];
    let distance = length;
    let least = length;
    for (let i = 0; i < word.length; i++) {
      const here = places[word.charCodeAt(i)] ?? 0;
      const swapped = ((~same & here) << 1) & before;
      same = (((here & up) + up) ^ up) | here | down | swapped;
      const more = down | ~(same | up);
      const less = same & up;
      if ((more & last) !== 0) distance++;
      else if ((less & last) !== 0) distance--;
      if (distance < least) least = distance;
      // Each letter that is left takes one off at best.
      if (distance - (word.length - 1 - i) > most && (!asPrefix || least > most)) return distance;
      const shifted = (more << 1) | 1;
      up = (less << 1) | ~(same | shifted);
      down = shifted & same;
      before = here;
    }
    return asPrefix ? least : distance;
  };
}
