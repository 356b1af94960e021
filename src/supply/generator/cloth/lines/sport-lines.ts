import type { Piece } from "../../piece.ts";
import { both, type Line, line, ofKind, under } from "../../prose/line.ts";
import { isShoe } from "./made-of.ts";

const isTight = (piece: Piece): boolean => ofKind("sport-tights")(piece) || ofKind("cycling-shorts")(piece);
const isCoat = under("A.4", "A.5");

/** Nylon, by where it is worn. */
export const nylonByUse: readonly Line[] = [
  // Jackets and coats.
  line(
    "Wet at the door, the nylon is dry before the coffee is drunk.",
    "Mouillé en arrivant, le nylon est sec avant la fin du café.",
    isCoat,
  ),
  line(
    "In the rain the nylon sounds like a tent, which is half the pleasure.",
    "Sous la pluie, le nylon fait un bruit de tente, la moitié du plaisir.",
    under("A.5"),
  ),
  line(
    "The nylon weighs little, considering the wind it turns away.",
    "Le nylon pèse peu, au vu du vent qu’il arrête.",
    under("A.4", "A.5", "G.1.3"),
  ),
  line(
    "Matt on the flat, the nylon lights up along its folds.",
    "Mat à plat, le nylon s’éclaire le long des plis.",
    isCoat,
  ),
  line(
    "Between two outings, a damp sponge is enough for the nylon.",
    "Entre deux sorties, un coup d’éponge suffit au nylon.",
    under("A.4", "A.5", "C"),
  ),
  line(
    "The nylon keeps its colour from one wet winter to the next.",
    "Le nylon garde sa couleur d’un hiver pluvieux à l’autre.",
    under("A.5"),
  ),
  line(
    "Left on a hook, the nylon falls straight and hides a week of pockets.",
    "Sur une patère, le nylon tombe droit et oublie ce qu’il avait dans les poches.",
    isCoat,
  ),
  // Bags.
  line(
    "The nylon weighs next to nothing and leaves the weight to the contents.",
    "Le nylon ne pèse presque rien et laisse le poids au contenu.",
    under("C"),
  ),
  line(
    "Even loaded, the nylon keeps its line and does not sag.",
    "Même chargé, le nylon garde sa ligne et ne s’affaisse pas.",
    under("C"),
  ),
  line(
    "Sand, crumbs and old tickets shake straight out of the nylon.",
    "Sable, miettes et vieux tickets sortent du nylon d’une secousse.",
    under("C"),
  ),
  line(
    "The nylon is woven thick, with the dry hand of a kit bag.",
    "Le nylon, tissé épais, a la main sèche d’un sac de paquetage.",
    under("C"),
  ),
  line(
    "Under a seat or on a rack, the nylon fears nothing.",
    "Sous un siège ou dans un porte-bagages, le nylon ne craint rien.",
    under("C"),
  ),
  // Sport.
  line(
    "The nylon is so light that it flutters at a trot.",
    "Le nylon est si léger qu’il frémit au petit trot.",
    under("G"),
  ),
  line(
    "The nylon lets the heat go before it becomes a nuisance.",
    "Le nylon laisse filer la chaleur avant qu’elle ne gêne.",
    under("G"),
  ),
  line(
    "The nylon fits into a fist and forgets that it was folded.",
    "Le nylon tient dans un poing et oublie aussitôt ses plis.",
    under("G", "A.4.2"),
  ),
  // Trousers, shoes, swimming.
  line(
    "The nylon swishes a little at each stride and never creases.",
    "Le nylon bruisse un peu à chaque pas et ne se froisse jamais.",
    under("A.3", "A.9", "A.8"),
  ),
  line(
    "The nylon takes the bulk out of big pockets.",
    "Le nylon allège même les plus grandes poches.",
    under("A.3", "A.9"),
  ),
  line(
    "The nylon keeps the step light and dries overnight.",
    "Le nylon allège le pas et sèche en une nuit.",
    isShoe,
  ),
  line(
    "The nylon covers the airy parts, where a hide would be too much.",
    "Le nylon couvre les parties aérées, là où une peau serait de trop.",
    under("B.1", "B.5"),
  ),
  line(
    "The nylon straps dry fast and hold at any setting.",
    "Les sangles de nylon sèchent vite et tiennent à tous les réglages.",
    under("B.4"),
  ),
  line(
    "Out of the water, the nylon is a good deal lighter than cotton.",
    "Au sortir de l’eau, le nylon pèse bien moins que du coton.",
    under("F.4"),
  ),
];

