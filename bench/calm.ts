/*
 * Whoever shares the hardware slows a machine down in a way that no counter tells: by the caches and the memory. The
 * same work takes up to twice as long, for seconds at a time. A fixed piece of work, done before and after, shows it;
 * what was measured in the calmest moments counts. Which moments those are, the measured work itself does not say.
 */
const size = 1 << 20;
const way = new Uint32Array(size);
for (let i = 0; i < size; i++) way[i] = i;
// One long way through all of it, in no order that a processor could guess.
for (let i = size - 1, seed = 12_345; i > 0; i--) {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  const [here, there] = [way[i] ?? 0, way[seed % i] ?? 0];
  way[seed % i] = here;
  way[i] = there;
}

let place = 0;

/** Memory in no order, memory in order, and sums: some two milliseconds. */
function yardstick(): number {
  const begun = performance.now();
  let at = place;
  for (let i = 0; i < 30_000; i++) at = way[at] ?? 0;
  for (let i = 0; i < size / 2; i++) at += (way[i] ?? 0) & 1;
  for (let i = 0; i < 60_000; i++) at = Math.imul(at ^ i, 16_777_619) ^ (at >>> 13);
  place = (at >>> 0) % size;
  return performance.now() - begun;
}

// Nobody measures how a program is compiled.
for (let i = 0; i < 30; i++) yardstick();

/** The longer, the busier. The lowest of three: a moment's interruption says nothing of the seconds around it. */
export const howBusy = (): number => Math.min(yardstick(), yardstick(), yardstick());

/** Does something so many times, and gives what came of it, the calmest time first. */
export async function byCalm<Made>(
  tries: number,
  work: (which: number) => Made | Promise<Made>,
): Promise<readonly [Made, ...Made[]]> {
  const all: { readonly made: Made; readonly busy: number }[] = [];
  for (let i = 0; i < tries; i++) {
    const before = howBusy();
    const made = await work(i);
    all.push({ made, busy: before + howBusy() });
  }
  const [first, ...rest] = all.toSorted((a, b) => a.busy - b.busy).map(({ made }) => made);
  if (first === undefined) throw new Error("Nothing was tried.");
  return [first, ...rest];
}

/** What came of the calmest of so many times. */
export const inCalm = async <Made>(
  tries: number,
  work: (which: number) => Made | Promise<Made>,
): Promise<Made> => (await byCalm(tries, work))[0];
