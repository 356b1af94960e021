import type { TraitKind } from "#domain/catalogue/trait-table.ts";
import type { ColourKey, Fit, Material, Pattern } from "#vocabulary/attribute.ts";
import { colourLabels, materialLabels, patternLabels } from "#vocabulary/attribute-labels.ts";
import { cutLabel } from "#vocabulary/cut.ts";
import { familyNames } from "#vocabulary/family.ts";
import type { Language } from "#vocabulary/language.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";

type Names = Readonly<Record<Language, string>> | undefined;

/** What a value of a trait is called. Every value is a word of the vocabulary. */
export function traitLabel(kind: TraitKind, value: string, language: Language): string {
  return names[kind](value)?.[language] ?? value;
}

const names: Readonly<Record<TraitKind, (value: string) => Names>> = {
  colour: (value) => colourLabels[value as ColourKey],
  material: (value) => materialLabels[value as Material],
  pattern: (value) => patternLabels[value as Pattern],
  cut: (value) => cutLabel("tops_cut", value as Fit),
  category: (value) => familyNames[value],
  style: (value) => {
    const axis = styleAxes[Number(value) - 1];
    return axis && styleAxisLabels[axis];
  },
};
