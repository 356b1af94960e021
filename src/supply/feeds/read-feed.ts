import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import { assembleProduct } from "./assemble-product.ts";
import type { FeedFormat } from "./detect-format.ts";
import { type Diagnostic, diagnose, FeedStopped, type Report } from "./diagnostic.ts";
import { type ItemGroup, itemGroups, spoolItem } from "./item-groups.ts";
import { type ItemOptions, readItem } from "./read-item.ts";
import { readRows } from "./read-rows.ts";
import { createSeenIds } from "./seen-ids.ts";
import type { Spool } from "./spool.ts";
import { tagWords } from "./tag-title.ts";
import { type CodeTally, createTally } from "./tally.ts";

export interface FeedContext extends ItemOptions {
  /** Name of the feed. */
  readonly source: string;
  /** Names that are no words of the language: "Pull & Bear" sells no pulls. */
  readonly brands?: BrandIndex;
  readonly spool: Spool;
  /** Told every diagnostic, as it comes: whoever wants all of them writes them down. */
  readonly onDiagnostic?: Report;
}

/** How the reading of a feed went. */
export interface FeedReport {
  readonly format: FeedFormat | undefined;
  /** Rows that could be taken apart, and of these the ones that could be understood. */
  readonly rows: number;
  readonly items: number;
  readonly products: number;
  readonly errors: number;
  readonly warnings: number;
  readonly codes: readonly CodeTally[];
  /** Why it was given up. Nothing of such a feed may be applied, and no product was handed out. */
  readonly stopped?: Diagnostic;
}

/**
 * Reads a whole feed. Products come only after its last row was read without a stop: rows of one product may
 * stand anywhere. The reading ends with its report.
 */
export async function* readFeed(
  open: (report: Report) => AsyncIterable<string>,
  context: FeedContext,
): AsyncGenerator<ProductDraft, FeedReport> {
  const { spool, source, today } = context;
  const tally = createTally(context.onDiagnostic);
  const words = tagWords(context.brands);
  const { format, rows, items, stopped } = await spoolRows(open, context, words, tally.report);
  let products = 0;

  if (!stopped) {
    for await (const group of itemGroups(spool, tally.report)) {
      const product = assembleProduct(group, { source, today, words, report: tally.report });
      if (!product.ok) {
        reportAll(group, product.refusal, tally.report);
        continue;
      }
      products += 1;
      yield product.value;
    }
  }
  const totals = { errors: tally.errors(), warnings: tally.warnings(), codes: tally.codes() };
  return { format, rows, items, products, ...totals, ...(stopped ? { stopped } : {}) };
}

/** The first half, which ends before the second begins: what it remembers of each row is not kept any longer. */
async function spoolRows(
  open: (report: Report) => AsyncIterable<string>,
  context: FeedContext,
  words: ReturnType<typeof tagWords>,
  report: Report,
) {
  const seen = createSeenIds();
  const count = { rows: 0, items: 0 };
  let format: FeedFormat | undefined;
  const onFormat = (found: FeedFormat) => {
    format = found;
  };
  try {
    for await (const row of readRows(open(report), report, onFormat)) {
      count.rows += 1;
      const item = readItem(row, context, words, report);
      if (!item) continue;
      if (seen.isNew(`${item.shop.name}|${item.id}`)) {
        count.items += 1;
        await spoolItem(item, context.spool);
      } else report(diagnose("id_duplicate", row.line, item.title, item.id));
    }
    return { format, ...count, stopped: undefined };
  } catch (error) {
    if (!(error instanceof FeedStopped)) throw error;
    report(error.diagnostic);
    return { format, ...count, stopped: error.diagnostic };
  }
}

/** Every row that stays out is named. Those without a colour were, one by one, when it was looked for. */
function reportAll({ items }: ItemGroup, { code, sample }: Diagnostic, report: Report): void {
  if (code === "colour_unknown") return;
  for (const { line, id } of items) report(diagnose(code, line, sample, id));
}
