import type { ColourKey } from "#vocabulary/attribute.ts";

/** What each colour looks like as cloth; many colours at once are striped where they are shown. */
export const cloths: Readonly<Record<Exclude<ColourKey, "multicolour">, string>> = {
  black: "#1f1c1a",
  white: "#fdfcf9",
  grey: "#8b8a87",
  beige: "#d8c9ae",
  brown: "#7a5238",
  navy: "#2a3347",
  blue: "#3d6ba3",
  "light-blue": "#a9c3ea",
  green: "#3f5f49",
  khaki: "#857a55",
  red: "#b4281e",
  burgundy: "#5e1f28",
  pink: "#dda5a4",
  purple: "#6c4c82",
  orange: "#c9673f",
  yellow: "#e0b93f",
  gold: "#b99343",
  silver: "#c3c5c8",
};

export const manyColours = ["#b4341f", "#d3a63c", "#2c4a6e", "#3f5f49", "#dda5a4"] as const;

export const isOneColour = (colour: string): colour is keyof typeof cloths => Object.hasOwn(cloths, colour);
