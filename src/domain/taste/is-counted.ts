import type { Evidence } from "./evidence.ts";
import type { TasteSettings } from "./settings.ts";

/** Whether what happened to a product then says anything: no gift, and not in a pause. */
export const isCounted = ({ gifts, pauses }: Pick<TasteSettings, "gifts" | "pauses">) => {
  // Mostly there is neither, and what happened are thousands.
  if (gifts.size === 0 && pauses.length === 0) return always;
  return ({ product, at }: Pick<Evidence, "product" | "at">): boolean =>
    !gifts.has(product) &&
    !pauses.some(({ from, until }) => from <= at && (until === undefined || at < until));
};

const always = (_: Pick<Evidence, "product" | "at">): boolean => true;
