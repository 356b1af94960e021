import type { AdminDiagnostic, AdminFeed, AdminFeedRun, AdminProduct } from "#contract/admin/catalogue.ts";
import type {
  FeedRunner,
  FeedWords,
  StoredFeed,
  StoredProduct,
  StoredRun,
} from "#domain/admin/catalogue-ports.ts";
import { readOutcome } from "#domain/admin/read-outcome.ts";
import type { RunDiagnostic } from "#domain/catalogue/feed-run.ts";
import { listingOf } from "#domain/catalogue/listing.ts";
import { lacksOf } from "#domain/catalogue/product-lacks.ts";
import { leafName } from "#vocabulary/category.ts";
import { categoryCode } from "#vocabulary/category-code.ts";
import type { Language } from "#vocabulary/language.ts";
import { productPictureName } from "#vocabulary/product-picture.ts";
import { slugOf } from "#vocabulary/slug.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "../present/image.ts";

export function presentAdminProduct(
  { product, brandName, state, seenOn }: StoredProduct,
  pictures: Pictures,
  language: Language,
): AdminProduct {
  const { id, universe, leaf, brand, source } = product;
  const name = product.name[language];
  const { price, sizes } = listingOf(product);
  const picture = pictures.find(productPictureName(id));
  return {
    id,
    name,
    slug: slugOf(name),
    brand: { id: brand, name: brandName },
    universe,
    category: categoryCode(universe, leaf),
    category_label: leafName(leaf, universe)?.[language] ?? "",
    source: source.name,
    state,
    price: price ?? null,
    sizes_in_stock: sizes.filter(({ inStock }) => inStock).length,
    sizes: sizes.length,
    image: picture ? presentImage(picture, language) : null,
    lacks: [...lacksOf(product)],
    seen_on: seenOn,
  };
}

export function presentRun(run: StoredRun, runner: Pick<FeedRunner, "progressOf">): AdminFeedRun {
  const { summary, rows, products, errors, warnings } = readOutcome(run);
  return {
    id: run.id,
    feed: run.source,
    state: run.status,
    dry_run: run.dryRun,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    progress: runner.progressOf(run.id) ?? Math.max(run.progress, products),
    by: run.by,
    summary: summary
      ? {
          added: summary.added,
          changed: summary.changed,
          unchanged: summary.unchanged,
          returned: summary.returned,
          missed_once: summary.missedOnce,
          out_of_stock: summary.outOfStock,
          archived: summary.archived,
          new_brands: summary.newBrands,
        }
      : null,
    rows,
    products,
    errors,
    warnings,
    can_roll_back: run.isLastApplied,
  };
}

export const presentFeed = (
  { id, name, shop, language, universe, url, schedule, nextRunAt }: StoredFeed,
  lastRun: StoredRun | undefined,
  runner: Pick<FeedRunner, "progressOf">,
): AdminFeed => ({
  id,
  name,
  shop,
  language,
  universe,
  url,
  schedule,
  next_run_at: nextRunAt?.toISOString() ?? null,
  last_run: lastRun ? presentRun(lastRun, runner) : null,
});

export const presentDiagnostic = (
  { code, severity, line, id, sample }: RunDiagnostic,
  words: FeedWords,
  language: Language,
): AdminDiagnostic => ({
  code,
  severity,
  sentence: words.diagnostic(code).sentence[language],
  line,
  id: id ?? null,
  sample,
});
