import { readStored, writeStored } from "#web/data/stored.ts";

const name = "assistant_key";

/** Whose a visitor's conversations are: made on this device, and kept here. */
export function assistantKey(): string {
  const known = readStored(name, (value) =>
    typeof value === "string" && /^[\da-f-]{36}$/.test(value) ? value : undefined,
  );
  if (known) return known;
  const key = crypto.randomUUID();
  writeStored(name, key);
  return key;
}
