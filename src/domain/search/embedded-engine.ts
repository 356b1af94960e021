import type { Snapshot } from "../catalogue/snapshot.ts";
import { findProducts } from "./find-products.ts";
import type { SearchEngine } from "./port.ts";
import { searchIndex } from "./search-index.ts";
import { suggestFor } from "./suggest.ts";

/** The engine that comes with the site: everything in memory, made anew when the catalogue is another. */
export function embeddedEngine(snapshot: () => Snapshot): SearchEngine {
  return {
    find: async (question) => findProducts(searchIndex(snapshot()), question),
    suggest: async (question) => suggestFor(searchIndex(snapshot()), question),
  };
}
