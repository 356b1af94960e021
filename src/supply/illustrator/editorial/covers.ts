import type { Leaf } from "#vocabulary/category.ts";
import type { Cover } from "#vocabulary/editorial-page.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { averageColour } from "../cloth/cloth.ts";
import { type BackdropName, backdrops, dyeNamed } from "../cloth/dyes.ts";
import type { MotifName } from "../cloth/motifs.ts";
import type { ClothKind } from "../cloth/optics.ts";
import { altText, stillLifeAltText } from "../describe/alt-text.ts";
import { draftGarment } from "../draft.ts";
import { drawGarment, type GarmentView } from "../garment.ts";
import type { SilhouetteKind } from "../silhouettes.ts";
import { drawStillLife, garmentsIn } from "./still-life.ts";
import { stillLifes } from "./still-lifes.ts";

interface CloseUp {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly kind: SilhouetteKind;
  readonly dye: string;
  readonly cloth: ClothKind;
  readonly motif?: MotifName | "plain";
  readonly backdrop: BackdropName;
  readonly view: GarmentView;
  /** Chosen by looking. */
  readonly seed: string;
}

/** The cover of an article as an SVG document: one garment, close, or several things laid by hand. */
export function drawCover(cover: Cover): string {
  if (isLaid(cover)) return drawStillLife(cover, stillLifes[cover]);
  const { garment, view } = closeUpOf(closeUps[cover]);
  return drawGarment(garment, view);
}

export function coverColour(cover: Cover): string {
  if (isLaid(cover)) return backdrops[stillLifes[cover].backdrop];
  return averageColour(closeUpOf(closeUps[cover]).garment.fabric.main);
}

export function coverAlt(cover: Cover, language: Language): string {
  if (isLaid(cover)) return stillLifeAltText(garmentsIn(stillLifes[cover]), language);
  const { garment, view } = closeUpOf(closeUps[cover]);
  return altText(garment, language, view);
}

type LaidCover = keyof typeof stillLifes;
const isLaid = (cover: Cover): cover is LaidCover => Object.hasOwn(stillLifes, cover);

function closeUpOf({ view, dye, backdrop, motif = "plain", ...wish }: CloseUp) {
  const garment = draftGarment({ ...wish, motif, dye: dyeNamed(dye) });
  if (!garment) throw new Error(`nothing is drawn for the cover with ${wish.seed}`);
  return { garment: { ...garment, backdrop: backdrops[backdrop] }, view };
}

const closeUps: Record<Exclude<Cover, LaidCover>, CloseUp> = {
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
