import { keptConversation } from "#contract/assistant.ts";
import { readStored, writeStored } from "#web/data/stored.ts";
import { exchangeOf, type Turn, turnOf } from "./turn.ts";

const name = "assistant_talk";
/** More of it is of no use after a reload. */
const mostTurns = 12;

/** The conversation this device was in; a member's is fetched, a visitor's is kept here whole. */
export function keptTalk(): { readonly conversation: string; readonly turns: readonly Turn[] } | undefined {
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
