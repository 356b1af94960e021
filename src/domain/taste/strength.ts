/** A weight in one word. */
export function strengthOf(weight: number): "never" | "rarely" | "none" | "tentative" | "clear" | "strong" {
  if (weight >= 0.6) return "strong";
  if (weight >= clear) return "clear";
  if (weight >= noticed) return "tentative";
  if (weight > -noticed) return "none";
  return weight > -0.5 ? "rarely" : "never";
}

/** Nobody would speak of less. */
export const noticed = 0.1;

/** From here on nobody would doubt it; three or four likes alone come to it. */
export const clear = 0.3;
