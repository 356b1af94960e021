import { listNotices } from "#contract/notices.ts";
import { client } from "#web/state/client.ts";

/** Nothing when it could not be told: what was known stays. */
export async function countUnread(): Promise<number | undefined> {
  const answer = await client(listNotices, { query: { limit: 0 } });
  return answer.ok ? answer.value.unread : undefined;
}
