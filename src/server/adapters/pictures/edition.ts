import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plate } from "#supply/illustrator/plate.ts";

const illustrator = join(import.meta.dirname, "../../../supply/illustrator");
/** What makes pixels of a drawing, of a link preview, of a photograph, and of what editors upload. */
const pixelMakers = ["raster.ts", "preview.ts", "../photos/fit-photo.ts", "../photos/fit-upload.ts"].map(
  (name) => join(import.meta.dirname, name),
);

/**
 * Names the state of the code that draws. A changed line gives every picture a new address, so nobody has
 * to remember to raise a version, and an address never changes what it shows.
 */
export async function readEdition(
  folder = illustrator,
  alone: readonly string[] = pixelMakers,
): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = found
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).startsWith("testing"))
    .sort();
  const hash = createHash("sha256");
  for (const path of [...sources, ...alone]) {
    hash.update(`${relative(folder, path)}\0`);
    hash.update(await readFile(path));
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * The part of a picture's address that changes with the picture. A photograph is its address: neither the words
 * beside it nor the drawing that stands in for it make it another.
 */
export const plateHash = (edition: string, plate: Plate): string =>
  createHash("sha256")
    .update(`${edition}\0${plate.kind === "photo" ? `photo ${plate.url}` : JSON.stringify(plate)}`)
    .digest("hex")
    .slice(0, 16);
