import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { colourCodes, materialCodes, wordsOfMask } from "../src/domain/catalogue/columns.ts";
import { cardAt, leafAt, type Snapshot, universeAt } from "../src/domain/catalogue/snapshot.ts";
import { findProducts } from "../src/domain/search/find-products.ts";
import { searchIndex } from "../src/domain/search/search-index.ts";
import { withSlip } from "../src/domain/search/testing/precision.ts";
import { englishQueries } from "../src/domain/search/testing/queries/english.ts";
import { colours } from "../src/vocabulary/attribute.ts";
import { type Universe, universes } from "../src/vocabulary/universe.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { tell, writeResults } from "./results.ts";
import { timesOf } from "./time-of.ts";

/*
 * The three jobs of a page of results, done by this engine and by others on the same products: while somebody types
 * (a third of the words with a slip), words with a filter and the counts of four facets, and browsing with the counts.
 * MiniSearch, Orama and FlexSearch are no dependencies of the project: they are those of bench/peers.
 * `node bench/search-others.ts 100000`
 */
const size = Number(process.argv[2] ?? 100_000);
const enginesDir = join(import.meta.dirname, "peers");

interface Doc {
  readonly id: number;
  readonly universe: Universe;
  readonly text: string;
  readonly brand: string;
  readonly leaf: string;
  /** The main one. */
  readonly colour: string;
  readonly material: string;
}

const counted = ["brand", "leaf", "colour", "material"] as const;

interface Question {
  readonly universe: Universe;
  readonly words?: string;
  readonly colour?: (typeof colours)[number];
  /** Whether the last word is still being typed. */
  readonly isTyping?: boolean;
}

interface Engine {
  readonly name: string;
  /** The first ten, how many there are, and unless somebody is typing what each facet has. Says how many. */
  readonly find: (question: Question) => number | Promise<number>;
  /** Whether it finds what was written wrong: who does not is shown, but does not do the same work. */
  readonly standsSlips?: boolean;
  /** Without words it has nothing to offer. */
  readonly needsWords?: boolean;
}

type Opening = (docs: readonly Doc[]) => Promise<Engine>;

/** What a general engine can read of a product: its names, brand, leaf, colours and cloths in English. */
function docsOf(snapshot: Snapshot): Doc[] {
  const { ids, inStock, prices, brands, brandIds, colours: masks, materials } = snapshot;
  return Array.from(ids, (id, row) => ({ id, row }))
    .filter(({ row }) => inStock[row] === 1 && (prices[row] ?? 0) > 0)
    .map(({ id, row }) => {
      const { en, fr } = cardAt(snapshot, row).name;
      const tones = wordsOfMask(colourCodes, masks[row] ?? 0);
      const cloths = wordsOfMask(materialCodes, materials[row] ?? 0);
      const [brand, leaf] = [brands.get(brandIds[row] ?? 0)?.name ?? "", leafAt(snapshot, row)];
      return {
        id,
        universe: universeAt(snapshot, row),
        text: [en, fr, brand, leaf, ...tones, ...cloths].join(" "),
        brand,
        leaf,
        colour: tones[0] ?? "",
        material: cloths[0] ?? "",
      };
    });
}

const own =
  (snapshot: Snapshot): Opening =>
  async () => {
    const index = searchIndex(snapshot);
    const ask = { language: "en", from: 0, limit: 10 } as const;
    return {
      name: "this engine (slips, meaning, all 13 facets)",
      find: ({ universe, words, colour, isTyping = false }) =>
        findProducts(index, {
          ...ask,
          universe,
          withFacets: !isTyping,
          ...(words && { text: words }),
          ...(colour && { include: { colour: [colour] } }),
        }).total,
    };
  };

