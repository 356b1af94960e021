import type { Traits } from "#domain/catalogue/product.ts";
import { formalityOf } from "./formality.ts";
import { occasionsOf } from "./occasions.ts";
import { seasonsOf } from "./seasons.ts";
import type { AxisWeights } from "./style-rules.ts";
import { stylesOf } from "./styles.ts";
import type { TraitFacts } from "./trait-facts.ts";

/** Everything taste and filters go by, from what is known of a piece. The one way to judge it. */
export function traitsOf(facts: TraitFacts, brand?: AxisWeights): Traits {
  const formality = formalityOf(facts);
  const seasons = seasonsOf(facts);
  return {
    pattern: facts.pattern,
    materials: facts.materials,
    ...(facts.fit && { fit: facts.fit }),
    cut: facts.cut,
    formality,
    seasons,
    occasions: occasionsOf(facts, formality, seasons),
    styles: stylesOf(facts, brand),
  };
}
