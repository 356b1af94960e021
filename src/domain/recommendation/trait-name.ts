import { colourLabels, materialLabels, patternLabels } from "#vocabulary/attribute-labels.ts";
import { isLeaf, leafName } from "#vocabulary/category.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";

/** What people call a trait of their taste: `colour:navy` is "Navy". Empty when there is no such thing. */
export function traitName({ brands }: Snapshot, universe: Universe, trait: string): Bilingual {
  const [kind = "", value = ""] = trait.split(":");
  if (kind === "brand") {
    const name = brands.get(Number(value))?.name ?? "";
    return { en: name, fr: name };
  }
  if (kind === "category") return (isLeaf(value) && leafName(value, universe)) || unnamed;
  if (kind === "style") {
    const axis = styleAxes[Number(value) - 1];
    return axis ? styleAxisLabels[axis] : unnamed;
  }
  return labels.get(kind)?.get(value) ?? unnamed;
}

const labels: ReadonlyMap<string, ReadonlyMap<string, Bilingual>> = new Map([
  ["colour", new Map(Object.entries(colourLabels))],
  ["material", new Map(Object.entries(materialLabels))],
  ["pattern", new Map(Object.entries(patternLabels))],
]);

const unnamed: Bilingual = { en: "", fr: "" };
