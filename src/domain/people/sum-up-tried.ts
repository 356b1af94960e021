import { isHit, type StretchOutcome, stretchOutcomes } from "#vocabulary/stretch.ts";
import type { TriedStretch } from "./list-ports.ts";

type Arm = Pick<TriedStretch, "universe" | "axis" | "family">;

/** What was tried on someone, counted. */
interface TriedSum {
  readonly shown: number;
  readonly outcomes: Readonly<Record<StretchOutcome, number>>;
  /** Of what was shown, 0 to 1; nothing before anything was. */
  readonly hitRate: number | null;
  /** The most tried first. */
  readonly arms: readonly (Arm & {
    readonly shown: number;
    readonly hits: number;
    readonly disliked: number;
  })[];
}

export function sumUpTried(tried: readonly TriedStretch[]): TriedSum {
  const arms = Map.groupBy(tried, ({ universe, axis, family }) => `${universe} ${axis} ${family}`);
  const count = (some: readonly TriedStretch[], is: (outcome: StretchOutcome) => boolean) =>
    some.filter(({ outcome }) => is(outcome)).length;
  const outcomes = { chosen: 0, bookmarked: 0, liked: 0, disliked: 0, left: 0 };
  for (const name of stretchOutcomes) outcomes[name] = count(tried, (outcome) => outcome === name);
  return {
    shown: tried.length,
    outcomes,
    hitRate: tried.length === 0 ? null : count(tried, isHit) / tried.length,
    arms: [...arms.values()]
      .flatMap((some) => {
        const [first] = some;
        if (!first) return [];
        const { universe, axis, family } = first;
        const disliked = count(some, (outcome) => outcome === "disliked");
        return [{ universe, axis, family, shown: some.length, hits: count(some, isHit), disliked }];
      })
      .sort(
        (a, b) => b.shown - a.shown || b.hits - a.hits || a.axis - b.axis || (a.family < b.family ? -1 : 1),
      ),
  };
}
