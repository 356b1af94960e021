import type { Colour } from "../colour/oklab.ts";
import type { Metal } from "../silhouettes/silhouette.ts";

/** The colour of a button, a zip or a buckle in this metal. */
export const metalColours: Readonly<Record<Metal, Colour>> = {
  gold: "#c9a558",
  silver: "#c4c6c8",
  rose: "#c99a83",
  steel: "#a3a6a9",
  gunmetal: "#56585c",
  brass: "#a98a4c",
};
