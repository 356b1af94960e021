import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";
import { isStyleId, type StyleAxis, styleAxes } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";
import { type Bits, countWord, drop, join, keep, wordsIn } from "./bits.ts";
import type { Opening, Question, Reading } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";
import type { CountedGroup } from "./set-table.ts";
import { sizeSet } from "./size-set.ts";
import { addCategory } from "./spots.ts";
import type { Span } from "./understand/understood.ts";

/** Something a product has to be, or not to be. */
export interface Condition {
  readonly of: Opening["condition"];
  readonly words?: string;
  readonly bits: Bits;
  readonly not?: boolean;
  /** A filter that was chosen, rather than words that were typed: its own values are counted without it. */
  readonly chosen?: boolean;
  /** What is looked for at all: the garment, the universe. */
  readonly core?: boolean;
  /** What it is told as, with the place of its words in the text that was understood. */
  readonly reading?: Omit<Reading, "words" | "at"> & { readonly at: Span };
}

/** What was chosen beside the text. */
export function chosenConditions(index: SearchIndex, question: Question): Condition[] {
  const { include = {}, exclude = {}, universe, priceMin, priceMax } = question;
  const conditions: Condition[] = [];
  if (universe)
    conditions.push({
      of: "universe",
      bits: index.setOf("offered", universe) ?? index.store.empty(),
      core: true,
    });
  for (const name of filterNames) {
    const [some, none] = [include[name], exclude[name]];
    if (some?.length) {
      const isCore = name === "category";
      conditions.push({ of: name, bits: anyOf(index, name, some), chosen: true, core: isCore });
    }
    if (none?.length) conditions.push({ of: name, bits: anyOf(index, name, none), not: true, chosen: true });
  }
  if (priceMin !== undefined || priceMax !== undefined)
    conditions.push({ of: "price", bits: index.priced(priceMin ?? 0, priceMax ?? dearest), chosen: true });
  const mine = question.mine && question.wants ? sizeSet(index, question.wants) : undefined;
  if (mine) conditions.push({ of: "mine", bits: mine });
  return conditions;
}

export const dearest = 2 ** 31;

/** What passes every condition. */
export function passing(index: SearchIndex, conditions: readonly Condition[]): Bits {
  const { first, others } = inOrder(index, conditions);
  return narrowed(first, others);
}

/** What more conditions leave of a set; where it is empty nothing has to be looked at. */
export function narrowed(set: Bits, conditions: readonly Condition[]): Bits {
  const bits = set.slice();
  const [from, end] = wordsIn(bits);
  for (const { not, bits: others } of conditions) (not ? drop : keep)(bits, others, from, end);
  return bits;
}

/** How many pass every condition. */
export function countPassing(index: SearchIndex, conditions: readonly Condition[]): number {
  const { first, others } = inOrder(index, conditions);
  let sum = 0;
  for (let i = 0; i < first.length; i++) {
    const word = first[i] ?? 0;
    if (word !== 0) sum += countWord(wordOf(word, others, i));
  }
  return sum;
}

/** Whether anything passes every condition: the first that does is enough. */
export function isAnyPassing(index: SearchIndex, conditions: readonly Condition[]): boolean {
  const { first, others } = inOrder(index, conditions);
  for (let i = 0; i < first.length; i++) {
    const word = first[i] ?? 0;
    if (word !== 0 && wordOf(word, others, i) !== 0) return true;
  }
  return false;
}

/** Every set is of what can be had. What is looked for lies together, so it is where to begin: the rest is empty. */
function inOrder(index: SearchIndex, conditions: readonly Condition[]) {
  const positive = conditions.filter(({ not }) => !not);
  const first = positive.findLast(({ core }) => core) ?? positive[0];
  return {
    first: first?.bits ?? offered(index),
    others: conditions.filter((condition) => condition !== first),
  };
}

/** Most words of a set are empty after a condition or two, and nothing more is read for them. */
function wordOf(start: number, others: readonly Condition[], i: number): number {
  let word = start;
  for (let k = 0; k < others.length && word !== 0; k++) {
    const other = others[k];
    const bits = other?.bits[i] ?? 0;
    word &= other?.not ? ~bits : bits;
  }
  return word;
}

function offered({ store, setOf }: SearchIndex): Bits {
  const bits = store.empty();
  for (const universe of universes) join(bits, setOf("offered", universe) ?? bits);
  return bits;
}

function anyOf(index: SearchIndex, name: FilterName, values: readonly string[]): Bits {
  const bits = index.store.empty();
  if (name === "brand") index.brands.addTo(bits, new Set(values.map(Number)));
  else if (name === "category") for (const value of values) addCategory(index.spots, bits, value);
  else
    for (const value of values) {
      const { start, values: known } = index.table[name];
      const isMeant = meant(name, value);
      for (const [place, one] of known.entries()) if (isMeant(one)) join(bits, index.store.at(start + place));
    }
  return bits;
}

/** Which of the known values one that was given stands for. */
function meant(name: CountedGroup, value: string): (known: string) => boolean {
  // A label alone is a size of any system.
  if (name === "size") return (known) => known === value || known.slice(known.indexOf("-") + 1) === value;
  if (name === "style" && !isStyleId(Number(value))) {
    const axis = String(styleAxes.indexOf(value as StyleAxis) + 1);
    return (known) => known === axis;
  }
  return (known) => known === value;
}
