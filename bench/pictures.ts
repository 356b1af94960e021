import { rasterise } from "../src/server/adapters/pictures/raster.ts";
import { drawPlate, type Plate } from "../src/supply/illustrator/plate.ts";
import { sampleGarments } from "../src/supply/illustrator/testing/sample-garments.ts";
import { type PictureFormat, pictureFormats } from "../src/vocabulary/picture.ts";
import { median, writeResults } from "./results.ts";

/** What a picture costs: processor time from drawing to file, and bytes. Writes its section of RESULTS.md. */
const widths = [400, 800];

/** A fair sample of what people see: every eighth silhouette. */
function samplePlates(): Plate[] {
  return sampleGarments()
    .filter((_, i) => i % 8 === 0)
    .map((garment) => ({ kind: "garment", garment, view: "front" }));
}

const plates = samplePlates();
const drawings = plates.map((plate) => cpu(() => drawPlate(plate)));
const svgs = drawings.map(({ result }) => result);
// The first one loads what all others find loaded.
await rasterise(svgs[0] ?? "", 200, pictureFormats);

const rows = [
  row(
    "SVG",
    drawings.map(({ ms }) => ms),
    svgs.map((svg) => Buffer.byteLength(svg)),
  ),
];
for (const width of widths) for (const format of pictureFormats) rows.push(await measure(width, format));

await writeResults({
  "Pictures, what one costs": `${plates.length} plates. Processor time in milliseconds, from the SVG to the file; bytes before the wire.

| | ms, median | ms, most | kB, median | kB, most |
|---|---|---|---|---|
${rows.join("\n")}`,
});

async function measure(width: number, format: PictureFormat): Promise<string> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (const svg of svgs) {
    const start = process.cpuUsage();
    const made = await rasterise(svg, width, [format]);
    times.push(since(start));
    sizes.push(made[format]?.length ?? 0);
  }
  return row(`${width} px, ${format === "avif" ? "AVIF" : "WebP"}`, times, sizes);
}

function cpu<T>(work: () => T): { result: T; ms: number } {
  const start = process.cpuUsage();
  const result = work();
  return { result, ms: since(start) };
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function row(name: string, times: readonly number[], sizes: readonly number[]): string {
  const ms = [median(times), Math.max(...times)].map((time) => time.toFixed(time < 10 ? 1 : 0));
  const kB = [median(sizes), Math.max(...sizes)].map((bytes) => (bytes / 1000).toFixed(1));
  return `| ${[name, ...ms, ...kB].join(" | ")} |`;
}
