import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Sparse } from "../../src/domain/learning/sparse.ts";

/** Something that gives every item a score for each of some people. */
export interface Model {
  /** How many people it takes at a time. */
  readonly batch: number;
  readonly score: (people: readonly number[], scores: readonly Float32Array[]) => void;
}

export interface Measured {
  readonly recall: number;
  readonly ndcg: number;
  /** Share of the people with at least one hit. */
  readonly hit: number;
  /** Share of all items that anybody was shown. */
  readonly coverage: number;
  readonly people: number;
  /** To score all items and pick the best, processor time. */
  readonly msEach: number;
}

interface Question {
  readonly people: readonly number[];
  /** What is not recommended again. */
  readonly known: Sparse;
  /** What has to be found. */
  readonly wanted: Sparse;
  readonly top: number;
}

/** Full ranking over all items. Recall is hits by what there was to find; NDCG against the best possible order. */
export function measure({ people, known, wanted, top }: Question, model: Model): Measured {
  const items = known.columns;
  const scores = Array.from({ length: model.batch }, () => new Float32Array(items));
  const shown = new Uint8Array(items);
  let [recall, ndcg, hit] = [0, 0, 0];
  const start = process.cpuUsage();
  for (let from = 0; from < people.length; from += model.batch) {
    const some = people.slice(from, from + model.batch);
    model.score(some, scores);
    for (const [place, person] of some.entries()) {
      const own = scores[place] ?? new Float32Array(0);
      for (const item of rowOf(known, person)) own[item] = Number.NEGATIVE_INFINITY;
      const best = bestOf(own, top);
      for (const item of best) shown[item] = 1;
      const found = judge(best, rowOf(wanted, person));
      recall += found.recall;
      ndcg += found.ndcg;
      if (found.recall > 0) hit++;
    }
  }
  const count = people.length;
  return {
    recall: recall / count,
    ndcg: ndcg / count,
    hit: hit / count,
    coverage: shown.reduce((sum, one) => sum + one, 0) / items,
    people: count,
    msEach: millisecondsSince(start) / count,
  };
}

/** Processor time of this process: the machine has other work. */
export function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The best items, the highest first; of equals the smaller number. */
export function bestOf(scores: Float32Array, top: number): readonly number[] {
  const best: number[] = [];
  let bar = Number.NEGATIVE_INFINITY;
  for (let item = 0; item < scores.length; item++) {
    const score = scores[item] ?? 0;
    if (score <= bar) continue;
    let place = best.length;
    while (place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score) place--;
    best.splice(place, 0, item);
    if (best.length > top) best.pop();
    if (best.length === top) bar = scores[best[top - 1] ?? 0] ?? 0;
  }
  return best;
}

export function judge(best: readonly number[], wanted: Uint32Array): { recall: number; ndcg: number } {
  let [hits, gain, ideal] = [0, 0, 0];
  for (const [place, item] of best.entries())
    if (wanted.includes(item)) {
      hits++;
      gain += 1 / Math.log2(place + 2);
    }
  for (let place = 0; place < Math.min(best.length, wanted.length); place++)
    ideal += 1 / Math.log2(place + 2);
  return { recall: hits / Math.max(1, wanted.length), ndcg: ideal === 0 ? 0 : gain / ideal };
}

export const rowOf = ({ starts, places }: Sparse, row: number): Uint32Array =>
  places.subarray(starts[row], starts[row + 1]);

/** Beside the project, for measuring only; nothing when it is not there. */
export function readData(name: string): Buffer | undefined {
  try {
    const file = readFileSync(new URL(`../../../shared/data/${name}`, import.meta.url));
    return name.endsWith(".gz") ? gunzipSync(file) : file;
  } catch {
    return undefined;
  }
}

/** Numbers that are always the same for a seed, 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
