import type { ContentPorts, PictureDesk } from "#domain/admin/content-ports.ts";
import { articleDesk } from "#storage/admin/article-desk.ts";
import { legalDesk } from "#storage/admin/legal-desk.ts";
import { lexiconDesk } from "#storage/admin/lexicon-desk.ts";
import { lookDesk } from "#storage/admin/look-desk.ts";
import { keepPicture } from "#storage/admin/picture-desk.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept } from "#vocabulary/result.ts";
import type { OpenContent } from "../content/open-content.ts";
import { takeUpload } from "../photos/take-upload.ts";

export type ContentDeskParts = {
  readonly content: Pick<OpenContent, "refresh">;
  readonly looks: { readonly refresh: () => Promise<void> };
  /** Whether an article of the files has the address. */
  readonly isInFiles: (language: Language, slug: string) => boolean;
};

/** Writes, and sees to it that this process shows it before the answer goes out. */
export function openContentDesk(
  { db }: Pick<OpenDatabase, "db">,
  { content, looks, isInFiles }: ContentDeskParts,
): ContentPorts {
  const articles = articleDesk(db, isInFiles);
  const legal = legalDesk(db);
  const lexicon = lexiconDesk(db);
  const looked = lookDesk(db);
  return {
    articles: {
      ...articles,
      add: afterwards(articles.add, content.refresh),
      change: afterwards(articles.change, content.refresh),
      remove: afterwards(articles.remove, content.refresh),
    },
    pictures: { keep: oneByOne(afterwards(keepUpload(db), content.refresh)) },
    looks: {
      ...looked,
      add: afterwards(looked.add, looks.refresh),
      change: afterwards(looked.change, looks.refresh),
      remove: afterwards(looked.remove, looks.refresh),
    },
    legal: { ...legal, publish: afterwards(legal.publish, content.refresh) },
    lexicon: { change: afterwards(lexicon.change, content.refresh) },
  };
}

const keepUpload =
  (db: OpenDatabase["db"]): PictureDesk["keep"] =>
  async (file, alt, doing) => {
    const taken = await takeUpload(file);
    if (!taken.ok) return taken;
    await keepPicture(db, { ...taken.value, alt }, doing);
    return accept(taken.value.name);
  };

const afterwards =
  <Given extends unknown[], Value>(
    write: (...given: Given) => Promise<Value>,
    refresh: () => Promise<void>,
  ): ((...given: Given) => Promise<Value>) =>
  async (...given) => {
    const value = await write(...given);
    await refresh();
    return value;
  };

/** A picture of 40 megapixels is 160 MB while it is open. */
function oneByOne<Given extends unknown[], Value>(
  work: (...given: Given) => Promise<Value>,
): (...given: Given) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (...given) => {
    const next = last.then(() => work(...given));
    last = next.catch(() => {});
    return next;
  };
}
