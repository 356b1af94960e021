import { bagsTerms } from "./bags.ts";
import { careTerms } from "./care.ts";
import { clothTerms } from "./cloth.ts";
import { coatsTerms } from "./coats.ts";
import { collarTerms } from "./collar.ts";
import { cutTerms } from "./cut.ts";
import { dressCodeTerms } from "./dress-code.ts";
import { fibreTerms } from "./fibre.ts";
import { finishTerms } from "./finish.ts";
import { patternTerms } from "./pattern.ts";
import { shoesTerms } from "./shoes.ts";
import { sleeveTerms } from "./sleeve.ts";
import type { GlossarySection, GlossaryTerm, Words } from "./term.ts";
import { trousersTerms } from "./trousers.ts";

/** In the order they are shown. */
export const glossarySections: readonly { readonly key: GlossarySection; readonly label: Words }[] = [
  { key: "cloth", label: { en: "Cloth and weave", fr: "Étoffes et armures" } },
  { key: "fibre", label: { en: "Fibre, hide and filling", fr: "Fibres, peaux et garnissages" } },
  { key: "cut", label: { en: "Cut and shape", fr: "Coupes et lignes" } },
  { key: "collar", label: { en: "Collar and neckline", fr: "Cols et encolures" } },
  { key: "sleeve", label: { en: "Sleeve and cuff", fr: "Manches et poignets" } },
  { key: "trousers", label: { en: "Trousers and skirts", fr: "Pantalons et jupes" } },
  { key: "coats", label: { en: "Coats and jackets", fr: "Manteaux et vestes" } },
  { key: "shoes", label: { en: "Shoes", fr: "Chaussures" } },
  { key: "bags", label: { en: "Bags and accessories", fr: "Sacs et accessoires" } },
  { key: "pattern", label: { en: "Pattern", fr: "Motifs" } },
  { key: "finish", label: { en: "Finish and make", fr: "Finitions et façon" } },
  { key: "dress-code", label: { en: "Dress code", fr: "Codes vestimentaires" } },
  { key: "care", label: { en: "Care", fr: "Entretien" } },
];

/** Every term, section by section. */
export const glossary: readonly GlossaryTerm[] = [
  ...clothTerms,
  ...fibreTerms,
  ...cutTerms,
  ...collarTerms,
  ...sleeveTerms,
  ...trousersTerms,
  ...coatsTerms,
  ...shoesTerms,
  ...bagsTerms,
  ...patternTerms,
  ...finishTerms,
  ...dressCodeTerms,
  ...careTerms,
];
