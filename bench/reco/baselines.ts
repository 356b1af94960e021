import { columnSums, type Sparse } from "../../src/domain/learning/sparse.ts";
import { type Model, seeded } from "./measure.ts";

/** The same for everybody. */
function sameForAll(own: ArrayLike<number>): Model {
  return { batch: 1, score: (_, [scores]) => scores?.set(own) };
}

export const popular = (known: Sparse): Model => sameForAll(columnSums(known));

export function random(seed: number): Model {
  const next = seeded(seed);
  return {
    batch: 1,
    score(_, [scores]) {
      for (let item = 0; item < (scores?.length ?? 0); item++) if (scores) scores[item] = next();
    },
  };
}
