import type { Look } from "#contract/looks.ts";

/** `shoes:45`, as the call asks for it. */
export type Swap = string;

/** The look with the next of the pieces that could stand in one place; after the last comes the first again. */
export function nextSwaps(
  look: Pick<Look, "swaps">,
  { slot, alternatives }: Look["items"][number],
): readonly Swap[] {
  const [next] = alternatives;
  if (next === undefined) return look.swaps;
  return [...look.swaps.filter((swap) => !swap.startsWith(`${slot}:`)), `${slot}:${next}`];
}
