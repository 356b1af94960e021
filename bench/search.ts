import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { findProducts } from "../src/domain/search/find-products.ts";
import type { Question } from "../src/domain/search/port.ts";
import { indexCatalogue, type SearchIndex, searchIndex } from "../src/domain/search/search-index.ts";
import { suggestFor } from "../src/domain/search/suggest.ts";
import { type Judged, judge, mean, withSlip } from "../src/domain/search/testing/precision.ts";
import { englishQueries } from "../src/domain/search/testing/queries/english.ts";
import { frenchQueries } from "../src/domain/search/testing/queries/french.ts";
import { doInTurns } from "../src/domain/steps.ts";
import { colours, materials } from "../src/vocabulary/attribute.ts";
import { leavesOf } from "../src/vocabulary/category.ts";
import { categoryCode } from "../src/vocabulary/category-code.ts";
import { universes } from "../src/vocabulary/universe.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { tell, writeResults } from "./results.ts";
import { timesOf } from "./time-of.ts";

/*
 * What one question costs inside the engine, and how often the first ten are what was asked for.
 * `node bench/search.ts 2400 100000`
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [2_400, 100_000];
const texts = [...englishQueries, ...frenchQueries].map(([text], i) => ({
  text,
  language: i < englishQueries.length ? ("en" as const) : ("fr" as const),
}));
const page = { from: 0, limit: 24 };

/** Every query as far as it is typed after three, five, seven letters. */
const typed = texts.flatMap(({ text, language }) =>
  [3, 5, 7, text.length].map((letters) => ({ text: text.slice(0, letters), language })),
);

/** They take longest, and a quarter of them tells as much. */
const suggested = typed.filter((_, i) => Math.floor(i / 4) % 4 === 0);

const browsing: readonly Question[] = universes.flatMap((universe) => [
  { ...page, language: "en" as const, universe },
  { ...page, language: "en" as const, universe, sort: "new" as const },
  ...leavesOf(universe).map((leaf) => ({
    ...page,
    language: "en" as const,
    universe,
    include: { category: [categoryCode(universe, leaf)] },
  })),
  ...["A", "A.1", "A.3", "B", "C"].map((branch) => ({
    ...page,
    language: "en" as const,
    universe,
    include: { category: [`${universe}.${branch}`] },
  })),
]);

const filtered: readonly Question[] = texts.flatMap(({ text, language }, i) => [
  { ...page, text, language },
  { ...page, text, language, include: { colour: [colours[i % 19] ?? "black", "black"] } },
  {
    ...page,
    language,
    universe: universes[i % 2],
    include: { colour: [colours[i % 19] ?? "black"], material: [materials[i % 27] ?? "wool", "cotton"] },
    exclude: { brand: [String((i % 90) + 1)] },
    priceMax: 5_000 + i * 400,
    sort: (["relevance", "price_up", "price_down", "discount", "new"] as const)[i % 5] ?? "relevance",
  },
]);

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time. */
function clock(work: () => unknown): number {
  const start = worked();
  work();
  return worked() - start;
}

/** Median and 99th percentile over the questions, in milliseconds. */
type Percentiles = { readonly half: number; readonly most: number };

const shown = ({ half, most }: Percentiles) => `${half.toFixed(2)} / ${most.toFixed(2)}`;

async function percentiles(asks: readonly (() => unknown)[]): Promise<Percentiles> {
  for (const ask of asks) ask();
  const sorted = (await timesOf(asks)).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { half: at(0.5), most: at(0.99) };
}

/** Median and 99th percentile, index time and bytes that hold at this many products. */
const goals = new Map([
  [100_000, { half: 0.7, most: 5, building: 2 }],
  [1_000_000, { half: 7, most: 25, building: 16 }],
]);

/** The longest time that another index keeps everything else waiting while it is made in turns. */
async function longestPause(snapshot: Snapshot): Promise<number> {
  let [longest, since] = [0, worked()];
  await doInTurns(indexCatalogue({ ...snapshot }), {
    now: worked,
    giveWay: async () => {
      longest = Math.max(longest, worked() - since);
      await new Promise((resolve) => setImmediate(resolve));
      since = worked();
    },
  });
  return longest;
}

/** A fixed piece of arithmetic: how busy the machine is shows in how long it takes. */
function calibrate(): number {
  let sum = 0;
  for (let i = 1; i < 60_000_000; i++) sum += Math.sqrt(i) % 3;
  return sum;
}

