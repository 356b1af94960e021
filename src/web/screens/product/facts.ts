import type { Product } from "#contract/products.ts";
import {
  closureLabels,
  collarLabels,
  colourLabels,
  heelLabels,
  heelShapeLabels,
  lengthLabels,
  materialLabels,
  necklineLabels,
  patternLabels,
  riseLabels,
  sleeveLabels,
} from "#vocabulary/attribute-labels.ts";
import { careLabels } from "#vocabulary/care.ts";
import { isLeaf } from "#vocabulary/category.ts";
import { readCategoryCode } from "#vocabulary/category-code.ts";
import { cutFieldOf, cutLabel } from "#vocabulary/cut.ts";
import { familyNames } from "#vocabulary/family.ts";
import { formatPercent } from "#vocabulary/format.ts";
import type { Language } from "#vocabulary/language.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import { dressWord } from "#web/features/preferences/degrees/degree-words.ts";
import { inSentence } from "#web/i18n/in-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** Words are put together on the server, so that no page carries the tables they come from. */
export type Fact = { readonly label: string; readonly value: string };
export type Facts = {
  /** What people ask first. */
  readonly main: readonly Fact[];
  readonly more: readonly Fact[];
  readonly care: readonly string[];
  /** Of each variant, in the order of the product. */
  readonly shades: readonly string[];
};

type Labels = Readonly<Record<Language, string>>;

/** A style that a piece is this much of is one of its own. */
const wholly = 0.55;

export function factsOf(product: Product, language: Language): Facts {
  const say = (labels: Labels | undefined): string => labels?.[language] ?? "";
  const list = (words: readonly string[]): string =>
    [...new Set(words)]
      .filter(Boolean)
      .map((word, i) => (i === 0 ? word : inSentence(word, language)))
      .join(", ");
  const { cut, neckline, collar, sleeve, length, rise, closure, heel, heel_shape: heelShape } = product;
  const facts = (rows: readonly (readonly [label: string, value: string])[]): readonly Fact[] =>
    rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return {
    main: facts([
      ...product.composition.map(
        ({ part, materials }) => [parts[part](), list(materials.map((one) => share(one, language)))] as const,
      ),
      [
        m.product_cut(),
        list([cut ? say(cutWord(product, cut)) : "", length ? say(lengthLabels[length]) : ""]),
      ],
    ]),
    more: facts([
      [m.product_neckline(), neckline ? say(necklineLabels[neckline]) : ""],
      [m.product_collar(), collar ? say(collarLabels[collar]) : ""],
      [m.product_sleeve(), sleeve ? say(sleeveLabels[sleeve]) : ""],
      [m.product_rise(), rise ? say(riseLabels[rise]) : ""],
      [m.product_closure(), closure ? say(closureLabels[closure]) : ""],
      [
        m.product_heel(),
        list([heel ? say(heelLabels[heel]) : "", heelShape ? say(heelShapeLabels[heelShape]) : ""]),
      ],
      [m.product_pattern(), say(patternLabels[product.pattern])],
      [m.product_style(), list(stylesOf(product).map(say))],
      [m.product_formality(), dressWord(product.formality)],
      [
        m.product_season(),
        product.seasons.length === 4
          ? m.product_all_year()
          : list(product.seasons.map((one) => seasons[one]())),
      ],
      [m.product_occasion(), list(product.occasions.map((one) => occasions[one]()))],
    ]),
    care: product.care.map((one) => careLabels[one][language]),
    shades: product.variants.map(
      ({ shade, colours }) => shade ?? list(colours.map((colour) => colourLabels[colour][language])),
    ),
  };
}

function cutWord({ universe, category }: Product, cut: NonNullable<Product["cut"]>): Labels {
  const branch = readCategoryCode(category)?.branch;
  const field = isLeaf(branch) ? cutFieldOf(universe, branch) : undefined;
  return cutLabel(field ?? "tops_cut", cut);
}

function share(
  { key, percent }: { readonly key: keyof typeof materialLabels; readonly percent?: number | undefined },
  language: Language,
): string {
  const name = materialLabels[key][language];
  if (percent === undefined) return name;
  const part = formatPercent(percent / 100, language);
  return `${part} ${inSentence(name, language)}`;
}

const stylesOf = ({ styles }: Product): readonly Labels[] =>
  styles
    .filter(({ score }) => score >= wholly)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .flatMap(({ id }) => {
      const axis = styleAxes[id - 1];
      return axis ? [styleAxisLabels[axis]] : [];
    });

const parts: Readonly<Record<Product["composition"][number]["part"], () => string>> = {
  main: m.product_part_main,
  contrast: m.product_part_contrast,
  lining: m.product_part_lining,
  filling: m.product_part_filling,
  upper: m.product_part_upper,
  sole: m.product_part_sole,
  strap: m.product_part_strap,
  trim: m.product_part_trim,
};

const seasons: Readonly<Record<Product["seasons"][number], () => string>> = {
  spring: m.product_season_spring,
  summer: m.product_season_summer,
  autumn: m.product_season_autumn,
  winter: m.product_season_winter,
};

const occasions: Readonly<Record<Product["occasions"][number], () => string>> = {
  everyday: m.product_occasion_everyday,
  work: m.product_occasion_work,
  interview: m.product_occasion_interview,
  evening: m.product_occasion_evening,
  party: m.product_occasion_party,
  wedding: m.product_occasion_wedding,
  date: m.product_occasion_date,
  travel: m.product_occasion_travel,
  beach: m.product_occasion_beach,
  sport: m.product_occasion_sport,
  outdoor: m.product_occasion_outdoor,
  ceremony: m.product_occasion_ceremony,
};

export type Crumb = { readonly label: string; readonly to: string };

/** Universe, family, leaf: each a list of what is under it. */
export function crumbsOf({ universe, category, category_label: leaf }: Product, language: Language): Crumb[] {
  const family = category.slice(0, category.lastIndexOf("."));
  const familyName = familyNames[family.slice(universe.length + 1)]?.[language];
  const under = (code: string) => `/search?universe=${universe}&category=${code}`;
  return [
    { label: universe === "men" ? m.universe_men() : m.universe_women(), to: `/search?universe=${universe}` },
    // Belts are the only kind of belts.
    ...(familyName && familyName !== leaf ? [{ label: familyName, to: under(family) }] : []),
    { label: leaf, to: under(category) },
  ];
}
