import type { SilhouetteKind } from "../../../illustrator/silhouettes.ts";
import type { Piece } from "../../piece.ts";
import { both, forMen, forWomen, type Line, line, under } from "../../prose/line.ts";

const among =
  (...kinds: readonly SilhouetteKind[]) =>
  ({ kind }: Piece): boolean =>
    kinds.includes(kind);
const isRing = under("E.2.3");
const isBracelet = among("bangle", "chain-bracelet", "charm-bracelet", "tennis-bracelet");
const isNecklace = among("chain-necklace", "layered-necklace", "locket-necklace", "pendant-necklace");
const isEarring = both(under("E.2.4"), forWomen);
const isCufflink = both(among("cufflinks", "bar-cufflinks"), forMen);
const isWatch = under("E.1");
const isFrame = under("D.6");

/** Metal, by where it is worn. */
export const metalByUse: readonly Line[] = [
  // Rings.
  line(
    "Rounded on the inside, the metal slips over the knuckle.",
    "Arrondi à l’intérieur, le métal glisse sur la phalange.",
    isRing,
  ),
  line(
    "The metal warms in a minute and is forgotten in two.",
    "Le métal se réchauffe en une minute et s’oublie en deux.",
    isRing,
  ),
  line(
    "Ten years of door handles will soften the shine of the metal.",
    "Dix ans de poignées de porte finiront par adoucir l’éclat du métal.",
    isRing,
  ),
  line(
    "The metal is thick enough for a jeweller to change the size.",
    "Le métal est assez épais pour qu’un bijoutier ajuste la taille.",
    both(among("band-ring", "signet-ring", "solitaire-ring"), ({ brand }) => brand.level > 2),
  ),
  line(
    "The metal follows the finger without turning round it.",
    "Le métal épouse le doigt sans tourner autour.",
    isRing,
  ),
  line(
    "Soap dulls the metal; warm water and a soft brush bring it back.",
    "Le savon ternit le métal, l’eau tiède et une brosse douce le ravivent.",
    isRing,
  ),
  // Bracelets.
  line(
    "The metal chimes softly on a table and gives its wearer away.",
    "Le métal tinte contre la table et trahit qui le porte.",
    isBracelet,
  ),
  line(
    "The metal slides along the forearm and finds the wrist again.",
    "Le métal glisse le long de l’avant-bras et revient au poignet.",
    isBracelet,
  ),
  line(
    "The metal curves like a wrist, which is never quite round.",
    "La courbe du métal suit celle du poignet, jamais tout à fait ronde.",
    among("bangle"),
  ),
  line(
    "Every link is soldered shut, and the metal runs like water.",
    "Chaque maillon est soudé, et le métal coule comme de l’eau.",
    among("chain-bracelet", "chain-necklace", "layered-necklace"),
  ),
  line(
    "Pushed under a cuff, the metal comes out again at the first gesture.",
    "Glissé sous la manche, le métal ressort au premier geste.",
    isBracelet,
  ),
  // Necklaces.
  line(
    "The links lie flat on the collarbone and do not catch the hair.",
    "Les maillons restent plats sur la clavicule et n’accrochent pas les cheveux.",
    isNecklace,
  ),
  line(
    "Light runs down the chain with every breath.",
    "La lumière descend le long de la chaîne à chaque respiration.",
    isNecklace,
  ),
  line(
    "The clasp is small and sure: the metal closes with a click.",
    "Le fermoir est petit et sûr, le métal se ferme d’un clic.",
    isNecklace,
  ),
  line(
    "On bare skin the metal glows, over wool it shines.",
    "Sur la peau, le métal luit. Sur la laine, il brille.",
    isNecklace,
  ),
  line(
    "Laid flat for the night, the metal does not tangle.",
    "Rangé à plat pour la nuit, le métal ne s’emmêle pas.",
    isNecklace,
  ),
  // Earrings.
  line(
    "The metal is light enough for the ear to forget it by noon.",
    "Le métal est assez léger pour que l’oreille l’oublie avant midi.",
    isEarring,
  ),
  line(
    "The metal swings half a beat after the head.",
    "Le métal se balance un demi-temps après la tête.",
    among("drop-earrings", "statement-earrings", "hoop-earrings"),
  ),
  line(
    "The metal sits close to the lobe and keeps still.",
    "Le métal reste tout près du lobe et ne bouge pas.",
    among("stud-earrings", "huggie-earrings"),
  ),
  line(
    "The metal throws small reflections along the neck.",
    "Le métal jette de petits reflets dans le cou.",
    isEarring,
  ),
  line(
    "Hair up or hair down, the metal finds the light.",
    "Cheveux attachés ou lâchés, le métal trouve la lumière.",
    isEarring,
  ),
  // Cufflinks.
  line(
    "The metal turns with a firm click and holds the cuff closed.",
    "Le métal pivote d’un clic ferme et tient le poignet fermé.",
    isCufflink,
  ),
  line(
    "Under a sleeve the metal shows for a second, which is the idea.",
    "Sous la manche, le métal se montre une seconde, c’est tout l’intérêt.",
    isCufflink,
  ),
  line(
    "The edges of the metal are softened to spare the buttonhole.",
    "Les bords adoucis du métal ménagent la boutonnière.",
    isCufflink,
  ),
  line(
    "The metal has the cool weight of a coin, one at each wrist.",
    "Le métal a le poids frais d’une pièce de monnaie, une à chaque poignet.",
    isCufflink,
  ),
  // Frames.
  line(
    "The thin metal vanishes on the face and leaves the lenses.",
    "Très fin, le métal s’efface sur le visage au profit des verres.",
    isFrame,
  ),
  line(
    "The metal temples give a little, then come back.",
    "Les branches de métal fléchissent un peu, puis reviennent.",
    isFrame,
  ),
  line(
    "Cold for a second, the metal then weighs nothing.",
    "Froid une seconde, le métal ne pèse ensuite plus rien.",
    isFrame,
  ),
  // Watches.
  line(
    "Brushed or polished, the metal shows the hours it has lived.",
    "Brossé ou poli, le métal montre les heures qu’il a vécues.",
    isWatch,
  ),
  line(
    "The metal bracelet takes a second to warm and years to wear.",
    "Le bracelet de métal met une seconde à tiédir et des années à s’user.",
    isWatch,
  ),
  line(
    "A jeweller takes out a link, and the metal sits where it should.",
    "Un maillon en moins chez l’horloger, et le métal tombe juste.",
    among("diver-watch", "chronograph"),
  ),
];
