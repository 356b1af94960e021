import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { type Bits, isEmpty, join, keep } from "./bits.ts";
import { type Condition, dearest } from "./condition.ts";
import type { Kind } from "./kinds.ts";
import type { SearchIndex } from "./search-index.ts";
import { stemOf } from "./stem.ts";
import type { Understood, Value } from "./understand-query.ts";

/** What a text asks for, held against one catalogue. */
export interface TextConditions {
  readonly wanted: readonly Condition[];
  /** Each counts only while something is left. */
  readonly hoped: readonly Condition[];
  /** Sets of what is nearer, the weightiest first. */
  readonly marks: readonly Bits[];
  readonly unheard: readonly string[];
}

export function textConditions(index: SearchIndex, understood: Understood, told?: Universe): TextConditions {
  const universe = understood.universe ?? told;
  const [wanted, hoped, marks, unheard]: [Condition[], Condition[], Bits[], string[]] = [[], [], [], []];
  const words = (bits: Bits, text: string, not = false) => ({ of: "words" as const, words: text, bits, not });

  const { garment, brands, price, size } = understood;
  if (garment) {
    const bits = branchBits(index, garment.branches, universe);
    const kind = garment.kinds.map((one) => kindWithin(index, one, bits)).find((one) => !isEmpty(one));
    wanted.push({ ...words(bits, garment.words), core: true });
    if (kind) hoped.push(words(kind, garment.words));
    const named = wordsBits(index, garment.words);
    if (named) marks.push(named);
  }
  for (const name of brands) {
    const ids = brandIds(index, name);
    if (ids.size > 0) wanted.push(words(index.ofBrands(ids), name));
    else unheard.push(name);
  }
  for (const said of understood.wanted) {
    const bits = anyOf(index, said.any);
    wanted.push(words(bits, said.words, said.not));
    if (said.best) marks.push(anyOf(index, said.best));
    const named = said.not ? undefined : wordsBits(index, said.words);
    if (named) marks.push(named);
  }
  for (const said of understood.hoped) hoped.push(words(anyOf(index, said.any), said.words));
  if (price) wanted.push(words(index.priced(price.least ?? 0, price.most ?? dearest), price.words));
  if (size) {
    const bits = sizeBits(index, size.label, size.system);
    if (bits) wanted.push(words(bits, size.label));
    else unheard.push(size.label);
  }
  for (const word of understood.free) {
    const bits = wordBits(index, word);
    if (bits) hoped.push(words(bits, word));
    else unheard.push(word);
  }
  for (const word of understood.unwantedWords) {
    const bits = wordBits(index, word);
    if (bits) wanted.push(words(bits, word, true));
  }
  // Only words that nothing goes by: everything would be the wrong answer.
  if (wanted.length + hoped.length === 0 && unheard.length > 0)
    wanted.push(words(index.store.empty(), unheard.join(" ")));
  return { wanted, hoped, marks, unheard };
}

function branchBits(
  { table, store }: SearchIndex,
  branches: Readonly<Record<Universe, readonly string[]>>,
  told: Universe | undefined,
): Bits {
  const bits = store.empty();
  const { start, values } = table.category;
  for (const universe of told && branches[told].length > 0 ? [told] : universes)
    for (const branch of branches[universe])
      for (const [i, value] of values.entries())
        if (value === `${universe}.${branch}` || value.startsWith(`${universe}.${branch}.`))
          join(bits, store.at(start + i));
  return bits;
}

function kindWithin({ names, store }: SearchIndex, { runs }: Kind, garment: Bits): Bits {
  const bits = store.empty();
  for (const run of runs) {
    const all = runBits(names, store.empty, run);
    if (all) join(bits, all);
  }
  keep(bits, garment);
  return bits;
}

/** What has every one of these stems in its names; nothing when one is in none. */
function runBits(names: SearchIndex["names"], empty: () => Bits, run: readonly string[]): Bits | undefined {
  let all: Bits | undefined;
  for (const stem of run) {
    const place = names.find(stem);
    if (place < 0) return undefined;
    const bits = empty();
    names.addTo(bits, place);
    if (all) keep(all, bits);
    else all = bits;
  }
  return all;
}

const wordsBits = ({ names, store }: SearchIndex, words: string): Bits | undefined =>
  runBits(
    names,
    store.empty,
    tokenise(words).map(({ text }) => stemOf(text)),
  );

/** A word of a name or of a brand. */
function wordBits(index: SearchIndex, word: string): Bits | undefined {
  const bits = wordsBits(index, word);
  const ids = new Set(
    [...index.snapshot.brands.values()].flatMap(({ id, name }) =>
      tokenise(name).some(({ text }) => text === word) ? [id] : [],
    ),
  );
  if (ids.size === 0) return bits;
  const branded = index.ofBrands(ids);
  if (bits) join(branded, bits);
  return branded;
}

function brandIds({ snapshot }: SearchIndex, name: string): ReadonlySet<number> {
  const wanted = slugOf(name);
  return new Set(
    [...snapshot.brands.values()].flatMap((one) => (slugOf(one.name) === wanted ? [one.id] : [])),
  );
}

function anyOf({ setOf, store }: SearchIndex, values: readonly Value[]): Bits {
  const bits = store.empty();
  for (const { group, value } of values) {
    const found = setOf(group, value);
    if (found) join(bits, found);
  }
  return bits;
}

function sizeBits(
  { table, store }: SearchIndex,
  label: string,
  system: string | undefined,
): Bits | undefined {
  const { start, values } = table.size;
  const bits = store.empty();
  for (const [i, value] of values.entries()) {
    const [of, ...rest] = value.split("-");
    const one = rest.join("-");
    if ((one === label || one === `W${label}`) && (!system || of === system)) join(bits, store.at(start + i));
  }
  return isEmpty(bits) ? undefined : bits;
}
