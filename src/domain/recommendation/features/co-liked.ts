import { cardAt, type Snapshot } from "../../catalogue/snapshot.ts";
import type { Near, Neighbours } from "../../taste/neighbours.ts";
import { affinityOf } from "../affinity.ts";
import type { Feature, Reading } from "../feature.ts";
import { alsoChosen, closeTo } from "../words.ts";

/** The latest say what someone is after now. */
const remembered = 60;
/** So much nearness is worth a half. */
const half = 0.3;

/** What people chose who liked the same pieces. Says nothing where nobody knows who liked what. */
export const coLiked = (neighboursOf: (snapshot: Snapshot) => Neighbours | undefined): Feature => ({
  key: "co_liked",
  weight: 12,
  editable: true,
  open(snapshot, { universe }, session) {
    const neighbours = neighboursOf(snapshot);
    if (!neighbours) return undefined;
    const { rows, worths } = affinityOf(snapshot, universe, session);
    const worthOf = new Map<number, number>();
    for (const [at, row] of rows.entries())
      if (row >= 0 && (worths[at] ?? 0) > 0) worthOf.set(row, (worthOf.get(row) ?? 0) + (worths[at] ?? 0));
    const sources = [...worthOf]
      .sort(([a, one], [b, two]) => two - one || a - b)
      .slice(0, remembered)
      .flatMap(([row, worth]) => {
        const near = neighbours.of(row);
        return near && near.rows.length > 0 ? [{ row, worth: Math.min(1, worth), ...near }] : [];
      });
    return sources.length === 0 ? undefined : nearTo(snapshot, sources);
  },
});

interface Source extends Near {
  readonly row: number;
  readonly worth: number;
}

function nearTo(
  snapshot: Snapshot,
  sources: readonly Source[],
  factorOf: (trait: string) => number = () => 1,
): Reading {
  const named = ({ row }: Source) => `co_liked:${snapshot.ids[row] ?? 0}`;
  const sums = new Float32Array(snapshot.size);
  for (const source of sources) {
    const factor = source.worth * factorOf(named(source));
    for (let i = 0; i < source.rows.length; i++) {
      const row = source.rows[i] ?? 0;
      sums[row] = (sums[row] ?? 0) + factor * (source.weights[i] ?? 0);
    }
  }
  /** The liked piece that brings most of it. */
  const sourceOf = (row: number): Source | undefined => {
    const brought = (source: Source) => {
      const at = source.rows.indexOf(row);
      return at < 0 ? 0 : source.worth * factorOf(named(source)) * (source.weights[at] ?? 0);
    };
    return sources.toSorted((a, b) => brought(b) - brought(a))[0];
  };
  return {
    read: (rows, values) => readNearness(rows, sums, values),
    says(row) {
      const source = sourceOf(row);
      const name = source ? cardAt(snapshot, source.row).name : { en: "", fr: "" };
      const people = source?.people[source.rows.indexOf(row)] ?? 0;
      return people === 0 ? closeTo(name) : alsoChosen(name);
    },
    trait(row) {
      const source = sourceOf(row);
      return source ? named(source) : "";
    },
    traits: () => sources.map(named),
    correct: (again) => nearTo(snapshot, sources, again),
  };
}

function readNearness(rows: Uint32Array, sums: Float32Array, values: Float64Array): void {
  for (let i = 0; i < rows.length; i++) {
    const sum = sums[rows[i] ?? 0] ?? 0;
    values[i] = sum === 0 ? 0 : sum / (sum + half);
  }
}
