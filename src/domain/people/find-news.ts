import { findBookmarkNews } from "./find-bookmark-news.ts";
import type { News, NewsCatalogue, Watched, WatchedSearch } from "./news-ports.ts";
import { type Finding, findingOf, type NewNotice } from "./notice.ts";

const dayMs = 86_400_000;
const digestMs = { daily: dayMs, weekly: 7 * dayMs };

/** What someone has not been told yet. Nothing when a later catalogue than this one has been gone through for them. */
export async function findNews(
  watched: Watched,
  catalogue: NewsCatalogue,
  { at, newId }: { readonly at: Date; readonly newId: () => string },
): Promise<News | undefined> {
  const { person, watch, hasMailWaiting } = watched;
  const { version, highest } = catalogue;
  if (watch && watch.catalogueVersion > version) return undefined;

  const ran = watched.searches.filter((search) => isDue(search, watched, version, at));
  const findings: Finding[] = [];
  for (const search of ran) findings.push(...(await runSearch(search, watched, catalogue)));
  const bookmarks = findBookmarkNews(watched, catalogue);
  const brands = findBrandNews(watched, catalogue, at);
  findings.push(...bookmarks.findings, ...brands.findings);

  const notices = findings.flatMap((finding) => toNotice(finding, watched, newId));
  const hasMail = hasMailWaiting || notices.some(({ byMail }) => byMail);
  const mailsAt = watch?.mailedAt ?? null;
  const isMailDue = hasMail && isOver(mailsAt, digestMs[person.profile.notifications.digest], at);
  return {
    at,
    notices,
    ran,
    highest,
    bookmarks: bookmarks.changed,
    watch: {
      catalogueVersion: version,
      seenProduct: brands.seenProduct,
      brandsAt: brands.findings.length > 0 ? at : (watch?.brandsAt ?? null),
      sizes: bookmarks.sizes,
      mailedAt: isMailDue ? at : mailsAt,
    },
    letter: isMailDue ? { id: newId(), recipient: person.email, request: "news", at } : undefined,
  };
}

const isOver = (since: Date | null, ms: number, at: Date): boolean =>
  since === null || at.getTime() - since.getTime() >= ms;

/** A daily one once in 24 hours, an instant one whenever the catalogue is another. */
function isDue(search: WatchedSearch, { watch }: Watched, version: number, at: Date): boolean {
  if (search.lastRunAt === null) return true;
  if (search.alert === "daily") return isOver(search.lastRunAt, dayMs, at);
  return search.alert === "instant" && watch?.catalogueVersion !== version;
}

async function runSearch(
  { id, name, query, seenProduct }: WatchedSearch,
  { person }: Watched,
  { highest, findNew }: NewsCatalogue,
): Promise<readonly Finding[]> {
  // Most often nothing at all has come, and then there is nothing to look for.
  const found = highest > seenProduct ? await findNew(person, query, seenProduct) : undefined;
  return found?.length ? [findingOf("saved_search", found, { search: { id, name, query } })] : [];
}

/** At most once a day: a brand whose pieces come one by one is one notice. The first round only looks around. */
function findBrandNews({ person, watch }: Watched, { highest, newOfBrands }: NewsCatalogue, at: Date) {
  const { brandsFollowed } = person.preferences;
  if (!watch || highest <= watch.seenProduct) return { findings: [], seenProduct: highest };
  if (!isOver(watch.brandsAt, dayMs, at)) return { findings: [], seenProduct: watch.seenProduct };
  const found = newOfBrands(person, brandsFollowed, watch.seenProduct);
  const findings = [...found].map(([brand, products]) => findingOf("brand_new", products, { brand }));
  return { findings, seenProduct: highest };
}

/** Whoever wants to hear of it nowhere is not told, and it is not kept for later. */
function toNotice(finding: Finding, { person }: Watched, newId: () => string): readonly NewNotice[] {
  const { in_app: inApp, email: byMail } = person.profile.notifications[finding.type];
  return inApp || byMail ? [{ id: newId(), ...finding, inApp, byMail }] : [];
}
