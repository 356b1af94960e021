import type { Language } from "#vocabulary/language.ts";
import type { Result } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { RollbackRefusal, RunDiagnostic, RunStatus, RunSummary } from "../catalogue/feed-run.ts";
import type { Product } from "../catalogue/product.ts";
import type { ProductLack } from "../catalogue/product-lacks.ts";

type ProductState = "offered" | "out-of-stock" | "archived" | "hidden";

export type AdminProductFilter = {
  /** As it was typed: an id, words of a name, a brand, a key. */
  readonly text?: string | undefined;
  readonly universe?: Universe | undefined;
  /** A branch of the tree: `A`, `A.1`, `A.1.1`. */
  readonly branch?: string | undefined;
  readonly brand?: number | undefined;
  readonly source?: string | undefined;
  readonly state?: ProductState | undefined;
  readonly lacks?: ProductLack | undefined;
};

export type StoredProduct = {
  readonly product: Product;
  readonly brandName: string;
  readonly state: ProductState;
  /** ISO date of the last run that had it. */
  readonly seenOn: string | null;
};

type Page = { readonly limit: number; readonly after?: number | undefined };
type Paged<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly hasMore: boolean };

/** Who does something, when, and why. */
export type AdminAct = { readonly by: string; readonly at: Date; readonly note?: string };

export type AdminProducts = {
  /** The newest first; a page begins after a product. */
  list(filter: AdminProductFilter, page: Page): Promise<Paged<StoredProduct>>;
  sources(): Promise<readonly string[]>;
  /** How many of these are otherwise now. */
  setHidden(ids: readonly number[], hidden: boolean, act: AdminAct): Promise<number>;
};

export type Schedule = "never" | "hourly" | "daily" | "weekly";

type FeedFacts = {
  readonly name: string;
  readonly shop: string | null;
  readonly language: Language | null;
  readonly universe: Universe | null;
  readonly url: string | null;
  readonly schedule: Schedule;
};

export type StoredFeed = FeedFacts & { readonly id: number; readonly nextRunAt: Date | null };

export type StoredRun = {
  readonly id: number;
  readonly source: string;
  readonly status: RunStatus;
  readonly dryRun: boolean;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly progress: number;
  /** The address of whoever began it. */
  readonly by: string | null;
  /** As the run left it. */
  readonly summary: unknown;
  readonly isLastApplied: boolean;
};

export type FeedChange = Partial<Omit<FeedFacts, "name">>;

/** Feeds and their runs, as admins look after them. */
export type AdminFeedStore = {
  list(page: Page): Promise<Paged<StoredFeed>>;
  find(id: number): Promise<StoredFeed | undefined>;
  /** Keeps a feed by its name: what is left out stays as it was, or is nothing. */
  save(name: string, facts: FeedChange, act: AdminAct): Promise<StoredFeed>;
  change(id: number, change: FeedChange, act: AdminAct): Promise<StoredFeed | undefined>;
  remove(id: number, act: AdminAct): Promise<boolean>;
  /** The one that is due the longest, for one asker alone; its next time is set. */
  claimDue(at: Date): Promise<StoredFeed | undefined>;
  runs(
    filter: { source?: string | undefined; status?: RunStatus | undefined },
    page: Page,
  ): Promise<Paged<StoredRun>>;
  /** The last of each of these feeds. */
  lastRuns(sources: readonly string[]): Promise<ReadonlyMap<string, StoredRun>>;
  run(id: number): Promise<StoredRun | undefined>;
  diagnostics(
    run: number,
    filter: { code?: string | undefined; severity?: string | undefined },
    page: Page,
  ): Promise<Paged<RunDiagnostic & { readonly place: number }>>;
  /** Runs that nobody is at any more are over; all of them, or those that have been silent. */
  giveUp(which: { readonly silentSince?: Date; readonly except?: number }, at: Date): Promise<void>;
};

/** What is kept of a run that came to its end, whatever end. */
export type RunOutcome = {
  readonly summary: RunSummary | undefined;
  readonly rows: number;
  readonly products: number;
  readonly errors: number;
  readonly warnings: number;
  readonly format: string | undefined;
  /** The most frequent first. */
  readonly codes: readonly { readonly code: string; readonly count: number }[];
  readonly reason: RunReason | undefined;
};

export type RunReason =
  | { readonly kind: "empty" }
  | { readonly kind: "shrunk"; readonly before: number; readonly missing: number }
  | { readonly kind: "stopped"; readonly code: string; readonly line: number }
  | { readonly kind: "failed"; readonly code: string; readonly detail: string };

export type FeedOrder = {
  readonly name: string;
  readonly shop: string | null;
  readonly language: Language | null;
  readonly universe: Universe | null;
  readonly from: { readonly upload: string } | { readonly url: string };
  readonly dryRun: boolean;
  readonly allowShrink: boolean;
  /** Nobody when it is its time. */
  readonly by: string | undefined;
};

/** Feeds on their way in. */
export type FeedRunner = {
  /**
   * One at a time: `busy` while another is under way. Once it is certain that it begins, and before it does, what is
   * to be prepared. Gives the number of the run.
   */
  begin(order: FeedOrder, prepare?: () => Promise<unknown>): Promise<Result<number, "busy" | "no_upload">>;
  /** Products so far, of the run that is under way here. */
  progressOf(run: number): number | undefined;
  rollBack(run: number, act: AdminAct): Promise<Result<{ readonly restored: number }, RollbackRefusal>>;
};

/** How the columns of a feed are understood. */
export type FeedMapping = {
  readonly format: string | undefined;
  readonly fields: readonly {
    readonly field: string;
    readonly label: Readonly<Record<Language, string>>;
    readonly needed: boolean;
    readonly column: string | undefined;
    readonly samples: readonly string[];
  }[];
  readonly unused: readonly string[];
};

/** The words for what codes mean. */
export type FeedWords = {
  readonly diagnostic: (code: string) => {
    readonly severity: "error" | "warning";
    readonly sentence: Readonly<Record<Language, string>>;
  };
  readonly reason: (reason: RunReason, language: Language) => string;
};
