import { englishShorthand } from "./shorthand-en.ts";
import { frenchShorthand } from "./shorthand-fr.ts";

/** How people type on a phone, folded, and what they mean by it: of two words or more, those in a row. */
export interface Shorthand {
  readonly said: readonly string[];
  readonly means: string;
}

/** Those that only one language has: the other has another word that is written so. */
const onlyIn: Readonly<Record<string, "en" | "fr">> = {
  r: "en",
  w: "en",
  th: "en",
  sum: "en",
  wat: "en",
  vest: "fr",
  tenu: "fr",
  tenus: "fr",
  lon: "fr",
  ss: "fr",
  ac: "fr",
  av: "fr",
  cc: "fr",
  tas: "fr",
  plu: "fr",
  pr: "fr",
  ds: "fr",
  ya: "fr",
  dun: "fr",
  dune: "fr",
  tt: "fr",
  pa: "fr",
  tite: "fr",
  marriage: "fr",
  longe: "fr",
  mento: "fr",
  tail: "fr",
  balle: "fr",
  boules: "fr",
  maillot: "fr",
  combi: "fr",
  chu: "fr",
  fute: "fr",
  futes: "fr",
  rn: "en",
  mesure: "en",
  mil: "en",
  fil: "en",
  creps: "en",
  flares: "en",
};

export const shorthand: readonly (Shorthand & { readonly language?: "en" | "fr" })[] = [
  ...englishShorthand,
  ...frenchShorthand,
].flatMap((line) => {
  const [said = "", means = ""] = line.split(" = ");
  return said.split(", ").map((words) => {
    const language = onlyIn[words];
    return { said: words.split(" "), means, ...(language && { language }) };
  });
});
