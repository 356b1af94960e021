import { createHash } from "node:crypto";
import {
  type HearSearch,
  keepableText,
  type MissedSearch,
  type SearchLog,
} from "#domain/admin/search-log.ts";
import { parisDay } from "#domain/people/paris-day.ts";

/** How long what was heard stays in memory. A process that is killed loses so much: they are counters, no accounts. */
const pauseMs = 3_000;
/** Different texts between two writes; of what is more, only that it was asked for is counted. */
const mostTexts = 500;

type Recording = { readonly hear: HearSearch; readonly close: () => Promise<void> };

type Work = {
  readonly log: Pick<SearchLog, "add">;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
};

type Heap = { day: string; searches: number; missed: number; readonly texts: Map<string, MissedSearch> };

/** Counts what is searched for in memory and writes it down now and then, so that no search waits for it. */
export function recordSearches({ log, now, onFault }: Work): Recording {
  let heap = newHeap(parisDay(now()));
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { day, texts, searches, missed } = heap;
    heap = newHeap(parisDay(now()));
    if (searches === 0) return;
    const heard = { searches, missed, texts: [...texts.values()] };
    writing = writing.then(() => log.add(day, heard)).catch(onFault);
  };

  return {
    hear: (search) => {
      if (heap.day !== parisDay(now())) write();
      heap.searches++;
      if (search.total === 0) {
        heap.missed++;
        remember(heap.texts, search);
      }
      timer ??= setTimeout(write, pauseMs).unref();
    },
    close: async () => {
      write();
      await writing;
    },
  };
}

const newHeap = (day: string): Heap => ({ day, searches: 0, missed: 0, texts: new Map() });

function remember(texts: Map<string, MissedSearch>, search: Parameters<HearSearch>[0]): void {
  const text = keepableText(search.text);
  if (text === undefined) return;
  const { language, universe = "" } = search;
  const key = `${language} ${universe} ${text}`;
  const known = texts.get(key);
  if (!known && texts.size >= mostTexts) return;
  // Nobody's number or address stays in memory, let alone elsewhere; it is salted where it is kept.
  const asker = createHash("sha256").update(search.asker).digest("base64");
  const askers = new Set([...(known?.askers ?? []), asker]);
  texts.set(key, {
    text,
    language,
    universe,
    times: (known?.times ?? 0) + 1,
    askers: [...askers].slice(0, 3),
  });
}
