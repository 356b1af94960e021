import type { SlotName } from "#vocabulary/assistant.ts";

/** Slots while they are filled. */
export type Many = Partial<Record<SlotName, string[]>>;

export function add(into: Many, slot: SlotName, values: readonly string[]): void {
  const known = into[slot] ?? [];
  into[slot] = [...known, ...values.filter((value) => !known.includes(value))];
}
