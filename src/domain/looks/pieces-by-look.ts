import type { Look } from "./look.ts";

const known = new WeakMap<readonly Look[], ReadonlyMap<number, readonly number[]>>();

/** The pieces that a look has now, by its number; looked up once for each list of looks. */
export function piecesByLook(looks: readonly Look[]): ReadonlyMap<number, readonly number[]> {
  const pieces =
    known.get(looks) ?? new Map(looks.map(({ id, items }) => [id, items.map(({ product }) => product)]));
  known.set(looks, pieces);
  return pieces;
}
