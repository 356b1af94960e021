import { type Material, type Season, seasons } from "#vocabulary/attribute.ts";
import type { SilhouetteKind } from "../illustrator/silhouettes.ts";
import { byLeaf, type TraitFacts } from "./trait-facts.ts";

type Seasons = readonly Season[];
const cold: Seasons = ["autumn", "winter"];
const warm: Seasons = ["spring", "summer"];
const mild: Seasons = ["spring", "autumn"];

/** Shapes that belong to a time of the year whatever they are made of. */
const kindSeasons: Partial<Readonly<Record<SilhouetteKind, Seasons>>> = {
  "chunky-pullover": ["autumn", "winter"],
  "sport-bra": seasons,
  "puffer-gilet": ["autumn", "winter", "spring"],
  "fur-gilet": ["autumn", "winter"],
  "shearling-jacket": ["autumn", "winter"],
  "sleeveless-coat": ["spring", "autumn"],
  "quilted-jacket": ["autumn", "spring"],
  anorak: ["spring", "autumn"],
  panama: ["spring", "summer"],
  "bucket-hat": ["spring", "summer"],
  "wide-brim-hat": ["spring", "summer"],
  fedora: ["autumn", "winter", "spring"],
  beret: ["autumn", "winter"],
  beanie: ["autumn", "winter"],
  "pompom-beanie": ["winter"],
  "flat-cap": ["autumn", "winter"],
  "silk-square": ["spring", "summer", "autumn"],
  snood: ["winter"],
  "straw-basket": ["spring", "summer"],
  kaftan: ["summer"],
  "kaftan-dress": ["summer"],
  "winter-boot": ["winter"],
  "rain-boot": ["autumn", "winter", "spring"],
  "sport-sandal": ["summer"],
  "fur-slide": ["autumn", "winter"],
  "mule-loafer": ["spring", "summer", "autumn"],
  espadrille: ["spring", "summer"],
  "evening-gloves": seasons,
  "fleece-jacket": ["autumn", "winter"],
  "running-shorts": ["spring", "summer"],
};

const leafSeasons: Readonly<Record<string, Seasons | undefined>> = {
  "A.1.5": warm,
  "A.2.5": cold,
  "A.3.5": warm,
  "A.4.3": mild,
  "A.4.4": mild,
  "A.5.1": cold,
  "A.5.2": mild,
  "A.5.3": cold,
  "A.5.4": cold,
  "A.5.5": mild,
  "B.1.2": warm,
  "women B.2.3": warm,
  "B.2.4": ["spring", "summer", "autumn"],
  "B.3": cold,
  "B.4": warm,
  "D.3.1": cold,
  "D.4.1": cold,
  "F.2.2": cold,
  "F.4.1": ["summer"],
};

const materialSeasons: Partial<Readonly<Record<Material, Seasons>>> = {
  linen: warm,
  tweed: cold,
  corduroy: cold,
  velvet: cold,
  mohair: cold,
  cashmere: cold,
  fleece: cold,
  down: cold,
  "faux-fur": cold,
};

/** Wool says winter for a knit and nothing for a suit. */
const woollens = ["A.2", "A.7", "A.8", "A.3.3", "D.3", "A.1"];

export function seasonsOf(facts: TraitFacts): Seasons {
  const { kind, materials, cut, leaf } = facts;
  const byKind = kind && kindSeasons[kind];
  if (byKind) return byKind;
  const byCategory = byLeaf(leafSeasons, facts);
  const [main] = materials;
  const byMaterial = main && materialSeasons[main];
  if (byMaterial && !byCategory) return byMaterial;
  if (byCategory) return both(byCategory, byMaterial);
  if (main === "wool" && woollens.some((code) => leaf.startsWith(code))) return cold;
  const bare = cut.sleeve === "sleeveless" || cut.neckline === "off-shoulder" || cut.neckline === "halter";
  if (bare && leaf.startsWith("A.") && !leaf.startsWith("A.6")) return warm;
  if (cut.sleeve === "short" && /^A\.[17]/.test(leaf)) return warm;
  return seasons;
}

/** What the category and the cloth agree on; the cloth alone when they do not. */
function both(category: Seasons, cloth: Seasons | undefined): Seasons {
  if (!cloth) return category;
  const shared = category.filter((season) => cloth.includes(season));
  return shared.length > 0 ? shared : cloth;
}
