import { isStretchPlace } from "#vocabulary/openness.ts";

type Run = {
  /** How many cards of the run lie before these. */
  readonly from: number;
  /** Nothing while nobody knows how far this person goes. */
  readonly openness: number | undefined;
  /** There is nothing to come after these: whatever is there is shown. */
  readonly ended: boolean;
};

/**
 * The server counts from what was met when it was asked. Meanwhile cards were answered, brands fell silent, sources
 * were closed: so that of any 20 answered as many are stretches as openness promises, both kinds are laid out anew,
 * each in its order, from the place the run has reached.
 */
export function weave<Card extends { readonly stretch: boolean }>(
  cards: readonly Card[],
  { from, openness, ended }: Run,
): readonly Card[] {
  const stretches = cards.filter(({ stretch }) => stretch);
  if (openness === undefined || stretches.length === 0) return cards;
  const sure = cards.filter(({ stretch }) => !stretch);
  const run: Card[] = [];
  for (;;) {
    const wanted = isStretchPlace(openness, from + run.length);
    const next = (wanted && stretches.shift()) || sure.shift();
    if (next) run.push(next);
    else return ended ? [...run, ...stretches] : run;
  }
}
