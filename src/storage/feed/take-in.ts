import type { Kysely } from "kysely";
import { bestOffer } from "#domain/catalogue/listing.ts";
import { withPrice } from "#domain/catalogue/price-history.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import { saveProducts } from "../catalogue-rows.ts";
import type { Schema } from "../schema.ts";
import { type Before, logChanges, storedProducts } from "./change-log.ts";
import { openDirectory } from "./directory.ts";
import { createSeenProducts } from "./seen-products.ts";

interface Run {
  readonly source: string;
  readonly today: string;
  readonly run: number;
  /** None of its products can be known. */
  readonly isFirst: boolean;
  /** Only looks what would change. */
  readonly dryRun: boolean;
}

/** Takes products of a feed in, batch by batch, and counts what that changed. */
export async function openTaking(transaction: Kysely<Schema>, { source, today, run, isFirst, dryRun }: Run) {
  const directory = await openDirectory(transaction);
  const counts = { added: 0, changed: 0, unchanged: 0, returned: 0 };
  const seen = createSeenProducts();
  /** Of what was known before: all of it, and what the last run had. */
  const met = { all: 0, present: 0 };

  return {
    seen,
    met: () => ({ ...met }),
    counts: () => ({ ...counts, newBrands: directory.newBrands() }),
    async take(drafts: readonly ProductDraft[]): Promise<void> {
      await directory.learn(drafts);
      const keys = drafts.map((draft) => draft.source.key);
      const stored = await storedProducts(transaction, source, isFirst ? [] : keys);
      const changed: Product[] = [];
      const toMark: string[] = [];
      const log: { product: number; before: Before | null }[] = [];
      for (const draft of drafts) {
        const before = stored.get(draft.source.key);
        const product = toProduct(draft, before?.product, directory, today);
        const same = before !== undefined && JSON.stringify(product) === JSON.stringify(before.product);
        counts[before === undefined ? "added" : same ? "unchanged" : "changed"]++;
        if (!same) changed.push(product);
        const isBack = before !== undefined && (before.state !== "offered" || before.missedRuns > 0);
        if (isBack || (same && before.seenOn !== today)) toMark.push(draft.source.key);
        if (!same || isBack) log.push({ product: product.id, before: before ?? null });
        if (!seen.add(product.id) || !before) continue;
        met.all += 1;
        if (before.missedRuns === 0) met.present += 1;
        if (isBack) counts.returned += 1;
      }
      if (dryRun) return;
      if (changed.length > 0) await saveProducts(transaction, changed, today);
      await logChanges(transaction, run, log);
      // What was written just now is marked already: to write a row twice takes twice as long.
      if (toMark.length > 0)
        await transaction
          .updateTable("product")
          .set({ feed_state: "offered", missed_runs: 0, seen_on: today })
          .where("source", "=", source)
          .where("source_key", "in", toMark)
          .execute();
    },
  };
}

type Directory = Awaited<ReturnType<typeof openDirectory>>;

/** A product keeps its number, its first day and its price history for as long as its feed calls it the same. */
function toProduct(
  { brandName, language: _, offers, ...draft }: ProductDraft,
  before: Product | undefined,
  directory: Directory,
  today: string,
): Product {
  const numbered = offers.map(({ shopName, shopUrl: _url, ...offer }) => ({
    shop: directory.shopId(shopName),
    ...offer,
  }));
  const price = bestOffer({ offers: numbered })?.price ?? 0;
  return {
    id: before?.id ?? directory.nextProduct(),
    ...draft,
    brand: directory.brandId(brandName),
    offers: numbered,
    prices: withPrice(before?.prices ?? [], today, price),
    addedOn: before?.addedOn ?? draft.addedOn,
  };
}
