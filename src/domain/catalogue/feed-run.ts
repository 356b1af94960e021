import type { ProductDraft } from "./product-draft.ts";

/** What a run did, or would have done. */
export interface RunSummary {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Back after an absence. */
  readonly returned: number;
  readonly missedOnce: number;
  readonly outOfStock: number;
  readonly archived: number;
  readonly newBrands: number;
}

export type RunResult<Report> =
  | { readonly kind: "applied"; readonly run: number; readonly summary: RunSummary; readonly report: Report }
  /** It was asked what would happen: nothing did. */
  | { readonly kind: "tried"; readonly summary: RunSummary; readonly report: Report }
  /** It lost too much at once: nothing changed until somebody has looked at it. */
  | {
      readonly kind: "held";
      readonly reason: "empty" | "shrunk";
      readonly before: number;
      readonly missing: number;
      readonly report: Report;
    }
  /** It could not be read to its end: nothing changed. */
  | { readonly kind: "stopped"; readonly report: Report };

export interface FeedRunRequest<Report> {
  readonly source: string;
  /** ISO date. */
  readonly today: string;
  readonly now: () => Date;
  /** Its products, and at the end the report of the reading. */
  readonly drafts: AsyncGenerator<ProductDraft, Report>;
  /** Whether the reading was given up on the way. */
  readonly wasStopped: (report: Report) => boolean;
  readonly dryRun: boolean;
  readonly allowShrink: boolean;
  readonly onProgress?: (products: number) => void;
}

export interface FeedRunRow {
  readonly id: number;
  readonly source: string;
  readonly status: "applied" | "held" | "stopped" | "rolled-back";
  /** ISO instants. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly summary: unknown;
}

export type RollbackRefusal =
  | { readonly kind: "no_such_run" }
  /** Only the last run that was applied can be taken back: later ones stand on it. */
  | { readonly kind: "not_the_last"; readonly last: number | undefined };
