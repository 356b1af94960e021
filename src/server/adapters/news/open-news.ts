import { setImmediate } from "node:timers/promises";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { NewsStore } from "#domain/people/news-ports.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { tellNews } from "#domain/people/tell-news.ts";
import type { SearchEngine } from "#domain/search/port.ts";
import { newsCatalogue } from "./news-catalogue.ts";
import { whenSearchable } from "./when-searchable.ts";

type NewsParts = {
  readonly accounts: Pick<AccountPorts, "now" | "secrets" | "letterQueued">;
  readonly news: NewsStore;
  readonly snapshot: () => Snapshot;
  readonly search: SearchEngine;
  readonly onFault: (error: unknown) => void;
};

/** One round over everyone. */
export const openNews =
  ({ accounts, news, snapshot, search, onFault }: NewsParts) =>
  async (isOver: () => boolean): Promise<void> => {
    const current = await whenSearchable(snapshot, search, isOver);
    if (!current) return;
    await tellNews({
      news,
      catalogue: newsCatalogue(current, search),
      now: accounts.now,
      newId: accounts.secrets.newId,
      letterQueued: accounts.letterQueued,
      giveWay: () => setImmediate(),
      isOver,
      onFault,
    });
  };