const speed: string[] = [];
const relevance: string[] = [];
for (const size of sizes) {
  const snapshot = await makeSnapshot(size);
  const building = clock(() => searchIndex(snapshot));
  const index = searchIndex(snapshot);
  const pause = await longestPause(snapshot);
  const first = clock(() => findProducts(index, { ...page, text: "dress", language: "en" }));
  const find = (question: Question) => () => findProducts(index, question);
  // Where nothing is promised a fifth of the questions will do.
  const some = <One>(all: readonly One[]) => (goals.has(size) ? all : all.filter((_, i) => i % 5 === 0));
  const jobs = {
    "type-ahead": await percentiles(
      some(typed).map((one) => find({ ...one, from: 0, limit: 10, withFacets: false })),
    ),
    "words and filters": await percentiles(some(filtered).map(find)),
    browsing: await percentiles(some(browsing).map(find)),
  };
  const suggestions = await percentiles(
    some(suggested).map((one) => () => suggestFor(index, { ...one, limit: 8 })),
  );
  const cells = [
    (building / 1000).toFixed(2),
    pause.toFixed(0),
    first.toFixed(0),
    Math.round(index.bytes / snapshot.size),
    shown(jobs["type-ahead"]),
    shown(suggestions),
    shown(jobs["words and filters"]),
    shown(jobs.browsing),
    clock(calibrate).toFixed(0),
  ];
  const goal = goals.get(size);
  if (goal) {
    const at = `at ${size.toLocaleString("en")} products`;
    for (const [job, { half, most }] of Object.entries(jobs)) {
      await tell({ name: `search, ${job} ${at}, median`, value: half, unit: "ms", atMost: goal.half });
      await tell({ name: `search, ${job} ${at}, 99 %`, value: most, unit: "ms", atMost: goal.most });
    }
    await tell({ name: `index ${at}`, value: building / 1000, unit: "s", atMost: goal.building });
    await tell({
      name: `index ${at}, a product`,
      value: index.bytes / snapshot.size,
      unit: "bytes",
      atMost: 450,
    });
  }
  speed.push(`| ${size.toLocaleString("en")} | ${cells.join(" | ")} |`);
  console.log(speed.at(-1));
  if (size === 2_400) relevance.push(...judgeAll(index));
}

function judgeAll(index: SearchIndex): string[] {
  return [
    { language: "en" as const, queries: englishQueries },
    { language: "fr" as const, queries: frenchQueries },
  ].map(({ language, queries }) => {
    const plain = queries.map(([query, need]) => judge(index, query, need, language));
    const slipped = [0, 1, 2].map((third) =>
      queries.map(([query, need], i) =>
        judge(index, i % 3 === third ? withSlip(query, i) : query, need, language),
      ),
    );
    const all: readonly Judged[] = slipped.flat();
    const empty = all.filter(
      ({ total }, i) => total === 0 && (plain[i % queries.length]?.total ?? 0) > 0,
    ).length;
    const row = `| ${language} | ${queries.length} | ${mean(plain).toFixed(3)} | ${mean(plain, "filled").toFixed(3)} | ${mean(all).toFixed(3)} | ${empty} |`;
    console.log(row);
    return row;
  });
}

const heads = [
  "index, s",
  "longest pause, ms",
  "first question, ms",
  "bytes a product",
  "type-ahead",
  "suggestions",
  "words and filters",
  "browsing",
  "busy",
];
await writeResults({
  Search: `\`node bench/search.ts ${sizes.join(" ")}\`. Inside the engine, all facets counted except while typing; milliseconds, median / 99th percentile over ${typed.length}, ${suggested.length}, ${filtered.length} and ${browsing.length} questions (a fifth of them at sizes without a goal), each the fastest of nine, three in a row in three moments. Making the index of the first catalogue also reads the lexicon; the longest pause is that of the next one, made while the last answers. The last column is a fixed sum, which is slower on a busy machine.

| products | ${heads.join(" | ")} |
|${"---|".repeat(heads.length + 1)}
${speed.join("\n")}${
  relevance.length === 0
    ? ""
    : `

Relevance on the catalogue of a first start, by queries that were written with the engine at hand: the share of the first ten that is what was meant; the same where a place that could have been filled counts as wrong; then with a slip of the pen in a third of the queries, all thirds in turn, and how many found nothing only because of their slip.

| language | queries | precision at 10 | filled | with slips | empty |
|---|---|---|---|---|---|
${relevance.join("\n")}`
}`,
});
