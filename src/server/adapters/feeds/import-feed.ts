import { appendFileSync, closeSync, openSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { RunResult } from "#domain/catalogue/feed-run.ts";
import type { CatalogueStore, FeedStore } from "#domain/catalogue/ports.ts";
import type { ProductDraft } from "#domain/catalogue/product-draft.ts";
import type { Diagnostic } from "#supply/feeds/diagnostic.ts";
import { defaultRates } from "#supply/feeds/rates.ts";
import { type FeedReport, readFeed } from "#supply/feeds/read-feed.ts";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { openDraftFile } from "./draft-file.ts";
import { openFileSpool } from "./file-spool.ts";
import { keepBeating } from "./keep-beating.ts";
import { openFeed } from "./open-feed.ts";
import { inSmallPieces } from "./small-pieces.ts";

export type FeedImport = {
  readonly catalogue: Pick<CatalogueStore, "brands">;
  readonly feeds: FeedStore;
  /** A path, or `-` for standard input. */
  readonly file: string;
  readonly source: string;
  /** Begun already. */
  readonly run?: number | undefined;
  readonly by?: string | undefined;
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

/** Reads a feed from a file and brings it in. Whatever becomes of it is told by its run. */
export async function importFeed(given: FeedImport): Promise<RunResult<FeedReport>> {
  const { feeds, source, by, now, dryRun } = given;
  const run = given.run ?? (await feeds.begin({ source, dryRun, by, at: now() }));
  const beat = keepBeating((products) => feeds.tellProgress(run, products, now()));
  const drafts = await openDraftFile();
  try {
    const { report, diagnostics } = await readDrafts(given, drafts.put, (products) => {
      beat.count(products);
      given.onProgress(products);
    }).catch(async (error: unknown) => {
      await feeds.fail(run, { code: "fault" }, now());
      throw error;
    });
    return await feeds.run({
      source,
      run,
      by,
      diagnostics,
      today: dayOf(now()),
      now,
      drafts: drafts.read(report),
      wasStopped: ({ stopped }) => stopped !== undefined,
      dryRun,
      allowShrink: given.allowShrink,
    });
  } finally {
    beat.stop();
    await drafts.close();
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Everything a feed says, before anything of it is brought in: nobody waits for the database meanwhile. */
async function readDrafts(
  given: FeedImport,
  put: (draft: ProductDraft) => void,
  onProgress: (products: number) => void,
) {
  const { file, source, now, shop, language, universe } = given;
  const brands = (await given.catalogue.brands()).map(({ name }) => name);
  const book = given.diagnosticsFile === undefined ? undefined : openBook(given.diagnosticsFile);
  const spool = await openFileSpool();
  const diagnostics: Diagnostic[] = [];
  try {
    const products = readFeed((tell) => inSmallPieces(openFeed(file, tell)), {
      source,
      spool,
      today: dayOf(now()),
      rates: defaultRates,
      brands: indexBrands(brands),
      ...(shop !== undefined && { shop: { name: shop, url: "" } }),
      ...(language && { language }),
      ...(universe && { defaultUniverse: universe }),
      onDiagnostic: (diagnostic) => {
        book?.write(diagnostic);
        // A copy: a piece of a text that is kept keeps the whole text.
        if (diagnostics.length < mostKept) diagnostics.push(JSON.parse(JSON.stringify(diagnostic)));
      },
    });
    return { report: await putAll(products, put, onProgress), diagnostics };
  } finally {
    await spool.close();
    book?.close();
  }
}

/** Diagnostics that are kept with the run; more of them are counted only. */
const mostKept = 10_000;

const productsAtOnce = 20;

/** Reads to the end, and tells now and then how many products there are. */
async function putAll(
  products: AsyncGenerator<ProductDraft, FeedReport>,
  put: (draft: ProductDraft) => void,
  onProgress: (products: number) => void,
): Promise<FeedReport> {
  let count = 0;
  let step = await products.next();
  for (; !step.done; step = await products.next()) {
    put(step.value);
    count += 1;
    if (count % productsAtOnce > 0) continue;
    onProgress(count);
    await setImmediate();
  }
  onProgress(count);
  return step.value;
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
