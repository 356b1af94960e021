import type { Bilingual } from "../../catalogue/product.ts";
import { featuresWith } from "../content-features.ts";
import type { Feature } from "../feature.ts";

/** All there are, with what each counts as set by hand. */
export const knownFeatures: readonly Feature[] = featuresWith(() => undefined);

/** What admins call the features of a score; the page on technology calls them the same to whoever it scores for. */
const names: Readonly<Record<string, Bilingual>> = {
  style: { en: "Style", fr: "Style" },
  wish: { en: "Wish", fr: "Envie" },
  taste: { en: "Learned taste", fr: "Goût appris" },
  liked: { en: "Like what they liked", fr: "Proche de ce qu’ils aiment" },
  brand: { en: "Brand", fr: "Marque" },
  price: { en: "Price", fr: "Prix" },
  size: { en: "Size", fr: "Taille" },
  wanted_style: { en: "Wanted style", fr: "Style à essayer" },
  formality: { en: "Formality", fr: "Tenue" },
  cut: { en: "Cut", fr: "Coupe" },
  turned_down: { en: "Not what they turned down", fr: "Sans ce qu’ils ont refusé" },
  unlike: { en: "Unlike what they dislike", fr: "Loin de ce qu’ils refusent" },
  season: { en: "Season", fr: "Saison" },
  popularity: { en: "Popularity", fr: "Popularité" },
  freshness: { en: "Freshness", fr: "Nouveauté" },
  co_liked: { en: "Liked together", fr: "Aimées ensemble" },
};

export const featureName = (key: string): Bilingual => names[key] ?? { en: key, fr: key };
