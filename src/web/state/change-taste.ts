import { changeTaste, getTaste, type TasteUpdate } from "#contract/taste.ts";
import { client } from "./client.ts";
import { noteGuestMode } from "./guest-mode.ts";

/** One change of how a member's taste is read. Says whether it is kept. */
export async function changeOwnTaste(update: TasteUpdate): Promise<boolean> {
  const answer = await client(changeTaste, { query: {}, body: { updates: [update] } });
  if (answer.ok) noteGuestMode(answer.value.taste.paused);
  return answer.ok;
}

/** Another device may have begun or ended it. */
export async function askGuestMode(): Promise<void> {
  const answer = await client(getTaste, { query: {} });
  if (answer.ok) noteGuestMode(answer.value.taste.paused);
}