/** Words by `tsvector`; where they find nothing, by the likeness of three letters, which stands a slip. */
const postgres: Opening = async (docs) => {
  const db = await PGlite.create({ extensions: { pg_trgm } });
  await db.exec(
    "create extension pg_trgm; create table p (id int primary key, universe text, brand text, leaf text, colour text, material text, body text, words tsvector)",
  );
  for (let from = 0; from < docs.length; from += 1000) {
    const some = docs.slice(from, from + 1000);
    await db.query(
      "insert into p select id, universe, brand, leaf, colour, material, text, to_tsvector('english', text) from json_to_recordset($1::json) as d (id int, universe text, brand text, leaf text, colour text, material text, text text)",
      [JSON.stringify(some)],
    );
  }
  await db.exec(
    "create index on p using gin (words); create index on p using gin (body gin_trgm_ops); create index on p (universe, colour); analyze p",
  );
  const ask = async (question: Question, condition: string, order: string, words: string | undefined) => {
    const values = [
      question.universe,
      ...(question.colour ? [question.colour] : []),
      ...(words ? [words] : []),
    ];
    const where = [
      "universe = $1",
      ...(question.colour ? ["colour = $2"] : []),
      ...(words ? [condition.replaceAll("$w", `$${values.length}`)] : []),
    ].join(" and ");
    const sorted = order.replaceAll("$w", `$${values.length}`);
    const ten = `select id, count(*) over ()::int total from p where ${where} order by ${sorted} id limit 10`;
    const { rows } = await db.query<{ total: number }>(ten, values);
    if (!question.isTyping)
      await db.query(
        `select brand, leaf, colour, material, count(*)::int from p where ${where} group by grouping sets ((brand), (leaf), (colour), (material))`,
        values,
      );
    return rows[0]?.total ?? 0;
  };
  return {
    name: "PGlite (PostgreSQL: tsvector, else trigrams)",
    find: async (question) => {
      const { words, isTyping } = question;
      if (!words) return ask(question, "", "", undefined);
      const lexemes = words.split(/\W+/).filter(Boolean);
      const query = lexemes.map((word, i) => (isTyping && i === lexemes.length - 1 ? `${word}:*` : word));
      const found = await ask(
        question,
        "words @@ to_tsquery('english', $w)",
        "ts_rank(words, to_tsquery('english', $w)) desc,",
        query.join(" & "),
      );
      return found || ask(question, "$w <% body", "", words);
    },
  };
};

/** What is loaded from outside the project is known only by how it is called here. */
// biome-ignore lint/suspicious/noExplicitAny: the types of these libraries are not here
type Library = any;

async function load(name: string): Promise<Library | undefined> {
  if (!enginesDir || !existsSync(join(enginesDir, "node_modules", name))) return undefined;
  const { resolve } = createRequire(join(enginesDir, "package.json"));
  const loaded: Library = await import(pathToFileURL(resolve(name)).href);
  return loaded.default ?? loaded;
}

/** For engines that count nothing themselves. */
function countFacets(docs: readonly Doc[]): number {
  const counts = counted.map(() => new Map<string, number>());
  for (const doc of docs)
    for (const [i, name] of counted.entries())
      counts[i]?.set(doc[name], (counts[i]?.get(doc[name]) ?? 0) + 1);
  return docs.length;
}

const miniSearch =
  (MiniSearch: Library): Opening =>
  async (docs) => {
    const index = new MiniSearch({ fields: ["text"], storeFields: ["universe", ...counted] });
    index.addAll(docs);
    return {
      name: "MiniSearch",
      find: ({ words, universe, colour, isTyping }) => {
        const found = index.search(words ?? MiniSearch.wildcard, {
          combineWith: "AND",
          prefix: (_: string, i: number, terms: string[]) => Boolean(isTyping) && i === terms.length - 1,
          fuzzy: (term: string) => (term.length > 3 ? 1 : false),
          filter: (doc: Doc) => doc.universe === universe && (!colour || doc.colour === colour),
        });
        return isTyping ? found.length : countFacets(found);
      },
    };
  };

/** Its way to stand a slip is to read words by their sound. */
const flexSearch =
  (bySound: boolean) =>
  (FlexSearch: Library): Opening =>
  async (docs) => {
    const encoder = bySound ? { encoder: FlexSearch.Charset.LatinBalance } : {};
    const index = new FlexSearch.Index({ tokenize: "forward", ...encoder });
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    for (const { id, text } of docs) index.add(id, text);
    return {
      name: bySound ? "FlexSearch (slips by sound)" : "FlexSearch (no slips)",
      standsSlips: bySound,
      needsWords: true,
      find: ({ words, universe, colour, isTyping }) => {
        const ids: number[] = index.search(words, { limit: docs.length });
        const found = ids
          .flatMap((id) => byId.get(id) ?? [])
          .filter((doc) => doc.universe === universe && (!colour || doc.colour === colour));
        return isTyping ? found.length : countFacets(found);
      },
    };
  };

const orama =
  ({ create, insertMultiple, search }: Library): Opening =>
  async (docs) => {
    const facets = Object.fromEntries(counted.map((name) => [name, "enum"]));
    const db = create({ schema: { text: "string", universe: "enum", ...facets } });
    await insertMultiple(
      db,
      docs.map(({ id, ...rest }) => ({ ...rest, id: String(id) })),
      1000,
    );
    return {
      name: "Orama",
      find: async ({ words = "", universe, colour, isTyping }) => {
        const { count } = await search(db, {
          term: words,
          where: { universe: { eq: universe }, ...(colour && { colour: { eq: colour } }) },
          limit: 10,
          threshold: 0,
          ...(words && { tolerance: 1 }),
          ...(!isTyping && { facets: Object.fromEntries(counted.map((name) => [name, {}])) }),
        });
        return count;
      },
    };
  };

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** For one job. */
const mostMs = 2_000;

