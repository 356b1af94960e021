/** A locked preference is kept to without exception; an open one only weighs (PRODUCT.md §8). */
export const lockNames = ["sizes", "budget", "wishes", "brands", "styles", "dresscode"] as const;
export type LockName = (typeof lockNames)[number];
export type Locks = Readonly<Record<LockName, boolean>>;

export const defaultLocks: Locks = {
  sizes: false,
  budget: false,
  wishes: false,
  brands: false,
  styles: false,
  dresscode: false,
};
