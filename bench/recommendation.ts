import type { Snapshot } from "../src/domain/catalogue/snapshot.ts";
import { countFit } from "../src/domain/recommendation/count-fit.ts";
import { recommend, recommendHard } from "../src/domain/recommendation/recommend.ts";
import { newSession } from "../src/domain/recommendation/session.ts";
import { type Told, wantsOf } from "../src/domain/recommendation/wants.ts";
import { warmUp } from "../src/domain/recommendation/warm-up.ts";
import type { Evidence, EvidenceKind } from "../src/domain/taste/evidence.ts";
import { noTasteSettings } from "../src/domain/taste/settings.ts";
import { tasteOf } from "../src/domain/taste/taste-of.ts";
import { tenth } from "./fastest.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { median, tell, writeResults } from "./results.ts";

/*
 * What one list of 48 costs, from the preferences to the reasons, by how much the person has told.
 * `node bench/recommendation.ts 2400 100000`
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [2_400, 100_000];
const now = Date.parse("2026-11-15T12:00:00Z");
const runs = 101;
/** A server answers for days: so many lists come before those that are measured, by then its code is compiled. */
const warming = 200;

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
  "all told, 2,000 events": (snapshot) =>
    recommend(snapshot, {
      wants: wantsOf(snapshot, "men", whole),
      session: { ...newSession, evidence: eventsIn(snapshot), now },
      from: 0,
      limit: 48,
    }),
  "taste of 2,000 events": (snapshot) => tasteOf(snapshot, "men", eventsIn(snapshot), noTasteSettings, now),
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
      limit: 48,
    });
  },
  "how much fits": (snapshot) => countFit(snapshot, wantsOf(snapshot, "men", whole)),
  "hard, three locks": (snapshot) =>
    recommendHard(snapshot, {
      wants: wantsOf(snapshot, "men", locked),
      session: newSession,
      from: 0,
      limit: 48,
    }),
};

const ask = (snapshot: Snapshot, told: Told, liked: readonly number[] = [], from = 0) =>
  recommend(snapshot, {
    wants: wantsOf(snapshot, "men", told),
    session: { ...newSession, liked },
    from,
    limit: 48,
  });

const likedIn = ({ ids, universes }: Snapshot): readonly number[] =>
  [...ids.subarray(0, 200)].filter((_, row) => universes[row] === 0).slice(0, 8);

const kinds: readonly EvidenceKind[] = ["liked", "disliked", "product_seen", "product_card_clicked"];
const events = new WeakMap<Snapshot, readonly Evidence[]>();

/** One every ten minutes, of any pieces. */
function eventsIn(snapshot: Snapshot): readonly Evidence[] {
  const made =
    events.get(snapshot) ??
    Array.from({ length: 2_000 }, (_, i): Evidence => {
      const product = snapshot.ids[(i * 7919) % snapshot.size] ?? 0;
      return { product, kind: kinds[i % kinds.length] ?? "liked", at: now - (2_000 - i) * 600_000 };
    });
  events.set(snapshot, made);
  return made;
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

/** What a new catalogue is made ready with, each part of it. */
function* stepsOf(snapshot: Snapshot): Generator<number> {
  const steps = warmUp(snapshot);
  let isDone = false;
  while (!isDone)
    yield cpu(() => {
      isDone = steps.next().done === true;
    });
}

/** Processor time of a list, by the number of products. */
const goals = new Map([
  [100_000, 8],
  [1_000_000, 30],
]);
const listed: ReadonlySet<string> = new Set([
  "nothing told",
  "all told",
  "all told, 8 liked",
  "all told, 2,000 events",
]);

const rows: string[] = [];
for (const size of sizes) {
  const snapshot = await makeSnapshot(size);
  const turns = [...stepsOf(snapshot)];
  const first = cpu(() => cases["all told, 8 liked"]?.(snapshot));
  const [times, medians]: [number[], number[]] = [[], []];
  for (const work of Object.values(cases)) {
    for (let i = 0; i < warming; i++) work(snapshot);
    const all = Array.from({ length: runs }, () => cpu(() => work(snapshot)));
    times.push(tenth(all));
    medians.push(median(all));
  }
  for (const [place, name] of Object.keys(cases).entries()) {
    const goal = goals.get(size);
    if (!goal || !listed.has(name)) continue;
    await tell({
      name: `a list of 48 at ${size.toLocaleString("en")} products, ${name}`,
      value: times[place] ?? 0,
      unit: "ms",
      atMost: goal,
      note: `median ${medians[place]?.toFixed(1)} ms`,
    });
  }
  const all = turns.reduce((sum, turn) => sum + turn, 0);
  const cells = [...times, all, Math.max(...turns), first]
    .map((time) => time.toFixed(1))
    .concat(cpu(calibrate).toFixed(0));
  rows.push(`| ${size.toLocaleString("en")} | ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}
const titles = [
  ...Object.keys(cases),
  "making a catalogue ready",
  "the longest part of it",
  "the first list",
  "busy",
];
const table = [`| products | ${titles.join(" | ")} |`, `|${"---|".repeat(titles.length + 1)}`, ...rows].join(
  "\n",
);
await writeResults({
  Recommendation: `\`node bench/recommendation.ts ${sizes.join(" ")}\`. A list of 48 for one person, from preferences to reasons; milliseconds of processor time, a tenth of ${runs} is faster, after ${warming}. A new catalogue is made ready in parts before anybody is shown it. A million is a hundred thousand ten times over, at other prices. The last column is a fixed sum, which is slower on a busy machine.\n\n${table}`,
});
