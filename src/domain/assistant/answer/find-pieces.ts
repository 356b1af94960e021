import { type Comparison, comparatives, type SlotName } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import type { Filters, Question } from "../../search/port.ts";
import type { Standing } from "../conversation.ts";
import { bitOf, type HardName, type Judge, judgeOf, type Openable, openingOrder } from "./holds.ts";
import { inTheWay } from "./measures.ts";
import type { AssistantWorld } from "./world.ts";

/** What is looked for in one turn. */
export interface Search {
  readonly standing: Standing;
  readonly universe: Universe;
  readonly language: Language;
  readonly more: Comparison;
  /** Whether a piece has more, or less, of what is asked for. */
  readonly isMore?: ((row: number) => boolean) | undefined;
  /** Ids that were shown and are not wanted again. */
  readonly without: ReadonlySet<number>;
  /** Whose order it is by; nobody's without. */
  readonly whose: Pick<Question, "wants" | "session" | "features" | "sort">;
  /** Whether a piece is there in the size the person told their account; nothing when they told none. */
  readonly isMine?: ((rows: Uint32Array) => readonly boolean[] | undefined) | undefined;
}

export interface FoundPieces {
  /** Best first. */
  readonly rows: readonly number[];
  /** How many have all of it; at least so many where not everything was looked at. */
  readonly count: number;
  readonly isAtLeast: boolean;
  /** What had to be opened. */
  readonly opened: readonly Openable[];
  /** Set aside because more or less of it was asked for. */
  readonly aside: readonly SlotName[];
  /** Whether the person's own size was asked for, and whether nothing was there in it. */
  readonly mine?: "kept" | "opened";
  /** Where nothing is left: what one thing leaves nothing, and how many there would be without it. */
  readonly blocked?: { readonly by: Blocker; readonly gives: number };
}
type Blocker = HardName | "more" | "others" | "kind";

/** So many at a time: the order of all is worked out anyhow, and few are read. */
const page = 4_000;
/** With fewer than this the next page is read too. */
const enough = 40;

export async function findPieces(world: AssistantWorld, search: Search): Promise<FoundPieces> {
  const snapshot = world.snapshot();
  const aside = setAside(search);
  const standing = without(search.standing, aside);
  const judge = judgeOf(snapshot, standing, search.universe);
  const isFree = (row: number) =>
    !search.without.has(snapshot.ids[row] ?? 0) && (search.isMore?.(row) ?? true);
  const strict = await ask(
    world,
    snapshot,
    search,
    questionOf(standing, search),
    (row) => judge.mayBeShown(row) && judge.missing(row) === 0 && isFree(row),
  );
  if (strict.rows.length > 0) return { ...inTheirSize(search, strict), opened: [], aside };
  const wide = await ask(world, snapshot, search, hardQuestionOf(standing, search), judge.mayBeShown);
  const opened = openFor(judge, wide.rows.filter(isFree));
  if (opened) return { ...inTheirSize(search, { ...opened, isAtLeast: wide.isAtLeast }), aside };
  const blocked = await blockedBy(world, snapshot, search, { standing, judge, left: wide.rows });
  return { rows: [], count: 0, isAtLeast: false, opened: [], aside, ...(blocked && { blocked }) };
}

function setAside({ more, standing }: Search): readonly SlotName[] {
  const asked = comparatives.filter((name) => more[name] !== undefined);
  return [...new Set(asked.flatMap((name) => inTheWay[name]))].filter((name) => standing.slots[name]);
}

const without = (standing: Standing, names: readonly SlotName[]): Standing => ({
  ...standing,
  slots: Object.fromEntries(
    Object.entries(standing.slots).filter(([name]) => !names.some((one) => one === name)),
  ),
});

interface Read {
  readonly rows: readonly number[];
  readonly isAtLeast: boolean;
}

/** Everything that passes, in the engine's order; page after page until there is enough to choose from. */
async function ask(
  { engine }: AssistantWorld,
  snapshot: Snapshot,
  { whose, language, universe }: Search,
  question: Pick<Question, "include" | "exclude" | "priceMin" | "priceMax">,
  passes: (row: number) => boolean,
): Promise<Read> {
  const rows: number[] = [];
  for (let from = 0; ; from += page) {
    const found = await engine.find({
      ...question,
      ...whose,
      language,
      universe,
      from,
      limit: page,
      withFacets: false,
    });
    for (const id of found.products) {
      const row = rowOf(snapshot, id);
      if (row >= 0 && passes(row)) rows.push(row);
    }
    const isEnd = !found.next || found.products.length === 0;
    if (isEnd || rows.length >= enough) return { rows, isAtLeast: !isEnd };
  }
}

