import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { allSilhouettes, draftGarment, silhouettesFor } from "#supply/illustrator/draft.ts";
import { draftSeries } from "#supply/illustrator/draft-series.ts";
import { drawGarment, type Garment } from "#supply/illustrator/garment.ts";
import { isLeaf, type Leaf, leavesOf } from "#vocabulary/category.ts";
import { isUniverse, type Universe, universes } from "#vocabulary/universe.ts";

/*
 * Contact sheets, so that anyone can look at the drawings:
 *   npm run sheet -- A.1.1 12 tees.png            twelve T-shirts of each universe
 *   npm run sheet -- tee 12 tees.png              twelve of one silhouette
 *   npm run sheet -- all 12 leaves.png            a row for every leaf
 *   npm run sheet -- random 120 page.png --universe women
 */
const usage =
  "npm run sheet -- <leaf|silhouette|all|random> <count> <file.png> [--universe men|women] [--view front|detail] [--width 240] [--seed text]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    universe: { type: "string" },
    view: { type: "string", default: "front" },
    width: { type: "string", default: "240" },
    seed: { type: "string", default: "sheet" },
  },
});
const [what, countText, file] = positionals;
const count = Number(countText);
const width = Number(values.width);
if (!what || !file || !Number.isInteger(count) || count < 1 || !(width >= 40)) stop(usage);
if (values.universe !== undefined && !isUniverse(values.universe)) stop("--universe is men or women");
const wanted: readonly Universe[] = isUniverse(values.universe) ? [values.universe] : universes;

const rows = rowsOf(what);
if (rows.length === 0) stop(`Nothing is drawn under "${what}".`);
await draw(rows, file);

function rowsOf(asked: string): Garment[][] {
  if (asked === "all") {
    return wanted
      .flatMap((universe) => leavesOf(universe).map((leaf) => series(universe, leaf)))
      .filter(some);
  }
  if (asked === "random") return wanted.flatMap((universe) => inRows(mixed(universe)));
  if (isLeaf(asked)) return wanted.flatMap((universe) => inRows(series(universe, asked)));
  const found = allSilhouettes.find(({ kind }) => kind === asked);
  if (!found) stop(`"${asked}" is neither a leaf nor a silhouette.`);
  return wanted.flatMap((universe) => {
    const [leaf] = found.leaves[universe] ?? [];
    return leaf ? inRows(series(universe, leaf, found.kind)) : [];
  });
}

function series(universe: Universe, leaf: Leaf, kind?: Garment["kind"]): Garment[] {
  return draftSeries({ universe, leaf, count, seed: values.seed, ...(kind && { kind }) });
}

function mixed(universe: Universe): Garment[] {
  const drawn = leavesOf(universe).filter((leaf) => silhouettesFor(universe, leaf).length > 0);
  return Array.from({ length: count }, (_, i) => {
    const leaf = drawn[(i * 37) % drawn.length];
    return leaf && draftGarment({ universe, leaf, seed: `${values.seed} ${i}` });
  }).filter((garment) => garment !== undefined);
}

function inRows(garments: Garment[]): Garment[][] {
  const columns = Math.min(garments.length, garments.length > 24 ? 12 : 6);
  const found: Garment[][] = [];
  for (let i = 0; i < garments.length; i += columns) found.push(garments.slice(i, i + columns));
  return found;
}

function some(row: Garment[]): boolean {
  return row.length > 0;
}

async function draw(garments: readonly Garment[][], path: string): Promise<void> {
  const height = Math.round(width * 1.25);
  const pictures: OverlayOptions[] = [];
  const bytes: number[] = [];
  for (const [row, line] of garments.entries()) {
    for (const [column, garment] of line.entries()) {
      const svg = drawGarment(garment, values.view === "detail" ? "detail" : "front");
      bytes.push(svg.length);
      const input = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
      pictures.push({ input, left: column * width, top: row * height });
    }
  }
  const columns = Math.max(...garments.map((row) => row.length));
  const sheet = { width: columns * width, height: garments.length * height };
  await sharp({ create: { ...sheet, channels: 3, background: "#f4f1ec" }, limitInputPixels: false })
    .composite(pictures)
    .png()
    .toFile(path);
  const sorted = bytes.sort((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
  console.log(
    `${path}: ${bytes.length} pictures, ${sheet.width} × ${sheet.height}; SVG median ${at(0.5)} kB, p95 ${at(0.95)} kB, most ${at(1)} kB`,
  );
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
