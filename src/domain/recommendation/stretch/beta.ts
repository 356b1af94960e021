/** What lies below this share of a Beta distribution, 0 to 1; parameters in halves, up to `mostHalves` each. */
export function betaQuantile(alphaHalves: number, betaHalves: number): (share: number) => number {
  const table = tableOf(alphaHalves, betaHalves);
  return (share) => {
    const place = share * steps;
    const below = Math.min(steps - 1, Math.floor(place));
    const low = table[below] ?? 0;
    return low + (place - below) * ((table[below + 1] ?? 1) - low);
  };
}

/** More than this says nothing more. */
export const mostHalves = 24;

const steps = 512;
/** Finer than the steps: the quantiles are read off sums over it. */
const grid = 2048;
/** A few hundred at most, each made when it is first met. */
const tables = new Map<number, Float64Array>();

function tableOf(alphaHalves: number, betaHalves: number): Float64Array {
  const key = alphaHalves * 64 + betaHalves;
  const known = tables.get(key);
  if (known) return known;
  const made = makeTable(alphaHalves / 2 - 1, betaHalves / 2 - 1);
  tables.set(key, made);
  return made;
}

function makeTable(alpha: number, beta: number): Float64Array {
  const sums = new Float64Array(grid + 1);
  for (let i = 0; i < grid; i++) {
    const at = (i + 0.5) / grid;
    sums[i + 1] = (sums[i] ?? 0) + at ** alpha * (1 - at) ** beta;
  }
  const total = sums[grid] ?? 1;
  const table = new Float64Array(steps + 1);
  let i = 0;
  for (let step = 0; step <= steps; step++) {
    const wanted = (total * step) / steps;
    while (i < grid && (sums[i + 1] ?? 0) < wanted) i++;
    const [low, high] = [sums[i] ?? 0, sums[i + 1] ?? total];
    table[step] = Math.min(1, (i + (high > low ? (wanted - low) / (high - low) : 0)) / grid);
  }
  return table;
}
