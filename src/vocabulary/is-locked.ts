import type { Locks } from "./lock.ts";

/** Whether any lock is closed; that of the budget also where it is for some of its rows. */
export const isLocked = ({ budget_rows: rows = [], ...locks }: SomeLocks): boolean =>
  rows.length > 0 || Object.values(locks).some(Boolean);

type SomeLocks = { readonly [Name in keyof Locks]?: Locks[Name] | undefined };
