import { setTimeout as sleep } from "node:timers/promises";
import type { Ears } from "../connected-database.ts";
import { within } from "../deadline.ts";
import { reasonOf } from "../error-reason.ts";
import { type PgliteSession, startPgliteSession } from "./pglite-session.ts";

/** Sees to it that there is a session: when one ends, another is started on the same folder. */
export type PgliteKeeper = {
  /** The session there is, or the next one as soon as it is open. */
  session(): Promise<PgliteSession>;
  /** The session there is. */
  current(): PgliteSession | undefined;
  close(): Promise<void>;
};

/** A folder that cannot be opened (a full disk) is tried again, with longer and longer pauses. */
const firstPause = 200;
const longestPause = 2_000;
const closeMilliseconds = 5_000;

export const keepPgliteSession = async (
  folder: string,
  ears: Ears,
  /** Told why a session ended, and why another one could not be opened: the same reason once. */
  tell: (sentence: string) => void,
  start: (folder: string) => Promise<PgliteSession> = (place) => startPgliteSession(place, ears.hear),
): Promise<PgliteKeeper> => {
  const closing = new AbortController();
  let current: PgliteSession | undefined;
  let next: Promise<PgliteSession>;

  const watch = (session: PgliteSession): PgliteSession => {
    current = session;
    next = Promise.resolve(session);
    // Only when its thread is gone: two on one folder would destroy it.
    void session.over.then((reason) => {
      current = undefined;
      if (closing.signal.aborted) return;
      tell(`The embedded database is started again. ${reason}`);
      next = reopen();
      next.catch(() => {});
    });
    return session;
  };

  const reopen = async (): Promise<PgliteSession> => {
    let told = "";
    for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
      try {
        const session = await start(folder);
        if (closing.signal.aborted) await session.close();
        else {
          // What the last one changed before it ended, nobody was told of.
          ears.hearAll();
          return watch(session);
        }
      } catch (error) {
        // Whoever asks meanwhile is told that it does not answer.
        if (told !== reasonOf(error)) tell(`The embedded database cannot be opened: ${reasonOf(error)}.`);
        told = reasonOf(error);
      }
      await sleep(pause, undefined, { signal: closing.signal });
    }
  };

  watch(await start(folder));
  return {
    session: () => next,
    current: () => current,
    async close() {
      closing.abort();
      await current?.close();
      await within(closeMilliseconds, next, "").catch(() => {});
    },
  };
};
