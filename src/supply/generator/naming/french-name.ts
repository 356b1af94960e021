import type { Agreement } from "../../illustrator/describe/french-colour.ts";
import { agreed, type Feature, frenchPlaces } from "./feature.ts";

/**
 * A name as French shops write it: the noun and what describes it, the name a brand gives,
 * one "à …" at most, and last what it is made of.
 */
export function french(
  noun: string,
  features: readonly Feature[],
  agreement: Agreement,
  given: string,
  number: number,
): string {
  // Of two words that could stand side by side, the one that agrees goes first: "brut coupe tonneau".
  const place = ({ fr, after }: Feature) =>
    fr.includes("|") ? frenchPlaces.indexOf(after) / 10 : frenchPlaces.indexOf(after) + 0.5;
  const ordered = features.toSorted((one, other) => place(one) - place(other));
  const said = (side: Side) =>
    ordered.filter((one) => sideOf(one) === side).map(({ fr }) => agreed(fr, agreement));
  const { head, close, tail } = nounParts(noun);
  const [trait, cloth] = tail.startsWith("en ") ? ["", tail] : [tail, ""];
  const words = [head, ...said("next"), close, ...said("close"), given, trait, ...said("far"), cloth];
  const name = words.filter(Boolean).join(" ");
  return number ? `${name} nº\u00a0${number}` : name;
}

/** One "à" after another, or one "en", is where French names start to limp. */
export const limps = (phrase: string, other: string): boolean =>
  ["à", "en"].some((word) => [phrase, other].every((text) => ` ${text}`.includes(` ${word} `)));

/** Adjectives and given names come between a noun and its "à …": a "pantalon droit à cordon". */
export function nounParts(noun: string) {
  const whole = oneWord.find((word) => noun.startsWith(word)) ?? "";
  const rest = noun.slice(whole.length);
  const tail = rest.match(/(?<= )(à|en) .+$/)?.[0] ?? "";
  const before = tail ? rest.slice(0, -tail.length - 1) : rest;
  const close =
    before.match(/(?<= )(sans (col|manches|lacets)|dos nu|épaules nues|taille haute)$/)?.[0] ?? "";
  return { head: whole + (close ? before.slice(0, -close.length - 1) : before), close, tail };
}

/** What French hears as one word, "à" or "en" included. */
const oneWord: readonly string[] = [
  "sac à dos",
  "sweat à capuche",
  "valise à roulettes",
  "pince à cheveux",
  "nœud à cheveux",
  "veste en jean",
  "veste en denim",
  "short en jean",
  "short en denim",
  "jupe en jean",
  "jupe en denim",
  "jupe en biais",
];

/** Next to the noun stands what agrees with it, close to it what needs no small word, far from it the rest. */
type Side = "next" | "close" | "far";
function sideOf({ fr, after }: Feature): Side {
  if (/^(à|en) /.test(fr)) return "far";
  return fr.includes("|") || after === "adjective" ? "next" : "close";
}
