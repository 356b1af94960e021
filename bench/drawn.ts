import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { cardWordsOf, listingOf } from "../src/domain/catalogue/listing.ts";
import { packListing } from "../src/domain/catalogue/packed-listing.ts";
import type { StoredListing } from "../src/domain/catalogue/ports.ts";
import type { Brand, Shop } from "../src/domain/catalogue/product.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";

export const today = "2026-11-15";

export type Drawn = {
  readonly brands: readonly Brand[];
  readonly shops: readonly Shop[];
  readonly listings: readonly StoredListing[];
};

/** A catalogue takes a minute to draw up: the benches of one run share it. */
export async function drawn(size: number): Promise<Drawn> {
  const folder = process.env.BENCH_DRAWN;
  const file = folder && join(folder, `drawn-${size}`);
  if (file && existsSync(file)) return deserialize(await readFile(file)) as Drawn;
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
  const listings = Array.from(products(), (product): StoredListing => {
    const words = cardWordsOf(product);
    return { listing: packListing(listingOf(product)), card: JSON.stringify(words) };
  });
  const made = { brands, shops, listings };
  if (file) await writeFile(file, serialize(made));
  return made;
}
