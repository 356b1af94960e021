import { type Bits, count, keep } from "./bits.ts";
import { type Condition, chosenConditions, passing } from "./condition.ts";
import { countFacets } from "./count-facets.ts";
import { findOpening } from "./find-opening.ts";
import { hearText } from "./hear-text.ts";
import { orderFound } from "./order-found.ts";
import type { Found, Question } from "./port.ts";
import { readingsOf } from "./readings-of.ts";
import type { SearchIndex } from "./search-index.ts";
import { sizeSet } from "./size-set.ts";

/** One question to one catalogue. */
export function findProducts(index: SearchIndex, question: Question): Found {
  const typed = question.text ?? "";
  const text = typed.trim() === "" ? undefined : hearText(index, question, typed);
  // Whom the text is for goes before where they are.
  const universe = text?.understood.universe?.is ?? question.universe;
  const wanted = [...chosenConditions(index, { ...question, universe }), ...(text?.wanted ?? [])];
  const bits = passing(index, wanted);
  const hopes = keepHopes(bits, text?.hoped ?? []);
  // Everything would be the wrong answer to words that nothing goes by.
  if (text && text.wanted.length + hopes.length === 0 && !text.understood.universe) bits.fill(0);
  const conditions = [...wanted, ...hopes];
  const unheard = [...(text?.unheard ?? []), ...leftAlone(text?.hoped ?? [], hopes)];
  const total = count(bits);
  const marks = total === 0 ? [] : (text?.marks ?? []).flatMap((mark) => mark() ?? []);
  const { rows, next } = orderFound(index, question, bits, total, marks);
  const opening = total === 0 ? findOpening(index, conditions) : undefined;
  const mine = question.wants && sizeSet(index, question.wants);
  return {
    products: rows.map((row) => index.snapshot.ids[row] ?? 0),
    total,
    ...(rows.length > 0 && next.from < total && { next }),
    ...(question.withFacets !== false && { facets: countFacets(index, conditions, bits, total) }),
    understood: text ? readingsOf(typed, text, conditions) : [],
    ...(text?.corrected !== undefined && { corrected: text.corrected }),
    ...(unheard.length > 0 && { unheard }),
    ...(opening && { opening }),
    ...(mine && { inMySize: countBoth(bits, mine) }),
  };
}

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

function countBoth(bits: Bits, others: Bits): number {
  const both = bits.slice();
  keep(both, others);
  return count(both);
}
