import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Between two tries: soon at first, for a server that was only restarted. */
const [firstPauseMs, longestPauseMs] = [100, 5_000];
const connectMs = 4_000;

export type OwnConnection = {
  /** Rejects while there is no connection. */
  readonly query: <Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly url: string;
  /** What every new connection is told first. */
  readonly greeting: string;
  /** There is a connection, the first one or another: whatever was said meanwhile was not heard. */
  readonly onConnected: () => void;
  readonly onNotice: (payload: string) => void;
  readonly onFault: (error: unknown) => void;
};

/**
 * One connection that is nobody else's, for what belongs to a connection: to listen, and to hold locks that end with
 * the process. It is made anew for as long as it takes; where it cannot be made, everything else goes on without it.
 */
export async function openOwnConnection(options: Options): Promise<OwnConnection> {
  const closing = new AbortController();
  let current: pg.Client | undefined;

  /** Gives the end of the connection, once there is one. */
  const connect = async (): Promise<{ readonly ended: Promise<void> }> => {
    const client = newClient(options.url);
    const ended = new Promise<void>((resolve) => {
      client.once("end", resolve);
      // Without a listener it would end the process.
      client.on("error", () => resolve());
    }).finally(() => {
      current = undefined;
      client.end().catch(() => {});
    });
    client.on("notification", ({ payload = "" }) => options.onNotice(payload));
    try {
      await client.connect();
      await client.query(options.greeting);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    current = client;
    options.onConnected();
    return { ended };
  };

  let pauseMs = firstPauseMs;
  const tryOnce = async (): Promise<{ readonly ended: Promise<void> } | undefined> => {
    try {
      const made = await connect();
      pauseMs = firstPauseMs;
      return made;
    } catch (error) {
      options.onFault(error);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      return undefined;
    }
  };
  const keepUp = async (first: { readonly ended: Promise<void> } | undefined): Promise<void> => {
    let made = first;
    while (!closing.signal.aborted) {
      await made?.ended;
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      if (!closing.signal.aborted) made = await tryOnce();
    }
  };
  const kept = keepUp(await tryOnce());

  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => {
      if (!current) throw new Error("There is no connection to the database at the moment.");
      return (await current.query<Row>(text, [...values])).rows;
    },
    close: async () => {
      closing.abort();
      await current?.end().catch(() => {});
      await kept;
    },
  };
}

const newClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    application_name: "cleed signals",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
