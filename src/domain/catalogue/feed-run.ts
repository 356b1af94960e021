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

export type RunStatus = "running" | "tried" | "applied" | "held" | "stopped" | "failed" | "rolled-back";

/** Why a run came to nothing before, or beside, the reading of its feed. */
export interface RunFailure {
  /** A stable word. */
  readonly code: string;
  /** What it was about: an address, a status. */
  readonly detail?: string;
}

/** One thing that is wrong with a row, as it is kept. */
export interface RunDiagnostic {
  readonly code: string;
  readonly severity: "error" | "warning";
  /** 0 when the whole feed is meant. */
  readonly line: number;
  readonly id?: string;
  readonly sample: string;
}

export interface RunBeginning {
  readonly source: string;
  readonly dryRun: boolean;
  /** The admin who wants it; nobody when it is its time. */
  readonly by?: string | undefined;
  readonly at: Date;
}

/** Who takes something back, and why. */
export interface RunUndoing {
  readonly at: Date;
  readonly by?: string;
  readonly note?: string;
}

export interface FeedRunRequest<Report> {
  readonly source: string;
  /** Begun already. */
  readonly run?: number | undefined;
  readonly by?: string | undefined;
  /** Those that are kept with the run. */
  readonly diagnostics?: readonly RunDiagnostic[];
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
  readonly status: RunStatus;
  /** ISO instants. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly summary: unknown;
}

export type RollbackRefusal =
  | { readonly kind: "no_such_run" }
  /** Only the last run that was applied can be taken back: later ones stand on it. */
  | { readonly kind: "not_the_last"; readonly last: number | undefined };
