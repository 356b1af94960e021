import { appendFileSync, closeSync, openSync } from "node:fs";
import type { RunResult } from "#domain/catalogue/feed-run.ts";
import type { CatalogueStore, FeedStore } from "#domain/catalogue/ports.ts";
import type { Diagnostic } from "#supply/feeds/diagnostic.ts";
import { defaultRates } from "#supply/feeds/rates.ts";
import { type FeedReport, readFeed } from "#supply/feeds/read-feed.ts";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { openFileSpool } from "./file-spool.ts";
import { openFeed } from "./open-feed.ts";

export type FeedImport = {
  readonly catalogue: Pick<CatalogueStore, "brands">;
  readonly feeds: FeedStore;
  /** A path, or `-` for standard input. */
  readonly file: string;
  readonly source: string;
  readonly shop?: string | undefined;
  readonly language?: Language | undefined;
  readonly universe?: Universe | undefined;
  readonly dryRun: boolean;
  readonly allowShrink: boolean;
  /** Where every diagnostic is written, one a line. */
  readonly diagnosticsFile?: string | undefined;
  readonly now: () => Date;
  readonly onProgress: (products: number) => void;
};

/** Reads a feed from a file and brings it in. */
export async function importFeed(given: FeedImport): Promise<RunResult<FeedReport>> {
  const { file, source, now, shop, language, universe } = given;
  const today = now().toISOString().slice(0, 10);
  const brands = (await given.catalogue.brands()).map(({ name }) => name);
  const book = given.diagnosticsFile === undefined ? undefined : openBook(given.diagnosticsFile);
  const spool = await openFileSpool();
  try {
    const drafts = readFeed((report) => openFeed(file, report), {
      source,
      spool,
      today,
      rates: defaultRates,
      brands: indexBrands(brands),
      ...(shop !== undefined && { shop: { name: shop, url: "" } }),
      ...(language && { language }),
      ...(universe && { defaultUniverse: universe }),
      ...(book && { onDiagnostic: book.write }),
    });
    return await given.feeds.run({
      source,
      today,
      now,
      drafts,
      wasStopped: ({ stopped }) => stopped !== undefined,
      dryRun: given.dryRun,
      allowShrink: given.allowShrink,
      onProgress: given.onProgress,
    });
  } finally {
    await spool.close();
    book?.close();
  }
}

/** Written at once and not by a stream: a million diagnostics would wait in memory for the disk. */
function openBook(path: string) {
  const file = openSync(path, "w");
  let waiting = "";
  const flush = () => {
    appendFileSync(file, waiting);
    waiting = "";
  };
  return {
    write: (diagnostic: Diagnostic) => {
      waiting += `${JSON.stringify(diagnostic)}\n`;
      if (waiting.length > mostWaiting) flush();
    },
    close: () => {
      flush();
      closeSync(file);
    },
  };
}

const mostWaiting = 64 * 1024;
