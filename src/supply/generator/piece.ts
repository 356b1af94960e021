import type { Composition, Traits } from "#domain/catalogue/product.ts";
import type { ColourKey, Fit, Material } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { MotifName } from "../illustrator/cloth/motifs.ts";
import type { ClothKind } from "../illustrator/cloth/optics.ts";
import type { Garment } from "../illustrator/garment.ts";
import type { SilhouetteKind } from "../illustrator/silhouettes.ts";
import type { HouseBrand } from "./brand.ts";

/** A designed piece before it has a name, words, a price: what it is, and everything that is true of it. */
export interface Piece {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly kind: SilhouetteKind;
  /** The colour shown first. */
  readonly garment: Garment;
  readonly brand: HouseBrand;
  readonly colour: ColourKey;
  /** Name of the dye of the main cloth. */
  readonly dye: string;
  readonly motif?: MotifName;
  readonly cloth: ClothKind;
  readonly material: Material;
  readonly fit?: Fit;
  readonly traits: Traits;
  readonly composition: readonly Composition[];
}
