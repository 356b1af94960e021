import type { Evidence } from "./evidence.ts";
import type { TasteSettings } from "./settings.ts";

/** Whether what happened to a product then says anything: no gift, and not in a pause. */
export const isCounted =
  ({ gifts, pauses }: Pick<TasteSettings, "gifts" | "pauses">) =>
  ({ product, at }: Pick<Evidence, "product" | "at">): boolean =>
    !gifts.has(product) &&
    !pauses.some(({ from, until }) => from <= at && (until === undefined || at < until));
