/**
 * What is the same for everyone: kept for a minute, and for some more shown at once while it is asked for anew. Not for
 * prices, which nobody should be shown old.
 */
export const forEveryone = "public, max-age=60, stale-while-revalidate=300";
