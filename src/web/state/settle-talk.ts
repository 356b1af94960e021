import { claimConversations } from "#contract/assistant.ts";
import type { Problem } from "#contract/client.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { writeStored } from "#web/data/stored.ts";
import { forgetAssistantKey, keptAssistantKey, talkName } from "./assistant-key.ts";
import { client } from "./client.ts";

/**
 * Gives the account what was said to the assistant on this device, which then opens where it was. The next visitor here
 * has another key.
 */
export async function settleTalk(): Promise<Result<null, Problem>> {
  const key = keptAssistantKey();
  if (!key) return accept(null);
  const answer = await client(claimConversations, { body: { key } });
  if (!answer.ok) return refuse(answer.refusal);
  forgetAssistantKey();
  const [latest] = answer.value.conversations;
  // What a member said is fetched, not kept here.
  if (latest) writeStored(talkName, { conversation: latest.id, exchanges: [] });
  return accept(null);
}
