import type { Language } from "./language.ts";
import type { Universe } from "./universe.ts";

/** A leaf of the category tree without its universe: department.family.leaf. */
export type Leaf = keyof typeof leafNames;

type Name = Record<Language, string>;
type NameByUniverse = Name | Partial<Record<Universe, Name>>;

const named = (en: string, fr: string): Name => ({ en, fr });

export const departmentNames = {
  A: named("Clothing", "Vêtements"),
  B: named("Shoes", "Chaussures"),
  C: named("Bags", "Sacs"),
  D: named("Accessories", "Accessoires"),
  E: named("Watches and jewellery", "Montres et bijoux"),
  F: named("Underwear, nightwear, swimwear", "Sous-vêtements, nuit, bain"),
  G: named("Sport", "Sport"),
} as const satisfies Record<string, Name>;

export type Department = keyof typeof departmentNames;
export const departments = ["A", "B", "C", "D", "E", "F", "G"] as const satisfies readonly Department[];

/** Every leaf with what it is called where it exists; a single name serves both universes. */
const leafNames = {
  "A.1.1": named("T-shirts", "T-shirts"),
  "A.1.2": { men: named("Polo shirts", "Polos"), women: named("Tops", "Tops") },
  "A.1.3": { men: named("Shirts", "Chemises"), women: named("Blouses and shirts", "Blouses et chemises") },
  "A.1.4": { men: named("Overshirts", "Surchemises"), women: named("Tunics", "Tuniques") },
  "A.1.5": { men: named("Tank tops", "Débardeurs"), women: named("Camisoles", "Caracos") },
  "A.1.6": { women: named("Bodysuits", "Bodys") },
  "A.2.1": named("Pullovers", "Pulls"),
  "A.2.2": named("Cardigans", "Cardigans"),
  "A.2.3": named("Sweatshirts", "Sweat-shirts"),
  "A.2.4": named("Hoodies", "Sweats à capuche"),
  "A.2.5": named("Roll-necks", "Cols roulés"),
  "A.3.1": named("Jeans", "Jeans"),
  "A.3.2": named("Chinos", "Chinos"),
  "A.3.3": named("Tailored trousers", "Pantalons habillés"),
  "A.3.4": { men: named("Joggers", "Joggings"), women: named("Leggings", "Leggings") },
  "A.3.5": named("Shorts", "Shorts"),
  "A.3.6": named("Cargo trousers", "Pantalons cargo"),
  "A.4.1": named("Blazers", "Blazers"),
  "A.4.2": named("Bombers and light jackets", "Bombers et vestes légères"),
  "A.4.3": named("Leather jackets", "Vestes en cuir"),
  "A.4.4": named("Denim jackets", "Vestes en jean"),
  "A.4.5": named("Gilets", "Gilets sans manches"),
  "A.5.1": named("Wool coats", "Manteaux en laine"),
  "A.5.2": named("Trench coats", "Trenchs"),
  "A.5.3": named("Parkas", "Parkas"),
  "A.5.4": named("Puffers", "Doudounes"),
  "A.5.5": named("Raincoats", "Imperméables"),
  "A.6.1": { men: named("Suits", "Costumes"), women: named("Trouser suits", "Tailleurs-pantalons") },
  "A.6.2": { men: named("Tuxedos", "Smokings"), women: named("Skirt suits", "Tailleurs-jupes") },
  "A.6.3": named("Waistcoats", "Gilets de costume"),
  "A.7.1": { women: named("Mini dresses", "Robes courtes") },
  "A.7.2": { women: named("Midi dresses", "Robes mi-longues") },
  "A.7.3": { women: named("Maxi dresses", "Robes longues") },
  "A.7.4": { women: named("Cocktail and evening dresses", "Robes de cocktail et de soirée") },
  "A.8.1": { women: named("Mini skirts", "Jupes courtes") },
  "A.8.2": { women: named("Midi skirts", "Jupes mi-longues") },
  "A.8.3": { women: named("Maxi skirts", "Jupes longues") },
  "A.9.1": { women: named("Jumpsuits", "Combinaisons") },
  "A.9.2": { women: named("Playsuits", "Combishorts") },
  "A.9.3": { women: named("Dungarees", "Salopettes") },
  "B.1.1": named("Sneakers", "Baskets"),
  "B.1.2": named("Slip-ons, boat shoes, espadrilles", "Slip-ons, chaussures bateau, espadrilles"),
  "B.2.1": { men: named("Oxfords and derbies", "Richelieus et derbies"), women: named("Pumps", "Escarpins") },
  "B.2.2": named("Loafers", "Mocassins"),
  "B.2.3": {
    men: named("Monk straps", "Chaussures à boucle"),
    women: named("Heeled sandals", "Sandales à talon"),
  },
  "B.2.4": { women: named("Ballerinas", "Ballerines") },
  "B.3.1": named("Ankle boots", "Bottines"),
  "B.3.2": { men: named("Lace-up boots", "Bottines à lacets"), women: named("High boots", "Bottes hautes") },
  "B.4.1": named("Sandals", "Sandales"),
  "B.4.2": named("Slides", "Claquettes"),
  "B.5.1": named("Running and training shoes", "Chaussures de course et d’entraînement"),
  "B.5.2": named("Outdoor shoes", "Chaussures de plein air"),
  "C.1.1": named("Backpacks", "Sacs à dos"),
  "C.1.2": named("Totes", "Cabas"),
  "C.1.3": named("Crossbody and shoulder bags", "Sacs bandoulière et portés épaule"),
  "C.1.4": { men: named("Briefcases", "Porte-documents"), women: named("Clutches", "Pochettes") },
  "C.1.5": named("Travel bags", "Sacs de voyage"),
  "C.2.1": named("Wallets", "Portefeuilles"),
  "C.2.2": named("Card holders", "Porte-cartes"),
  "D.1.1": named("Belts", "Ceintures"),
  "D.2.1": named("Hats", "Chapeaux"),
  "D.2.2": named("Caps and beanies", "Casquettes et bonnets"),
  "D.3.1": named("Scarves", "Écharpes et foulards"),
  "D.4.1": named("Gloves", "Gants"),
  "D.5.1": { men: named("Ties", "Cravates") },
  "D.5.2": {
    men: named("Bow ties and pocket squares", "Nœuds papillon et pochettes de costume"),
    women: named("Hair accessories", "Accessoires pour cheveux"),
  },
  "D.6.1": named("Sunglasses", "Lunettes de soleil"),
  "E.1.1": named("Watches", "Montres"),
  "E.2.1": named("Bracelets", "Bracelets"),
  "E.2.2": named("Necklaces", "Colliers"),
  "E.2.3": named("Rings", "Bagues"),
  "E.2.4": {
    men: named("Cufflinks", "Boutons de manchette"),
    women: named("Earrings", "Boucles d’oreilles"),
  },
  "F.1.1": { men: named("Underwear", "Sous-vêtements"), women: named("Bras", "Soutiens-gorge") },
  "F.1.2": { women: named("Briefs", "Culottes") },
  "F.1.3": { women: named("Sets and bodysuits", "Ensembles et bodys") },
  "F.2.1": named("Socks", "Chaussettes"),
  "F.2.2": { women: named("Tights", "Collants") },
  "F.3.1": named("Nightwear", "Vêtements de nuit"),
  "F.4.1": named("Swimwear", "Maillots de bain"),
  "G.1.1": named("Sport tops", "Hauts de sport"),
  "G.1.2": named("Sport bottoms", "Bas de sport"),
  "G.1.3": named("Sport jackets", "Vestes de sport"),
} as const satisfies Record<string, NameByUniverse>;

export const leaves = Object.keys(leafNames) as readonly Leaf[];

/** What this leaf is called in this universe; nothing when the universe does not have it. */
export function leafName(leaf: Leaf, universe: Universe): Name | undefined {
  const names: NameByUniverse = leafNames[leaf];
  return "en" in names ? names : names[universe];
}

export const leavesOf = (universe: Universe): readonly Leaf[] =>
  leaves.filter((leaf) => leafName(leaf, universe) !== undefined);

export const isLeaf = (value: unknown): value is Leaf => leaves.includes(value as Leaf);
