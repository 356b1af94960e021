/** A text as it might come over a wire: in pieces of this many characters. */
export async function* inPieces(text: string, length = text.length): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}
