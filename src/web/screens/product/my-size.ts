import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { type Size, type SizeField, sizeOf, sizeText } from "#vocabulary/size.ts";
import { type ConvertedSize, convertSize, systemsOf } from "#vocabulary/size-conversion.ts";
import type { Universe } from "#vocabulary/universe.ts";

type MySizes = PreferencesUpdate["sizes"];

/** Which of their sizes someone goes by; nothing where people have no size on record. */
type Garment = { readonly universe: Universe; readonly field: SizeField | undefined };

/** Whether a size of the shop is the person's: theirs, about theirs where charts disagree, or not. */
export function isMySize(
  { universe, field }: Garment,
  sizes: MySizes,
  size: Size,
): "mine" | "about" | undefined {
  if (!field) return undefined;
  const found = [sizes?.[field] ?? []].flat().flatMap((label) => {
    const own = sizeOf(universe, field, label);
    const there = own && inSystem(universe, field, own, size);
    return there?.label === size.label ? [there.about] : [];
  });
  return found.length === 0 ? undefined : found.includes(false) ? "mine" : "about";
}

const inSystem = (
  universe: Universe,
  field: SizeField,
  own: Size,
  { system }: Size,
): ConvertedSize | undefined =>
  own.system === system ? { ...own, about: false } : convertSize(universe, field, own, system);

type OtherSize = { readonly text: string; readonly about: boolean };

/** The same size as other countries write it. */
export function otherSizes({ universe, field }: Garment, size: Size): readonly OtherSize[] {
  if (!field) return [];
  const known = systemsOf(universe, field).filter((system) => system !== size.system);
  return known.flatMap((system) => {
    const there = convertSize(universe, field, size, system);
    return there ? [{ text: sizeText(there), about: there.about }] : [];
  });
}
