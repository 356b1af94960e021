import type { Colour } from "../colour/oklab.ts";

export const inkThemes = ["light", "dark"] as const;
export type InkTheme = (typeof inkThemes)[number];

/** Paper, ink and red thread, as the pages have them in each theme. */
export const inks: Record<InkTheme, { paper: Colour; ink: Colour; thread: Colour; pencil: Colour }> = {
  light: { paper: "#f6f3ee", ink: "#26221f", thread: "#b4341f", pencil: "#b9afa2" },
  dark: { paper: "#1c1917", ink: "#e9e3d8", thread: "#f0785f", pencil: "#5a534b" },
};
