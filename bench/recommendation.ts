import { crowdScores } from "../src/domain/catalogue/crowd.ts";
import { cardWordsOf, listingOf } from "../src/domain/catalogue/listing.ts";
import { packListing } from "../src/domain/catalogue/packed-listing.ts";
import { snapshotBuilder } from "../src/domain/catalogue/read-snapshot.ts";
import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { countFit } from "../src/domain/recommendation/count-fit.ts";
import { recommend, recommendHard } from "../src/domain/recommendation/recommend.ts";
import { newSession } from "../src/domain/recommendation/session.ts";
import { type Told, wantsOf } from "../src/domain/recommendation/wants.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { simulateShoppers } from "../src/supply/generator/shoppers.ts";
import { median, writeResults } from "./results.ts";

/*
 * What one list of 24 costs, from the preferences to the reasons, by how much the person has told.
 * `node bench/recommendation.ts 2400 100000`
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [2_400, 100_000];
const today = "2026-11-15";
const runs = 101;

const whole: Told = {
  styles: { selected_styles: [1, 2, 4, 6] },
  wantstyles: [9, 11],
  brands_followed: [3, 14, 15, 40],
  wishes: { Coats: { value: 2 }, Jeans: { value: 2 }, Boots: { value: 2 }, Shirts: { value: 2 } },
  sizes: {
    tshirts: ["M", "L"],
    tops: "L",
    shirts: "40",
    jackets: "50",
    pants_waist: "W32",
    pants: "42",
    shoes: "43",
    shirts_cut: ["slim", "regular"],
    pants_cut: ["straight", "tapered"],
  },
  budget: [
    { key: "coats", minValue: 150, maxValue: 400 },
    { key: "pants", minValue: 60, maxValue: 160 },
  ],
  global: { openness: 3, dresscode: 3 },
};
const corrected: Told = {
  ...whole,
  corrections: {
    "style:4": "more",
    "style:2": "wrong",
    "brand:14": "less",
    "wish:Jeans": "more",
    "price:coats": "less",
    "size:shoes": "more",
    popularity: "wrong",
  },
};
const locked: Told = { ...whole, locks: { sizes: true, budget: true, wishes: true } };

const cases: Readonly<Record<string, (snapshot: Snapshot) => unknown>> = {
  "nothing told": (snapshot) => ask(snapshot, {}),
  "styles only": (snapshot) => ask(snapshot, { styles: whole.styles }),
  "all told": (snapshot) => ask(snapshot, whole),
  "all told, 8 liked": (snapshot) => ask(snapshot, whole, likedIn(snapshot)),
  "all told, tenth page": (snapshot) => ask(snapshot, whole, [], 9 * 24),
  "all told, 7 corrected": (snapshot) => ask(snapshot, corrected),
  "all told, 8 liked, 2 of them corrected": (snapshot) => {
    const liked = likedIn(snapshot);
    const corrections = { [`liked:${liked[0]}`]: "more", [`liked:${liked[1]}`]: "wrong" } as const;
    return ask(snapshot, { ...whole, corrections }, liked);
  },
  "all told, 3 turned down": (snapshot) => {
    const [one = 0, two = 0, three = 0] = likedIn(snapshot);
    const scopes = [
      { id: one, scope: "colour" },
      { id: two, scope: "cut" },
      { id: three, scope: "price" },
    ] as const;
    return recommend(snapshot, {
      wants: wantsOf(snapshot, "men", whole),
      session: { ...newSession, scopes },
      from: 0,
      limit: 24,
    });
  },
  "how much fits": (snapshot) => countFit(snapshot, wantsOf(snapshot, "men", whole)),
  "hard, three locks": (snapshot) =>
    recommendHard(snapshot, {
      wants: wantsOf(snapshot, "men", locked),
      session: newSession,
      from: 0,
      limit: 24,
    }),
};

const ask = (snapshot: Snapshot, told: Told, liked: readonly number[] = [], from = 0) =>
  recommend(snapshot, {
    wants: wantsOf(snapshot, "men", told),
    session: { ...newSession, liked },
    from,
    limit: 24,
  });

const likedIn = ({ ids, universes }: Snapshot): readonly number[] =>
  [...ids.subarray(0, 200)].filter((_, row) => universes[row] === 0).slice(0, 8);

function makeSnapshot(size: number): Snapshot {
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
  const builder = snapshotBuilder();
  for (const product of products())
    builder.add(
      { listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) },
      today,
    );
  const bare = builder.finish({ version: 1, day: today, brands, shops });
  const crowd = crowdScores(simulateShoppers(bare, "cleed", 2_000));
  return { ...bare, popularity: Float32Array.from(bare.ids, (id) => Math.max(0, crowd.get(id) ?? 0)) };
}

/** Processor time of this process, in milliseconds. */
function cpu(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** A fixed piece of arithmetic: how busy the machine is shows in how long it takes. */
function calibrate(): number {
  let sum = 0;
  for (let i = 1; i < 60_000_000; i++) sum += Math.sqrt(i) % 3;
  return sum;
}

const rows: string[] = [];
for (const size of sizes) {
  const snapshot = makeSnapshot(size);
  const first = cpu(() => cases["all told, 8 liked"]?.(snapshot));
  const times = Object.values(cases).map((work) => {
    for (let i = 0; i < 20; i++) work(snapshot);
    return median(Array.from({ length: runs }, () => cpu(() => work(snapshot))));
  });
  const cells = [...times, first].map((time) => time.toFixed(1)).concat(cpu(calibrate).toFixed(0));
  rows.push(`| ${size.toLocaleString("en")} | ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}
const titles = [...Object.keys(cases), "the first of a catalogue", "busy"];
const table = [`| products | ${titles.join(" | ")} |`, `|${"---|".repeat(titles.length + 1)}`, ...rows].join(
  "\n",
);
await writeResults({
  Recommendation: `\`node bench/recommendation.ts ${sizes.join(" ")}\`. A list of 24 for one person, from preferences to reasons; milliseconds of processor time, median of ${runs}. The first list of a new catalogue also sorts its prices and popularity, once. The last column is a fixed sum, which is slower on a busy machine.\n\n${table}`,
});
