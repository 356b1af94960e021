import type { Universe } from "#vocabulary/universe.ts";
import type { Context } from "./context.ts";

/** Whom a title is for. */
export interface WearerReading {
  readonly universe?: "men" | "women" | "unisex" | "kids";
  /** Whose leaves to look in: children's clothes are filed as those of grown-ups. */
  readonly side?: Universe;
}

export function wearerOf(context: Context): WearerReading {
  const wearers = context.all("wearer");
  const men = wearers.includes("men");
  const women = wearers.includes("women");
  const boys = wearers.includes("boys");
  const girls = wearers.includes("girls");
  if ((boys || girls || wearers.includes("kids")) && !men && !women) {
    const side = boys === girls ? undefined : boys ? "men" : "women";
    return { universe: "kids", ...(side && { side }) };
  }
  if (wearers.includes("unisex") || (men && women)) return { universe: "unisex" };
  if (men) return { universe: "men", side: "men" };
  return women ? { universe: "women", side: "women" } : {};
}
