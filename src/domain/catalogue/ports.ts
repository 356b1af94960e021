import type { Result } from "#vocabulary/result.ts";
import type { Shopper } from "./crowd.ts";
import type {
  FeedRunRequest,
  FeedRunRow,
  RollbackRefusal,
  RunBeginning,
  RunFailure,
  RunResult,
  RunUndoing,
} from "./feed-run.ts";
import type { PackedListing } from "./packed-listing.ts";
import type { Brand, Product, Shop } from "./product.ts";

/** A product as the start reads it: its card stays text until somebody looks at it. */
export interface StoredListing {
  readonly listing: PackedListing;
  /** JSON of `CardWords`. */
  readonly card: string;
}

export type CatalogueStore = {
  /** Changes whenever anything in the catalogue does. */
  version(): Promise<number>;
  count(): Promise<number>;
  /** Everything people can find, by id, in batches: a catalogue need not fit in memory twice. */
  listings(): AsyncIterable<readonly StoredListing[]>;
  /** What changed since a version; nothing when it is more than so many products, or not only products. */
  changes(since: number, most: number): Promise<ListingChanges | undefined>;
  brands(): Promise<readonly Brand[]>;
  shops(): Promise<readonly Shop[]>;
  /** The whole story of one product; also of one that is no longer offered. */
  find(id: number): Promise<Product | undefined>;
  /** All or nothing. What has the id of a stored product replaces it. */
  save(change: CatalogueChange): Promise<void>;
};

interface ListingChanges {
  readonly version: number;
  readonly listings: readonly StoredListing[];
  /** Products that were there and that nobody offers any more, or that were never there. */
  readonly gone: readonly number[];
}

export interface CatalogueChange {
  readonly brands: readonly Brand[];
  readonly shops: readonly Shop[];
  readonly products: Iterable<Product> | AsyncIterable<Product>;
}

/** The invented crowd of a first start. */
export type ShopperStore = {
  all(): Promise<readonly Shopper[]>;
  replace(shoppers: readonly Shopper[]): Promise<void>;
};

export type FeedStore = {
  /** Writes down that a run is under way, for everyone to see, and gives its number. */
  begin(beginning: RunBeginning): Promise<number>;
  /** How far it is, and that it still goes on. */
  tellProgress(run: number, products: number, at: Date): Promise<void>;
  /** It came to nothing: nothing was changed. */
  fail(run: number, failure: RunFailure, at: Date): Promise<void>;
  /** Brings the products of a feed in, all of them or none. */
  run<Report>(request: FeedRunRequest<Report>): Promise<RunResult<Report>>;
  /** Newest first. */
  runs(source?: string): Promise<readonly FeedRunRow[]>;
  /** Takes the last applied run of its feed back. */
  rollBack(run: number, undoing: RunUndoing): Promise<Result<{ readonly restored: number }, RollbackRefusal>>;
};
