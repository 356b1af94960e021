import { type Line, line, under } from "../../prose/line.ts";
import { isClothing, isShoe, spun } from "./made-of.ts";

/** Satin, by where it is worn. */
export const satinByUse: readonly Line[] = [
  line(
    "The satin catches candles and headlights with the same grace.",
    "Le satin prend la lueur des bougies comme celle des phares.",
    under("A.7", "A.8", "A.9"),
  ),
  line(
    "The satin falls in one line, like water from a jug.",
    "Le satin coule d’un trait, comme l’eau d’une carafe.",
    under("A.7", "A.8"),
  ),
  line(
    "Seated, the satin creases; on its feet again, it forgets.",
    "Assis, le satin se plisse. Debout, il oublie tout.",
    under("A.3", "A.7", "A.8", "A.9"),
  ),
  line(
    "The satin skims the hip and says no more about it.",
    "Le satin frôle la hanche et n’en dit pas plus.",
    under("A.3", "A.7", "A.8"),
  ),
  line(
    "Cool for a minute, the satin then takes the heat of the dance floor.",
    "Frais une minute, le satin prend ensuite la chaleur de la piste.",
    under("A.7", "A.9"),
  ),
  line(
    "The satin asks for dry pavements and repays them in light.",
    "Le satin réclame des trottoirs secs et les remercie en lumière.",
    isShoe,
  ),
  line(
    "The satin changes tone with the tilt of the foot.",
    "Le satin change de ton selon l’inclinaison du pied.",
    isShoe,
  ),
  line(
    "The satin slips under a dress without a sound.",
    "Le satin se glisse sous une robe sans un bruit.",
    under("F.1"),
  ),
  line(
    "The satin is as kind at bedtime as on waking.",
    "Le satin est aussi doux au coucher qu’au réveil.",
    under("F.3"),
  ),
  line(
    "Washed gently and dried in the shade, the satin keeps its gleam.",
    "Lavé en douceur, séché à l’ombre, le satin garde son éclat.",
    under("F", "A.1"),
  ),
  line(
    "The satin gives a knot its roundness and its light.",
    "Le satin donne au nœud sa rondeur et sa lumière.",
    under("D.3", "D.5"),
  ),
  line(
    "A breath of steam is enough to smooth the satin.",
    "Un souffle de vapeur suffit à lisser le satin.",
    under("A", "D.3", "D.5"),
  ),
  line(
    "Beside denim or wool, the satin brings the light.",
    "À côté du denim ou de la laine, le satin apporte la lumière.",
    under("A.1", "A.3", "A.4", "A.8"),
  ),
  line(
    "The satin shines only where it turns, and rests elsewhere.",
    "Le satin ne brille que là où il tourne, et se repose ailleurs.",
    isClothing,
  ),
];

/** Viscose, by where it is worn. */
export const viscoseByUse: readonly Line[] = [
  line(
    "The viscose follows the stride and settles a moment later.",
    "La viscose suit le pas et retombe un instant après.",
    under("A.3", "A.7", "A.8", "A.9"),
  ),
  line(
    "Ironed on the wrong side, the viscose stays matt.",
    "Repassée sur l’envers, la viscose reste bien mate.",
    isClothing,
  ),
  line(
    "The viscose keeps its cool, even on a terrace at noon.",
    "La viscose reste fraîche, même à midi en terrasse.",
  ),
  line(
    "The viscose tucks into a waistband without a bulge.",
    "La viscose se rentre dans une ceinture sans faire de bourrelet.",
    under("A.1"),
  ),
  line(
    "The viscose has a soft hand and an even, powdery face.",
    "La viscose a la main douce et une surface régulière, un peu poudrée.",
  ),
  line(
    "Hung in the bathroom, the viscose loses its creases to the steam.",
    "Suspendue dans la salle de bains, la viscose se défroisse à la vapeur.",
    isClothing,
  ),
];

