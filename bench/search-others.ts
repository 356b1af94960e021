import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { colourCodes, materialCodes, wordsOfMask } from "../src/domain/catalogue/columns.ts";
import { cardWordsOf, listingOf } from "../src/domain/catalogue/listing.ts";
import { packListing } from "../src/domain/catalogue/packed-listing.ts";
import { snapshotBuilder } from "../src/domain/catalogue/read-snapshot.ts";
import { cardAt, leafAt, type Snapshot, universeAt } from "../src/domain/catalogue/snapshot.ts";
import { findProducts } from "../src/domain/search/find-products.ts";
import { searchIndex } from "../src/domain/search/search-index.ts";
import { englishQueries } from "../src/domain/search/testing/queries/english.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import type { Universe } from "../src/vocabulary/universe.ts";
import { writeResults } from "./results.ts";

/*
 * The same products, the same words, the same universe, ten products and their number: this engine beside others.
 * MiniSearch, Orama and FlexSearch are no dependencies of the project: they are taken from ENGINES_DIR, a folder
 * into which they were installed, and left out where there is none.
 * `ENGINES_DIR=… node bench/search-others.ts 100000`
 */
const size = Number(process.argv[2] ?? 100_000);
const today = "2026-11-15";
const enginesDir = process.env.ENGINES_DIR;

interface Doc {
  readonly id: number;
  readonly universe: Universe;
  readonly text: string;
}

interface Engine {
  readonly name: string;
  /** How many it found at all; where an engine does not say, how many it gave. */
  readonly find: (words: string, universe: Universe) => number | Promise<number>;
}

type Opening = (docs: readonly Doc[]) => Promise<Engine>;

/** What a general engine can read of a product: its names, brand, leaf, colours and cloths in English. */
function docsOf(snapshot: Snapshot): Doc[] {
  const { ids, inStock, brands, brandIds, colours, materials } = snapshot;
  return Array.from(ids, (id, row) => ({ id, row }))
    .filter(({ row }) => inStock[row] === 1)
    .map(({ id, row }) => {
      const { en, fr } = cardAt(snapshot, row).name;
      const traits = [
        ...wordsOfMask(colourCodes, colours[row] ?? 0),
        ...wordsOfMask(materialCodes, materials[row] ?? 0),
      ];
      const text = [en, fr, brands.get(brandIds[row] ?? 0)?.name, leafAt(snapshot, row), ...traits].join(" ");
      return { id, universe: universeAt(snapshot, row), text };
    });
}

const own =
  (snapshot: Snapshot): Opening =>
  async () => {
    const index = searchIndex(snapshot);
    const ask = { language: "en", from: 0, limit: 10, withFacets: false } as const;
    return {
      name: "this engine",
      find: (text, universe) => findProducts(index, { ...ask, text, universe }).total,
    };
  };

const postgres: Opening = async (docs) => {
  const db = await PGlite.create();
  await db.exec("create table p (id int primary key, universe text, words tsvector)");
  for (let from = 0; from < docs.length; from += 1000) {
    const some = docs.slice(from, from + 1000);
    await db.query(
      "insert into p select id, universe, to_tsvector('english', words) from unnest($1::int[], $2::text[], $3::text[]) as d (id, universe, words)",
      [some.map(({ id }) => id), some.map(({ universe }) => universe), some.map(({ text }) => text)],
    );
  }
  await db.exec("create index on p using gin (words); create index on p (universe); analyze p");
  return {
    name: "PGlite (PostgreSQL, tsvector and GIN)",
    find: async (text, universe) => {
      const { rows } = await db.query<{ total: number }>(
        "select id, ts_rank(words, q) r, count(*) over ()::int total from p, plainto_tsquery('english', $1) q where words @@ q and universe = $2 order by r desc, id limit 10",
        [text, universe],
      );
      return rows[0]?.total ?? 0;
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

const miniSearch =
  (MiniSearch: Library): Opening =>
  async (docs) => {
    const index = new MiniSearch({ fields: ["text"], storeFields: ["universe"] });
    index.addAll(docs);
    return {
      name: "MiniSearch",
      find: (text, universe) =>
        index.search(text, {
          combineWith: "AND",
          prefix: true,
          fuzzy: (term: string) => (term.length > 3 ? 1 : false),
          filter: (found: Doc) => found.universe === universe,
        }).length,
    };
  };

const flexSearch =
  (FlexSearch: Library): Opening =>
  async (docs) => {
    const index = new FlexSearch.Index({ tokenize: "forward" });
    const universeOf = new Map(docs.map(({ id, universe }) => [id, universe]));
    for (const { id, text } of docs) index.add(id, text);
    return {
      name: "FlexSearch (no slips of the pen)",
      find: (text, universe) =>
        index.search(text, { limit: 1000 }).filter((id: number) => universeOf.get(id) === universe).length,
    };
  };

const orama =
  ({ create, insertMultiple, search }: Library): Opening =>
  async (docs) => {
    const db = create({ schema: { text: "string", universe: "enum" } });
    const stored = docs.map(({ id, ...rest }) => ({ ...rest, id: String(id) }));
    await insertMultiple(db, stored, 1000);
    return {
      name: "Orama",
      find: async (term, universe) =>
        (await search(db, { term, where: { universe: { eq: universe } }, limit: 10, threshold: 0 })).count,
    };
  };

const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time, over so many of each question as the clock needs. */
async function measure(engine: Engine, questions: readonly (readonly [string, Universe])[]) {
  const times: number[] = [];
  let found = 0;
  for (const [words, universe] of questions) {
    if ((await engine.find(words, universe)) > 0) found++;
    const start = worked();
    let asked = 0;
    for (; asked < 5 || (worked() - start < 100 && asked < 300); asked++) await engine.find(words, universe);
    times.push((worked() - start) / asked);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), found };
}

const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
const builder = snapshotBuilder();
for (const product of products())
  builder.add(
    { listing: packListing(listingOf(product)), card: JSON.stringify(cardWordsOf(product)) },
    today,
  );
const snapshot = builder.finish({ version: 1, day: today, brands, shops });
const docs = docsOf(snapshot);
const questions = englishQueries
  .filter(([words]) => !/\d/.test(words))
  .map(([words], i) => [words, i % 2 === 0 ? "women" : "men"] as const);

const others: readonly (readonly [string, (library: Library) => Opening])[] = [
  ["minisearch", miniSearch],
  ["flexsearch", flexSearch],
  ["@orama/orama", orama],
];
const openings: Opening[] = [own(snapshot)];
for (const [name, make] of others) {
  const library = await load(name);
  if (library) openings.push(make(library));
  else console.log(`${name} is not in ENGINES_DIR (${enginesDir ?? "not set"}): left out`);
}
openings.push(postgres);

const rows: string[] = [];
for (const open of openings) {
  const start = worked();
  const engine = await open(docs);
  const building = worked() - start;
  const { median, p99, found } = await measure(engine, questions);
  const cells = [engine.name, (building / 1000).toFixed(1), median.toFixed(2), p99.toFixed(2), found];
  rows.push(`| ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}

await writeResults({
  "Search beside other engines": `\`ENGINES_DIR=… node bench/search-others.ts ${size}\`. ${docs.length.toLocaleString("en")} products, ${questions.length} English queries without numbers, each in one universe, ten products and how many there are; no facets, which not all of them have. Seconds and milliseconds of processor time, all in one run. This engine also understands the words; the others look for all of them in names, brand, colours and cloths. The last column is how many queries find anything.

| engine | index, s | median | 99th percentile | find something |
|---|---|---|---|---|
${rows.join("\n")}`,
});
