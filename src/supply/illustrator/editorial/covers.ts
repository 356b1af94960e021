import type { Leaf } from "#vocabulary/category.ts";
import type { Cover } from "#vocabulary/editorial-page.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { type BackdropName, backdrops, dyeNamed } from "../cloth/dyes.ts";
import type { MotifName } from "../cloth/motifs.ts";
import type { ClothKind } from "../cloth/optics.ts";
import { draftGarment } from "../draft.ts";
import type { Garment, GarmentView } from "../garment.ts";
import type { SilhouetteKind } from "../silhouettes.ts";

interface CoverWish {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly kind: SilhouetteKind;
  readonly dye: string;
  readonly cloth: ClothKind;
  readonly motif?: MotifName;
  readonly backdrop: BackdropName;
  readonly view: GarmentView;
  /** Chosen by looking. */
  readonly seed: string;
}

/** The cover of an article: one garment, close. */
export function coverOf(cover: Cover): { garment: Garment; view: GarmentView } {
  const { view, dye, backdrop, motif = "plain", ...wish } = covers[cover];
  const garment = draftGarment({ ...wish, motif, dye: dyeNamed(dye) });
  if (!garment) throw new Error(`nothing is drawn for the cover ${cover}`);
  return { garment: { ...garment, backdrop: backdrops[backdrop] }, view };
}

const covers: Record<Cover, CoverWish> = {
  "houndstooth-blazer": {
    universe: "women",
    leaf: "A.4.1",
    kind: "blazer",
    dye: "ecru",
    cloth: "wool",
    motif: "houndstooth",
    backdrop: "greige",
    view: "detail",
    seed: "cover 1",
  },
  "cable-roll-neck": {
    universe: "women",
    leaf: "A.2.5",
    kind: "roll-neck",
    dye: "ecru",
    cloth: "knit",
    motif: "cable",
    backdrop: "clay",
    view: "detail",
    seed: "cover 2",
  },
  "cotton-polo": {
    universe: "men",
    leaf: "A.1.2",
    kind: "polo",
    dye: "petrol",
    cloth: "fine-knit",
    backdrop: "sand",
    view: "detail",
    seed: "cover 3",
  },
  "herringbone-blazer": {
    universe: "men",
    leaf: "A.4.1",
    kind: "blazer",
    dye: "taupe",
    cloth: "tweed",
    motif: "herringbone",
    backdrop: "mist",
    view: "detail",
    seed: "cover 4",
  },
  "wool-overcoat": {
    universe: "women",
    leaf: "A.5.1",
    kind: "overcoat",
    dye: "camel",
    cloth: "wool",
    backdrop: "mist",
    view: "detail",
    seed: "cover 5",
  },
  "linen-blazer": {
    universe: "men",
    leaf: "A.4.1",
    kind: "blazer",
    dye: "sand",
    cloth: "linen",
    backdrop: "sage",
    view: "detail",
    seed: "cover 6",
  },
};
