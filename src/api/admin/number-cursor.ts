import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Refusal } from "../error-response.ts";

/** A page begins after a number. */
export function readCursor(cursor: string | undefined): Result<number | undefined, Refusal> {
  if (cursor === undefined) return accept(undefined);
  if (!/^[1-9]\d{0,8}$/.test(cursor)) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
  return accept(Number(cursor));
}

export function nextCursor<Row>(
  { rows, hasMore }: { readonly rows: readonly Row[]; readonly hasMore: boolean },
  numberOf: (row: Row) => number,
): string | null {
  const last = rows.at(-1);
  return hasMore && last !== undefined ? String(numberOf(last)) : null;
}
