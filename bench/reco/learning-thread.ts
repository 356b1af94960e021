import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { axisCount } from "../../src/domain/catalogue/columns.ts";
import { featuresWith } from "../../src/domain/recommendation/content-features.ts";
import type { Examples } from "../../src/domain/training/examples.ts";
import { neighboursInThread, weightsInThread } from "../../src/server/adapters/learning/learn-in-thread.ts";
import { tell, writeResults } from "../results.ts";
import { seeded } from "./measure.ts";

/*
 * Whether anybody waits while the server learns: how late timers are in the thread that answers, while another one
 * learns from a million choices and then fits weights to a hundred thousand impressions.
 */
const [events, people, products, impressions] = [1_000_000, 40_000, 100_000, 100_000];
const day = 86_400_000;
const now = 20_000 * day;
const next = seeded(3);
const below = (count: number) => Math.floor(next() * count);

const bytes = (count: number, kinds: number) => Uint8Array.from({ length: count }, () => 1 + below(kinds));
const columns = {
  size: products,
  ids: Uint32Array.from({ length: products }, (_, i) => i + 1),
  universes: Uint8Array.from({ length: products }, () => below(2)),
  leaves: bytes(products, 148),
  brandIds: Uint32Array.from({ length: products }, () => 1 + below(400)),
  mainColour: bytes(products, 24),
  mainMaterial: bytes(products, 30),
  pattern: bytes(products, 16),
  // Of a taste or not at all: about a quarter is something.
  styles: Uint8Array.from({ length: products * axisCount }, () => (next() < 0.25 ? 1 + below(255) : 0)),
};
const log = {
  count: people,
  people: Uint32Array.from({ length: events }, () => below(people)),
  // A few are met by many.
  products: Uint32Array.from({ length: events }, () => 1 + Math.floor(next() ** 3 * products)),
  weights: Float32Array.from({ length: events }, () => 0.3 + next()),
  at: Float64Array.from({ length: events }, () => now - below(180) * day),
};

const keys = featuresWith(() => undefined).map(({ key }) => key);
const examples: Examples = {
  keys,
  values: Float32Array.from({ length: impressions * keys.length }, next),
  weights: new Float32Array(impressions * keys.length).fill(12),
  taken: Uint8Array.from({ length: impressions }, () => (next() < 0.15 ? 1 : 0)),
  people: Uint32Array.from({ length: impressions }, (_, i) => Math.floor(i / 100)),
  surfaces: Uint8Array.from({ length: impressions }, () => 1 + below(3)),
  positions: Uint16Array.from({ length: impressions }, () => below(48)),
  propensities: new Float32Array(impressions).fill(1),
  listed: new Float64Array(100).fill(2000),
  seen: new Float64Array(100).fill(1000),
};

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);
const lines: string[] = [];

async function beside<Found>(name: string, work: () => Promise<Found>): Promise<Found> {
  const late = monitorEventLoopDelay({ resolution: 1 });
  const [before, cpu, start] = [megabytes(), process.cpuUsage(), performance.now()];
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 100);
  late.enable();
  const found = await work();
  late.disable();
  clearInterval(watch);
  const spent = process.cpuUsage(cpu);
  const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  lines.push(
    `| ${name} | ${seconds(performance.now() - start)} | ${seconds((spent.user + spent.system) / 1000)} | ${ms(late.percentile(50))} | ${ms(late.percentile(99))} | ${ms(late.max)} | ${before} | ${most} | ${megabytes()} |`,
  );
  if (!name.startsWith("nothing"))
    await tell({
      name: `how late the thread that answers is while it learns: ${name}, 99 %`,
      value: late.percentile(99) / 1e6,
      unit: "ms",
      atMost: 20,
    });
  console.log(lines.at(-1));
  return found;
}

await beside("nothing, for five seconds", () => setTimeout(5000));
const table = await beside("neighbours of every product", () => neighboursInThread(columns, log, now).found);
await setTimeout(500);
await beside("weights of the ranker", () => weightsInThread(examples, {}).found);
await setTimeout(500);
await beside("nothing, for five seconds", () => setTimeout(5000));

const held = [table.starts, table.places, table.weights, table.people].reduce(
  (sum, { byteLength }) => sum + byteLength,
  0,
);
const count = (number: number) => number.toLocaleString("en");
await writeResults({
  "Learning beside other work": `\`node bench/reco/learning-thread.ts\`. In a thread of its own: the neighbours of ${count(products)} products from ${count(events)} made-up choices of ${count(people)} people, then the weights from ${count(impressions)} made-up impressions. How late a timer of a millisecond is in the thread that answers (a millisecond is not late), in milliseconds; memory of the whole process in megabytes. What is kept of it in the end is ${Math.round(held / 1e6)} MB. On a machine with two cores that others use too, being late is also waiting for a core: the first and the last row say how much.

| | by the clock, s | processor, s | late, median | 99 % | most | MB before | most | after |
|---|---|---|---|---|---|---|---|---|
${lines.join("\n")}`,
});
process.exit(0);
