import { type Size, type SizeField, type SizeSystem, sizeFields, sizeText } from "#vocabulary/size.ts";
import { convertSize, systemsOf } from "#vocabulary/size-conversion.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** A size as it stands in its box. */
export type ShownSize = {
  /** The number or letters alone: 10, 42½, M. */
  readonly label: string;
  /** With its system: UK 10. */
  readonly text: string;
  /** Charts disagree: it is shown with the size it is kept as. */
  readonly about: boolean;
  /** As it is kept: FR 38. */
  readonly own: string;
};

/** In the system asked for where a rule leads there, in its own elsewhere. */
export function shownSize(universe: Universe, field: SizeField, size: Size, system: SizeSystem): ShownSize {
  const told = convertSize(universe, field, size, system) ?? { ...size, about: false };
  return {
    label: told.label.replace(/\.5$/, "½"),
    text: sizeText(told),
    about: told.about,
    own: sizeText(size),
  };
}

/** What the numbers of a garment are: FR; nothing where they are letters or say it themselves. */
export function systemName(universe: Universe, field: SizeField, system: SizeSystem): string | undefined {
  const [own, ...others] = systemsOf(universe, field);
  return own && (others.includes(system) ? system : own).toUpperCase();
}

/** The systems that something of this universe can be told in. */
export function systemsIn(universe: Universe): readonly SizeSystem[] {
  const known = new Set(sizeFields.flatMap((field) => systemsOf(universe, field)));
  return shownSystems.filter((system) => known.has(system));
}

const shownSystems = ["fr", "eu", "it", "de", "uk", "us"] as const satisfies readonly SizeSystem[];
