import { n2, type Sheet } from "../sheet.ts";
import type { Motif, Tile } from "./motif.ts";

/** Tiles smaller than this are repeated into larger ones, in reference pixels. */
const enough = 80;

/** A renderer turns every tile on its own: a four-pixel twill on a sleeve took it five times as long as this. */
export function roomy(motif: Motif): Motif {
  if ("draw" in motif) return motif;
  return { coverage: motif.coverage, tile: (dyes, sheet) => repeated(motif.tile(dyes, sheet), sheet) };
}

function repeated(tile: Tile, sheet: Sheet): Tile {
  const { width, height, content } = tile;
  if (Math.min(width, height) >= enough / 2) return tile;
  const small = sheet.define(
    (id) =>
      `<pattern id="${id}" width="${n2(width)}" height="${n2(height)}" patternUnits="userSpaceOnUse">${content}</pattern>`,
  );
  const [wide, tall] = [width, height].map((side) => Math.ceil(enough / side) * side);
  const room = `width="${n2(wide ?? width)}" height="${n2(tall ?? height)}"`;
  return {
    width: wide ?? width,
    height: tall ?? height,
    content: `<rect ${room} fill="url(#${small})"/>`,
  };
}
