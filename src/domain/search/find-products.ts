import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import { contentFeatures } from "../recommendation/content-features.ts";
import { rank } from "../recommendation/rank.ts";
import { openFeatures } from "../recommendation/score.ts";
import { newSession } from "../recommendation/session.ts";
import type { Wants } from "../recommendation/wants.ts";
import { areInSize } from "./are-in-size.ts";
import { type Bits, count, keep, rowsIn } from "./bits.ts";
import { type Condition, chosenConditions, passing } from "./condition.ts";
import { correctQuery, otherReadings } from "./correct-query.ts";
import { countFacets } from "./count-facets.ts";
import { openDictionary } from "./dictionary.ts";
import { findOpening } from "./find-opening.ts";
import { pickMarked, pickRows } from "./pick-rows.ts";
import type { Found, Question } from "./port.ts";
import { type SearchIndex, searchIndex } from "./search-index.ts";
import { type TextConditions, textConditions } from "./text-conditions.ts";
import { type Understood, understandQuery } from "./understand-query.ts";

export const dictionaryOf = onceASnapshot((snapshot) => openDictionary(searchIndex(snapshot)));
const brandIndexOf = onceASnapshot(({ brands }) => indexBrands([...brands.values()].map(({ name }) => name)));

/** One question to one catalogue. */
export function findProducts(index: SearchIndex, question: Question): Found {
  const text = question.text?.trim() ? hear(index, question) : undefined;
  // Whom the text is for goes before where they are.
  const universe = text?.understood.universe ?? question.universe;
  const chosen = chosenConditions(index, { ...question, universe });
  const wanted = [...chosen, ...(text?.wanted ?? [])];
  const bits = passing(index, wanted);
  const hopes = keepHopes(bits, text?.hoped ?? []);
  const conditions = [...wanted, ...hopes];
  const unheard = [...(text?.unheard ?? []), ...leftAlone(text?.hoped ?? [], hopes)];
  const total = count(bits);
  const rows = order(index, question, bits, total, text?.marks ?? []);
  const next = question.from + rows.length;
  const inMySize =
    question.wants && areInSize(index.snapshot, question.wants, rowsIn(bits, total))?.filter(Boolean).length;
  const opening = total === 0 ? findOpening(index, conditions) : undefined;
  return {
    products: rows.map((row) => index.snapshot.ids[row] ?? 0),
    total,
    ...(rows.length > 0 && next < total && { next }),
    ...(question.withFacets !== false && { facets: countFacets(index, conditions, bits) }),
    ...(text?.corrected !== undefined && { corrected: text.corrected }),
    ...(unheard.length > 0 && { unheard }),
    ...(opening && { opening }),
    ...(inMySize !== undefined && { inMySize }),
  };
}

type Heard = TextConditions & { readonly understood: Understood; readonly corrected?: string };

/** As the text was most likely meant; where that leads nowhere, as it may have been meant instead. */
function hear(index: SearchIndex, question: Question): Heard {
  const typed = question.text?.trim() ?? "";
  const { language } = question;
  const dictionary = dictionaryOf(index.snapshot);
  const corrected = correctQuery(typed, language, dictionary);
  const first = read(index, question, corrected.text, corrected.changed);
  if ((!corrected.changed && first.unheard.length === 0) || leadsSomewhere(index, first)) return first;
  for (const other of otherReadings(typed, language, dictionary, first.unheard)) {
    const again = read(index, question, correctQuery(other, language, dictionary).text, true);
    if (again.unheard.length === 0 && leadsSomewhere(index, again)) return again;
  }
  return first;
}

function read(index: SearchIndex, { language, universe }: Question, text: string, changed: boolean): Heard {
  const understood = understandQuery(text, language, brandIndexOf(index.snapshot));
  return { ...textConditions(index, understood, universe), understood, ...(changed && { corrected: text }) };
}

const leadsSomewhere = (index: SearchIndex, { wanted }: TextConditions): boolean =>
  count(passing(index, wanted)) > 0;

/** Narrows the set by each hope that leaves something of it. */
function keepHopes(bits: Bits, hoped: readonly Condition[]): readonly Condition[] {
  return hoped.filter((hope) => {
    const narrowed = bits.slice();
    keep(narrowed, hope.bits);
    if (count(narrowed) === 0) return false;
    bits.set(narrowed);
    return true;
  });
}

const leftAlone = (hoped: readonly Condition[], kept: readonly Condition[]): readonly string[] =>
  hoped.flatMap((hope) => (kept.includes(hope) || !hope.words ? [] : [hope.words]));

function order(
  index: SearchIndex,
  { sort = "relevance", wants, from, limit }: Question,
  bits: Bits,
  total: number,
  marks: readonly Bits[],
): readonly number[] {
  const { orders } = index;
  if (sort === "for_me" && wants) return [...byTaste(index, wants, bits, total).subarray(from, from + limit)];
  if (sort === "relevance" || sort === "for_me")
    return pickMarked(bits, total, marks, orders.liked, from, limit);
  return pickRows(bits, total, orders[sort], from, limit);
}

function byTaste({ snapshot }: SearchIndex, wants: Wants, bits: Bits, total: number): Uint32Array {
  return rank(openFeatures(contentFeatures, snapshot, wants, newSession), rowsIn(bits, total)).rows;
}
