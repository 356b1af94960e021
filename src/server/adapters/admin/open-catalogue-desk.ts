import type { AdminCataloguePorts } from "#api/admin/catalogue-ports.ts";
import type { FeedMapping } from "#domain/admin/catalogue-ports.ts";
import type { JobBoard } from "#domain/admin/job-board.ts";
import { adminFeedStore } from "#storage/admin/feeds.ts";
import { adminProducts } from "#storage/admin/products.ts";
import { catalogueStore } from "#storage/catalogue-store.ts";
import { feedStore } from "#storage/feed-store.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { type ColumnMapping, mapColumns } from "#supply/feeds/map-columns.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { feedWords } from "../feeds/failure-words.ts";
import { type FetchOptions, openFeedFetcher } from "../feeds/fetch-feed.ts";
import { openFeed } from "../feeds/open-feed.ts";
import { openUploads } from "../feeds/uploads.ts";
import { openFeedRunner } from "./feed-runner.ts";

export type DeskOptions = {
  readonly database: OpenDatabase;
  readonly now: () => Date;
  readonly jobs: JobBoard;
  /** Where feeds that were sent wait. */
  readonly uploadFolder: string;
  readonly onFault: (error: unknown) => void;
  /** For tests, which play the merchant on this machine. */
  readonly fetching?: Omit<FetchOptions, "keep">;
  readonly mostBytes?: number;
};

/** Nobody is at a run any more that has said nothing for so long. */
const silenceMs = 60_000;

/** Products and feeds as admins look after them, and feeds whose time has come. */
export function openCatalogueDesk(options: DeskOptions) {
  const { database, now, jobs, onFault } = options;
  const uploads = openUploads(options.uploadFolder, options.mostBytes);
  const fetcher = openFeedFetcher({ ...options.fetching, keep: uploads.keep });
  const feeds = adminFeedStore(database.db);
  const runner = openFeedRunner({
    feeds: feedStore(database.db),
    catalogue: catalogueStore(database.db),
    uploads,
    fetch: fetcher.fetch,
    jobs,
    now,
    onFault,
  });
  const ports: AdminCataloguePorts = {
    products: adminProducts(database.db),
    feeds,
    runner,
    words: feedWords,
    acceptsUrl: fetcher.accepts,
    now,
    async receive(file) {
      const kept = await uploads.keep(file);
      if (!kept.ok) return refuse("file_too_large");
      const mapping = await mapColumns((report) => openFeed(uploads.pathOf(kept.value.upload), report));
      return accept({ ...kept.value, mapping: described(mapping) });
    },
  };

  let isFirstLook = true;

  return {
    ports,
    /** Runs of a process that is gone are over. At the start of an embedded database, which is ours alone, all are. */
    async giveUpLost(): Promise<void> {
      const current = runner.current();
      const silentSince = new Date(now().getTime() - silenceMs);
      const isAlone = isFirstLook && database.kind === "embedded" && !runner.isBusy();
      isFirstLook = false;
      await feeds.giveUp(
        { ...(isAlone ? {} : { silentSince }), ...(current === undefined ? {} : { except: current }) },
        now(),
      );
    },
    /** Begins the run of a feed whose time has come, if there is one and nothing else is under way. */
    async runDue(): Promise<void> {
      if (runner.isBusy()) return;
      const feed = await feeds.claimDue(now());
      if (!feed?.url) return;
      await runner.begin({
        ...feed,
        from: { url: feed.url },
        dryRun: false,
        allowShrink: false,
        by: undefined,
      });
    },
    sweep: () => uploads.sweep(now()),
    settled: runner.settled,
    close: runner.close,
  };
}

const described = ({ format, fields, unused }: ColumnMapping): FeedMapping => ({
  format: format && (format.kind === format.dialect ? format.kind : `${format.kind} (${format.dialect})`),
  fields,
  unused,
});
