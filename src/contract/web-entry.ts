import type { Client } from "./client.ts";
import type { Destination } from "./route-rules.ts";

/** What the server tells a page while it renders. */
export type PageRequest = {
  readonly client: Client;
  /** Allows this response's own inline scripts, and no others. Development has no such policy. */
  readonly nonce: string | undefined;
  /** Where a path leads instead, by the route rules. */
  readonly redirectOf: (path: string) => Destination | undefined;
  /** Where the site lives, for canonical links: `https://cleed.example`. */
  readonly publicUrl: string;
  /** To be waited for before anything that computes for long. */
  readonly turn: (stage?: "begin" | "go on") => Promise<void>;
};

/** What the built web application gives the server beside its pages. `Context` is React Router's. */
export type WebEntry<Context> = {
  readonly createLoadContext: (page: PageRequest) => Context;
  /** Paths whose content is the same for everyone: rendered once, their data offered as `_payload.json`. */
  readonly prerendered: readonly string[];
  /** The page data of a prerendered path. */
  readonly loadPayload: (path: string, client: Client) => Promise<unknown>;
};
