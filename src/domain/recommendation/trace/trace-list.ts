import type { Bilingual } from "../../catalogue/product.ts";
import { rowsOffered } from "../../catalogue/rows-offered.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { noOverrides, type Override } from "../../people/overrides.ts";
import { contentFeatures } from "../content-features.ts";
import type { Feature } from "../feature.ts";
import { rank } from "../rank.ts";
import { type Pick, type Request, recommendTraced, type Workings } from "../recommend.ts";
import { type Score, scoresOf } from "../score.ts";
import { movedWords } from "./moved-words.ts";
import { type RuleSaid, rulesPassed } from "./rule-words.ts";
import { type Source, sourcesOf } from "./sources.ts";

interface TracedFeature {
  readonly key: string;
  /** Nothing when it has nothing to say. */
  readonly value: number | null;
  readonly weight: number;
  readonly contribution: number;
  readonly says: Bilingual | null;
  readonly trait: string | null;
}

export interface TracedRow extends Pick {
  /** From 1 on. */
  readonly place: number;
  readonly sources: readonly Source[];
  readonly features: readonly TracedFeature[];
  readonly rules: readonly RuleSaid[];
  /** Where its score alone would put it among all that may be shown, from 1 on. */
  readonly placeByScore: number;
  readonly moved: Bilingual | null;
  readonly override: Override | null;
}

interface TracedList {
  /** What there is of the universe, and what rules and locks leave of it. */
  readonly offered: number;
  readonly left: number;
  readonly picks: readonly TracedRow[];
}

/** The list that someone would get, made as it is made for them, and why each piece is where it is. */
export function traceList(
  snapshot: Snapshot,
  request: Request,
  features: readonly Feature[] = contentFeatures,
): TracedList {
  const { picks, workings } = recommendTraced(snapshot, request, features);
  const { opened, allowed } = workings;
  const scores = scoresOf(
    opened,
    Uint32Array.from(picks, ({ row }) => row),
  );
  const places = placesByScore(workings);
  const { by } = request.overrides ?? noOverrides;
  const rulesOf = rulesPassed(snapshot, request, workings.locks);
  return {
    offered: rowsOffered(snapshot)[request.wants.universe].length,
    left: allowed.length,
    picks: picks.map((pick, i): TracedRow => {
      const traced = featuresOf(workings, pick.row, scores[i]);
      const place = request.from + i + 1;
      const placeByScore = (places.get(pick.row) ?? 0) + 1;
      return {
        ...pick,
        place,
        sources: sourcesOf(pick, traced),
        features: traced,
        rules: rulesOf(pick.row),
        placeByScore,
        moved: movedWords(pick, {
          place,
          placeByScore,
          view: workings.passed.get(pick.row),
          before: picks.slice(0, i),
        }),
        override: by.get(snapshot.ids[pick.row] ?? 0) ?? null,
      };
    }),
  };
}

/** Every feature that was asked, the largest contribution first. */
function featuresOf({ opened }: Workings, row: number, score: Score | undefined): readonly TracedFeature[] {
  return opened.features
    .map(({ key }, i): TracedFeature => {
      const value = score?.values[i] ?? Number.NaN;
      const reading = value > 0 ? opened.counted[i] : undefined;
      return {
        key,
        value: Number.isNaN(value) ? null : value,
        weight: score?.weights[i] ?? 0,
        contribution: score?.contributions[i] ?? 0,
        says: reading?.says(row) ?? null,
        trait: reading?.trait(row) ?? null,
      };
    })
    .sort((a, b) => b.contribution - a.contribution);
}

function placesByScore({ opened, allowed }: Workings): ReadonlyMap<number, number> {
  const { rows } = rank(opened, allowed);
  return new Map(Array.from(rows, (row, place) => [row, place]));
}
