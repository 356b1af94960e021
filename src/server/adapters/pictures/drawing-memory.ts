/**
 * Keeps the SVG texts that were asked for last: a page shows the same drawing at several widths, and until its
 * rasters are made everyone is answered with the text.
 */
export function rememberDrawings(mostCharacters: number): (key: string, draw: () => string) => string {
  const kept = new Map<string, string>();
  let characters = 0;
  return (key, draw) => {
    const text = kept.get(key) ?? draw();
    if (!kept.delete(key)) characters += text.length;
    kept.set(key, text);
    for (const [oldest, old] of kept) {
      if (characters <= mostCharacters) break;
      kept.delete(oldest);
      characters -= old.length;
    }
    return text;
  };
}
