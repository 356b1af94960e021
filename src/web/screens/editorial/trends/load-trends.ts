import type { Client } from "#contract/client.ts";
import { getTrends, type TrendsAnswer } from "#contract/trends.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { rootDataOf } from "#web/state/root-data.ts";

/** The figures of the reader's universe; without them the page is still a page of words. */
export async function loadTrends(
  client: Client,
  path: string,
  cookies: string | null,
): Promise<TrendsAnswer | undefined> {
  const { universe } = rootDataOf(cookies, "");
  const answer = await client(getTrends, { query: { universe, lang: languageOfPath(path) } });
  return answer.ok ? answer.value : undefined;
}
