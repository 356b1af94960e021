import { setImmediate } from "node:timers/promises";

/** So much text is read in a few milliseconds. */
const pieceLength = 4 * 1024;

/** The same text in pieces, with a turn for everyone else after each: a feed is read beside the answers. */
export async function* inSmallPieces(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of text)
    for (let from = 0; from < chunk.length; from += pieceLength) {
      yield chunk.slice(from, from + pieceLength);
      await setImmediate();
    }
}
