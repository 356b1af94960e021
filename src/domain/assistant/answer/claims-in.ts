import { type SlotName, type Slots, slotNames } from "#vocabulary/assistant.ts";
import type { Hearing } from "../understand/hearing.ts";
import { hearMessage } from "../understand/message.ts";
import { readMessage } from "../understand/read-message.ts";

/** What a text says that pieces are, sentence by sentence; what it says they are not is left out. */
export function claimsIn(text: string, hearing: Hearing): Slots {
  const claims = new Map<SlotName, Set<string>>();
  for (const sentence of text.split(/[.!?;\n]+/)) {
    const { slots } = readMessage(hearMessage(sentence, hearing.language), hearing).utterance;
    for (const name of slotNames) {
      const values = claims.get(name) ?? new Set();
      for (const value of slots[name] ?? []) values.add(value);
      if (values.size > 0) claims.set(name, values);
    }
  }
  return Object.fromEntries([...claims].map(([name, values]) => [name, [...values]]));
}
