import type { Material } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { ClothKind } from "../../illustrator/cloth/optics.ts";
import type { Garment } from "../../illustrator/garment.ts";
import type { SilhouetteKind } from "../../illustrator/silhouettes.ts";
import type { Level } from "./blends.ts";

/** Everything that decides what a piece is made of. */
export interface Made {
  readonly kind: SilhouetteKind;
  readonly cloth: ClothKind;
  readonly material: Material;
  readonly level: Level;
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly garment: Garment;
}
