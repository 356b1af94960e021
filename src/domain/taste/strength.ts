/** A weight in one word. */
export function strengthOf(weight: number): "never" | "rarely" | "none" | "tentative" | "clear" | "strong" {
  if (weight >= 0.6) return "strong";
  if (weight >= 0.3) return "clear";
  if (weight >= noticed) return "tentative";
  if (weight > -noticed) return "none";
  return weight > -0.5 ? "rarely" : "never";
}

/** Nobody would speak of less. */
export const noticed = 0.1;
