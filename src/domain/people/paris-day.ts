const quarterMs = 900_000;
let last = { quarter: Number.NaN, day: "" };

/** The day it is in Paris, where the site is: `2026-11-15`. Asked at every page, and midnight is at a full quarter. */
export function parisDay(at: Date): string {
  const quarter = Math.floor(at.getTime() / quarterMs);
  if (quarter !== last.quarter) last = { quarter, day: inParis.format(at) };
  return last.day;
}

/** The Swedish way to write a day is the ISO one. */
const inParis = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" });
