import type { Pattern } from "#vocabulary/attribute.ts";
import type { Bilingual } from "../catalogue/product.ts";

const both = (en: string, fr: string): Bilingual => ({ en, fr });

/** Each taste as one would name it in passing, by the order of the axes. */
export const stylePhrases: readonly Bilingual[] = [
  both("clean, minimal lines", "lignes épurées"),
  both("timeless classics", "classiques intemporels"),
  both("a preppy streak", "esprit preppy"),
  both("soft tailoring", "tailleur souple"),
  both("everyday essentials", "essentiels du quotidien"),
  both("smart casual", "décontracté chic"),
  both("business dress", "tenues de bureau"),
  both("sartorial dressing", "élégance sartoriale"),
  both("streetwear", "streetwear"),
  both("avant-garde shapes", "coupes d’avant-garde"),
  both("vintage finds", "trouvailles vintage"),
  both("a bohemian touch", "touche bohème"),
  both("a rock edge", "esprit rock"),
  both("workwear", "workwear"),
  both("sportswear", "sportswear"),
  both("outdoor gear", "pièces de plein air"),
  both("denim", "denim"),
  both("evening wear", "tenues de soirée"),
  both("romantic pieces", "pièces romantiques"),
  both("holiday dressing", "vestiaire de vacances"),
  both("pop pieces", "esprit pop"),
  both("bold prints", "imprimés forts"),
];

export const patternPhrases: Readonly<Record<Pattern, Bilingual>> = {
  plain: both("plain cloth", "unis"),
  striped: both("stripes", "rayures"),
  checked: both("checks", "carreaux"),
  houndstooth: both("houndstooth", "pied-de-poule"),
  "polka-dot": both("polka dots", "pois"),
  floral: both("florals", "fleurs"),
  animal: both("animal prints", "imprimés animaliers"),
  camouflage: both("camouflage", "camouflage"),
  paisley: both("paisley", "motifs cachemire"),
  geometric: both("geometric prints", "motifs géométriques"),
  graphic: both("graphic prints", "motifs graphiques"),
  cable: both("cable knits", "torsades"),
  "colour-block": both("colour blocking", "color-block"),
  "tie-dye": both("tie-dye", "tie and dye"),
};
