import { onceASnapshot } from "../../catalogue/once-a-snapshot.ts";

/** As search has it: the cheapest third of its kind, and the dearest eighth. */
const [cheapPart, luxuryPart] = [0.34, 0.87];

/** For each universe and leaf, up to which price a piece is cheap and from which it is dear. */
const ends = onceASnapshot(({ size, universes, leaves, prices, inStock }) => {
  const groups = new Map<number, number[]>();
  for (let row = 0; row < size; row++) {
    if (!inStock[row] || !prices[row]) continue;
    const key = (universes[row] ?? 0) * 256 + (leaves[row] ?? 0);
    const group = groups.get(key);
    if (group) group.push(prices[row] ?? 0);
    else groups.set(key, [prices[row] ?? 0]);
  }
  const found = new Map<number, { readonly cheap: number; readonly luxury: number }>();
  for (const [key, group] of groups) {
    const sorted = Float64Array.from(group).sort();
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
    found.set(key, { cheap: at(cheapPart), luxury: at(luxuryPart) });
  }
  return found;
});

/** Whether a piece is as cheap, or as dear, among its like. */
export function isInBand(
  snapshot: Parameters<typeof ends>[0],
  row: number,
  band: "cheap" | "luxury",
): boolean {
  const { universes, leaves, prices } = snapshot;
  const own = ends(snapshot).get((universes[row] ?? 0) * 256 + (leaves[row] ?? 0));
  const price = prices[row] ?? 0;
  return own !== undefined && (band === "cheap" ? price <= own.cheap : price >= own.luxury);
}
