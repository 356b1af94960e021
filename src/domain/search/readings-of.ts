import type { Condition } from "./condition.ts";
import type { HeardText } from "./hear-text.ts";
import type { Reading } from "./port.ts";
import type { Span } from "./understand/understood.ts";

/** What was made of the words, in their order: what a text says of one stretch in finer words goes before. */
export function readingsOf(
  typed: string,
  { understood: { universe }, origin }: HeardText,
  kept: readonly Condition[],
): readonly Reading[] {
  const told = kept.flatMap(({ reading }) => reading ?? []);
  const finer = new Set(told.flatMap((one) => (one.finer ? [one.at] : [])));
  const readings = told
    .filter((one) => one.finer || one.name !== "category" || !finer.has(one.at))
    .map((one) => ({ ...one, hard: one.hard || one.finer === true, at: origin(one.at) }));
  const all = universe
    ? [...readings, { ...forUniverse, values: [universe.is], at: origin(universe.at) }]
    : readings;
  return all
    .map((one): Reading => {
      const [start, end] = withoutOthers(
        one.at,
        all.map(({ at }) => at),
      );
      return { ...one, words: typed.slice(start, end).trim(), at: start };
    })
    .sort((a, b) => a.at - b.at);
}

const forUniverse = { name: "universe", exclude: false, hard: true } as const;

/** A "floral dress" that is a garment of its own keeps only "dress", where floral is told beside it. */
function withoutOthers([start, end]: Span, others: readonly Span[]): Span {
  let [from, to] = [start, end];
  for (const [first, last] of others) {
    if (first < from || last > to || last - first === to - from) continue;
    if (first === from) from = last + 1;
    else if (last === to) to = first - 1;
  }
  return from < to ? [from, to] : [start, end];
}
