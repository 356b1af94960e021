import { readStored, writeStored } from "#web/data/stored.ts";
import { talkName as name } from "#web/state/assistant-key.ts";
import type { Asking } from "./asking.ts";
import { exchangeOf, type Turn, turnOf } from "./turn.ts";

/** More of it is of no use after a reload. */
const mostTurns = 12;

/** The conversation this device was in; a member's is fetched, a visitor's is kept here whole. */
export async function keptTalk(
  load: () => Promise<Asking>,
): Promise<{ readonly conversation: string; readonly turns: readonly Turn[] } | undefined> {
  // Whoever has said nothing yet needs nothing that checks it.
  if (readStored(name, (value) => value ?? undefined) === undefined) return undefined;
  const { keptConversation } = await load();
  const found = readStored(name, (value) => keptConversation.safeParse(value).data);
  return found && { conversation: found.conversation, turns: found.exchanges.map(turnOf) };
}

export function keepTalk(conversation: string, turns: readonly Turn[]): void {
  const done = turns.filter(({ status }) => status === "done").slice(-mostTurns);
  writeStored(name, { conversation, exchanges: done.map(exchangeOf) });
}

export function forgetTalk(): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
