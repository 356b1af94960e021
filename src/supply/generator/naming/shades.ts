import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Random } from "../../illustrator/random.ts";

type Shades = readonly [Bilingual, ...Bilingual[]];

/** What a brand calls this dye. Fails on a dye nobody has named: the palette is written by hand. */
export function shadeOf(dye: string, random: Random): Bilingual {
  const found = shades[dye];
  if (!found) throw new Error(`no shade for the dye ${dye}`);
  return random.pick(found);
}

/** Pairs of English and French, never word for word: a shop names colours after things. */
const pairs = (...words: readonly [string, ...string[]]): Shades => {
  const [first, ...others] = words.map((both): Bilingual => {
    const [en = both, fr = both] = both.split(" / ");
    return { en, fr };
  });
  if (!first) throw new Error("a shade without a name");
  return [first, ...others];
};

const shades: Readonly<Record<string, Shades | undefined>> = {
  chalk: pairs("Chalk / Craie", "Soft white / Blanc doux", "Cloud white / Blanc nuage"),
  ivory: pairs("Ivory / Ivoire", "Cream / Crème", "Antique white / Blanc ancien"),
  bone: pairs("Bone / Blanc cassé", "Shell / Coquillage", "Off-white / Blanc naturel"),
  ecru: pairs("Ecru / Écru", "Unbleached / Naturel", "Parchment / Parchemin"),
  oat: pairs("Oat / Avoine", "Oatmeal / Flocon d’avoine", "Linen / Lin"),
  sand: pairs("Sand / Sable", "Dune / Dune", "Biscuit / Biscuit"),
  stone: pairs("Stone / Pierre", "Pebble / Galet", "Mastic / Mastic"),
  taupe: pairs("Taupe / Taupe", "Mushroom / Champignon", "Mink / Vison"),
  "silver-grey": pairs("Silver grey / Gris argent", "Mist / Brume", "Pewter / Étain"),
  "pearl-grey": pairs("Pearl grey / Gris perle", "Fog / Brouillard", "Pale grey / Gris pâle"),
  ash: pairs("Ash / Cendre", "Mid grey / Gris moyen", "Granite / Granit"),
  slate: pairs("Slate / Ardoise", "Storm / Orage", "Lead / Plomb"),
  charcoal: pairs("Charcoal / Anthracite", "Graphite / Graphite", "Coal / Charbon"),
  "ink-black": pairs("Ink / Encre", "Ink black / Noir d’encre", "Night black / Noir nuit"),
  "soft-black": pairs("Soft black / Noir adouci", "Soot / Suie", "Washed black / Noir délavé"),
  jet: pairs("Jet / Jais", "Black / Noir", "Deep black / Noir profond"),
  midnight: pairs("Midnight / Minuit", "Midnight blue / Bleu nuit", "Blue-black / Bleu-noir"),
  navy: pairs("Navy / Marine", "Dark navy / Marine foncé", "Admiral / Amiral"),
  "french-navy": pairs("French navy / Bleu marine", "Indigo / Indigo", "Dark indigo / Indigo foncé"),
  royal: pairs("Royal blue / Bleu roi", "Lapis / Lapis", "Ultramarine / Outremer"),
  cobalt: pairs("Cobalt / Cobalt", "Electric blue / Bleu électrique", "Cornflower / Bleuet"),
  "steel-blue": pairs("Steel blue / Bleu acier", "Dusty blue / Bleu poudré", "Slate blue / Bleu ardoise"),
  petrol: pairs("Petrol / Pétrole", "Teal / Bleu canard", "Deep lagoon / Lagon profond"),
  sky: pairs("Sky / Ciel", "Pale blue / Bleu pâle", "Morning blue / Bleu matin"),
  ice: pairs("Ice / Glacier", "Frost / Givre", "Ice blue / Bleu glacé"),
  "raw-denim": pairs("Raw / Brut", "Raw indigo / Indigo brut", "Rinsed / Rincé"),
  "mid-denim": pairs("Mid blue / Bleu moyen", "Worn indigo / Indigo patiné", "Mid wash / Délavé moyen"),
  "stone-washed": pairs("Stone-washed / Délavé", "Washed blue / Bleu lavé", "Light indigo / Indigo clair"),
  "bleached-denim": pairs("Bleached / Décoloré", "Bleach blue / Bleu javel", "Faded blue / Bleu passé"),
  bottle: pairs("Bottle green / Vert bouteille", "Pine / Sapin", "Billiard green / Vert billard"),
  forest: pairs("Forest / Forêt", "Fern / Fougère", "Ivy / Lierre"),
  emerald: pairs("Emerald / Émeraude", "Malachite / Malachite", "Jewel green / Vert joyau"),
  sage: pairs("Sage / Sauge", "Lichen / Lichen", "Grey-green / Gris-vert"),
  mint: pairs("Mint / Menthe", "Water green / Vert d’eau", "Celadon / Céladon"),
  pistachio: pairs("Pistachio / Pistache", "Almond green / Vert amande", "Lime blossom / Tilleul"),
  moss: pairs("Moss / Mousse", "Army green / Vert militaire", "Undergrowth / Sous-bois"),
  olive: pairs("Olive / Olive", "Dark khaki / Kaki foncé", "Bay leaf / Laurier"),
  khaki: pairs("Khaki / Kaki", "Dry grass / Herbe sèche", "Safari / Safari"),
  camel: pairs("Camel / Camel", "Desert / Désert", "Dark honey / Miel foncé"),
  tobacco: pairs("Tobacco / Tabac", "Walnut / Noix", "Cinnamon / Cannelle"),
  cognac: pairs("Cognac / Cognac", "Amber / Ambre", "Whisky / Whisky"),
  tan: pairs("Tan / Fauve", "Saddle / Sellier", "Toffee / Caramel"),
  chestnut: pairs("Chestnut / Châtaigne", "Conker / Marron d’Inde", "Mahogany / Acajou"),
  espresso: pairs("Espresso / Expresso", "Dark chocolate / Chocolat noir", "Coffee / Café"),
  terracotta: pairs("Terracotta / Terre cuite", "Clay / Argile", "Tile / Tuile"),
  rust: pairs("Rust / Rouille", "Burnt sienna / Sienne brûlée", "Paprika / Paprika"),
  tangerine: pairs("Tangerine / Mandarine", "Nasturtium / Capucine", "Clementine / Clémentine"),
  apricot: pairs("Apricot / Abricot", "Peach / Pêche", "Melon / Melon"),
  oxblood: pairs("Oxblood / Sang de bœuf", "Cherry brown / Griotte", "Cordovan / Cordovan"),
  burgundy: pairs("Burgundy / Bordeaux", "Wine / Lie-de-vin", "Black cherry / Cerise noire"),
  poppy: pairs("Poppy / Coquelicot", "Vermilion / Vermillon", "Signal red / Rouge vif"),
  scarlet: pairs("Scarlet / Écarlate", "Cherry / Cerise", "Lacquer red / Rouge laque"),
  brick: pairs("Brick / Brique", "Red ochre / Ocre rouge", "Baked earth / Terre rouge"),
  blush: pairs("Blush / Rose poudré", "Powder / Poudre", "Petal / Pétale"),
  rose: pairs("Rose / Bois de rose", "Old rose / Vieux rose", "Dusty pink / Rose ancien"),
  fuchsia: pairs("Fuchsia / Fuchsia", "Peony / Pivoine", "Bougainvillea / Bougainvillée"),
  raspberry: pairs("Raspberry / Framboise", "Garnet / Grenat", "Redcurrant / Groseille"),
  lilac: pairs("Lilac / Lilas", "Wisteria / Glycine", "Pale mauve / Mauve pâle"),
  aubergine: pairs("Aubergine / Aubergine", "Fig / Figue", "Dark plum / Prune foncé"),
  violet: pairs("Violet / Violette", "Iris / Iris", "Amethyst / Améthyste"),
  butter: pairs("Butter / Beurre frais", "Primrose / Primevère", "Vanilla / Vanille"),
  mustard: pairs("Mustard / Moutarde", "Ochre / Ocre", "Turmeric / Curcuma"),
  saffron: pairs("Saffron / Safran", "Sunflower / Tournesol", "Egg yolk / Jaune d’œuf"),
  gold: pairs("Gold / Doré", "Gold tone / Ton or"),
  "rose-gold": pairs("Rose gold / Or rose", "Rose gold tone / Ton or rose"),
  "antique-gold": pairs("Antique gold / Vieil or", "Old brass / Laiton vieilli"),
  silver: pairs("Silver / Argenté", "Silver tone / Ton argent", "Steel / Acier"),
  gunmetal: pairs("Gunmetal / Canon de fusil", "Black steel / Acier noirci"),
};