/** Technical jersey, by where it is worn. */
export const techJerseyByUse: readonly Line[] = [
  // Sport.
  line(
    "The jersey stands off the skin just enough for air to pass.",
    "Le jersey se décolle juste assez de la peau pour laisser passer l’air.",
    both(under("G.1.1"), (piece) => !ofKind("sport-bra")(piece)),
  ),
  line(
    "Finely knitted and light, the jersey does not ride up.",
    "Tricoté fin et léger, le jersey ne remonte pas.",
    under("G.1.1"),
  ),
  line(
    "Aired overnight, the jersey is ready for the next session.",
    "Aéré une nuit, le jersey est prêt pour la séance suivante.",
    under("G"),
  ),
  line(
    "The jersey reaches with the arm and comes back with it.",
    "Le jersey s’étire avec le bras et revient avec lui.",
    under("G.1.1", "G.1.3"),
  ),
  line(
    "The jersey follows a squat without turning sheer.",
    "Le jersey suit la flexion sans devenir transparent.",
    under("G.1.2"),
  ),
  line(
    "The jersey stays put from the warm-up to the stretches.",
    "Le jersey reste en place de l’échauffement aux étirements.",
    under("G"),
  ),
  line(
    "The jersey grips gently and lets the blood go about its business.",
    "Le jersey serre en douceur et laisse le sang circuler.",
    isTight,
  ),
  line(
    "Warm for the first kilometre, the jersey does not stifle the last.",
    "Le jersey tient chaud au premier kilomètre sans étouffer au dernier.",
    under("G.1.2", "G.1.3"),
  ),
  line(
    "No snags, no bobbles: the jersey survives the changing room.",
    "Ni fils tirés ni bouloches, le jersey survit aux vestiaires.",
    under("G"),
  ),
  line(
    "One cool wash, and the jersey has forgotten the effort.",
    "Un lavage à froid, et le jersey oublie l’effort.",
    under("G"),
  ),
  line(
    "The jersey bends where the body does and nowhere else.",
    "Le jersey plie là où le corps plie, et nulle part ailleurs.",
    under("G.1.2"),
  ),
  // Shoes.
  line(
    "The knit is tighter at the heel and looser over the toes.",
    "La maille est plus serrée au talon, plus lâche sur les orteils.",
    isShoe,
  ),
  line(
    "The knitted upper goes on like a sock and dries by morning.",
    "La tige en maille s’enfile comme une chaussette et sèche en une nuit.",
    isShoe,
  ),
  line(
    "The knit weighs so little that one feels only the sole.",
    "La maille pèse si peu qu’on ne sent que la semelle.",
    isShoe,
  ),
  line(
    "Knock the heels together and the dust leaves the knit.",
    "Un choc des talons, et la poussière quitte la maille.",
    isShoe,
  ),
  // Underwear, bodies, leggings, swimming.
  line(
    "The jersey lies flat under a thin shirt and draws no line.",
    "Le jersey reste plat sous une chemise fine et ne trace aucune ligne.",
    under("F.1", "A.1"),
  ),
  line(
    "The jersey keeps its hold from wash to wash, in cool water by preference.",
    "Le jersey garde son maintien au fil des lavages, à l’eau fraîche de préférence.",
    under("F.1"),
  ),
  line(
    "Cool at first touch, the jersey soon takes the warmth of the skin.",
    "Frais au premier contact, le jersey prend vite la chaleur de la peau.",
    under("F.1", "A.1"),
  ),
  line(
    "The jersey does not bag at the knee, even by evening.",
    "Le jersey ne poche pas aux genoux, même le soir venu.",
    under("A.3"),
  ),
  line(
    "Dense enough for town, the jersey stretches like sportswear.",
    "Assez dense pour la ville, le jersey s’étire comme une tenue de sport.",
    under("A.1", "A.3"),
  ),
  line(
    "The jersey dries in the sun in the time it takes to read a chapter.",
    "Le jersey sèche au soleil, le temps de lire un chapitre.",
    under("F.4"),
  ),
  line(
    "The fine knit is soft at the toes and strong at the heel.",
    "La maille fine est douce aux orteils et solide au talon.",
    under("F.2"),
  ),
];

/** Ripstop, by where it is worn. */
export const ripstopByUse: readonly Line[] = [
  line(
    "The ripstop keeps stones and thorns away from the foot.",
    "Le ripstop tient cailloux et épines à distance du pied.",
    isShoe,
  ),
  line(
    "The ripstop dries on the foot between two fords.",
    "Le ripstop sèche sur le pied entre deux gués.",
    under("B.5"),
  ),
  line(
    "The ripstop crackles when new and calms down after a few hills.",
    "Neuf, le ripstop crisse un peu. Il se calme après quelques côtes.",
    under("A", "G"),
  ),
];
