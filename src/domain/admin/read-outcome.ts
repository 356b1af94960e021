import type { RunSummary } from "../catalogue/feed-run.ts";
import type { RunOutcome, RunReason, StoredRun } from "./catalogue-ports.ts";

/** What a run left behind, as it was written: parts of it are missing while it goes on and after it failed. */
type Kept = Partial<RunSummary> & {
  readonly reason?: "empty" | "shrunk";
  readonly before?: number;
  readonly missing?: number;
  readonly failure?: { readonly code: string; readonly detail?: string };
  readonly report?: {
    readonly format?: { readonly kind: string; readonly dialect: string };
    readonly rows: number;
    readonly products: number;
    readonly errors: number;
    readonly warnings: number;
    readonly codes: readonly { readonly code: string; readonly count: number }[];
    readonly stopped?: { readonly code: string; readonly line: number };
  };
};

export function readOutcome({ status, summary }: Pick<StoredRun, "status" | "summary">): RunOutcome {
  // Written by the store from what a run answered.
  const kept = summary as Kept;
  const { format, rows = 0, products = 0, errors = 0, warnings = 0, codes = [] } = kept.report ?? {};
  return {
    summary: status === "applied" || status === "tried" || status === "rolled-back" ? sums(kept) : undefined,
    rows,
    products,
    errors,
    warnings,
    codes,
    format: format && (format.kind === format.dialect ? format.kind : `${format.kind} (${format.dialect})`),
    reason: reasonOf(status, kept),
  };
}

const sums = (kept: Kept): RunSummary => ({
  added: kept.added ?? 0,
  changed: kept.changed ?? 0,
  unchanged: kept.unchanged ?? 0,
  returned: kept.returned ?? 0,
  missedOnce: kept.missedOnce ?? 0,
  outOfStock: kept.outOfStock ?? 0,
  archived: kept.archived ?? 0,
  newBrands: kept.newBrands ?? 0,
});

function reasonOf(status: StoredRun["status"], kept: Kept): RunReason | undefined {
  const { reason, before = 0, missing = 0, failure, report } = kept;
  if (status === "held") return reason === "empty" ? { kind: "empty" } : { kind: "shrunk", before, missing };
  if (status === "stopped")
    return {
      kind: "stopped",
      code: report?.stopped?.code ?? "unreadable_file",
      line: report?.stopped?.line ?? 0,
    };
  if (status === "failed")
    return { kind: "failed", code: failure?.code ?? "fault", detail: failure?.detail ?? "" };
  return undefined;
}
