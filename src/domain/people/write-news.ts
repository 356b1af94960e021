import type { Language } from "#vocabulary/language.ts";
import type { Notifications } from "#vocabulary/notifications.ts";
import type { NewsLetter, NewsSection, PieceInMail } from "./letter.ts";
import type { Notice } from "./notice.ts";

/** How mails call things of the catalogue; nothing for what has left it. */
export type Describe = {
  readonly piece: (id: number, language: Language) => PieceInMail | undefined;
  readonly brand: (id: number) => string | undefined;
};

type Reader = { readonly lang: Language; readonly notifications: Notifications };

const mostSections = 12;

/** What a mail tells of the notices, of what its reader still wants by mail. Nothing when that is nothing. */
export function writeNews(
  notices: readonly Notice[],
  { lang, notifications }: Reader,
  describe: Describe,
): Omit<NewsLetter, "token"> | undefined {
  const wanted = notices.filter(({ type }) => notifications[type].email);
  const sections = wanted.flatMap((notice) => sectionOf(notice, lang, describe));
  if (sections.length === 0) return undefined;
  return { sections: sections.slice(0, mostSections), further: Math.max(0, sections.length - mostSections) };
}

function sectionOf(notice: Notice, language: Language, describe: Describe): readonly NewsSection[] {
  const { type, total, drops } = notice;
  const products = notice.products.flatMap((id) => {
    const piece = describe.piece(id, language);
    const was = drops.find(({ product }) => product === id)?.was ?? 0;
    // It may cost more again by now: then nothing was reduced.
    return piece ? [{ ...piece, was: was > piece.price ? was : null }] : [];
  });
  const about = subjectOf(notice, describe);
  return about && products.length > 0 ? [{ type, ...about, products, total }] : [];
}

function subjectOf({ search, brand }: Notice, describe: Describe) {
  if (search) return { name: search.name, path: `/search${asSearch(search.query)}` };
  if (brand === null) return { name: "", path: "/account?tab=bookmarks" };
  const name = describe.brand(brand);
  return name === undefined ? undefined : { name, path: `/search?brand=${brand}&sort=new` };
}

/** As it was saved; what cannot stand in an address is escaped. */
function asSearch(query: string): string {
  const parameters = query.replace(/^\?/, "");
  return parameters === "" ? "" : `?${parameters.replace(/[\s"'<>#]/g, (mark) => encodeURIComponent(mark))}`;
}
