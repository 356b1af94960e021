import type {
  ColourKey,
  closures,
  collars,
  Fit,
  Formality,
  heelShapes,
  heels,
  lengths,
  Material,
  necklines,
  Occasion,
  Pattern,
  rises,
  Season,
  sleeves,
} from "../attribute.ts";
import type { Leaf } from "../category.ts";
import type { Language } from "../language.ts";
import type { StyleAxis } from "../style.ts";
import type { Universe } from "../universe.ts";

/** What a word of fashion can mean. One word may mean several of these. */
export type Concept =
  | GarmentConcept
  | ColourConcept
  | Keyed<"pattern", Pattern>
  | Keyed<"material", Material>
  | Keyed<"fit", Fit>
  | Keyed<"neckline", (typeof necklines)[number]>
  | Keyed<"collar", (typeof collars)[number]>
  | Keyed<"sleeve", (typeof sleeves)[number]>
  | Keyed<"length", (typeof lengths)[number]>
  | Keyed<"rise", (typeof rises)[number]>
  | Keyed<"closure", (typeof closures)[number]>
  | Keyed<"heel", (typeof heels)[number]>
  | Keyed<"heelShape", (typeof heelShapes)[number]>
  | Keyed<"occasion", Occasion>
  | Keyed<"season", Season>
  | Keyed<"style", StyleAxis>
  | Keyed<"formality", Formality>
  | Keyed<"build", Build>
  | Keyed<"activity", Activity>
  | Keyed<"wearer", Wearer>
  | Keyed<"size", SizeWord>
  | Keyed<"price", PriceWord>
  | Keyed<"offer", OfferWord>
  /** What shops sell and we do not. */
  | Keyed<"outside", Outside>
  /** The name of a maker: whatever it sounds like, it describes nothing. */
  | Keyed<"brand", string>
  /** A set phrase whose words would mislead on their own ("multi pocket", "Black Friday"). */
  | Keyed<"filler", string>;

interface Keyed<Facet extends string, Key> {
  readonly facet: Facet;
  readonly key: Key;
}

/** A thing to wear, and where the category tree has it in each universe; the nearest leaf when it has none. */
export interface GarmentConcept extends Keyed<"garment", string> {
  readonly leaves: Readonly<Partial<Record<Universe, Leaf>>>;
  /** How much the word says: "trench" a leaf, "coat" a family, "shoes" a department. */
  readonly says: "leaf" | "family" | "department";
  /** It often stands for something else: it names the garment only when no plainer word does. */
  readonly weak?: true;
}

export interface ColourConcept extends Keyed<"colour", ColourKey> {
  /**
   * Plain: a name that a shade may stand before, as in "mustard yellow". Loose: a colour only where one is due, as in
   * "dress in sand".
   */
  readonly kind?: "plain" | "loose";
}

/** How it is made, where that decides what it is. */
export type Build =
  | "padded"
  | "waterproof"
  | "tailored"
  | "knitted"
  | "thermal"
  | "swim"
  | "lounge"
  | "inner"
  | "set";
export type Activity =
  | "sport"
  | "running"
  | "training"
  | "yoga"
  | "cycling"
  | "football"
  | "tennis"
  | "golf"
  | "ski"
  | "hiking"
  | "swimming";
export type Wearer = "men" | "women" | "unisex" | "boys" | "girls" | "kids";
export type SizeWord =
  | "XXS"
  | "XS"
  | "S"
  | "M"
  | "L"
  | "XL"
  | "XXL"
  | "3XL"
  | "4XL"
  | "one"
  | "petite"
  | "tall"
  | "plus"
  | "maternity";
export type PriceWord =
  | "cheap"
  | "affordable"
  | "premium"
  | "luxury"
  | "under"
  | "over"
  | "about"
  | "between";
export type OfferWord = "sale" | "new" | "used" | "limited";
export type Outside = "beauty" | "home" | "tech" | "toy" | "care" | "equipment" | "other";

export type Facet = Concept["facet"];

/** A concept with every form it is written in, by language; `any` is used in both. */
export interface LexiconEntry {
  readonly concept: Concept;
  readonly forms: Forms;
}

/**
 * Forms are joined by commas. "noir(e)" also stands for noire, noirs, noires; a star keeps a form as it is written,
 * without its plural. Accents, capitals, hyphens and spaces make no difference.
 */
export type Forms = Readonly<Partial<Record<Language | "any", string>>>;
