import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { readTitle, type TitleReading } from "../src/domain/catalogue/read-title.ts";

/**
 * How well titles are read. `node bench/titles.ts file.tsv` takes lines of title, universe, category (a leaf such as
 * A.1.3, a family, a department, or "none" for what is no fashion) and colour, the last three where known; without a
 * file it reads the names of a public taxonomy beside the project, when they are there.
 */
const taxonomy = new URL("../../shared/data/shopify-taxonomy/apparel_categories_en_fr.csv", import.meta.url);

interface Row {
  readonly title: string;
  readonly universe?: string | undefined;
  readonly category?: string | undefined;
  readonly colour?: string | undefined;
}

const path = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const rows = path ? await rowsOf(path) : await taxonomyNames();
if (rows.length === 0) console.log("Nothing to read: give a file of titles.");
else report(rows);

function report(rows: readonly Row[]): void {
  const start = performance.now();
  const read = rows.map((row) => ({ row, reading: readTitle({ title: row.title }) }));
  const ms = (performance.now() - start) / rows.length;
  const worn = read.filter(({ row }) => row.category !== "none");
  const others = read.filter(({ row }) => row.category === "none");
  const named = worn.filter(({ row }) => row.category);
  const found = worn.filter(({ reading }) => reading.garment);
  const judged = named.filter(({ reading }) => reading.garment);
  const leaves = judged.filter(({ row }) => row.category?.length === 5);
  const coloured = read.filter(({ row }) => row.colour && row.category !== "none");
  const sexed = read.filter(({ row, reading }) => row.universe && reading.universe);
  const seen = coloured.filter(({ reading }) => reading.colours.length > 0);
  show("titles", rows.length);
  show("category found", found.length, worn.length);
  show(
    "right family",
    judged.filter(({ row, reading }) => isWithin(reading, row.category?.slice(0, 3))).length,
    judged.length,
  );
  show(
    "right leaf",
    leaves.filter(({ row, reading }) => isWithin(reading, row.category)).length,
    leaves.length,
  );
  show("not fashion, said so", others.filter(({ reading }) => reading.notFashion).length, others.length);
  show("not fashion, worn", others.filter(({ reading }) => reading.garment).length, others.length);
  show("fashion refused", worn.filter(({ reading }) => reading.notFashion).length, worn.length);
  show("colour found", seen.length, coloured.length);
  show(
    "right colour",
    seen.filter(({ row, reading }) => reading.colours[0]?.key === row.colour).length,
    seen.length,
  );
  show(
    "right universe",
    sexed.filter(({ row, reading }) => reading.universe === row.universe).length,
    sexed.length,
  );
  console.log(`ms a title            ${ms.toFixed(3)}`);
  if (process.argv.includes("--misses")) for (const line of read.flatMap(missed)) console.log(line);
}

function missed({ row, reading }: { row: Row; reading: TitleReading }): string[] {
  const leaf = reading.notFashion ?? Object.values(reading.garment?.leaves ?? {}).join("/");
  const wrong: string[] = [];
  if (row.category === "none" ? !reading.notFashion : !isWithin(reading, row.category)) {
    wrong.push(`${row.category ?? "?"} read as ${leaf || "nothing"}`);
  }
  if (row.colour && row.category !== "none" && reading.colours[0]?.key !== row.colour) {
    wrong.push(`${row.colour} read as ${reading.colours[0]?.key ?? "nothing"}`);
  }
  return wrong.length > 0 ? [`${row.title}: ${wrong.join("; ")}`] : [];
}

/** Whether a leaf it may be is the category or lies in it; without a category, whether there is any leaf. */
function isWithin({ garment }: TitleReading, category = ""): boolean {
  return Object.values(garment?.leaves ?? {}).some((leaf) => leaf.startsWith(category));
}

function show(name: string, count: number, of?: number): void {
  const share = of
    ? `${((100 * count) / of).toFixed(1)} % (${count} of ${of})`
    : of === 0
      ? "-"
      : String(count);
  console.log(`${name.padEnd(22)}${share}`);
}

async function rowsOf(file: string): Promise<Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [title = "", universe, category, colour] = line.split("\t").map((cell) => cell.trim());
    return {
      title,
      universe: universe || undefined,
      category: category || undefined,
      colour: colour || undefined,
    };
  });
}

async function taxonomyNames(): Promise<Row[]> {
  const text = await readFile(taxonomy, "utf8").catch(() => "");
  const records: Record<string, string>[] = parse(text, { columns: true });
  return records.flatMap(({ en_name: en = "", fr_name: fr = "" }) => [{ title: en }, { title: fr }]);
}
