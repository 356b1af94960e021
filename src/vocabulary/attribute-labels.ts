import type {
  ColourKey,
  closures,
  collars,
  heelShapes,
  heels,
  lengths,
  Material,
  necklines,
  Pattern,
  rises,
  sleeves,
} from "./attribute.ts";
import type { Language } from "./language.ts";

type Labels<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>;
const label = (en: string, fr: string) => ({ en, fr });

/** What filters, tables and facts call each word. */
export const colourLabels: Labels<ColourKey> = {
  black: label("Black", "Noir"),
  white: label("White", "Blanc"),
  grey: label("Grey", "Gris"),
  beige: label("Beige", "Beige"),
  brown: label("Brown", "Marron"),
  navy: label("Navy", "Bleu marine"),
  blue: label("Blue", "Bleu"),
  "light-blue": label("Light blue", "Bleu clair"),
  green: label("Green", "Vert"),
  khaki: label("Khaki", "Kaki"),
  red: label("Red", "Rouge"),
  burgundy: label("Burgundy", "Bordeaux"),
  pink: label("Pink", "Rose"),
  purple: label("Purple", "Violet"),
  orange: label("Orange", "Orange"),
  yellow: label("Yellow", "Jaune"),
  gold: label("Gold", "Doré"),
  silver: label("Silver", "Argenté"),
  multicolour: label("Multicolour", "Multicolore"),
};

export const patternLabels: Labels<Pattern> = {
  plain: label("Plain", "Uni"),
  striped: label("Striped", "Rayures"),
  checked: label("Checked", "Carreaux"),
  houndstooth: label("Houndstooth", "Pied-de-poule"),
  "polka-dot": label("Polka dot", "Pois"),
  floral: label("Floral", "Fleurs"),
  animal: label("Animal", "Animalier"),
  camouflage: label("Camouflage", "Camouflage"),
  paisley: label("Paisley", "Motif cachemire"),
  geometric: label("Geometric", "Géométrique"),
  graphic: label("Graphic", "Graphique"),
  cable: label("Cable knit", "Torsades"),
  "colour-block": label("Colour block", "Color-block"),
  "tie-dye": label("Tie-dye", "Tie and dye"),
};

export const materialLabels: Labels<Material> = {
  cotton: label("Cotton", "Coton"),
  linen: label("Linen", "Lin"),
  wool: label("Wool", "Laine"),
  cashmere: label("Cashmere", "Cachemire"),
  mohair: label("Mohair", "Mohair"),
  silk: label("Silk", "Soie"),
  satin: label("Satin", "Satin"),
  velvet: label("Velvet", "Velours"),
  leather: label("Leather", "Cuir"),
  suede: label("Suede", "Daim"),
  denim: label("Denim", "Denim"),
  corduroy: label("Corduroy", "Velours côtelé"),
  tweed: label("Tweed", "Tweed"),
  jersey: label("Jersey", "Jersey"),
  fleece: label("Fleece", "Polaire"),
  lace: label("Lace", "Dentelle"),
  polyester: label("Polyester", "Polyester"),
  viscose: label("Viscose", "Viscose"),
  nylon: label("Nylon", "Nylon"),
  acrylic: label("Acrylic", "Acrylique"),
  elastane: label("Elastane", "Élasthanne"),
  down: label("Down", "Duvet"),
  "faux-fur": label("Faux fur", "Fausse fourrure"),
  "faux-leather": label("Faux leather", "Similicuir"),
  rubber: label("Rubber", "Caoutchouc"),
  canvas: label("Canvas", "Toile"),
  metal: label("Metal", "Métal"),
};

export const necklineLabels: Labels<(typeof necklines)[number]> = {
  crew: label("Crew neck", "Col rond"),
  "v-neck": label("V-neck", "Col en V"),
  round: label("Round neck", "Encolure ronde"),
  boat: label("Boat neck", "Col bateau"),
  square: label("Square neck", "Encolure carrée"),
  halter: label("Halter neck", "Encolure américaine"),
  "off-shoulder": label("Off the shoulder", "Épaules dénudées"),
  "roll-neck": label("Roll-neck", "Col roulé"),
  high: label("High neck", "Col montant"),
  hooded: label("Hooded", "Capuche"),
};

export const collarLabels: Labels<(typeof collars)[number]> = {
  "button-down": label("Button-down collar", "Col boutonné"),
  classic: label("Classic collar", "Col classique"),
  mandarin: label("Mandarin collar", "Col mao"),
  notch: label("Notch lapels", "Col cranté"),
  shawl: label("Shawl collar", "Col châle"),
  peak: label("Peak lapels", "Revers en pointe"),
  "peter-pan": label("Peter Pan collar", "Col Claudine"),
};

export const sleeveLabels: Labels<(typeof sleeves)[number]> = {
  sleeveless: label("Sleeveless", "Sans manches"),
  short: label("Short sleeves", "Manches courtes"),
  elbow: label("Elbow sleeves", "Manches au coude"),
  "three-quarter": label("Three-quarter sleeves", "Manches trois-quarts"),
  long: label("Long sleeves", "Manches longues"),
  puff: label("Puff sleeves", "Manches ballon"),
};

export const lengthLabels: Labels<(typeof lengths)[number]> = {
  cropped: label("Cropped", "Raccourci"),
  short: label("Short", "Court"),
  regular: label("Regular length", "Longueur classique"),
  midi: label("Midi", "Mi-long"),
  long: label("Long", "Long"),
  maxi: label("Maxi", "Très long"),
};

export const riseLabels: Labels<(typeof rises)[number]> = {
  low: label("Low rise", "Taille basse"),
  mid: label("Mid rise", "Taille mi-haute"),
  high: label("High rise", "Taille haute"),
};

export const closureLabels: Labels<(typeof closures)[number]> = {
  button: label("Buttoned", "Boutonné"),
  zip: label("Zipped", "Zippé"),
  tie: label("Tied", "À nouer"),
  "pull-on": label("Pull-on", "À enfiler"),
  "double-breasted": label("Double-breasted", "Croisé"),
  wrap: label("Wrap", "Portefeuille"),
  buckle: label("Buckled", "À boucle"),
  "lace-up": label("Lace-up", "À lacets"),
};

export const heelLabels: Labels<(typeof heels)[number]> = {
  flat: label("Flat", "Plat"),
  low: label("Low heel", "Petit talon"),
  mid: label("Mid heel", "Talon moyen"),
  high: label("High heel", "Talon haut"),
};

export const heelShapeLabels: Labels<(typeof heelShapes)[number]> = {
  block: label("Block heel", "Talon carré"),
  stiletto: label("Stiletto heel", "Talon aiguille"),
  wedge: label("Wedge heel", "Talon compensé"),
  kitten: label("Kitten heel", "Talon bobine"),
};
