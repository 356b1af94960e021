import { contentFeatures } from "../recommendation/content-features.ts";
import { finest, rank } from "../recommendation/rank.ts";
import { openFeatures } from "../recommendation/score.ts";
import { newSession } from "../recommendation/session.ts";
import { type Bits, rowsIn } from "./bits.ts";
import { isUpTo, type Place, readPlace, writePlace } from "./list-place.ts";
import { pickMarked, pickSpots, weightOf } from "./pick-spots.ts";
import type { Question } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";

interface Page {
  readonly rows: readonly number[];
  /** Where the page after it begins. */
  readonly next: { readonly from: number; readonly after: string };
}

/** A page of what was found, in the order asked for. */
export function orderFound(
  index: SearchIndex,
  question: Question,
  bits: Bits,
  total: number,
  marks: readonly Bits[],
): Page {
  const { snapshot, orders, spots } = index;
  const { sort = "relevance", wants, after, limit } = question;
  if (sort === "for_me" && wants) {
    const rows = rowsIn(bits, total).map((spot) => spots.rowAt[spot] ?? 0);
    return byTaste(index, question, rows.sort());
  }
  const isRelevance = sort === "relevance" || sort === "for_me";
  const order = isRelevance ? orders.liked : orders[sort];
  const near = isRelevance ? marks : [];
  const placeOf = (spot: number): Place => ({
    weight: weightOf(spot, near),
    key: order.keyOf(spot),
    id: snapshot.ids[spots.rowAt[spot] ?? 0] ?? 0,
  });
  const before = readPlace(snapshot, after);
  const from = before
    ? countWhere(rowsIn(bits, total), (spot) => isUpTo(placeOf(spot), before))
    : question.from;
  const page =
    near.length > 0
      ? pickMarked(bits, total, near, order, from, limit)
      : pickSpots(bits, total, order, from, limit);
  const last = page.at(-1);
  const rows = page.map((spot) => spots.rowAt[spot] ?? 0);
  return pageOf(index, rows, from, last === undefined ? undefined : placeOf(last));
}

function byTaste(index: SearchIndex, question: Question, found: Uint32Array): Page {
  const { snapshot } = index;
  const { wants, session = newSession, features = contentFeatures, after, limit } = question;
  if (!wants) return pageOf(index, [], 0, undefined);
  const { rows, fits } = rank(openFeatures(features, snapshot, wants, session), found);
  const placeAt = (at: number): Place => ({
    weight: 0,
    key: finest - (fits[at] ?? 0),
    id: snapshot.ids[rows[at] ?? 0] ?? 0,
  });
  const before = readPlace(snapshot, after);
  const from = before ? countWhere(rows.keys(), (at) => isUpTo(placeAt(at), before)) : question.from;
  const page = [...rows.subarray(from, from + limit)];
  return pageOf(index, page, from, page.length > 0 ? placeAt(from + page.length - 1) : undefined);
}

const pageOf = (
  { snapshot }: SearchIndex,
  rows: readonly number[],
  from: number,
  last: Place | undefined,
): Page => ({
  rows,
  next: { from: from + rows.length, after: last ? writePlace(snapshot, last) : "" },
});

function countWhere(rows: Iterable<number>, passes: (row: number) => boolean): number {
  let sum = 0;
  for (const row of rows) if (passes(row)) sum++;
  return sum;
}
