import type { LookSlot } from "#vocabulary/look.ts";
import type { Family } from "../model/families.ts";
import type { Model } from "../model/part.ts";

export type Slot = LookSlot;

/** A piece of a look with what the arrangement needs to know about it. */
export interface Item {
  readonly slot: Slot;
  readonly model: Model;
  readonly family: Family;
  readonly seed: string;
  /** What is one thing in its own picture and two on a figure: the jacket of a suit, and its trousers. */
  readonly parted?: { readonly above: Model; readonly below: Model };
}
