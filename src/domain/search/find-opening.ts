import { type Condition, countPassing } from "./condition.ts";
import type { Opening } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";

/**
 * When nothing was found: the one condition that shuts out most. Where no single one opens anything, the last one
 * typed or chosen that does together with those after it.
 */
export function findOpening(index: SearchIndex, conditions: readonly Condition[]): Opening | undefined {
  let best: Opening | undefined;
  // Whoever looks for a jacket wants a jacket: what it is goes last.
  for (const condition of conditions.toSorted((a, b) => Number(a.core ?? false) - Number(b.core ?? false))) {
    if (condition.core && best) break;
    const gives = countPassing(
      index,
      conditions.filter((other) => other !== condition),
    );
    if (gives > (best?.gives ?? 0)) best = openingOf(condition, gives);
  }
  for (let left = conditions.length - 1; !best && left > 0; left--) {
    const gives = countPassing(index, conditions.slice(0, left));
    const condition = conditions[left];
    if (gives > 0 && condition) best = openingOf(condition, gives);
  }
  return best;
}

const openingOf = ({ of, words }: Condition, gives: number): Opening => ({
  condition: of,
  ...(words && { words }),
  gives,
});
