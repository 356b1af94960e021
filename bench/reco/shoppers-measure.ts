import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import type { Listed } from "./shoppers-lists.ts";
import type { Judgement } from "./shoppers-people.ts";
import type { Visit } from "./shoppers-visit.ts";

/** How good one list was. */
export interface Measured {
  readonly hits: number;
  readonly recall: number;
  readonly ndcg: number;
  readonly brands: number;
  readonly leaves: number;
  /** 0 when everything is what most people like, 1 when it is what hardly anybody does. */
  readonly novelty: number;
  readonly rows: readonly number[];
}

export function measure(
  snapshot: Snapshot,
  { rows }: Listed,
  visit: Visit,
  { drawn, likesFrom }: Judgement,
  count: number,
): Measured {
  const isLiked = (row: number) => (drawn[row] ?? 0) >= likesFrom;
  const liked = [...visit.kept].filter(isLiked).length;
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const ideal = Array.from({ length: Math.min(count, liked) }, (_, at) => gain(at)).reduce(
    (a, b) => a + b,
    0,
  );
  const hits = rows.filter(isLiked).length;
  const got = rows.reduce((sum, row, at) => sum + (isLiked(row) ? gain(at) : 0), 0);
  const most = Math.max(...snapshot.popularity);
  const different = (column: Uint8Array | Uint32Array) => new Set(rows.map((row) => column[row])).size;
  return {
    hits: hits / count,
    recall: liked > 0 ? hits / liked : 0,
    ndcg: ideal > 0 ? got / ideal : 0,
    brands: different(snapshot.brandIds),
    leaves: different(snapshot.leaves),
    novelty: mean(rows.map((row) => 1 - (snapshot.popularity[row] ?? 0) / most)),
    rows,
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Half of the interval that the mean lies in 19 times of 20. */
export function margin(values: readonly number[]): number {
  const middle = mean(values);
  const spread = mean(values.map((value) => (value - middle) ** 2));
  return 1.96 * Math.sqrt(spread / Math.max(1, values.length - 1));
}
