/** The title without the colour and size some shops append: "Chino Marin - Bleu - 42" is one design in many rows. */
export function designTitle(title: string, endings: readonly (string | undefined)[]): string {
  const words = endings.flatMap((text) => (text ? [text.toLowerCase()] : []));
  let rest = title;
  for (let cut = cutOnce(rest, words); cut !== undefined; cut = cutOnce(rest, words)) rest = cut;
  return rest;
}

function cutOnce(title: string, words: readonly string[]): string | undefined {
  const bare = title.replace(/[)\]\s]+$/u, "");
  const lower = bare.toLowerCase();
  for (const word of words) {
    if (!lower.endsWith(word) || lower.length !== bare.length) continue;
    const before = bare.slice(0, bare.length - word.length);
    // Only what is set apart: "Robe rouge" keeps its colour, "Robe, rouge" does not.
    const kept = before.replace(
      /(?:\s[-–—|/]|[,(|/[])\s*(?:(?:taille|size|couleur|colou?r)\s*:?\s*)?$/iu,
      "",
    );
    if (kept.length < before.length && kept.trim() !== "") return kept.trim();
  }
  return undefined;
}
