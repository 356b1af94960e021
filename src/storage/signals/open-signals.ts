import type { Ears } from "../connected-database.ts";
import { type OwnConnection, openOwnConnection } from "./own-connection.ts";

/** What a process keeps in memory and a statement may change, its own or that of another; the triggers of 0018-signals.ts say these words. */
export type Topic = "catalogue" | "content" | "looks" | "overrides" | "weights";

type Signals = {
  /** `look` is called soon after a change, one call at a time, and whenever something may have been missed. */
  readonly on: (topic: Topic, look: () => Promise<void>) => void;
  /** Where PostgreSQL is: locks that are held on it end with the process. */
  readonly connection: OwnConnection | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Of PostgreSQL. The embedded database has one connection, and tells of changes on it. */
  readonly url: string | undefined;
  readonly tellChanges?: ((ears: Ears) => void) | undefined;
  readonly onFault: (error: unknown) => void;
};

/** Hears of changes, whoever made them. Whoever listens looks now and then in any case. */
export async function openSignals({ url, tellChanges, onFault }: Options): Promise<Signals> {
  const looks = new Map<string, () => void>();
  const on: Signals["on"] = (topic, look) => void looks.set(topic, oneAtATime(look, onFault));
  const ears: Ears = {
    hear: (topic) => looks.get(topic)?.(),
    hearAll: () => {
      for (const look of looks.values()) look();
    },
  };
  if (url === undefined) {
    tellChanges?.(ears);
    return { on, connection: undefined, close: async () => looks.clear() };
  }
  const connection = await openOwnConnection({
    url,
    greeting: "listen cleed",
    onConnected: ears.hearAll,
    onNotice: ears.hear,
    onFault,
  });
  return { on, connection, close: connection.close };
}

/** What comes while it goes on is one more look after it, however often it came. */
function oneAtATime(look: () => Promise<void>, onFault: (error: unknown) => void): () => void {
  let isLooking = false;
  let again = false;
  const run = async () => {
    isLooking = true;
    do {
      again = false;
      await look().catch(onFault);
    } while (again);
    isLooking = false;
  };
  return () => {
    if (isLooking) again = true;
    else void run();
  };
}
