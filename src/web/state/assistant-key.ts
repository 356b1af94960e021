import { readStored, writeStored } from "#web/data/stored.ts";

const name = "assistant_key";
/** Where this device keeps the conversation it was in. */
export const talkName = "assistant_talk";

/** Nothing where no visitor has talked. */
export const keptAssistantKey = (): string | undefined =>
  readStored(name, (value) =>
    typeof value === "string" && /^[\da-f-]{36}$/.test(value) ? value : undefined,
  );

/** Whose a visitor's conversations are: made on this device, and kept here. */
export function assistantKey(): string {
  const known = keptAssistantKey();
  if (known) return known;
  const key = crypto.randomUUID();
  writeStored(name, key);
  return key;
}

export function forgetAssistantKey(): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
