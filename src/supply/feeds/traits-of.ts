import type { Traits } from "#domain/catalogue/product.ts";
import type { ColourKey, Material, Pattern } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { styleAxes } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { AxisWeights } from "../traits/style-rules.ts";
import { traitsOf as judge } from "../traits/traits.ts";
import type { TitleTags } from "./tag-title.ts";

export interface FeedFacts {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly tags: TitleTags;
  readonly pattern: Pattern;
  /** Most of it first. */
  readonly materials: readonly Material[];
  readonly colours: readonly ColourKey[];
}

/** A style the shop names itself counts for more than any habit. */
const named = 0.9;

/** Everything taste and filters go by: what the words said, and what is usual for such a piece. */
export function traitsOf({ universe, leaf, tags, pattern, materials, colours }: FeedFacts): Traits {
  const { fit, cut, seasons, occasions, styles } = tags;
  const said: AxisWeights = Object.fromEntries(
    styles.flatMap((id) => (styleAxes[id - 1] ? [[styleAxes[id - 1], named]] : [])),
  );
  const usual = judge({ universe, leaf, materials, pattern, colours, cut, ...(fit && { fit }) }, said);
  return {
    ...usual,
    ...(seasons.length > 0 && { seasons }),
    ...(occasions.length > 0 && { occasions }),
  };
}
