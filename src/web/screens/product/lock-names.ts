import type { LockName } from "#vocabulary/lock.ts";
import { m } from "#web/i18n/paraglide/messages.js";

const names: Readonly<Record<LockName, () => string>> = {
  sizes: m.lock_sizes,
  budget: m.lock_budget,
  wishes: m.lock_wishes,
  brands: m.lock_brands,
  styles: m.lock_styles,
  dresscode: m.lock_dresscode,
};

export const lockNames = (locks: readonly LockName[]): string =>
  locks.map((lock) => names[lock]()).join(", ");
