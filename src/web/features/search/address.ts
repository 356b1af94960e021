import { colours, fits, materials, patterns } from "#vocabulary/attribute.ts";
import { readCategoryCode } from "#vocabulary/category-code.ts";
import { type FilterName, filterNames, type SortOrder, sortOrders } from "#vocabulary/search-filter.ts";
import { isUniverse, type Universe } from "#vocabulary/universe.ts";

/** Several values of one filter mean "or", several filters "and". */
export type Chosen = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** Everything that an address of /search says. */
export type Search = {
  readonly q: string;
  /** Only in addresses that go to somebody else: the site's own switch says it otherwise. */
  readonly universe?: Universe | undefined;
  readonly include: Chosen;
  readonly exclude: Chosen;
  /** In whole euros. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  /** Only what there is in my size. */
  readonly mine: boolean;
  /** Nothing: by taste where it is known, else by relevance. */
  readonly sort?: SortOrder | undefined;
  readonly page: number;
};

export const emptySearch: Search = { q: "", include: {}, exclude: {}, mine: false, page: 1 };

/** What cannot be read counts as not said. */
export function readAddress(params: URLSearchParams): Search {
  const exclude = chosenIn(params, "exclude_");
  const include = without(chosenIn(params, ""), exclude);
  const universe = params.get("universe");
  return {
    q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, mostLetters),
    ...(isUniverse(universe) && { universe }),
    include: inOneUniverse(include),
    exclude,
    ...pricesIn(params),
    mine: params.get("mine") === "true",
    sort: sortOrders.find((order) => order === params.get("sort")),
    page: numberIn(params, "page", mostPages) || 1,
  };
}

/** The search string, without its question mark. */
export function writeAddress(search: Search): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") params.append(name, String(value));
  };
  add("q", search.q);
  add("universe", search.universe);
  for (const name of filterNames) for (const value of search.include[name] ?? []) add(name, value);
  for (const name of filterNames)
    for (const value of search.exclude[name] ?? []) add(`exclude_${name}`, value);
  add("price_min", search.priceMin);
  add("price_max", search.priceMax);
  if (search.mine) add("mine", "true");
  add("sort", search.sort);
  if (search.page > 1) add("page", search.page);
  return params.toString();
}

/** A category is of one universe, whatever the site shows otherwise. */
export const universeOf = ({ include, universe }: Search, site: Universe): Universe =>
  readCategoryCode(include.category?.[0] ?? "")?.universe ?? universe ?? site;

/** As the API bounds them: a page has to be asked for in a way that it answers. */
const mostLetters = 200;
const mostPages = 500;
const mostValues = 60;
const mostEuros = 1_000_000;

function chosenIn(params: URLSearchParams, prefix: "" | "exclude_"): Chosen {
  const chosen = filterNames.flatMap((name): [FilterName, readonly string[]][] => {
    const told = params.getAll(prefix + name).flatMap((part) => part.split(","));
    const values = [...new Set(told.filter(isValueOf[name]))].slice(0, mostValues);
    return values.length > 0 ? [[name, values]] : [];
  });
  return Object.fromEntries(chosen);
}

const oneOf = (words: readonly string[]) => (value: string) => words.includes(value);
const isNumber = (value: string) => /^[1-9]\d{0,9}$/.test(value);
const isTrue = (value: string) => value === "true";

const isValueOf: Readonly<Record<FilterName, (value: string) => boolean>> = {
  category: (value) => readCategoryCode(value) !== undefined,
  brand: isNumber,
  size: (value) => /^[a-z]{2,6}-[\w.-]{1,12}$/i.test(value),
  colour: oneOf(colours),
  material: oneOf(materials),
  pattern: oneOf(patterns),
  cut: oneOf(fits),
  style: (value) => /^\d{1,2}$/.test(value),
  formality: (value) => /^[1-5]$/.test(value),
  shop: isNumber,
  sale: isTrue,
  new: isTrue,
};

/** Who says both, does not want it. */
function without(include: Chosen, exclude: Chosen): Chosen {
  const left = filterNames.flatMap((name): [FilterName, readonly string[]][] => {
    const values = (include[name] ?? []).filter((value) => !exclude[name]?.includes(value));
    return values.length > 0 ? [[name, values]] : [];
  });
  return Object.fromEntries(left);
}

/** Of the universe named first: a list is of one universe. */
function inOneUniverse(include: Chosen): Chosen {
  const [first, ...more] = include.category ?? [];
  if (first === undefined || more.length === 0) return include;
  const universe = readCategoryCode(first)?.universe;
  const same = more.filter((code) => readCategoryCode(code)?.universe === universe);
  return { ...include, category: [first, ...same] };
}

function numberIn(params: URLSearchParams, name: string, most: number): number | undefined {
  const text = params.get(name) ?? "";
  const value = /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
}

/** The other way round is meant the right way round. */
function pricesIn(params: URLSearchParams): Pick<Search, "priceMin" | "priceMax"> {
  const [low, high] = [numberIn(params, "price_min", mostEuros), numberIn(params, "price_max", mostEuros)];
  const turned = low !== undefined && high !== undefined && low > high;
  const [min, max] = turned ? [high, low] : [low, high];
  return { ...(min ? { priceMin: min } : {}), ...(max === undefined ? {} : { priceMax: max }) };
}
