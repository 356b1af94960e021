import type { Piece } from "../../piece.ts";
import { both, type Line, line, under } from "../../prose/line.ts";
import { isClothing, isShoe, spun } from "./made-of.ts";

const isBlue = ({ colour }: Piece): boolean => ["navy", "blue", "light-blue"].includes(colour);
/** Ecru and white have nothing to fade. */
const isDyed = ({ colour }: Piece): boolean => colour !== "beige" && colour !== "white";

/** Denim, by where it is worn. */
export const denimByUse: readonly Line[] = [
  line(
    "The denim does without an iron and hangs the better for it.",
    "Le denim se passe de fer et n’en tombe que mieux.",
    isClothing,
  ),
  line(
    "Washed seldom and inside out, the denim holds on to its colour.",
    "Lavé rarement, et sur l’envers, le denim garde sa couleur.",
  ),
  line(
    "Dried on a line, the denim comes in stiff as card and softens within the hour.",
    "Séché sur un fil, le denim rentre raide comme du carton et s’assouplit en une heure.",
    isClothing,
  ),
  line(
    "The denim is woven closely enough to stop a breeze.",
    "Le denim est tissé assez serré pour arrêter la brise.",
    isClothing,
  ),
  line(
    "The yarn is slightly uneven, so the denim never looks flat.",
    "Le fil, un peu irrégulier, empêche le denim de paraître plat.",
  ),
  line(
    "Rolled at the ankle, the denim shows its pale side.",
    "Roulé à la cheville, le denim montre son envers pâle.",
    both(under("A.3.1"), isBlue),
  ),
  line(
    "Knees, pockets, hem: the denim pales in the order of one’s habits.",
    "Genoux, poches, ourlet, le denim pâlit dans l’ordre des habitudes.",
    both(under("A.3.1"), isDyed),
  ),
  line(
    "The denim gives half a size in the first hour and then stops.",
    "Le denim prête une demi-taille dans l’heure, puis s’en tient là.",
    under("A.3"),
  ),
  line(
    "Before the year is out, the denim has drawn its own lines at the hip.",
    "Avant la fin de l’année, le denim a dessiné ses propres moustaches aux hanches.",
    both(under("A.3.1"), isDyed),
  ),
  line(
    "Heavy at the hem, the denim breaks cleanly over a shoe.",
    "Lourd à l’ourlet, le denim casse net sur la chaussure.",
    under("A.3.1"),
  ),
  line(
    "A denim of middling weight, warm in March and bearable in August.",
    "Un denim de poids moyen, chaud en mars, supportable en août.",
    under("A.3", "A.7", "A.8", "A.9"),
  ),
  line(
    "The stretch denim bends at the knee and forgets it on standing up.",
    "Le denim extensible plie au genou et l’oublie dès qu’on se relève.",
    both(spun("elastane"), under("A.3.1", "A.9")),
  ),
  line(
    "The denim squares the shoulders at first, then follows them.",
    "Le denim raidit d’abord les épaules, puis finit par les suivre.",
    under("A.4"),
  ),
  line(
    "Elbows print themselves in the denim like folds in an old map.",
    "Les coudes s’impriment dans le denim comme les plis d’une vieille carte.",
    under("A.4", "A.1"),
  ),
  line(
    "Doubled at collar and cuff, the denim lightens there first.",
    "Double au col et aux poignets, le denim s’éclaircit là en premier.",
    under("A.4.4", "A.1"),
  ),
  line(
    "The denim cuts the wind and takes a jumper underneath without sulking.",
    "Le denim coupe le vent et accepte un pull dessous sans bouder.",
    under("A.4"),
  ),
  line(
    "Twenty washes on, the denim is half shirt, half armour.",
    "Vingt lavages plus tard, le denim tient de la chemise et de l’armure.",
    under("A.4", "A.1"),
  ),
  line(
    "The denim falls in a firm line and keeps its pockets flat.",
    "Le denim tombe d’une ligne ferme et garde ses poches bien plates.",
    under("A.3", "A.7", "A.8", "A.9"),
  ),
  line(
    "The denim softens on the head and fades on the sunny side.",
    "Le denim s’assouplit sur la tête et pâlit côté soleil.",
    under("D.2"),
  ),
];