/** Woven wool, by where it is worn: suits, coats and hats do not ask the same of it. */
export const woolByUse: readonly Line[] = [
  line(
    "A suiting wool, light and dry, at ease in a heated office.",
    "Une laine de costume, légère et sèche, à l’aise dans un bureau chauffé.",
    under("A.3.3", "A.6", "A.4.1"),
  ),
  line(
    "The steam of a shower takes the journey out of the wool.",
    "La vapeur d’une douche efface le voyage de la laine.",
    under("A.3", "A.4.1", "A.6", "A.8"),
  ),
  line(
    "The wool follows the line of the cut and adds nothing to it.",
    "La laine suit la ligne de la coupe et n’y ajoute rien.",
    under("A.4.1", "A.6", "A.3.3"),
  ),
  line(
    "A night’s rest, and the wool has forgotten a day of chairs.",
    "Une nuit de repos, et la laine oublie une journée de chaises.",
    under("A.3", "A.6", "A.8"),
  ),
  line(
    "The wool breathes: warm by the window, cool in the underground.",
    "La laine respire, chaude près de la fenêtre, fraîche dans le métro.",
    under("A.3", "A.4", "A.6"),
  ),
  line(
    "Tightly twisted yarns give the wool spring and poise.",
    "Des fils retors donnent à la laine du nerf et de la tenue.",
    under("A.3", "A.4.1", "A.6"),
  ),
  line(
    "The wool keeps a soft roll at the lapel, all day long.",
    "La laine garde toute la journée un roulé souple au revers.",
    under("A.4.1"),
  ),
  line(
    "The wool is thick, and hangs its weight on the shoulders without debate.",
    "La laine est épaisse, et son poids tombe des épaules sans discussion.",
    under("A.5"),
  ),
  line(
    "Snow stays on the wool just long enough to be brushed off.",
    "La neige tient sur la laine le temps d’un revers de main.",
    under("A.5", "D.2"),
  ),
  line(
    "The wool turns the wind aside and keeps its own warmth.",
    "La laine détourne le vent et garde sa propre chaleur.",
    under("A.5", "A.4.2", "A.4.5"),
  ),
  line(
    "A few strokes of the brush each week keep the wool clear.",
    "Quelques coups de brosse par semaine gardent la laine nette.",
    under("A.5"),
  ),
  line(
    "The wool falls straight, even with full pockets.",
    "La laine tombe droit, même les poches pleines.",
    under("A.5", "A.4.2"),
  ),
  line(
    "The wool keeps the head warm and lets it think.",
    "La laine tient la tête au chaud et la laisse réfléchir.",
    under("D.2"),
  ),
  line(
    "Damp, the wool dries on the head without losing its shape.",
    "Humide, la laine sèche sur la tête sans perdre sa forme.",
    under("D.2"),
  ),
  line(
    "The wool knots without bulk and comes undone without a crease.",
    "La laine se noue sans épaisseur et se dénoue sans un pli.",
    under("D.3", "D.5"),
  ),
];

/** Knitted wool and its like, by where it is worn. */
export const knitByUse: readonly Line[] = [
  line(
    "The knit takes the shape of the shoulders and gives it back when folded.",
    "La maille prend la forme des épaules et la rend une fois pliée.",
    under("A.2"),
  ),
  line(
    "The knit is warm indoors, and enough outdoors until November.",
    "La maille tient chaud dedans, et suffit dehors jusqu’en novembre.",
    under("A.2"),
  ),
  line(
    "The knit passes over a shirt without dragging at its sleeves.",
    "La maille passe sur une chemise sans en tirer les manches.",
    under("A.2"),
  ),
  line(
    "Pushed up to the elbow, the knit stays there when asked.",
    "Retroussée au coude, la maille y reste si on le lui demande.",
    under("A.2"),
  ),
  line(
    "The knit likes cool water, a towel and a flat surface.",
    "La maille aime l’eau fraîche, une serviette et une surface plane.",
  ),
  line(
    "Washing closes the stitches, and the knit feels new.",
    "Le lavage resserre les points, et la maille semble neuve.",
  ),
  line(
    "The knit pulls down over the ears and keeps its stretch.",
    "La maille descend sur les oreilles et garde son élasticité.",
    ({ kind }) => kind === "beanie" || kind === "pompom-beanie",
  ),
  line(
    "The knit is soft on the skin, nothing like the itch one remembers.",
    "La maille est douce sur la peau, loin des pulls qui grattaient.",
    under("D.2", "D.3", "D.4", "A.2"),
  ),
  line(
    "The knit stays up and leaves the calf in peace.",
    "La maille tient en place et laisse le mollet tranquille.",
    under("F.2"),
  ),
  line(
    "The knit falls straight and swings a little at the hem.",
    "La maille tombe droit et balance un peu à l’ourlet.",
    under("A.7", "A.8"),
  ),
  line(
    "The wool yarn has kept some of its crimp, hence the spring.",
    "Le fil de laine a gardé un peu de sa frisure, d’où le ressort.",
    spun("wool"),
  ),
];

