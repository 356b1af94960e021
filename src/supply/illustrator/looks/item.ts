import type { Family } from "../model/families.ts";
import type { Model } from "../model/part.ts";

const slots = ["top", "bottom", "one-piece", "layer", "coat", "shoes", "bag", "accessory"] as const;
export type Slot = (typeof slots)[number];

/** A piece of a look with what the arrangement needs to know about it. */
export interface Item {
  readonly slot: Slot;
  readonly model: Model;
  readonly family: Family;
  readonly seed: string;
  /** What is one thing in its own picture and two on a figure: the jacket of a suit, and its trousers. */
  readonly parted?: { readonly above: Model; readonly below: Model };
}
