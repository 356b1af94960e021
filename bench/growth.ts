import { writeFile } from "node:fs/promises";
import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { recommend } from "../src/domain/recommendation/recommend.ts";
import { newSession } from "../src/domain/recommendation/session.ts";
import { wantsOf } from "../src/domain/recommendation/wants.ts";
import { warmUp } from "../src/domain/recommendation/warm-up.ts";
import { findProducts } from "../src/domain/search/find-products.ts";
import { indexCatalogue } from "../src/domain/search/search-index.ts";
import { englishQueries } from "../src/domain/search/testing/queries/english.ts";
import { doAll } from "../src/domain/steps.ts";
import { colours } from "../src/vocabulary/attribute.ts";
import { type Growth, plotGrowth } from "./growth-plot.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { median, tell, writeResults } from "./results.ts";

/*
 * What grows with the catalogue, and how: `node bench/growth.ts 10000 100000 1000000`. Ten times as many products may
 * take ten times as long and a little more, as n log n does.
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 1 ? given : [10_000, 100_000, 1_000_000];
/** The clock is not that good, and neither is the machine. */
const tolerance = 1.25;

function taking(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Of all of them, after all were done once; the median of three each, so that who was interrupted does not count. */
function medianOf(works: readonly (() => unknown)[]): number {
  for (const work of works) work();
  return median(works.map((work) => median([taking(work), taking(work), taking(work)])));
}

function measure(snapshot: Snapshot) {
  // The first is made twice: nobody measures how a program is compiled.
  if (measured.length === 0) doAll(indexCatalogue(snapshot));
  const begun = performance.now();
  const index = doAll(indexCatalogue(snapshot));
  const making = performance.now() - begun;
  const ready = taking(() => doAll(warmUp(snapshot)));
  const ask = { universe: "women", language: "en", from: 0, limit: 24 } as const;
  const words = englishQueries.map(([text]) => text).filter((_, i) => i % 4 === 0);
  const wants = wantsOf(snapshot, "men", {
    styles: { selected_styles: [1, 2, 4, 6] },
    brands_followed: [3, 14, 15, 40],
    sizes: { shirts: "40", jackets: "50", pants_waist: "W32", shoes: "43" },
    budget: [{ key: "coats", minValue: 150, maxValue: 400 }],
  });
  return {
    "index made": making,
    "lists made ready": ready,
    "bytes a product": index.bytes / snapshot.size,
    typing: medianOf(
      words.map((text) => () => findProducts(index, { ...ask, text: text.slice(0, 4), withFacets: false })),
    ),
    "words and filters": medianOf(
      words.map((text, i) => {
        const include = { colour: [colours[i % colours.length] ?? "black"] };
        return () => findProducts(index, { ...ask, text, include });
      }),
    ),
    browsing: medianOf(
      colours.map((colour) => () => findProducts(index, { ...ask, include: { colour: [colour] } })),
    ),
    "list of 48": medianOf(
      Array.from(
        { length: 31 },
        () => () => recommend(snapshot, { wants, session: { ...newSession }, from: 0, limit: 48 }),
      ),
    ),
  };
}

type Measured = ReturnType<typeof measure>;
const measured: Measured[] = [];
for (const size of sizes) {
  measured.push(measure(await makeSnapshot(size)));
  console.log(size, measured.at(-1));
}
const names = Object.keys(measured[0] ?? {}) as (keyof Measured)[];
const unitOf = (name: keyof Measured) => (name === "bytes a product" ? "B" : "ms");
const growths = names.map(
  (name): Growth => ({ name, unit: unitOf(name), values: measured.map((one) => one[name]) }),
);
/** Below this nobody can tell whether it grows. */
const leastMs = 0.05;
for (const { name, unit, values } of growths) {
  const steps = values.slice(1).map((value, i) => {
    const [n = 1, m = 1] = [sizes[i], sizes[i + 1]];
    const allowed = unit === "B" ? 1 : (m * Math.log(m)) / (n * Math.log(n));
    return value / Math.max(leastMs, values[i] ?? 0) / allowed;
  });
  await tell({
    name: `${name}: growth beside ${unit === "B" ? "none" : "n log n"}, at worst`,
    value: Math.max(...steps),
    unit: "×",
    atMost: tolerance,
    note: values.map((value) => `${Number(value.toPrecision(3))} ${unit}`).join(", "),
  });
}
await writeFile("bench/growth.svg", plotGrowth(sizes, growths));
await writeResults({
  "Growth with the catalogue": `\`node bench/growth.ts ${sizes.join(" ")}\`. Milliseconds by the clock, medians; above a hundred thousand the catalogue comes again at other prices. A list is of a person who told styles, brands, sizes and a budget.

![Each figure by the size of the catalogue](growth.svg)

| | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} |
|---|${sizes.map(() => "---|").join("")}
${growths.map(({ name, unit, values }) => `| ${name}, ${unit} | ${values.map((value) => Number(value.toPrecision(3))).join(" | ")} |`).join("\n")}`,
});