/** Crêpe, by where it is worn. */
export const crepeByUse: readonly Line[] = [
  line(
    "The crêpe goes from desk to dinner without a crease to confess.",
    "Le crêpe passe du bureau au dîner sans un faux pli à se reprocher.",
    isClothing,
  ),
  line(
    "The crêpe sits close at the waist and lets go below it.",
    "Le crêpe se tient à la taille et se libère dessous.",
    under("A.3", "A.7", "A.8", "A.9"),
  ),
  line(
    "The crêpe holds a sharp shoulder without a sharp fold.",
    "Le crêpe dessine une épaule nette sans pli cassant.",
    under("A.4", "A.6"),
  ),
];

/** Fine knitting, by where it is worn. */
export const fineKnitByUse: readonly Line[] = [
  line(
    "The fine knit tucks into a waistband without a ridge.",
    "La maille fine se rentre dans la ceinture sans marquer.",
    under("A.1", "A.2"),
  ),
  line(
    "Folded, the fine knit is no thicker than a magazine.",
    "Pliée, la maille fine n’est pas plus épaisse qu’un magazine.",
    under("A.1", "A.2", "A.7"),
  ),
  line(
    "The fine knit stays neat under a coat and alone at the table.",
    "La maille fine reste nette sous un manteau comme seule à table.",
    under("A.2"),
  ),
  line(
    "The fine knit fits inside a shoe without making itself known.",
    "La maille fine se glisse dans la chaussure sans se faire remarquer.",
    under("F.2"),
  ),
  line(
    "The fine knit gives with every gesture and falls back into line.",
    "La maille fine suit chaque geste, puis reprend sa ligne.",
    isClothing,
  ),
];

/** Ribbed knitting, by where it is worn. */
export const ribByUse: readonly Line[] = [
  line(
    "The rib narrows by itself at the waist and follows from there.",
    "La maille côtelée se resserre d’elle-même à la taille, puis suit le corps.",
    under("A.1", "A.2", "A.7", "A.8"),
  ),
  line(
    "The rib opens over the shoulders and closes at the waist.",
    "Les côtes s’ouvrent aux épaules et se referment à la taille.",
    under("A.1", "A.2", "A.7"),
  ),
  line(
    "The rib stays up on its own and forgets to leave a mark.",
    "La côte tient toute seule et ne laisse pas de marque.",
    under("F.2"),
  ),
  line(
    "The rib stretches over the heel and hugs the ankle again.",
    "La côte s’étire au talon, puis retrouve la cheville.",
    under("F.2"),
  ),
  line(
    "The rib is thick in the hand and light round the neck.",
    "La maille côtelée est épaisse en main et légère autour du cou.",
    under("D.3"),
  ),
  line(
    "Up close, the rib is nothing but a row of shadows.",
    "De près, les côtes dessinent une rangée d’ombres.",
  ),
  line(
    "The rib dries flat and springs back as soon as it is worn.",
    "Séchée à plat, la maille côtelée reprend son ressort dès qu’on la porte.",
    isClothing,
  ),
];
