import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import type { Outside } from "#vocabulary/lexicon/concept.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { type ColourReading, coloursOf } from "./title/colours-of.ts";
import type { Context } from "./title/context.ts";
import { type GarmentReading, garmentOf, guessGarment } from "./title/garment-of.ts";
import { type Heard, heard } from "./title/hear.ts";
import { type TraitReading, traitsOf } from "./title/traits-of.ts";
import { wearerOf } from "./title/wearer-of.ts";

export interface TitleToRead {
  readonly title: string;
  readonly description?: string | undefined;
  /** The shop's own category, as a path or a word. */
  readonly productType?: string | undefined;
  readonly language?: Language | undefined;
  /** When the shop says whom it is for; its word goes before ours, but a child's piece stays one. */
  readonly universe?: Universe | undefined;
  readonly brands?: BrandIndex | undefined;
}

/** What a shop's words say of a product; what they do not say is left out. */
export interface TitleReading extends TraitReading {
  readonly language?: Language;
  readonly universe?: "men" | "women" | "unisex" | "kids";
  readonly garment?: GarmentReading;
  /** Main first, from the title only. */
  readonly colours: readonly ColourReading[];
  /** What kind of other thing it is, when it is nothing we sell. */
  readonly notFashion?: Outside;
}

/** Reads a product off its title, with what else the shop says when the title is silent. */
export function readTitle(input: TitleToRead): TitleReading {
  const { title, productType, description, brands } = input;
  const text = heard(title, input.language, brands);
  const type = productType ? heard(productType, input.language) : undefined;
  const wearer = wearerOf(text.context);
  const said = wearer.universe ? wearer : type ? wearerOf(type.context) : wearer;
  const side = input.universe ?? said.side;

  const head = text.head ?? type?.head;
  const notFashion = head?.noun.facet === "outside" ? head.noun.key : undefined;
  const garment = notFashion ? undefined : garmentIn(text, type, side, description, input.language);
  const universe =
    said.universe === "kids" ? "kids" : (input.universe ?? said.universe ?? impliedUniverse(garment));

  return {
    ...(text.language && { language: text.language }),
    ...(universe && { universe }),
    ...(garment && { garment }),
    colours: coloursIn(text),
    ...(notFashion && { notFashion }),
    ...withMore(traitsOf(text.context, garment?.department), description, input.language, garment),
  };
}

/** A French title may well name its colour in English. */
function coloursIn({ text, matches, open, head }: Heard): ColourReading[] {
  const own = coloursOf(text, matches, head?.match);
  return own.length > 0 ? own : coloursOf(text, open, head?.match);
}

function garmentIn(
  title: Heard,
  type: Heard | undefined,
  side: Universe | undefined,
  description: string | undefined,
  language: Language | undefined,
): GarmentReading | undefined {
  const own = namedIn(title, title.context, side);
  const filed = type && namedIn(type, title.context, side);
  if (own && filed && tellsMore(filed, own))
    return { ...filed, ...(own.word !== undefined && { word: own.word }) };
  if (own ?? filed) return own ?? filed;
  const described = description ? heard(opening(description), language) : undefined;
  const supposed = described && namedIn(described, title.context, side);
  return supposed ? { ...supposed, sure: "guess" } : guessGarment(title.context, side);
}

function namedIn(
  { text, head }: Heard,
  context: Context,
  side: Universe | undefined,
): GarmentReading | undefined {
  if (head?.noun.facet !== "garment") return undefined;
  const word = text.slice(head.match.start, head.match.end);
  return garmentOf(head.noun, head.modifiers, context, side, word);
}

/** The shop's category helps where the title stopped short, never against the title. */
function tellsMore(filed: GarmentReading, own: GarmentReading): boolean {
  if (own.sure === "leaf" || filed.sure !== "leaf") return false;
  return own.sure === "department" ? filed.department === own.department : filed.family === own.family;
}

/** Only one universe has such a thing. */
function impliedUniverse(garment: GarmentReading | undefined): Universe | undefined {
  if (!garment) return undefined;
  const [only, ...others] = universes.filter((universe) => garment.leaves[universe]);
  return others.length === 0 ? only : undefined;
}

/** The description fills what the title leaves open, except colour: it tends to speak of other colours too. */
function withMore(
  traits: TraitReading,
  description: string | undefined,
  language: Language | undefined,
  garment: GarmentReading | undefined,
): TraitReading {
  if (!description) return traits;
  const more = traitsOf(heard(description.slice(0, readDescription), language).context, garment?.department);
  return {
    ...more,
    ...traits,
    materials: traits.materials.length > 0 ? traits.materials : more.materials,
    cut: { ...more.cut, ...traits.cut },
    occasions: traits.occasions.length > 0 ? traits.occasions : more.occasions,
    seasons: traits.seasons.length > 0 ? traits.seasons : more.seasons,
    styles: traits.styles.length > 0 ? traits.styles : more.styles,
  };
}

/** Characters of a description worth reading. */
const readDescription = 600;
const opening = (description: string) => description.split(/[.!?]\s|\n/, 1)[0]?.slice(0, 160) ?? "";
