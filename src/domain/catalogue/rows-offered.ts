import { onceASnapshot } from "./once-a-snapshot.ts";

/** What can be had in each universe, in the order of the catalogue. */
export const rowsOffered = onceASnapshot(({ size, universes: places, inStock }) => {
  const of = (place: number) => {
    const rows = new Uint32Array(size);
    let count = 0;
    for (let row = 0; row < size; row++) if (places[row] === place && inStock[row] === 1) rows[count++] = row;
    return rows.slice(0, count);
  };
  return { men: of(0), women: of(1) };
});
