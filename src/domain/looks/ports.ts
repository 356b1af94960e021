import type { Look } from "./look.ts";

/** Looks as they were last put together, and for which catalogue. */
export interface KeptLooks {
  /** The version of the catalogue; 0 before there are any. */
  readonly version: number;
  /** The highest number of a product that was looked at. */
  readonly newest: number;
  /** Goes up with everything that admins change in them. */
  readonly edits: number;
  readonly looks: readonly Look[];
}

export type LookStore = {
  /** Every look there ever was, by id. */
  load(): Promise<KeptLooks>;
  edits(): Promise<number>;
  /** Keeps what changed, unless an admin or another process changed something meanwhile: then false, and it is time to load again. */
  save(before: KeptLooks, after: KeptLooks): Promise<boolean>;
};
