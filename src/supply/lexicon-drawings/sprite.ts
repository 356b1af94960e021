import { lexiconDrawings } from "./drawings.ts";
import type { LineDrawing, Strokes } from "./line-drawing.ts";

/**
 * All drawings of the glossary in one SVG document, each a symbol by its key. Ink is the colour of the text around
 * it; the accent is left to be inherited as stroke and fill, so that one file does for light pages and dark ones.
 */
export const drawLexiconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(lexiconDrawings)
    .map(([key, drawing]) => symbol(key, drawing))
    .join("")}</svg>`;

const hand = 'stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"';

function symbol(key: string, drawing: LineDrawing): string {
  const layers = [
    path(drawing.tint, 'fill="currentColor" fill-opacity=".22" stroke="none"'),
    path(drawing.inkFill, 'fill="currentColor" stroke="none"'),
    path(drawing.fine, 'fill="none" stroke="currentColor" stroke-width=".8" stroke-opacity=".55"'),
    path(drawing.ink, 'fill="none" stroke="currentColor"'),
    path(drawing.accent, 'fill="none" stroke-width="1.3"'),
    path(drawing.accentFill, 'stroke="none"'),
  ];
  return `<symbol id="${key}" viewBox="0 0 96 96" ${hand}>${layers.join("")}</symbol>`;
}

function path(strokes: Strokes | undefined, attributes: string): string {
  if (strokes === undefined || strokes === "") return "";
  const drawn = (data: string | undefined, more = "") =>
    data ? `<path d="${data}" ${attributes}${more}/>` : "";
  if (typeof strokes === "string") return drawn(strokes);
  const mirrored = ' transform="matrix(-1 0 0 1 96 0)"';
  return drawn(strokes.alone) + drawn(strokes.pair) + drawn(strokes.pair, mirrored);
}
