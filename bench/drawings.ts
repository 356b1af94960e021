import sharp from "sharp";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { toLab } from "../src/supply/illustrator/colour/oklab.ts";
import { drawGarment, type Garment } from "../src/supply/illustrator/garment.ts";
import {
  distinctFrom,
  type Thumbprint,
  thumbprintDistance,
  thumbprintOf,
} from "../src/supply/illustrator/thumbprint.ts";
import { median, writeResults } from "./results.ts";

/*
 * The catalogue of a first start: bytes and time of each drawing, and whether any two on a page of 24 look like
 * one product. Pages are the hardest there are: one leaf of one universe at a time, every page of it.
 */
const wanted = 2400;
const page = 24;

const garments: Garment[] = [];
const rails = new Map<string, Garment[]>();
const { products } = generateCatalogue({ seed: "cleed", size: wanted, today: "2026-11-15" });
for (const { universe, leaf, variants } of products()) {
  const [{ picture }] = variants;
  if (picture.kind !== "drawn") continue;
  const garment = picture.garment as unknown as Garment;
  garments.push(garment);
  const rail = rails.get(`${universe} ${leaf}`) ?? [];
  rails.set(`${universe} ${leaf}`, rail);
  rail.push(garment);
}
const series = [...rails.values()];

// The first drawings compile the code that all others find compiled.
for (const garment of garments.slice(0, 150)) drawGarment(garment);
const bytes: number[] = [];
const times: number[] = [];
for (const garment of garments) {
  const start = performance.now();
  const svg = drawGarment(garment);
  times.push(performance.now() - start);
  bytes.push(Buffer.byteLength(svg));
}

let pairs = 0;
const close: string[] = [];
const predicted: number[] = [];
const nearest: number[] = [];
for (const one of series) {
  const shown = one;
  const seen = await Promise.all(shown.map(thumbnail));
  const prints = shown.map(thumbprintOf);
  for (let i = 0; i < shown.length; i++) {
    let least = Infinity;
    for (let j = Math.max(0, i - page + 1); j < i; j++) {
      const [a, b, p, q] = [seen[i], seen[j], prints[i], prints[j]];
      if (!a || !b || !p || !q) continue;
      const apart = distance(a, b);
      least = Math.min(least, apart);
      pairs++;
      predicted.push(thumbprintDistance(p, q) / apart);
      if (apart < distinctFrom) close.push(`${name(shown[i])} and ${name(shown[j])}: ${apart.toFixed(1)}`);
    }
    if (i > 0) nearest.push(least);
  }
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
await writeResults({
  Drawings: `${garments.length} products over ${rails.size} leaves of both universes: the catalogue of a first start.

| | median | p95 | most |
|---|---|---|---|
| SVG, kB | ${[0.5, 0.95, 1].map((part) => (share(bytes, part) / 1000).toFixed(1)).join(" | ")} |
| drawing the SVG, ms | ${[0.5, 0.95, 1].map((part) => share(times, part).toFixed(1)).join(" | ")} |

Likeness (root mean square distance in OKLab × 100 of thumbnails of 96 × 120 px; below ${distinctFrom} two pictures read as one product): ${pairs} pairs on pages of one leaf, ${close.length} of them closer than ${distinctFrom}. Nearest neighbour on its page: median ${median(nearest).toFixed(1)}, least ${Math.min(...nearest).toFixed(1)}. The print that drafting goes by is ${median(predicted).toFixed(2)} of the real distance.`,
});
for (const line of close) console.log(line);

function name(garment: Garment | undefined): string {
  return garment ? `${garment.universe} ${garment.kind} "${garment.seed}" ${garment.fabric.main.colour}` : "";
}

async function thumbnail(garment: Garment): Promise<Thumbprint> {
  const { data } = await sharp(Buffer.from(drawGarment(garment)))
    .resize(96, 120)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const print = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 3) {
    const hex = [0, 1, 2].map((at) => (data[i + at] ?? 0).toString(16).padStart(2, "0")).join("");
    print.set(toLab(`#${hex}`), i);
  }
  return print;
}

function distance(a: Thumbprint, b: Thumbprint): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return 100 * Math.sqrt(sum / (a.length / 3));
}
