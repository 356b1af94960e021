import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Steps } from "../steps.ts";
import { type AlikeRows, alikeRows, mixed } from "./alike-rows.ts";

/** Pieces that can be had, and are sold out, in the very same sizes: what these are to someone is told once for all. */
export function sizeSetsOf({ size, sizeStarts, sizeCodes }: Snapshot): Steps<AlikeRows> {
  const hashOf = (row: number): number => {
    let hash = 0x9e3779b1;
    const end = sizeStarts[row + 1] ?? 0;
    for (let at = sizeStarts[row] ?? 0; at < end; at++) hash = mixed(hash, sizeCodes[at] ?? 0);
    return hash;
  };
  const isAlike = (a: number, b: number): boolean => {
    const [from, other] = [sizeStarts[a] ?? 0, sizeStarts[b] ?? 0];
    const length = (sizeStarts[a + 1] ?? 0) - from;
    if (length !== (sizeStarts[b + 1] ?? 0) - other) return false;
    for (let i = 0; i < length; i++) if (sizeCodes[from + i] !== sizeCodes[other + i]) return false;
    return true;
  };
  return alikeRows(size, hashOf, isAlike);
}
