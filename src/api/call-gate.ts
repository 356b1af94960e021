import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Refusal } from "./error-response.ts";
import { openWorkLine } from "./work-line.ts";

/**
 * Far more than anybody does by hand (who goes through a deck quickly makes five choices a second), and for an address
 * as much as a school does. Counted in memory, each process for itself: a row in the database for every search would
 * cost more than the search.
 */
const usual = {
  windowMs: 10_000,
  person: 600,
  address: 3_000,
  atOnce: 8,
  waiting: 256,
  waitingOfOne: 64,
};

/** Calls that go through the catalogue or rank it: they stand in line. */
const computing: ReadonlySet<string> = new Set([
  "searchProducts",
  "searchProductsFor",
  "suggestSearches",
  "getReco",
  "getHardReco",
  "getFit",
  "scoreProduct",
  "listSimilar",
  "listLookAlternatives",
  "listProductLooks",
  "listInspirations",
  "listBrandsRecommended",
  "getDailyTop",
  "getTrends",
  "askAssistant",
  "resumeAnswer",
]);

/** Calls that write: the database has a line of its own. */
const writing: ReadonlySet<string> = new Set([
  "likeProduct",
  "dislikeProduct",
  "bookmarkProduct",
  "reactToLook",
  "followBrand",
  "updatePreferences",
  "updateInformations",
  "changeTaste",
  "rollBackTaste",
  "addEvents",
  "saveSearch",
  "changeSavedSearch",
  "readNotices",
  "exportMe",
  "exportTaste",
]);

/** Pages ask from within; who looks at them is counted by nobody, but they stand in line as everybody. */
export const inProcess = "in-process";

type Caller = { readonly person: string | undefined; readonly address: string };

export type CallGate = ReturnType<typeof openCallGate>;

/** Who may call what, how often, and when. Everything that is in neither list may pass. */
export function openCallGate(
  bounds: Partial<typeof usual> = {},
  now: () => number = () => performance.now(),
) {
  const { windowMs, person: perPerson, address: perAddress, ...line } = { ...usual, ...bounds };
  const work = openWorkLine(line);
  let counts = new Map<string, number>();
  let windowEnds = 0;

  /** Seconds to wait, or nothing when there is still some left for each. */
  const take = (keys: readonly (readonly [string, number])[]): number | undefined => {
    if (now() >= windowEnds) [counts, windowEnds] = [new Map(), now() + windowMs];
    if (keys.some(([key, most]) => (counts.get(key) ?? 0) >= most))
      return Math.max(1, Math.ceil((windowEnds - now()) / 1000));
    for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return undefined;
  };

  return {
    /** The way out, to be taken when the call is answered. */
    async enter(id: string, { person, address }: Caller): Promise<Result<() => void, Refusal>> {
      const computes = computing.has(id);
      if (!computes && !writing.has(id)) return accept(() => {});
      const kind = computes ? "computes" : "writes";
      if (address !== inProcess) {
        const retryAfter = take([
          [`${kind} from ${address}`, perAddress],
          ...(person === undefined ? [] : [[`${kind} of ${person}`, perPerson] as const]),
        ]);
        if (retryAfter !== undefined) return refuse({ kind: "too_many_requests", retryAfter });
      }
      if (!computes) return accept(() => {});
      const place = work.enter(address === inProcess ? `${inProcess} ${Math.random()}` : address);
      return place ? accept(await place) : refuse({ kind: "unavailable", retryAfter: 1 });
    },
  };
}
