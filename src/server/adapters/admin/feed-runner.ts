import type { FeedOrder, FeedRunner } from "#domain/admin/catalogue-ports.ts";
import type { JobBoard } from "#domain/admin/job-board.ts";
import type { RunFailure } from "#domain/catalogue/feed-run.ts";
import type { CatalogueStore, FeedStore } from "#domain/catalogue/ports.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { importFeed } from "../feeds/import-feed.ts";
import type { Uploads } from "../feeds/uploads.ts";

type RunnerParts = {
  readonly feeds: FeedStore;
  readonly catalogue: Pick<CatalogueStore, "brands">;
  readonly uploads: Uploads;
  /** Gives the upload that an address became. */
  readonly fetch: (url: string, over: AbortSignal) => Promise<Result<string, RunFailure>>;
  readonly jobs: JobBoard;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
};

/** Brings feeds in beside the answers, one at a time. Whoever comes second is told so, and may come again. */
export function openFeedRunner(parts: RunnerParts) {
  const { feeds, catalogue, uploads, jobs, now, onFault } = parts;
  const over = new AbortController();
  let current: { run: number; products: number } | undefined;
  let isTaken = false;
  let underWay: Promise<void> = Promise.resolve();

  const work = async (order: FeedOrder, run: number): Promise<void> => {
    const isFetched = "url" in order.from;
    const upload =
      "url" in order.from ? await parts.fetch(order.from.url, over.signal) : accept(order.from.upload);
    if (!upload.ok) {
      jobs.fail("feeds");
      return feeds.fail(run, upload.refusal, now());
    }
    let isDone = isFetched;
    try {
      const result = await importFeed({
        catalogue,
        feeds,
        file: uploads.pathOf(upload.value),
        source: order.name,
        run,
        by: order.by,
        shop: order.shop ?? undefined,
        language: order.language ?? undefined,
        universe: order.universe ?? undefined,
        dryRun: order.dryRun,
        allowShrink: order.allowShrink,
        now,
        onProgress: (products) => {
          current = { run, products };
          jobs.progress("feeds", products);
        },
      });
      // What was tried or held is most often wanted again.
      isDone ||= result.kind === "applied";
      if (result.kind === "applied" || result.kind === "tried") jobs.end("feeds", result.report.products);
      else jobs.fail("feeds");
    } finally {
      if (isDone) await uploads.remove(upload.value);
    }
  };

  const begin: FeedRunner["begin"] = async (order, prepare) => {
    if (isTaken || over.signal.aborted) return refuse("busy");
    isTaken = true;
    try {
      if ("upload" in order.from && !(await uploads.has(order.from.upload))) {
        isTaken = false;
        return refuse("no_upload");
      }
      await prepare?.();
      const { name: source, dryRun, by } = order;
      const run = await feeds.begin({ source, dryRun, by, at: now() });
      current = { run, products: 0 };
      jobs.begin("feeds");
      underWay = work(order, run)
        .catch((error: unknown) => {
          jobs.fail("feeds");
          onFault(error);
        })
        .finally(() => {
          current = undefined;
          isTaken = false;
        });
      return accept(run);
    } catch (error) {
      isTaken = false;
      throw error;
    }
  };

  const runner: FeedRunner = {
    begin,
    progressOf: (run) => (current?.run === run ? current.products : undefined),
    rollBack: (run, act) => feeds.rollBack(run, act),
  };
  return {
    ...runner,
    isBusy: () => isTaken,
    current: () => current?.run,
    /** Resolves when nothing is under way any more. */
    settled: () => underWay,
    close: async () => {
      over.abort();
      await underWay;
    },
  };
}
