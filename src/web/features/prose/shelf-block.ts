import type { Block } from "#vocabulary/prose.ts";

/** What is filled when somebody reads that far. */
export type ShelfBlock = Extract<Block, { kind: "pieces" | "looks" }>;
