import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { cardWordsOf, listingOf } from "../src/domain/catalogue/listing.ts";
import { packListing } from "../src/domain/catalogue/packed-listing.ts";
import type { StoredListing } from "../src/domain/catalogue/ports.ts";
import type { Brand, Shop } from "../src/domain/catalogue/product.ts";
import { catalogueStore } from "../src/storage/catalogue-store.ts";
import { openDatabase } from "../src/storage/open-database.ts";
import { generateCatalogue } from "../src/supply/generator/generate.ts";
import { keptSite, usualSize } from "./kept-site.ts";

export const today = "2026-11-15";

export type Drawn = {
  readonly brands: readonly Brand[];
  readonly shops: readonly Shop[];
  readonly listings: readonly StoredListing[];
};

/** A catalogue takes a minute to draw up: the benches of one run share it, and that of a site that was started before. */
export async function drawn(size: number): Promise<Drawn> {
  const folder = process.env.BENCH_DRAWN;
  const file = folder && join(folder, `drawn-${size}`);
  if (file && existsSync(file)) return deserialize(await readFile(file)) as Drawn;
  // Of the usual size it is held against fixed questions, so its day is fixed as well.
  const kept = size === usualSize ? undefined : keptSite(size);
  const made = kept ? await storedIn(kept) : drawUp(size);
  if (file) await writeFile(file, serialize(made));
  return made;
}

function drawUp(size: number): Drawn {
  const { brands, shops, products } = generateCatalogue({ seed: "cleed", size, today });
  const listings = Array.from(products(), (product): StoredListing => {
    const words = cardWordsOf(product);
    return { listing: packListing(listingOf(product)), card: JSON.stringify(words) };
  });
  return { brands, shops, listings };
}

async function storedIn(directory: string): Promise<Drawn> {
  const opened = await openDatabase({ kind: "embedded", directory });
  if (!opened.ok) throw new Error("the database cannot be opened");
  const store = catalogueStore(opened.value.db);
  const listings = (await Array.fromAsync(store.listings())).flat();
  const made = { brands: await store.brands(), shops: await store.shops(), listings };
  await opened.value.close();
  return made;
}
