import type { Garment } from "../../illustrator/garment.ts";
import type { SilhouetteKind } from "../../illustrator/silhouettes.ts";
import { accessoryNouns } from "./accessory-nouns.ts";
import { clothingNouns } from "./clothing-nouns.ts";
import { f, fp, m, type ProductNoun } from "./noun.ts";

/** What shops call this garment: most are named after their silhouette, some after one choice of the cut. */
export const productNoun = (garment: Garment): ProductNoun => ownNoun(garment) ?? everyones[garment.kind];

const everyones: Readonly<Record<SilhouetteKind, ProductNoun>> = { ...clothingNouns, ...accessoryNouns };

function ownNoun(garment: Garment): ProductNoun | undefined {
  const { universe, fabric } = garment;
  switch (garment.kind) {
    case "suit-set":
      return universe === "women" ? m("trouser suit/suit", "tailleur-pantalon", "sleeve") : undefined;
    case "suit":
      return garment.cut.pieces === 3 ? m("three-piece suit", "costume trois pièces", "sleeve") : undefined;
    case "tailored-shorts":
      if (garment.cut.style === "bermuda") return m("Bermuda shorts", "bermuda", "length");
      return garment.cut.style === "chino" ? m("chino shorts", "short chino") : undefined;
    case "jersey-dress":
      return garment.cut.shape === "tee"
        ? f("T-shirt dress", "robe T-shirt")
        : f("fitted dress", "robe ajustée/robe moulante", "fit");
    case "fleece-gilet":
      return fabric.main.kind === "wool" ? m("gilet", "gilet sans manches", "sleeve") : undefined;
    case "coach-jacket":
      return garment.cut.style === "shirt" ? f("shirt jacket", "veste-chemise", "sleeve") : undefined;
    case "undershirt":
      return garment.cut.shape === "singlet"
        ? m("vest/undershirt", "débardeur/maillot de corps", "sleeve")
        : undefined;
    case "swim-trunks":
      return garment.cut.shape === "brief" ? m("swim briefs", "slip de bain", "length") : undefined;
    case "canvas-sneaker":
      return garment.cut.collar === "high"
        ? fp("high-tops/high-top sneakers", "baskets montantes")
        : undefined;
    case "mac":
      return garment.cut.flare > 4
        ? m("mac/car coat", "manteau évasé", "sleeve", "fit", "closure")
        : undefined;
    case "monk-strap":
      return garment.cut.collar === "boot"
        ? fp(
            "monk-strap boots",
            garment.cut.straps > 1 ? "bottines à boucles" : "bottines à boucle",
            "closure",
          )
        : undefined;
    case "heeled-sandal":
      return garment.cut.back === "mule" ? fp("mules/heeled mules", "mules") : undefined;
    case "knit-gloves":
      if (garment.cut.shape === "mitten") return fp("mittens", "moufles");
      return garment.cut.shape === "fingerless" ? fp("fingerless gloves", "mitaines") : undefined;
    case "flat-cap":
      return garment.cut.make === "newsboy"
        ? f("newsboy cap/baker boy cap", "casquette gavroche")
        : undefined;
    case "saddle-bag":
      return garment.cut.shape === "half-moon" ? m("half-moon bag", "sac demi-lune") : undefined;
    case "bangle":
      return garment.cut.form === "cuff" ? f("cuff/cuff bracelet", "manchette", "cloth") : undefined;
    default:
      return undefined;
  }
}
