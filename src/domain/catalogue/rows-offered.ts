import { onceASnapshot } from "./once-a-snapshot.ts";

/** What can be had in each universe, in the order of the catalogue. */
export const rowsOffered = onceASnapshot(({ size, universes: places, inStock }) => {
  const all = Uint32Array.from({ length: size }, (_, row) => row);
  const of = (place: number) => all.filter((row) => places[row] === place && inStock[row] === 1);
  return { men: of(0), women: of(1) };
});
