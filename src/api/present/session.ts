import type { Session as SessionAnswer } from "#contract/users.ts";
import type { Session } from "#domain/people/person.ts";

export const presentSession = (
  { id, browser, system, createdAt, lastSeenAt }: Session,
  currentId: string,
): SessionAnswer => ({
  id,
  browser,
  system,
  created_at: createdAt.toISOString(),
  last_seen_at: lastSeenAt.toISOString(),
  current: id === currentId,
});
