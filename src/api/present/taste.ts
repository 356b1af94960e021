import type { Taste, TasteSpending, TasteTrait } from "#contract/taste.ts";
import { answeredReasons } from "#domain/recommendation/answered-reasons.ts";
import { colourShares } from "#domain/taste/colour-shares.ts";
import { isCounted } from "#domain/taste/is-counted.ts";
import { isAnswerIn, likedRows } from "#domain/taste/liked-pieces.ts";
import type { TasteReading } from "#domain/taste/read-taste.ts";
import { type Spending, spendingIn } from "#domain/taste/spending.ts";
import { summaryOf } from "#domain/taste/summary.ts";
import { visitsIn } from "#domain/taste/visits.ts";
import { colourLabels } from "#vocabulary/attribute-labels.ts";
import type { Language } from "#vocabulary/language.ts";
import { styleAxes } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { presentBrands, presentBrandsAgainst } from "./taste-brands.ts";
import { presentBeliefs, presentPiece, presentTrait, type TasteView } from "./taste-traits.ts";

type Numbered = { readonly number: number; readonly at: Date };

/** The whole profile, as the screen draws it. */
export function presentTaste(
  view: TasteView,
  version: Numbered & { readonly current: boolean },
  compared: Numbered | undefined,
): Taste {
  const { reading, lang } = view;
  const { snapshot, universe, preferences, settings, evidence } = reading;
  const liked = likedRows(snapshot, universe, evidence, settings);
  const shares = colourShares(snapshot, universe, liked);
  return {
    universe,
    version: { ...numbered(version), current: version.current },
    compared: compared ? numbered(compared) : null,
    answers: answersIn(reading).length,
    summary: summaryOf(reading, lang).map((spans) => spans.map((span) => ({ ...span }))),
    styles: styleAxes.flatMap((_, i) => withTrait(view, `style:${i + 1}`, { id: i + 1 })),
    colours: shares.liked.flatMap(({ colour: key, share }) =>
      withTrait(view, `colour:${key}`, { key, share: Math.round(share * 1000) / 1000 }),
    ),
    colours_never: shares.never.map((key) => ({ key, label: colourLabels[key][lang] })),
    spending: spendingIn(snapshot, universe, preferences, liked).map((row) =>
      presentSpending(row, universe, lang),
    ),
    brands: presentBrands(view),
    brands_against: presentBrandsAgainst(view),
    beliefs: presentBeliefs(view),
    set_by_hand: [...settings.traits.keys()].toReversed().flatMap((trait) => presentTrait(view, trait) ?? []),
    answered: answeredReasons(snapshot, universe, preferences.corrections).map(
      ({ trait, correction, words }) => ({ trait, correction, label: words[lang] }),
    ),
    ...presentAside(view),
  };
}

const numbered = ({ number, at }: Numbered) => ({ number, at: at.toISOString() });

const withTrait = <More extends object>(
  view: TasteView,
  trait: string,
  more: More,
): (TasteTrait & More)[] => {
  const shown = presentTrait(view, trait);
  return shown ? [{ ...shown, ...more }] : [];
};

/** What was said on purpose and counts. */
function answersIn({ snapshot, universe, evidence, settings }: TasteReading) {
  const counts = isCounted(settings);
  const isAnswer = isAnswerIn(snapshot, universe);
  return evidence.filter((one) => isAnswer(one) && counts(one));
}

function presentSpending(
  { row, range, isLocked, place, liked }: Spending,
  universe: Universe,
  lang: Language,
): TasteSpending {
  return {
    key: row.key,
    label: row.label[universe][lang],
    min: row.min,
    max: row.max,
    range: range ? { low: range.minValue, high: range.maxValue, from: range.from } : null,
    locked: isLocked,
    place: place ?? null,
    liked: [...liked],
  };
}

const mostVisits = 12;
const fewPieces = 4;

/** What is set aside, and what could be. */
function presentAside({ reading, pictures, lang }: TasteView) {
  const { snapshot, universe, evidence, settings } = reading;
  const said = evidence.filter(isAnswerIn(snapshot, universe));
  const isIn = (at: number, { from, until = Number.POSITIVE_INFINITY }: (typeof settings.pauses)[number]) =>
    from <= at && at < until;
  return {
    gifts: [...settings.gifts].toReversed().map((id) => ({
      product_id: id,
      piece: presentPiece(snapshot, id, pictures, lang) ?? null,
    })),
    pauses: settings.pauses.toReversed().map((pause) => ({
      from: new Date(pause.from).toISOString(),
      until: pause.until === undefined ? null : new Date(pause.until).toISOString(),
      answers: said.filter(({ at }) => isIn(at, pause)).length,
    })),
    paused: settings.pauses.some(({ until }) => until === undefined),
    visits: visitsIn(said, mostVisits).map(({ from, until, evidence: done }) => ({
      from: new Date(from).toISOString(),
      // One moment more, so that the last answer is left out with the others.
      until: new Date(until + 1).toISOString(),
      answers: done.length,
      excluded: done.every(({ at }) => settings.pauses.some((pause) => isIn(at, pause))),
      pieces: [...new Set(done.map(({ product }) => product))]
        .slice(-fewPieces)
        .flatMap((id) => presentPiece(snapshot, id, pictures, lang) ?? []),
    })),
  };
}
