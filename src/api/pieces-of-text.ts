/** A few words at a time read as if they were being written. */
const wordsEach = 3;

/** The text in pieces that give it back when they are put together; the same ones every time. */
export function piecesOfText(text: string): readonly string[] {
  const words = text.match(/\s*\S+\s*$|\s*\S+/gu) ?? [];
  const pieces: string[] = [];
  for (let from = 0; from < words.length; from += wordsEach)
    pieces.push(words.slice(from, from + wordsEach).join(""));
  return pieces;
}