async function measure(engine: Engine, questions: readonly Question[]) {
  let found = 0;
  // Once without a clock: nobody measures how a program is compiled. An engine that takes minutes is asked less.
  const begun = worked();
  let asking = 0;
  for (; asking < questions.length && worked() - begun < mostMs; asking++) {
    const question = questions[(asking * 7) % questions.length];
    if (question && (await engine.find(question)) > 0) found++;
  }
  const asked = Array.from({ length: asking }, (_, i) => questions[(i * 7) % questions.length]);
  const works = asked.flatMap((question) => (question ? [() => engine.find(question)] : []));
  const times = (await timesOf(works)).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const cell = `${at(0.5).toFixed(2)} / ${at(0.99).toFixed(2)} (${Math.round((100 * found) / asking)} %${asking < questions.length ? ` of ${asking}` : ""})`;
  return { cell, most: at(0.99) };
}

const snapshot = await makeSnapshot(size);
const docs = docsOf(snapshot);

const plain = englishQueries.map(([words]) => words).filter((words) => /^[a-z ]+$/i.test(words));
const universeOf = (i: number): Universe => universes[i % 2] ?? "men";
const jobs: Readonly<Record<string, readonly Question[]>> = {
  typing: plain.flatMap((words, i) =>
    [4, words.length - 1].map((letters) => ({
      universe: universeOf(i),
      words: (i % 3 === 0 ? withSlip(words, i) : words).slice(0, letters),
      isTyping: true,
    })),
  ),
  filtered: plain.map((words, i) => ({
    universe: universeOf(i),
    words: i % 3 === 0 ? withSlip(words, i) : words,
    ...(i % 2 === 0 && { colour: colours[i % colours.length] ?? "black" }),
  })),
  browsing: universes.flatMap((universe) => [
    { universe },
    ...colours.map((colour) => ({ universe, colour })),
  ]),
};

const others: readonly (readonly [string, (library: Library) => Opening])[] = [
  ["minisearch", miniSearch],
  ["flexsearch", flexSearch(true)],
  ["flexsearch", flexSearch(false)],
  ["@orama/orama", orama],
];
const openings: Opening[] = [own(snapshot), postgres];
for (const [name, make] of others) {
  const library = await load(name);
  if (library) openings.push(make(library));
  else throw new Error(`${name} is not in bench/peers: npm ci there first.`);
}

const rows: string[] = [];
const slowest = new Map<string, { readonly name: string; readonly most: number }[]>();
for (const open of openings) {
  const start = worked();
  const engine = await open(docs);
  const cells = [engine.name, ((worked() - start) / 1000).toFixed(1)];
  for (const [job, questions] of Object.entries(jobs)) {
    if (job === "browsing" && engine.needsWords) {
      cells.push("none");
      continue;
    }
    const { cell, most } = await measure(engine, questions);
    cells.push(cell);
    if (engine.standsSlips !== false)
      slowest.set(job, [...(slowest.get(job) ?? []), { name: engine.name, most }]);
  }
  rows.push(`| ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}

for (const [job, [ours, ...theirs]] of slowest) {
  const [best] = theirs.toSorted((a, b) => a.most - b.most);
  if (!ours || !best) continue;
  await tell({
    name: `search, ${job}, 99 %: the best of the others that stand slips beside it`,
    value: best.most / ours.most,
    unit: "×",
    atLeast: 10,
    note: `${best.name} ${best.most.toFixed(2)} ms beside ${ours.most.toFixed(2)} ms`,
  });
}

await writeResults({
  "Search beside other engines": `\`node bench/search-others.ts ${size}\`. ${docs.length.toLocaleString("en")} products that can be had; ${Object.values(
    jobs,
  )
    .map(({ length }) => length)
    .join(
      ", ",
    )} questions, each in one universe, a third of those with words with a slip of the pen: ten products and how many there are; but for typing also the counts of brand, leaf, colour and cloth (this engine: all of its facets). Milliseconds, all in one run: median / 99th percentile (share of the questions that find anything). This engine also understands the words; the others look for all of them in names, brand, colours and cloths. An engine that does not stand slips is shown, but is no measure: it does less.

| engine | index, s | typing | words, filter, facets | browsing, facets |
|---|---|---|---|---|
${rows.join("\n")}`,
});
