import { type Occasion, occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { contentFeatures } from "../recommendation/content-features.ts";
import type { Feature } from "../recommendation/feature.ts";
import { fitsOf, openFeatures } from "../recommendation/score.ts";
import type { Session } from "../recommendation/session.ts";
import type { Wants } from "../recommendation/wants.ts";
import type { DressedLook } from "./book.ts";

interface LookFilter {
  readonly universe?: Universe | undefined;
  readonly occasion?: readonly Occasion[] | undefined;
  readonly season?: readonly Season[] | undefined;
  /** Taste axes, 1 to 22. */
  readonly style?: readonly number[] | undefined;
}

export const filterLooks = (looks: readonly DressedLook[], filter: LookFilter): readonly DressedLook[] =>
  looks.filter(
    ({ look, styles }) =>
      (!filter.universe || look.universe === filter.universe) &&
      (!filter.occasion || filter.occasion.includes(look.occasion)) &&
      (!filter.season || filter.season.includes(look.season)) &&
      (!filter.style || styles.some(({ id }) => filter.style?.includes(id))),
  );

/** What may be chosen beside the other choices and still shows something: nobody is led to an empty page. */
export function choicesBeside(looks: readonly DressedLook[], filter: LookFilter) {
  const without = (field: "occasion" | "season" | "style") =>
    filterLooks(looks, { ...filter, [field]: undefined });
  const inSeasons = new Set(without("season").map(({ look }) => look.season));
  const forOccasions = new Set(without("occasion").map(({ look }) => look.occasion));
  const inStyles = new Set(without("style").flatMap(({ styles }) => styles.map(({ id }) => id)));
  return {
    occasions: occasions.filter((one) => forOccasions.has(one)),
    seasons: seasons.filter((one) => inSeasons.has(one)),
    styles: [...inStyles].toSorted((a, b) => a - b),
  };
}

/** The season of an ISO date, as shops count it: from the first of March, June, September and December. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7));
  return seasons[Math.floor(((month + 9) % 12) / 3)] ?? "spring";
}

/** As an editor would hang them: what can be worn now first, the occasions in turn, the best of each first. */
export function inEditorsOrder(looks: readonly DressedLook[], day: string): readonly DressedLook[] {
  const now = seasons.indexOf(seasonOf(day));
  const away = ({ look }: DressedLook) => (seasons.indexOf(look.season) - now + 4) % 4;
  const turns = new Map<string, number>();
  return looks
    .toSorted((a, b) => b.look.score - a.look.score || a.look.id - b.look.id)
    .map((dressed) => {
      const key = `${dressed.look.universe} ${dressed.look.season} ${dressed.look.occasion}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { dressed, turn };
    })
    .sort(
      (a, b) =>
        away(a.dressed) - away(b.dressed) ||
        a.turn - b.turn ||
        occasions.indexOf(a.dressed.look.occasion) - occasions.indexOf(b.dressed.look.occasion) ||
        a.dressed.look.id - b.dressed.look.id,
    )
    .map(({ dressed }) => dressed);
}

/** What the pieces say of a look's fit, what its taste says, and how far the season may move it. */
const shares = { pieces: 0.75, styles: 0.2, season: 0.05 };

/** By how well the pieces and the taste of each suit someone; what they dislike is left out. */
export function inOrderFor(
  snapshot: Snapshot,
  looks: readonly DressedLook[],
  { wants, session, disliked }: { wants: Wants; session: Session; disliked: ReadonlySet<number> },
  features: readonly Feature[] = contentFeatures,
): readonly DressedLook[] {
  const shown = looks.filter(({ look }) => !disliked.has(look.id));
  const rows = Uint32Array.from(new Set(shown.flatMap(({ pieces }) => pieces.map(({ row }) => row))));
  const fits = fitsOf(openFeatures(features, snapshot, wants, session), rows);
  const fitOf = new Map(Array.from(rows, (row, i): [number, number] => [row, fits[i] ?? 0]));
  const now = seasonOf(snapshot.day);
  const worth = (dressed: DressedLook): number => {
    const { pieces, look } = dressed;
    const mean = pieces.reduce((sum, { row }) => sum + (fitOf.get(row) ?? 0), 0) / Math.max(1, pieces.length);
    return (
      shares.pieces * mean +
      shares.styles * tasteOf(dressed, wants) +
      shares.season * (look.season === now ? 1 : 0)
    );
  };
  return shown
    .map((dressed) => ({ dressed, worth: worth(dressed) }))
    .sort((a, b) => b.worth - a.worth || a.dressed.look.id - b.dressed.look.id)
    .map(({ dressed }) => dressed);
}

/** How much of it is of the tastes someone has, or wants: these count half. */
function tasteOf({ styles }: DressedLook, { styles: own, wantedStyles }: Wants): number {
  const said = styles.reduce(
    (sum, { id, score }) => sum + (own.includes(id) ? score : wantedStyles.includes(id) ? score / 2 : 0),
    0,
  );
  return Math.min(1, said);
}
