import type { SilhouetteKind } from "../../../illustrator/silhouettes.ts";
import type { Piece } from "../../piece.ts";
import { type Line, line, ofKind } from "../../prose/line.ts";

const among =
  (...kinds: readonly SilhouetteKind[]) =>
  ({ kind }: Piece): boolean =>
    kinds.includes(kind);

const stones = among("solitaire-ring", "tennis-bracelet", "stone-collier", "drop-earrings", "pave-ring");
const cabochons = among("cabochon-ring");
const pearls = among("pearl-strand", "pearl-earrings");
const beads = among("beaded-bracelet");

/** What is set, strung or inlaid in metal. */
export const stoneLines: readonly Line[] = [
  line(
    "The stone is held high enough for light to enter from below.",
    "La pierre est montée assez haut pour que la lumière entre par-dessous.",
    among("solitaire-ring", "drop-earrings"),
  ),
  line(
    "The facets are small and sharp, and sparkle at the slightest move.",
    "Les facettes, petites et vives, étincellent au moindre geste.",
    stones,
  ),
  line(
    "The stones are matched in colour and set close together.",
    "Les pierres, assorties en couleur, sont serties bord à bord.",
    among("tennis-bracelet", "pave-ring", "stone-collier"),
  ),
  line(
    "The cabochon is polished round, with a single soft reflection.",
    "Le cabochon est poli en dôme, avec un seul reflet, très doux.",
    cabochons,
  ),
  line(
    "A smooth rim of metal holds the cabochon and protects its edge.",
    "Un bord de métal tient le cabochon et protège son pourtour.",
    cabochons,
  ),
  line(
    "The pearls have a satin lustre that comes from within.",
    "Les perles ont un orient satiné qui semble venir de l’intérieur.",
    pearls,
  ),
  line(
    "Worn on the skin, the pearls keep their glow.",
    "Portées à même la peau, les perles gardent leur éclat.",
    pearls,
  ),
  line(
    "Each pearl is knotted apart from the next, so none rubs.",
    "Un nœud sépare chaque perle de la suivante, et aucune ne frotte.",
    ofKind("pearl-strand"),
  ),
  line(
    "The beads are smooth, cool at first, then as warm as the wrist.",
    "Les perles sont lisses, fraîches d’abord, puis tièdes comme le poignet.",
    beads,
  ),
  line(
    "The beads are strung on an elastic cord that lasts.",
    "Les perles sont montées sur un fil élastique solide.",
    beads,
  ),
];
