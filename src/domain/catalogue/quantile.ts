/** The value below which that part of the sorted values lies, 0 to 1; between two of them in proportion. */
export function quantile(sorted: Uint32Array, at: number): number {
  const place = Math.min(1, Math.max(0, at)) * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return Math.round(low + (high - low) * (place % 1));
}
