import type { PipeableStream } from "react-dom/server";

const encoder = new TextEncoder();

/**
 * What React writes, as the body of an answer: all it has, whoever takes it. Neither a stream of Node between the two,
 * nor one that is pulled at (as React's own is): both hold on to themselves by a function that V8 puts where only a
 * full clearing up gets at it, and to all that their page was made of.
 */
export function pageBody({ pipe, abort }: PipeableStream, atEnd: () => void): ReadableStream<Uint8Array> {
  let isTaken = true;
  const end = (tell: () => void) => {
    atEnd();
    if (isTaken) tell();
    isTaken = false;
  };
  return new ReadableStream({
    start(body) {
      const sink = {
        // Nothing is told of it: it has always room, and whoever goes away is heard of below.
        on: () => sink,
        write(chunk: string | Uint8Array) {
          if (isTaken) body.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
          return true;
        },
        end: () => end(() => body.close()),
        destroy: (error: unknown) => end(() => body.error(error)),
      };
      pipe(sink as unknown as NodeJS.WritableStream);
    },
    cancel(reason) {
      isTaken = false;
      abort(reason);
    },
  });
}
