/** From this score on a piece is of a taste; half of all pieces have one above 0.65. */
export const wholly = Math.round(0.55 * 255);

/** How much a piece of this score is of a taste. Squared, so that many small echoes stay small. */
export const ofStyle = Float64Array.from({ length: 256 }, (_, score) => Math.min(1, score / wholly) ** 2);
