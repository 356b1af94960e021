import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { StyleAxis } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";

/**
 * An invented brand and its point of view. Everything it makes follows from this, so that who likes one of
 * its pieces likes the next.
 */
export interface HouseBrand {
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly about: Bilingual;
  readonly universes: readonly Universe[];
  /** What it makes: departments (`A`), families (`A.5`) or leaves (`A.5.2`), with how much of each. */
  readonly makes: readonly (readonly [string, number])[];
  /** Never, though its family is listed. */
  readonly except?: readonly Leaf[];
  /** 1 supermarket, 2 high street, 3 contemporary, 4 designer, 5 luxury. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** How it scores on the taste axes it has, 0 to 1. */
  readonly axes: Partial<Record<StyleAxis, number>>;
  /** Colours it works in: groups and single dyes, with how often. */
  readonly palette: readonly (readonly [string, number])[];
  /** Materials it prefers over others; 1 is indifferent, 3 strongly, 0 never. */
  readonly materials: Partial<Record<Material, number>>;
  /** How often its pieces carry a motif, against what is usual: 0 never, 1 as others, 3 far more. */
  readonly motifs: number;
  /** Close to the body (0) or wide (1). */
  readonly volume: number;
  /** How it names things. */
  readonly naming: Naming;
  /** How many seasons a piece stays: reductions come early or hardly ever. */
  readonly reductions: "never" | "seasonal" | "often";
}

type Naming =
  /** "Merino crew-neck jumper". */
  | { readonly kind: "plain" }
  /** "Ansel merino jumper": a name of its own before the plain words. */
  | { readonly kind: "given"; readonly names: readonly string[] }
  /** "Jumper No. 12". */
  | { readonly kind: "number" };
