/** A locked preference is kept to without exception; an open one only weighs (PRODUCT.md §8). */
export const lockNames = ["sizes", "budget", "wishes", "brands", "styles", "dresscode"] as const;
export type LockName = (typeof lockNames)[number];
export type KeptLocks = Readonly<Record<LockName, boolean>>;

/** As one universe sees them. A row of the budget is locked by itself, or with all the others by `budget`. */
export type Locks = KeptLocks & { readonly budget_rows: readonly string[] };

export const defaultLocks: KeptLocks = {
  sizes: false,
  budget: false,
  wishes: false,
  brands: false,
  styles: false,
  dresscode: false,
};
