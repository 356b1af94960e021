import type { Locks } from "#vocabulary/lock.ts";

type BudgetLocks = Pick<Locks, "budget" | "budget_rows">;

/** A row is kept to without exception when all of them are, or when it is named. */
export const isRowLocked = (locks: BudgetLocks, key: string): boolean =>
  locks.budget || locks.budget_rows.includes(key);

/** Opening one row of a budget that is locked as a whole leaves all others locked, one by one. */
export function toggleRow(locks: BudgetLocks, rows: readonly string[], key: string): Partial<BudgetLocks> {
  const budget_rows = rows.filter((one) => isRowLocked(locks, one) !== (one === key));
  return locks.budget ? { budget: false, budget_rows } : { budget_rows };
}
