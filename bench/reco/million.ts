import { neighboursOf } from "../../src/domain/learning/neighbours-of.ts";
import { type Sparse, sparseOf } from "../../src/domain/learning/sparse.ts";
import { takenByPerson } from "../../src/domain/learning/taken-by-person.ts";
import { vectorsOf } from "../../src/domain/learning/vectors-of.ts";
import { millisecondsSince, seeded } from "./measure.ts";

/** What it takes to learn neighbours and vectors from a million events, as the site does beside its other work. */
const [events, people, products, kinds] = [1_000_000, 40_000, 100_000, 296];
const day = 86_400_000;

export function benchMillion(): string {
  const next = seeded(3);
  const below = (count: number) => Math.floor(next() * count);
  const groups = Uint16Array.from({ length: products }, () => below(kinds));
  const attributes = { table: attributesOf(groups, below), groups };
  const now = 20_000 * day;
  const made = {
    people: Uint32Array.from({ length: events }, () => below(people)),
    // A few are met by many.
    products: Uint32Array.from({ length: events }, () => Math.floor(next() ** 3 * products)),
    weights: Float32Array.from({ length: events }, () => 0.3 + next()),
    at: Float64Array.from({ length: events }, () => now - below(180) * day),
  };
  const steps: string[] = [];
  const time = <T>(name: string, work: () => T): T => {
    const [start, wall] = [process.cpuUsage(), performance.now()];
    const found = work();
    const [cpu, all] = [millisecondsSince(start) / 1000, (performance.now() - wall) / 1000];
    steps.push(
      `| ${name} | ${cpu.toFixed(1)} | ${all.toFixed(1)} | ${Math.round(process.memoryUsage.rss() / 1e6)} |`,
    );
    console.log(steps.at(-1));
    return found;
  };
  const taking = { people, products, now, halfLifeDays: 60, latest: 200 };
  const taken = time("what each person took to", () => takenByPerson(made, taking));
  time("50 neighbours of every product", () => neighboursOf(taken, attributes, { keep: 50, shrink: 20 }));
  time("64 numbers for every product", () => vectorsOf(taken, attributes, { rank: 64, shrink: 20 }));
  const [many, by, of] = [events, people, products].map((count) => count.toLocaleString("en"));
  return `**a-million-events**: ${many} made-up events of ${by} people with ${of} products. Nothing is judged here but what learning takes.

| | processor, s | by the clock, s | MB |
|---|---|---|---|
${steps.join("\n")}`;
}

/** A kind, a colour, a material and three styles each. */
function attributesOf(groups: Uint16Array, below: (count: number) => number): Sparse {
  const [rows, columns, values]: [number[], number[], number[]] = [[], [], []];
  for (const [product, group] of groups.entries())
    for (const [column, value] of [
      [group, 1],
      [kinds + below(24), 0.6],
      [kinds + 24 + below(30), 0.6],
      [kinds + 54 + below(22), 1],
      [kinds + 54 + below(22), 0.6],
      [kinds + 54 + below(22), 0.3],
    ] as const) {
      rows.push(product);
      columns.push(column);
      values.push(value);
    }
  return sparseOf(products, kinds + 76, { rows, columns, values });
}
