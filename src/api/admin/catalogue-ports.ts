import type {
  AdminFeedStore,
  AdminProducts,
  FeedMapping,
  FeedRunner,
  FeedWords,
} from "#domain/admin/catalogue-ports.ts";
import type { Result } from "#vocabulary/result.ts";

/** What admins look after products and feeds with. */
export type AdminCataloguePorts = {
  readonly products: AdminProducts;
  readonly feeds: AdminFeedStore;
  readonly runner: FeedRunner;
  readonly words: FeedWords;
  /** Keeps a file that is being sent, and says how it is understood. */
  readonly receive: (file: ReadableStream<Uint8Array> | null) => Promise<Result<Received, "file_too_large">>;
  /** What can be said of an address before anyone is asked. */
  readonly acceptsUrl: (url: string) => boolean;
  readonly now: () => Date;
};

type Received = {
  readonly upload: string;
  readonly bytes: number;
  readonly mapping: FeedMapping;
};