/** Canvas, by where it is worn. */
export const canvasByUse: readonly Line[] = [
  line(
    "The canvas dries overnight and is none the worse for a puddle.",
    "La toile sèche en une nuit et se remet très bien d’une flaque.",
    isShoe,
  ),
  line(
    "Bare feet are welcome: the canvas lets the air in.",
    "Les pieds nus sont bienvenus, la toile laisse entrer l’air.",
    isShoe,
  ),
  line(
    "The canvas softens and pales where the foot bends.",
    "La toile s’assouplit et pâlit là où le pied plie.",
    isShoe,
  ),
  line(
    "Grass, chalk, ice cream: the canvas keeps a diary of the summer.",
    "Herbe, craie, glace à l’eau, la toile tient le journal de l’été.",
    isShoe,
  ),
  line(
    "The canvas is light and holds the foot without squeezing it.",
    "La toile est légère et tient le pied sans le serrer.",
    isShoe,
  ),
  line(
    "The canvas slackens by a hair in a week and fits from then on.",
    "En une semaine, la toile se détend d’un rien et tombe juste.",
    isShoe,
  ),
  line(
    "The canvas carries a week of shopping and hangs straight the next day.",
    "La toile porte les courses de la semaine et retombe droit le lendemain.",
    under("C.1.1", "C.1.2", "C.1.3"),
  ),
  line(
    "Corners go soft first, and the canvas looks better travelled than it is.",
    "Les coins s’assouplissent d’abord, et la toile a l’air d’avoir beaucoup voyagé.",
    under("C"),
  ),
  line(
    "The canvas holds to the shoulder rather than sliding off.",
    "La toile accroche à l’épaule au lieu de glisser.",
    under("C.1.1", "C.1.2", "C.1.3"),
  ),
  line(
    "The canvas has the weight of a deckchair, and the same calm.",
    "La toile a le poids d’un transat, et le même calme.",
    under("C"),
  ),
  line(
    "Soap, warm water and patience take a stain out of the canvas.",
    "Savon, eau tiède, patience, et la tache quitte la toile.",
    under("C", "B"),
  ),
  line(
    "The canvas is close kin to sailcloth, minus the salt.",
    "La toile est cousine de celle des voiles, le sel en moins.",
    under("B", "C", "D.2"),
  ),
  line(
    "The canvas stands off the leg at first, then gives in.",
    "La toile se tient loin de la jambe, puis finit par céder.",
    under("A.3", "A.9"),
  ),
  line(
    "Knees and pockets wear the canvas pale, as they should.",
    "Genoux et poches éclaircissent la toile, comme il se doit.",
    under("A.3", "A.9"),
  ),
  line(
    "The canvas takes wind and brambles without comment.",
    "La toile affronte vent et ronces sans s’émouvoir.",
    under("A.1", "A.3", "A.4", "A.5"),
  ),
  line(
    "The canvas survives a back pocket and dries on the head.",
    "La toile survit à la poche arrière et sèche sur la tête.",
    under("D.2"),
  ),
  line(
    "The sun bleaches the canvas, starting from the top.",
    "Le soleil décolore la toile, en commençant par le haut.",
    under("D.2"),
  ),
];

/** Twill, by where it is worn. */
export const twillByUse: readonly Line[] = [
  line(
    "The twill turns drizzle aside for the length of a street.",
    "Le sergé écarte le crachin, le temps d’une rue.",
    under("A.5"),
  ),
  line(
    "Lighter than coating and denser than a shirt, the twill is made for April.",
    "Plus léger qu’un drap, plus dense qu’une chemise, le sergé est fait pour avril.",
    under("A.5.2"),
  ),
  line(
    "The slant of the twill leads the rain downwards.",
    "L’oblique du sergé guide la pluie vers le bas.",
    under("A.5"),
  ),
  line(
    "The twill swings a little in step with whoever wears it.",
    "Le sergé accompagne la marche d’un léger balancement.",
    under("A.5", "A.8"),
  ),
  line(
    "The twill stops a draught and lets a jumper breathe.",
    "Le sergé arrête les courants d’air et laisse respirer le pull.",
    under("A.4", "A.5"),
  ),
  line(
    "Pressed, the twill keeps a crease; unpressed, it keeps its ease.",
    "Repassé, le sergé garde un pli. Sinon, il garde son aisance.",
    under("A.3"),
  ),
  line(
    "The twill pales along the pockets, like any good pair of trousers.",
    "Le sergé pâlit au bord des poches, comme tout bon pantalon.",
    under("A.3"),
  ),
  line(
    "The twill puts up with a saddle as well as an office chair.",
    "Le sergé supporte aussi bien la selle que la chaise de bureau.",
    under("A.3", "A.6"),
  ),
  line(
    "The twill has a soft side and a strong one, and shows the strong one.",
    "Le sergé a un côté doux et un côté solide, et montre le second.",
  ),
  line(
    "The ribs of the twill are felt more than they are seen.",
    "Les côtes du sergé se sentent plus qu’elles ne se voient.",
  ),
  line(
    "On a good hanger the twill dries without a crease.",
    "Sur un bon cintre, le sergé sèche sans un pli.",
    isClothing,
  ),
  line(
    "The twill wears at the elbows and hardly anywhere else.",
    "Le sergé ne s’use qu’aux coudes, et encore.",
    under("A.1", "A.4", "A.9"),
  ),
];

/** Gabardine, by where it is worn. */
export const gabardineByUse: readonly Line[] = [
  line(
    "The gabardine hangs clean even after an hour on a train.",
    "La gabardine tombe net, même après une heure de train.",
  ),
  line(
    "Turned to the light, the gabardine shows its slanting lines.",
    "Tournée vers la lumière, la gabardine montre ses obliques.",
  ),
  line(
    "The gabardine cuts the wind and keeps a collar up.",
    "La gabardine coupe le vent et tient le col relevé.",
    under("A.5"),
  ),
  line(
    "The gabardine creases only where the iron meant it to.",
    "La gabardine ne marque que là où le fer l’a voulu.",
    under("A.3", "A.6"),
  ),
  line(
    "Closely woven, the gabardine hardly shines, even at the seat.",
    "Tissée serré, la gabardine se lustre à peine, même à l’assise.",
    under("A.3", "A.6"),
  ),
  line(
    "The gabardine dries without memory of the shower.",
    "La gabardine sèche sans garder souvenir de l’averse.",
    under("A.5"),
  ),
  line(
    "The gabardine makes a dark colour darker and a pale one cleaner.",
    "La gabardine approfondit les tons sombres et rend les clairs plus nets.",
  ),
  line(
    "The gabardine takes a seam so well that one hardly sees it.",
    "La gabardine prend si bien la couture qu’on la voit à peine.",
    under("A.3", "A.4", "A.6"),
  ),
];
