import type { Editorial } from "#domain/editorial/article.ts";
import type { ContentStore, WrittenContent } from "#domain/editorial/ports.ts";
import { articlesOf } from "#domain/editorial/written-article.ts";
import { parisDay } from "#domain/people/paris-day.ts";
import type { Plate } from "#supply/illustrator/plate.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Block } from "#vocabulary/prose.ts";
import type { PictureCatalogue } from "../pictures/catalogue.ts";

type ContentOptions = {
  readonly store: ContentStore;
  /** What stands in the files. */
  readonly files: Editorial;
  readonly fill: (text: string, language: Language) => string;
  readonly readMarkdown: (body: string) => readonly Block[];
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
};

export type OpenContent = {
  /** Files and what is written here, as they can be read today. */
  readonly editorial: () => Editorial;
  readonly uploads: PictureCatalogue;
  /** Another one as soon as anything is written anew, or a day begins on which something may appear. */
  readonly edition: () => string;
  /** Reads again if something was written. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

/** How soon other processes show what was written in one. */
const lookMs = 3_000;

/** Everything that is written, in memory: no page asks the database for it. */
export async function openContent(options: ContentOptions): Promise<OpenContent> {
  const { store, now, onFault } = options;
  let kept = await store.load();
  let day = "";
  let shown: Editorial = options.files;
  let plates = platesOf(kept);
  let reading: Promise<void> = Promise.resolve();

  const show = (content: WrittenContent) => {
    [kept, day, plates] = [content, "", platesOf(content)];
  };
  const editorial = (): Editorial => {
    const today = parisDay(now());
    if (day !== today) [day, shown] = [today, editorialOf(options, kept, today)];
    return shown;
  };
  // One after the other: whoever has just written something finds it read.
  const refresh = (): Promise<void> => {
    const next = reading.then(async () => {
      if ((await store.version()) !== kept.version) show(await store.load());
    });
    reading = next.catch(() => {});
    return next;
  };
  const timer = setInterval(() => void refresh().catch(onFault), lookMs);
  timer.unref();
  return {
    editorial,
    uploads: { find: (name) => plates.get(name), names: () => plates.keys() },
    edition: () => `${kept.version} ${parisDay(now())}`,
    refresh,
    close: () => clearInterval(timer),
  };
}

const editorialOf = (
  { files, ...reading }: ContentOptions,
  { articles, meanings }: WrittenContent,
  today: string,
): Editorial => ({
  ...files,
  articles: [...files.articles, ...articles.flatMap((article) => articlesOf(article, today, reading))],
  meanings,
});

const platesOf = ({ pictures }: WrittenContent): ReadonlyMap<string, Plate> =>
  new Map(
    pictures.map(({ name, width, height, colour, alt }) => [
      name,
      { kind: "upload", name, size: [width, height], ground: colour, words: alt },
    ]),
  );
