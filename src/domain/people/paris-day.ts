/** The day it is in Paris, where the site is: `2026-11-15`. */
export const parisDay = (at: Date): string => inParis.format(at);

/** The Swedish way to write a day is the ISO one. */
const inParis = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" });
