import { type Sparse, sparseOf } from "./sparse.ts";

/** What people did with products, one row each. People and products are numbered from 0. */
interface Events {
  readonly people: Uint32Array;
  readonly products: Uint32Array;
  /** How much each says; what is below 0 speaks against the product. */
  readonly weights: Float32Array;
  /** Milliseconds since 1970. */
  readonly at: Float64Array;
}

interface Taking {
  readonly people: number;
  readonly products: number;
  readonly now: number;
  /** After so many days an event says half as much. */
  readonly halfLifeDays: number;
  /** Of a person only so many of the latest events: the work grows with the square of it. */
  readonly latest: number;
}

const day = 86_400_000;

/**
 * What each person took to, in the order of time, by how much it counts today. Who liked something and then did not is
 * left with what remains, and with nothing below 0.
 */
export function takenByPerson(
  events: Events,
  { people, products, now, halfLifeDays, latest }: Taking,
): Sparse {
  const order = Uint32Array.from(events.at.keys()).sort(
    (a, b) => (events.at[b] ?? 0) - (events.at[a] ?? 0) || b - a,
  );
  const counted = new Uint32Array(people);
  const kept = order.filter((i) => {
    const person = events.people[i] ?? 0;
    counted[person] = (counted[person] ?? 0) + 1;
    return (counted[person] ?? 0) <= latest;
  });
  kept.reverse();
  const table = sparseOf(people, products, {
    rows: kept.map((i) => events.people[i] ?? 0),
    columns: kept.map((i) => events.products[i] ?? 0),
    values: Float32Array.from(kept, (i) => {
      const age = Math.max(0, now - (events.at[i] ?? 0)) / day;
      return (events.weights[i] ?? 0) * 0.5 ** (age / halfLifeDays);
    }),
  });
  return { ...table, values: table.values.map((value) => Math.max(0, value)) };
}
