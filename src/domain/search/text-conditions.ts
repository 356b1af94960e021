import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { type Bits, isEmpty, join, keep } from "./bits.ts";
import { type Condition, dearest } from "./condition.ts";
import type { Reading } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";
import { addCategory } from "./spots.ts";
import { stemOf } from "./stem.ts";
import type { Kind } from "./understand/kinds.ts";
import type { Said, SaidGarment, Stretch, Understood, Value } from "./understand/understood.ts";

/** What a text asks for, held against one catalogue. */
export interface TextConditions {
  readonly wanted: readonly Condition[];
  /** Each counts only while something is left. */
  readonly hoped: readonly Condition[];
  /** Sets of what is nearer, the weightiest first; made when they are asked for, as most readings of a text lead nowhere. */
  readonly marks: readonly Mark[];
  readonly unheard: readonly string[];
}

type Mark = () => Bits | undefined;

export function textConditions(index: SearchIndex, understood: Understood, told?: Universe): TextConditions {
  const universe = understood.universe?.is ?? told;
  const asked: Asked = { wanted: [], hoped: [], marks: [], unheard: [] };
  if (understood.garment) addGarment(index, asked, understood.garment, universe);
  for (const brand of understood.brands) {
    const ids = index.brands.named(slugOf(brand.name));
    const reading = { name: "brand", values: ids.map(String) } as const;
    if (ids.length > 0) asked.wanted.push(words(brand, brandBits(index, ids), reading));
    else asked.unheard.push(brand.words);
  }
  for (const said of understood.wanted) addWanted(index, asked, said);
  for (const said of understood.hoped) {
    asked.hoped.push(words(said, anyOf(index, said.any), said, "soft"));
    const { best } = said;
    if (best) asked.marks.push(() => anyOf(index, best));
  }
  addPriceAndSize(index, asked, understood);
  for (const free of understood.free) {
    const bits = wordBits(index, free.word);
    if (bits) asked.hoped.push(words(free, bits, { name: "words", values: [free.word] }, "soft"));
    else asked.unheard.push(free.words);
  }
  for (const free of understood.unwantedWords) {
    const bits = wordBits(index, free.word);
    const reading = { name: "words", values: [free.word], not: true } as const;
    if (bits) asked.wanted.push(words(free, bits, reading));
  }
  // Only words that nothing goes by: everything would be the wrong answer.
  if (asked.wanted.length + asked.hoped.length === 0 && asked.unheard.length > 0)
    asked.wanted.push({ of: "words", words: asked.unheard.join(" "), bits: index.store.empty() });
  return asked;
}

interface Asked {
  readonly wanted: Condition[];
  readonly hoped: Condition[];
  readonly marks: Mark[];
  readonly unheard: string[];
}

/** A condition that a stretch of the text makes. */
function words(
  { words, at }: Stretch,
  bits: Bits,
  { name, values, not = false, finer }: Pick<Reading, "name" | "values" | "finer"> & { not?: boolean },
  how: "hard" | "soft" = "hard",
): Condition {
  const reading = { name, values, exclude: not, hard: how === "hard", ...(finer && { finer }), at };
  return { of: "words", words, bits, not, reading };
}

function addGarment(
  index: SearchIndex,
  asked: Asked,
  garment: SaidGarment,
  universe: Universe | undefined,
): void {
  const { bits, codes } = branchBits(index, garment.branches, universe);
  const kind = garment.kinds.map((one) => kindWithin(index, one, bits)).find((one) => !isEmpty(one));
  const reading = { name: "category", values: codes } as const;
  asked.wanted.push({ ...words(garment, bits, reading), core: true });
  if (kind) asked.hoped.push(words(garment, kind, { ...reading, finer: true }, "soft"));
  asked.marks.push(() => wordsBits(index, garment.words));
}

function addWanted(index: SearchIndex, { wanted, marks }: Asked, said: Said): void {
  wanted.push(words(said, anyOf(index, said.any), said));
  if (said.not) return;
  const { best } = said;
  if (best) marks.push(() => anyOf(index, best));
  marks.push(() => wordsBits(index, said.words));
}

function addPriceAndSize(
  index: SearchIndex,
  { wanted, hoped, unheard }: Asked,
  { price, size }: Understood,
): void {
  if (price) {
    const bits = index.priced(price.least ?? 0, price.most ?? dearest);
    const range = `${price.least ?? ""}-${price.most ?? ""}`;
    wanted.push(words(price, bits, { name: "price", values: [range] }));
  }
  if (size) {
    const { bits, values } = sizeBits(index, size.label, size.system);
    const reading = { name: "size", values } as const;
    if (values.length === 0) unheard.push(size.words);
    else if (size.isBare) hoped.push(words(size, bits, reading, "soft"));
    else wanted.push(words(size, bits, reading));
  }
}

function branchBits(
  { spots, store }: SearchIndex,
  branches: Readonly<Record<Universe, readonly string[]>>,
  told: Universe | undefined,
): { readonly bits: Bits; readonly codes: readonly string[] } {
  const bits = store.empty();
  const meant = told && branches[told].length > 0 ? [told] : universes;
  const codes = meant.flatMap((universe) => branches[universe].map((branch) => `${universe}.${branch}`));
  for (const code of codes) addCategory(spots, bits, code);
  return { bits, codes };
}

function kindWithin({ names, store }: SearchIndex, { runs }: Kind, garment: Bits): Bits {
  const bits = store.empty();
  for (const run of runs) {
    const places = placesOf(names, run);
    if (places) names.addWithAll(bits, places);
  }
  keep(bits, garment);
  return bits;
}

/** Of every one of these stems; nothing when one is in no name. */
function placesOf(names: SearchIndex["names"], stems: readonly string[]): readonly number[] | undefined {
  const places = stems.map(names.find);
  return places.length === 0 || places.includes(-1) ? undefined : places;
}

/** What has every word of a text in its names; nothing when one is in none. */
function wordsBits({ names, store }: SearchIndex, text: string): Bits | undefined {
  const places = placesOf(
    names,
    tokenise(text).map((token) => stemOf(token.text)),
  );
  if (!places) return undefined;
  const bits = store.empty();
  names.addWithAll(bits, places);
  return bits;
}

/** A word of a name or of a brand. */
function wordBits(index: SearchIndex, word: string): Bits | undefined {
  const bits = wordsBits(index, word);
  const ids = index.brands.withWord(word);
  if (ids.length === 0) return bits;
  const branded = brandBits(index, ids);
  if (bits) join(branded, bits);
  return branded;
}

function brandBits({ brands, store }: SearchIndex, ids: readonly number[]): Bits {
  const bits = store.empty();
  brands.addTo(bits, ids);
  return bits;
}

/** To be read only: where there is one value, it is the set that everybody has. */
function anyOf({ setOf, store }: SearchIndex, values: readonly Value[]): Bits {
  const [first, ...others] = values.flatMap(({ group, value }) => setOf(group, value) ?? []);
  if (!first) return store.empty();
  if (others.length === 0) return first;
  const bits = first.slice();
  for (const found of others) join(bits, found);
  return bits;
}

function sizeBits(
  { table, store }: SearchIndex,
  label: string,
  system: string | undefined,
): { readonly bits: Bits; readonly values: readonly string[] } {
  const { start, values } = table.size;
  const bits = store.empty();
  const found = values.filter((value) => {
    const [of, ...rest] = value.split("-");
    const one = rest.join("-");
    return (one === label || one === `W${label}`) && (!system || of === system);
  });
  for (const value of found) join(bits, store.at(start + values.indexOf(value)));
  return { bits, values: isEmpty(bits) ? [] : found };
}
