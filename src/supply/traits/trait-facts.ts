import type { ColourKey, CutWords, Fit, Material, Pattern } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { SilhouetteKind } from "../illustrator/silhouettes.ts";

/** What is known of a piece before it is judged: from a drawing, or from the words of a merchant. */
export interface TraitFacts {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly materials: readonly Material[];
  readonly pattern: Pattern;
  readonly colours: readonly ColourKey[];
  readonly cut: CutWords;
  readonly fit?: Fit;
  readonly kind?: SilhouetteKind;
}

/** The entry of a leaf, else of its family, else of its department; one of its universe before the others. */
export function byLeaf<Value>(
  table: Readonly<Record<string, Value>>,
  { leaf, universe }: Pick<TraitFacts, "leaf" | "universe">,
): Value | undefined {
  const parts = leaf.split(".");
  for (let length = parts.length; length > 0; length--) {
    const code = parts.slice(0, length).join(".");
    const found = table[`${universe} ${code}`] ?? table[code];
    if (found !== undefined) return found;
  }
  return undefined;
}
