import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import { rowOf } from "../../src/domain/catalogue/snapshot.ts";
import type { Feature } from "../../src/domain/recommendation/feature.ts";
import { recommend } from "../../src/domain/recommendation/recommend.ts";
import { type Told, wantsOf } from "../../src/domain/recommendation/wants.ts";
import { randomFrom } from "../../src/supply/illustrator/random.ts";
import type { Shop } from "./shoppers-shop.ts";
import { sessionIn, type Visit } from "./shoppers-visit.ts";

export interface Listed {
  readonly rows: readonly number[];
  /** 0 to 100, where there are any. */
  readonly scores?: readonly number[];
  /** Which were tried rather than thought to fit. */
  readonly stretched?: readonly boolean[];
}

/** One way to choose the first cards of what was kept back. */
export type Method = (shop: Shop, visit: Visit, told: Told, count: number) => Listed;

export const engine =
  (featuresOf: (shop: Shop) => readonly Feature[]): Method =>
  (shop, visit, told, count) => {
    const { snapshot } = shop;
    const wants = wantsOf(snapshot, visit.taste.universe, told);
    const session = sessionIn(snapshot, visit, "kept");
    const { picks } = recommend(snapshot, { wants, session, from: 0, limit: count }, featuresOf(shop));
    return {
      rows: picks.map(({ row }) => row),
      scores: picks.map(({ score }) => score),
      stretched: picks.map(({ stretch }) => stretch !== undefined),
    };
  };

const best = (visit: Visit, count: number, worth: (row: number) => number): Listed => ({
  rows: [...visit.kept]
    .map((row) => ({ row, worth: worth(row) }))
    .sort((a, b) => b.worth - a.worth || a.row - b.row)
    .slice(0, count)
    .map(({ row }) => row),
});

export const random: Method = (_, visit, __, count) => {
  const chance = randomFrom(`${visit.taste.seed} ${visit.answers} at random`);
  return best(visit, count, () => chance());
};

export const popular: Method = ({ snapshot }, visit, _, count) =>
  best(visit, count, (row) => snapshot.popularity[row] ?? 0);

export const newest: Method = ({ snapshot }, visit, _, count) =>
  best(visit, count, (row) => snapshot.added[row] ?? 0);

/** What is near to what they liked among the likes of the crowd; what is popular before they liked anything. */
export const itemNeighbours: Method = ({ snapshot, neighbours }, visit, _, count) => {
  const near = nearnessTo(snapshot, neighbours, visit.liked);
  return best(visit, count, (row) => (near.get(row) ?? 0) + (snapshot.popularity[row] ?? 0) * 1e-6);
};

function nearnessTo(snapshot: Snapshot, { of }: Shop["neighbours"], liked: readonly number[]) {
  const near = new Map<number, number>();
  for (const id of liked) {
    const found = of(rowOf(snapshot, id));
    for (const [i, row] of found?.rows.entries() ?? [])
      near.set(row, (near.get(row) ?? 0) + (found?.weights[i] ?? 0));
  }
  return near;
}
