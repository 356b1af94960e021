import type { Material } from "#vocabulary/attribute.ts";
import { type Care, careLabels } from "#vocabulary/care.ts";
import type { Language } from "#vocabulary/language.ts";
import { materialNames } from "./adjectives.ts";
import { capital, small } from "./slot-words.ts";

/** What a label asks for a cloth, most of the time; the label in the piece has the last word. */
const advice: Readonly<Record<Material, readonly Care[]>> = {
  cotton: ["machine-40", "tumble-low", "iron-medium"],
  linen: ["machine-30", "no-tumble", "iron-medium"],
  wool: ["machine-wool", "no-tumble", "dry-flat"],
  cashmere: ["hand-wash", "no-tumble", "dry-flat"],
  mohair: ["hand-wash", "no-tumble", "dry-flat"],
  silk: ["hand-wash", "no-tumble", "iron-low"],
  satin: ["hand-wash", "no-tumble", "iron-low"],
  velvet: ["dry-clean", "no-iron", "brush"],
  leather: ["wipe", "leather-care", "keep-dry"],
  suede: ["brush", "keep-dry", "do-not-wash"],
  denim: ["machine-30", "no-tumble", "iron-medium"],
  corduroy: ["machine-30", "no-tumble", "iron-low"],
  tweed: ["dry-clean", "brush", "no-tumble"],
  jersey: ["machine-30", "no-tumble", "iron-low"],
  fleece: ["machine-30", "no-iron", "no-tumble"],
  lace: ["hand-wash", "no-tumble", "dry-flat"],
  polyester: ["machine-30", "no-tumble", "iron-low"],
  viscose: ["machine-30", "no-tumble", "iron-low"],
  nylon: ["machine-30", "no-tumble", "no-iron"],
  acrylic: ["machine-30", "no-tumble", "dry-flat"],
  elastane: ["machine-30", "no-tumble", "no-iron"],
  down: ["machine-30", "tumble-low", "no-iron"],
  "faux-fur": ["hand-wash", "no-tumble", "brush"],
  "faux-leather": ["wipe", "no-iron", "no-tumble"],
  rubber: ["wipe", "no-tumble", "no-iron"],
  canvas: ["machine-30", "no-tumble", "iron-medium"],
  metal: ["wipe", "keep-dry"],
};

/** "Cashmere: hand wash in cold water, do not tumble dry, dry flat." */
export function careAdvice(material: Material, language: Language): string {
  const name = capital(materialNames[material][language === "en" ? 0 : 1]);
  const asked = advice[material].map((care) => small(careLabels[care][language])).join(", ");
  return `${name}${language === "en" ? ":" : "\u00a0:"} ${asked}.`;
}
