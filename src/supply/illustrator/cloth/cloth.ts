import { blend, type Colour } from "../colour/oklab.ts";
import { type MotifName, motifs } from "./motifs.ts";
import { type ClothKind, type Optics, optics } from "./optics.ts";

/** What a piece of a garment is made of. Plain data: it is stored with the product. */
export interface Cloth {
  readonly kind: ClothKind;
  readonly colour: Colour;
  readonly motif?: MotifName;
  /** The motif's other colours. */
  readonly second?: Colour;
  readonly third?: Colour;
  /** Size of the motif, 1 as it is usually printed or woven. */
  readonly scale?: number;
  /** Thread that is meant to be seen, as on jeans. */
  readonly thread?: Colour;
}

/** The pattern of this cloth: the one asked for, else the texture its kind always has. */
export const motifOf = ({ kind, motif }: Cloth): MotifName | undefined => motif ?? optics[kind].texture;

/** What its structure adds over a pattern; nothing over a texture, or over stitches that show already. */
export function reliefOf({ kind, motif }: Cloth): MotifName | undefined {
  if (!motif || motifs[motif].coverage === 0 || motif === "fair-isle" || motif === "nordic") return undefined;
  const { relief }: Optics = optics[kind];
  return relief;
}

/** Whether the cloth has a pattern in a second colour, which drowns fine shading. */
export const isPatterned = (cloth: Cloth): boolean => averageColour(cloth) !== cloth.colour;

/** How much of the second colour shows: 0 for plain cloth. */
export const coverageOf = ({ motif, second }: Cloth): number =>
  motif && second ? motifs[motif].coverage : 0;

/** The colour the eye averages: shadows and folds of patterned cloth are mixed from it. */
export function averageColour({ motif, colour, second }: Cloth): Colour {
  const coverage = motif ? motifs[motif].coverage : 0;
  return second && coverage > 0 ? blend(colour, second, coverage) : colour;
}
