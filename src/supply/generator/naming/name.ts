import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Random } from "../../illustrator/random.ts";
import type { Piece } from "../piece.ts";
import { englishPlaces, type Feature } from "./feature.ts";
import { featuresOf } from "./features.ts";
import { french, limps, nounParts } from "./french-name.ts";
import type { ProductNoun } from "./noun.ts";
import { productNoun } from "./product-nouns.ts";

/** As long as a card shows on two lines; French words are the wider ones. */
const longest = { en: 60, fr: 55 };

/** What a shop calls a piece: the noun with one to three true things about it, as its brand names things. */
export function nameOf(piece: Piece, random: Random): Bilingual {
  const noun = productNoun(piece.garment);
  const [en, fr] = [random.pick(noun.en), random.pick(noun.fr)];
  const { naming } = piece.brand;
  const given = naming.kind === "given" ? pickFrom(naming.names, random) : "";
  const number = naming.kind === "number" ? 1 + Math.floor(random() * 98) : 0;
  const chosen = choose(piece, { ...noun, en: [en], fr: [fr] }, howMany(piece, random), random);
  const write = (features: readonly Feature[]): Bilingual => ({
    en: english(en, features, given, number),
    fr: capital(french(fr, features, noun, given, number)),
  });
  // What is named last matters least.
  for (let count = chosen.length; count > 0; count--) {
    const name = write(chosen.slice(0, count));
    if (reads(name)) return name;
  }
  return write([]);
}

const reads = ({ en, fr }: Bilingual): boolean => en.length <= longest.en && fr.length <= longest.fr;

function howMany({ brand }: Piece, random: Random): number {
  const roll = random();
  if (brand.naming.kind === "plain") return roll < 0.12 ? 1 : roll < 0.68 ? 2 : 3;
  if (brand.naming.kind === "given") return roll < 0.1 ? 0 : roll < 0.55 ? 1 : 2;
  return roll < 0.4 ? 0 : 1;
}

/** Things about different parts of the piece, none of which says again what another or the noun has said. */
function choose(piece: Piece, noun: ProductNoun, count: number, random: Random): readonly Feature[] {
  const chosen: Feature[] = [];
  let offered = featuresOf(piece).filter(
    (one) =>
      !noun.says.includes(one.topic) &&
      !repeats(one, [noun.en[0]], [noun.fr[0]]) &&
      !limps(one.fr, nounParts(noun.fr[0]).tail),
  );
  while (chosen.length < count && offered.length > 0) {
    const picked = heaviest(offered, random);
    chosen.push(picked);
    offered = offered.filter(
      (one) =>
        one.topic !== picked.topic && !repeats(one, [picked.en], [picked.fr]) && !limps(one.fr, picked.fr),
    );
  }
  return chosen;
}

/** Chance, with better chances for what sets a piece apart. */
const heaviest = (offered: readonly Feature[], random: Random): Feature =>
  offered
    .map((feature) => ({ feature, draw: random() ** (1 / feature.weight) }))
    .reduce((best, one) => (one.draw > best.draw ? one : best)).feature;

const repeats = ({ en, fr }: Feature, english: readonly string[], french: readonly string[]): boolean =>
  shares(en, english) || shares(fr, french);

/** Whether two phrases have a word of some length in common, in any form of it. */
function shares(phrase: string, others: readonly string[]): boolean {
  const stems = (text: string) =>
    (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !small.has(word)).map(stem);
  const said = new Set(others.flatMap(stems));
  return stems(phrase).some((word) => said.has(word));
}
const small: ReadonlySet<string> = new Set(["the", "and", "col", "pour", "sans", "avec"]);
const stem = (word: string): string =>
  word
    .replace(/(ée?s?|es?|s|ed)$/u, "")
    .replace(/(.)\1$/u, "$1")
    .slice(0, 6);

function english(noun: string, features: readonly Feature[], given: string, number: number): string {
  const place = ({ before }: Feature) => englishPlaces.indexOf(before);
  const words = features.toSorted((one, other) => place(one) - place(other)).map(({ en }) => en);
  const name = [given, ...words, noun].filter(Boolean).join(" ");
  return capital(number ? `${name} No. ${number}` : name);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function pickFrom(names: readonly string[], random: Random): string {
  const [first = "", ...others] = names;
  return random.pick([first, ...others]);
}
