import { setTimeout } from "node:timers/promises";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { readPlace } from "#domain/search/list-place.ts";
import type { SearchEngine } from "#domain/search/port.ts";

const pauseMs = 500;
const mostTries = 240;

/**
 * The snapshot once the engine answers by it. While a new index is made the last one goes on answering: whoever took
 * that for the new catalogue would find nothing new in it and never look again.
 */
export async function whenSearchable(
  snapshot: () => Snapshot,
  search: SearchEngine,
  isOver: () => boolean,
): Promise<Snapshot | undefined> {
  for (let tries = 0; tries < mostTries && !isOver(); tries++) {
    const now = snapshot();
    const { next } = await search.find({ language: "en", sort: "new", from: 0, limit: 1, withFacets: false });
    // A place that was written in another catalogue can be told from one of this one.
    if (next === undefined || readPlace(now, next.after) === undefined) return now;
    await setTimeout(pauseMs, undefined, { ref: false });
  }
  if (isOver()) return undefined;
  throw new Error("The search engine has not taken the new catalogue up.");
}
