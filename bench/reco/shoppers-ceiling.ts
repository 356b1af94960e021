import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import { openVaried } from "../../src/domain/recommendation/diversify.ts";
import type { Ranked } from "../../src/domain/recommendation/head.ts";
import { marked } from "../../src/domain/recommendation/marks.ts";
import { whole } from "../../src/domain/recommendation/rank.ts";
import { mean } from "./shoppers-measure.ts";
import { drift, inventTaste, judge, type Taste } from "./shoppers-people.ts";
import { openShop, season, today } from "./shoppers-shop.ts";
import { beginVisit } from "./shoppers-visit.ts";

/*
 * How good could lists be at most? `node bench/reco/shoppers-ceiling.ts 200 A`: the people of `shoppers.ts`, and lists
 * by somebody who knows their hidden tastes, or all of them but one, with the variety of openness 1. What no trait
 * explains nobody knows.
 */
const [people = 200, seed = "A"] = [Number(process.argv[2] ?? 200), process.argv[3] ?? "A"];
const [count, openness] = [20, 1];
const { snapshot, ranks } = openShop(seed, 0);
const found = new Map<string, number[]>();
/** About the fit of the first of a list, and what a point of being drawn is worth of it. */
const [best, aPoint] = [0.7, 0.09];

for (let i = 0; i < people; i++) {
  const taste = inventTaste(snapshot, i % 2 === 0 ? "men" : "women", `${seed} person ${i}`);
  const kept = [...beginVisit(snapshot, taste, Date.parse(`${today}T12:00:00Z`)).kept];
  const judged = (one: Taste) => judge(snapshot, one, ranks, season);
  const [now, later] = [judged(taste), judged(drift(snapshot, taste, 0.5))];
  const note = (name: string, { knowable }: typeof now, { drawn, likesFrom } = now) => {
    const liked = varied(snapshot, kept, knowable).filter((row) => (drawn[row] ?? 0) >= likesFrom);
    const list = found.get(name) ?? [];
    found.set(name, list);
    list.push(liked.length / count);
  };
  note("everything", now);
  for (const care of Object.keys(taste.cares))
    if (care !== "chance")
      note(`all but ${care}`, judged({ ...taste, cares: { ...taste.cares, [care]: 0 } }));
  note("everything before a drift, after it", now, later);
}

/** The best first and varied, as the product does it with fits that differ as much. */
function varied(shop: Snapshot, kept: readonly number[], worths: Float64Array): readonly number[] {
  const sorted = kept.toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b);
  const most = worths[sorted[0] ?? 0] ?? 0;
  const fitOf = (row: number) => best - aPoint * (most - (worths[row] ?? 0));
  const head = {
    rows: Uint32Array.from(sorted),
    fits: Uint16Array.from(sorted, (row) => Math.max(0, Math.round(whole * fitOf(row)))),
    least: 0,
  };
  const ranked: Ranked = {
    among: head.rows,
    isAmong: () => marked(head.rows, shop.size),
    best: () => head,
    within: () => ranked,
  };
  const next = openVaried(shop, ranked, openness);
  return Array.from({ length: Math.min(count, kept.length) }, () => next() ?? 0);
}

console.log(
  [...found]
    .map(([name, hits]) => `${name}: ${(100 * mean(hits)).toFixed(1)} % of ${count} liked`)
    .join("\n"),
);