/** What every engine can narrow a list by; the rest is looked at piece by piece. */
const filterNames = [
  "category",
  "brand",
  "colour",
  "material",
  "pattern",
  "cut",
  "style",
  "formality",
] as const;

function questionOf(standing: Standing, search: Search) {
  const { slots, sale, new: fresh } = standing;
  const hard = hardQuestionOf(standing, search);
  const include: Filters = {
    ...filtersOf(slots, search.universe),
    ...(sale && { sale: ["true"] }),
    ...(fresh && { new: ["true"] }),
  };
  return { ...hard, include };
}

function hardQuestionOf({ slots, not, price }: Standing, { universe }: Search) {
  const families = [...new Set(slots.category?.map((code) => code.split(".").slice(0, 2).join(".")))];
  return {
    include: families.length > 0 ? { category: families.map((code) => `${universe}.${code}`) } : {},
    exclude: filtersOf(not, universe),
    ...(price?.min !== undefined && { priceMin: price.min }),
    ...(price?.max !== undefined && { priceMax: price.max }),
  };
}

const filtersOf = (slots: Standing["slots"], universe: Universe): Filters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const values = slots[name];
      // Brands may be told by name, which only the catalogue can read.
      if (!values?.length || (name === "brand" && !values.every((one) => /^\d+$/.test(one)))) return [];
      return [[name, name === "category" ? values.map((code) => `${universe}.${code}`) : values]];
    }),
  );

/** The first in order that is enough by itself; where none is, all up to the first that is. */
function openFor(
  judge: Judge,
  rows: readonly number[],
): Pick<FoundPieces, "rows" | "count" | "opened"> | undefined {
  if (rows.length === 0) return undefined;
  const masks = rows.map(judge.missing);
  const within = (bits: number) => rows.filter((_, i) => ((masks[i] ?? 0) & ~bits) === 0);
  let all = 0;
  const asked = openingOrder.filter((name) => masks.some((mask) => mask & bitOf(name)));
  const steps = [...asked.map(bitOf), ...asked.map((name) => (all |= bitOf(name)))];
  for (const bits of steps) {
    const found = within(bits);
    if (found.length === 0) continue;
    const used = found.reduce((sum, row) => sum | judge.missing(row), 0);
    return {
      rows: found,
      count: found.length,
      opened: asked.filter((name) => used & bitOf(name)),
    };
  }
  return undefined;
}

/** What is there in the person's size, where anything is. */
function inTheirSize<Found extends Read>(
  { isMine }: Search,
  found: Found,
): Found & Pick<FoundPieces, "count" | "mine"> {
  const mine = isMine?.(Uint32Array.from(found.rows));
  const count = found.rows.length;
  if (!mine) return { ...found, count };
  const rows = found.rows.filter((_, i) => mine[i]);
  if (rows.length === 0) return { ...found, count, mine: "opened" };
  return { ...found, rows, count: rows.length, mine: "kept" };
}

/** The one thing that leaves nothing, and what there would be without it. */
async function blockedBy(
  world: AssistantWorld,
  snapshot: Snapshot,
  search: Search,
  { standing, judge, left }: { standing: Standing; judge: Judge; left: readonly number[] },
): Promise<FoundPieces["blocked"]> {
  const fresh = left.filter((row) => !search.without.has(snapshot.ids[row] ?? 0));
  if (fresh.length > 0) return { by: "more", gives: fresh.length };
  if (left.length > 0) return { by: "others", gives: left.length };
  const { not: _, price: __, ...open } = standing;
  const everything = await ask(
    world,
    snapshot,
    search,
    hardQuestionOf({ ...open, not: {} }, search),
    (row) => snapshot.inStock[row] === 1,
  );
  if (everything.rows.length === 0) return { by: "kind", gives: 0 };
  const gives = judge.hard
    .filter(({ name }) => name !== "universe")
    .map(({ name }) => ({
      by: name,
      gives: everything.rows.filter((row) => judge.hard.every((one) => one.name === name || one.passes(row)))
        .length,
    }))
    .sort((a, b) => b.gives - a.gives);
  return gives.find((one) => one.gives > 0) ?? { by: gives[0]?.by ?? "kind", gives: 0 };
}
