import type { EvidenceKind } from "../taste/evidence.ts";
import { isCounted } from "../taste/is-counted.ts";
import type { Shown, ShownList } from "./ports.ts";

/** A piece that was listed to somebody, whether they saw it, and what came of it. */
export interface Impression {
  readonly list: ShownList;
  readonly product: number;
  /** Its place in the list, over all pages. */
  readonly position: number;
  readonly isSeen: boolean;
  readonly isTaken: boolean;
  /** How likely it was to be the one that stands there: 1 for what is there because it fits. */
  readonly propensity: number;
  /** As the list says them. */
  readonly values: readonly number[];
}

const dayMs = 86_400_000;
/** The latest of one person that were seen: one person's habits are not everybody's. */
const mostOfOne = 300;

/**
 * What someone was shown, of lists that they looked at. Taken is what was liked, bookmarked or bought within a day, or
 * looked at more closely and not turned down. A like that was taken back is no like; gifts and pauses are left out.
 */
export function impressionsOf({ settings, lists, met, reactions }: Shown): readonly Impression[] {
  const counts = isCounted(settings);
  const did = new Map<string, Set<EvidenceKind>>();
  for (const { list, product, kind } of met) {
    const key = `${list} ${product}`;
    const known = did.get(key);
    if (known) known.add(kind);
    else did.set(key, new Set([kind]));
  }
  const said = Map.groupBy(reactions, ({ product }) => product);
  let seen = 0;
  return lists
    .toSorted((a, b) => b.at - a.at)
    .flatMap((list): Impression[] => {
      const all = list.products.map((product, i): Impression => {
        const acts = did.get(`${list.id} ${product}`) ?? none;
        const answers = (said.get(product) ?? []).filter(({ at }) => at >= list.at && at < list.at + dayMs);
        const isTurnedDown = answers.some(({ kind }) => kind === "disliked");
        return {
          list,
          product,
          position: list.start + i,
          // Whoever answers a piece has seen it, even where no event says so.
          isSeen: acts.size > 0 || answers.length > 0,
          isTaken: !isTurnedDown && (answers.length > 0 || [...acts].some((kind) => kind !== "product_seen")),
          propensity: list.propensities.get(product) ?? 1,
          values: list.readings.values[i] ?? [],
        };
      });
      const counted = all.filter(({ product }) => counts({ product, at: list.at }));
      // A list that nobody looked at says nothing of what people pass over.
      if (seen >= mostOfOne || !counted.some(({ isSeen }) => isSeen)) return [];
      seen += counted.filter(({ isSeen }) => isSeen).length;
      return counted;
    });
}

const none: ReadonlySet<EvidenceKind> = new Set();
