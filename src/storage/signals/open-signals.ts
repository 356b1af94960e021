import { type OwnConnection, openOwnConnection } from "./own-connection.ts";

/** What a process keeps in memory and another may change; the triggers of 0018-signals.ts say these words. */
export type Topic = "catalogue" | "content" | "looks" | "overrides" | "weights";

type Signals = {
  /** `look` is called soon after a change, one call at a time, and whenever something may have been missed. */
  readonly on: (topic: Topic, look: () => Promise<void>) => void;
  /** Where PostgreSQL is: locks that are held on it end with the process. */
  readonly connection: OwnConnection | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  /** Without one the database is embedded: one process, which knows what it wrote. */
  readonly url: string | undefined;
  readonly onFault: (error: unknown) => void;
};

/** Hears of changes that other processes made. Whoever listens looks now and then in any case. */
export async function openSignals({ url, onFault }: Options): Promise<Signals> {
  const ears = new Map<string, () => void>();
  if (url === undefined) return { on: () => {}, connection: undefined, close: async () => {} };
  const connection = await openOwnConnection({
    url,
    greeting: "listen cleed",
    onConnected: () => {
      for (const hear of ears.values()) hear();
    },
    onNotice: (topic) => ears.get(topic)?.(),
    onFault,
  });
  return {
    on: (topic, look) => void ears.set(topic, oneAtATime(look, onFault)),
    connection,
    close: connection.close,
  };
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
