import { colourLabels, materialLabels, patternLabels } from "#vocabulary/attribute-labels.ts";
import { isLeaf, leafName } from "#vocabulary/category.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { colourCodes, materialCodes, patternCodes, type Words } from "../catalogue/columns.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { patternPhrases, stylePhrases } from "./phrases.ts";
import { type TraitKind, traitKinds } from "./taste.ts";

/** `style:4` as a kind and a name; nothing when it is none. */
export function readTrait(trait: string): { readonly kind: TraitKind; readonly name: string } | undefined {
  const [word, name] = trait.split(":");
  const kind = traitKinds.find((one) => one === word);
  return kind && name ? { kind, name } : undefined;
}

/** What a trait is called; nothing when it is unknown, or a brand that has left. */
export function traitLabel(
  { brands }: Pick<Snapshot, "brands">,
  universe: Universe,
  trait: string,
): Bilingual | undefined {
  const { kind, name = "" } = readTrait(trait) ?? {};
  switch (kind) {
    case "style": {
      const axis = styleAxes[Number(name) - 1];
      return axis && styleAxisLabels[axis];
    }
    case "brand": {
      const brand = brands.get(Number(name))?.name;
      return brand === undefined ? undefined : { en: brand, fr: brand };
    }
    case "category":
      return isLeaf(name) ? (leafName(name, universe) ?? leafName(name, other[universe])) : undefined;
    case "colour":
      return labelled(colourCodes, colourLabels, name);
    case "material":
      return labelled(materialCodes, materialLabels, name);
    case "pattern":
      return labelled(patternCodes, patternLabels, name);
    default:
      return undefined;
  }
}

/** The same as it stands within a sentence. */
export function traitPhrase(
  snapshot: Pick<Snapshot, "brands">,
  universe: Universe,
  trait: string,
): Bilingual | undefined {
  const { kind, name = "" } = readTrait(trait) ?? {};
  if (kind === "style") return stylePhrases[Number(name) - 1];
  const pattern = kind === "pattern" && patternCodes.list.find((one) => one === name);
  if (pattern) return patternPhrases[pattern];
  const label = traitLabel(snapshot, universe, trait);
  return label && kind !== "brand" ? { en: lowered(label.en), fr: lowered(label.fr) } : label;
}

const other = { men: "women", women: "men" } as const;

function labelled<Word extends string>(
  { list }: Words<Word>,
  labels: Readonly<Record<Word, Bilingual>>,
  name: string,
): Bilingual | undefined {
  const word = list.find((one) => one === name);
  return word && labels[word];
}

/** "T-shirts" begins with a letter that is a shape. */
const lowered = (text: string): string =>
  /^[A-Z]-/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
