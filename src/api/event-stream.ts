/** One event, with the number to go on from. */
export type StreamEvent = { readonly id: number; readonly event: string; readonly data: unknown };

export type EventStream = {
  /** `signal` says that nobody reads any more. */
  readonly events: (signal: AbortSignal) => AsyncIterable<StreamEvent>;
  /** Called once, however it ended. */
  readonly ended?: () => void;
};

/** Proxies drop what is silent for a minute. */
const heartbeatMs = 15_000;

/**
 * Server-Sent Events as they come. Work goes on ahead of a slow reader and stops for one who left; what is thrown on
 * the way is the last event, as `fail` words it.
 */
export function eventStreamResponse(
  { events, ended }: EventStream,
  fail: (error: unknown) => Omit<StreamEvent, "id">,
  reader: AbortSignal,
): Response {
  const left = new AbortController();
  const leave = () => left.abort();
  reader.addEventListener("abort", leave);
  if (reader.aborted) leave();
  const text = new TextEncoder();

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (lines: string) => {
        if (!left.signal.aborted) controller.enqueue(text.encode(`${lines}\n\n`));
      };
      const heartbeat = setInterval(() => write(":"), heartbeatMs);
      let last = 0;
      try {
        for await (const one of events(left.signal)) {
          if (left.signal.aborted) break;
          last = one.id;
          write(linesOf(one));
        }
      } catch (error) {
        if (!left.signal.aborted) write(linesOf({ id: last + 1, ...fail(error) }));
      } finally {
        clearInterval(heartbeat);
        reader.removeEventListener("abort", leave);
        ended?.();
        if (!left.signal.aborted) controller.close();
      }
    },
    cancel: leave,
  });
  return new Response(body, { headers });
}

const linesOf = ({ id, event, data }: StreamEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}`;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // Neither kept nor packed nor held back, by us or by a proxy.
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
};
