import type { Snapshot } from "../catalogue/snapshot.ts";
import { doInTurns, type Turns } from "../steps.ts";
import { findProducts } from "./find-products.ts";
import type { SearchEngine } from "./port.ts";
import { indexCatalogue, type SearchIndex, searchIndex } from "./search-index.ts";
import { suggestFor } from "./suggest.ts";

export interface EmbeddedEngine extends SearchEngine {
  /** Makes what questions need before the first one comes, and anew when the catalogue is another. */
  readonly prepare: () => Promise<void>;
}

/**
 * The engine that comes with the site: everything in memory. With turns the index of a new catalogue is made a few
 * milliseconds at a time while the last one goes on answering; without them it is made at once.
 */
export function embeddedEngine(snapshot: () => Snapshot, turns?: Turns): EmbeddedEngine {
  const index = turns ? keepIndex(snapshot, turns) : async () => searchIndex(snapshot());
  return {
    find: async (question) => findProducts(await index(), question),
    suggest: async (question) => suggestFor(await index(), question),
    prepare: async () => {
      await index();
    },
  };
}

function keepIndex(snapshot: () => Snapshot, turns: Turns): () => Promise<SearchIndex> {
  let current: SearchIndex | undefined;
  let making: Promise<SearchIndex> | undefined;
  const make = async (of: Snapshot): Promise<SearchIndex> => {
    try {
      current = await doInTurns(indexCatalogue(of, current), turns);
    } finally {
      making = undefined;
    }
    const wanted = snapshot();
    if (wanted === of) return current;
    // It was changed again meanwhile.
    making = make(wanted);
    return making;
  };
  return async () => {
    const wanted = snapshot();
    if (current?.snapshot === wanted) return current;
    making ??= make(wanted);
    // The first has to wait; afterwards the last index answers until the next is there.
    if (!current) return making;
    making.catch(() => {});
    return current;
  };
}
