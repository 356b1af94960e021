import { findNews } from "./find-news.ts";
import type { NewsCatalogue, NewsStore } from "./news-ports.ts";

type NewsPorts = {
  readonly news: NewsStore;
  readonly catalogue: NewsCatalogue;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly letterQueued: () => void;
  /** Lets others have their turn. */
  readonly giveWay: () => Promise<void>;
  readonly isOver: () => boolean;
  /** Something went wrong for one person; the others are told all the same. */
  readonly onFault: (error: unknown) => void;
};

const atOnce = 50;

/** One round: looks for news for everyone for whom there may be some, one person at a time. */
export async function tellNews(ports: NewsPorts): Promise<void> {
  const { version, highest } = ports.catalogue;
  let after: string | undefined;
  do {
    const due = await ports.news.due({ version, highest, at: ports.now(), after, most: atOnce });
    for (const id of due) {
      if (ports.isOver()) return;
      await tell(ports, id).catch(ports.onFault);
      await ports.giveWay();
    }
    after = due.length < atOnce ? undefined : due.at(-1);
  } while (after !== undefined);
}

/** Read, thought over, and kept in one go: what another process told meanwhile is not told again. */
async function tell(ports: NewsPorts, id: string): Promise<void> {
  const { news, catalogue, now, newId, letterQueued } = ports;
  const watched = await news.read(id);
  const found = watched && (await findNews(watched, catalogue, { at: now(), newId }));
  if (watched && found && (await news.keep(watched, found)) && found.letter) letterQueued();
}
