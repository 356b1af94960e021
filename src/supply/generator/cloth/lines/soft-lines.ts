import { both, type Line, line, under } from "../../prose/line.ts";
import { isClothing, isPlain, spun } from "./made-of.ts";

/** Jersey, by where it is worn. */
export const jerseyByUse: readonly Line[] = [
  line(
    "The jersey does not twist in the wash, and its seams stay straight.",
    "Le jersey ne vrille pas au lavage, et les coutures restent droites.",
    under("A.1"),
  ),
  line(
    "The jersey has enough spring to keep its neckline flat.",
    "Le jersey a assez de ressort pour garder une encolure bien plate.",
    under("A.1"),
  ),
  line(
    "Fresh in the morning, the jersey is still presentable at night.",
    "Frais le matin, le jersey reste présentable le soir.",
    under("A.1", "A.7"),
  ),
  line(
    "The jersey drops softly from the shoulder.",
    "Le jersey tombe en douceur depuis l’épaule.",
    under("A.1.1", "A.7"),
  ),
  line(
    "Folded in three, the jersey keeps no memory of the drawer.",
    "Plié en trois, le jersey ne garde aucun souvenir du tiroir.",
  ),
  line(
    "The yarn is combed, and the jersey hardly bobbles.",
    "Le fil est peigné, et le jersey bouloche à peine.",
    both(spun("cotton"), ({ brand }) => brand.level > 2),
  ),
  line(
    "Full without being thick, the jersey can be worn on its own.",
    "Le jersey a du corps sans épaisseur et peut se porter seul.",
    under("A.1"),
  ),
  line(
    "Thinned by the years, the jersey becomes the one kept for Sundays.",
    "Affiné par les années, le jersey devient celui du dimanche.",
    under("A.1"),
  ),
  line(
    "The cotton jersey takes its dye evenly and fades evenly too.",
    "Le jersey de coton prend la teinture uniformément et passe de même.",
    both(spun("cotton"), isPlain),
  ),
  line(
    "On a hot day with a heavy bag, the jersey dries between two stops.",
    "Jour de chaleur, sac lourd, le jersey sèche entre deux stations.",
    under("A.1"),
  ),
  line(
    "Rolled up, the jersey takes the room of an apple in a suitcase.",
    "Roulé, le jersey prend dans la valise la place d’une pomme.",
    under("A.1", "F.1"),
  ),
  line(
    "The jersey is soft at the seams, where it matters under clothes.",
    "Le jersey est doux aux coutures, là où cela compte sous les vêtements.",
    under("F.1"),
  ),
  line(
    "The jersey moves with the body and stays where it was put.",
    "Le jersey bouge avec le corps et reste à sa place.",
    under("F.1"),
  ),
  line(
    "After a hundred washes the jersey is as supple as a handkerchief.",
    "Après cent lavages, le jersey est souple comme un mouchoir.",
    under("F.1", "F.3", "A.1"),
  ),
  line(
    "The jersey is thick enough for trousers and as easy as a T-shirt.",
    "Le jersey est assez épais pour un pantalon, aussi facile qu’un T-shirt.",
    under("A.3"),
  ),
  line(
    "The jersey falls from the waist without marking the knee.",
    "Le jersey tombe de la taille sans marquer le genou.",
    under("A.3", "A.9"),
  ),
  line(
    "The jersey travels folded and hangs straight once on a hanger.",
    "Le jersey voyage plié et retombe droit sitôt suspendu.",
    under("A.7", "A.9"),
  ),
];

export const moreCotton: readonly Line[] = [
  line(
    "The cotton irons easily, and forgives those who do not.",
    "Le coton se repasse sans mal, et pardonne à qui ne le fait pas.",
  ),
  line(
    "The cotton grows softer along its folds with every summer.",
    "Le coton s’adoucit aux plis, un peu plus chaque été.",
  ),
  line(
    "Matt and dry to the touch, the cotton keeps colours clear.",
    "Mat et sec au toucher, le coton garde des couleurs franches.",
  ),
];

/** Sweatshirt cloth, by where it is worn. */
export const sweatByUse: readonly Line[] = [
  line(
    "The loopback is heavy on the scales and light on the shoulders.",
    "Le molleton pèse sur la balance, moins sur les épaules.",
    under("A.2"),
  ),
  line(
    "The loopback keeps its edges and seams through years of Sundays.",
    "Le molleton garde ses bords et ses coutures pendant des années de dimanches.",
  ),
  line(
    "Under a coat, the loopback makes no bulk at the elbow.",
    "Sous un manteau, le molleton ne fait pas d’épaisseur au coude.",
    under("A.2"),
  ),
  line(
    "Left on a chair, the loopback is ready to go out again.",
    "Oublié sur une chaise, le molleton est prêt à ressortir.",
  ),
  line(
    "The loopback has warmed the arms by the time it is on.",
    "Le molleton réchauffe les bras le temps de l’enfiler.",
    under("A.2"),
  ),
  line(
    "The loopback is firm enough for the hood to keep its shape.",
    "Le molleton est assez ferme pour que la capuche se tienne.",
    under("A.2.4"),
  ),
  line(
    "The loopback stretches just enough to be pulled on with one hand.",
    "Le molleton s’étire juste assez pour s’enfiler d’une main.",
    under("A.2"),
  ),
  line(
    "The loopback does not bag at the knee, or not at once.",
    "Le molleton ne poche pas au genou, ou pas tout de suite.",
    under("A.3"),
  ),
  line(
    "The loopback hangs with weight, more trousers than pyjamas.",
    "Le molleton tombe avec du poids, plus pantalon que pyjama.",
    under("A.3"),
  ),
  line(
    "Matt and even, the loopback takes colour without a shine.",
    "Mat et régulier, le molleton prend la couleur sans briller.",
  ),
  line(
    "Washed inside out, the loopback keeps a clean face.",
    "Lavé sur l’envers, le molleton garde une surface nette.",
  ),
  line(
    "The loopback falls in thick, rounded folds and stays there.",
    "Le molleton forme de gros plis ronds et s’y tient.",
    under("A.2"),
  ),
];

/** Poplin, by where it is worn. */
export const poplinByUse: readonly Line[] = [
  line(
    "The poplin keeps collar and cuffs crisp to the end of dinner.",
    "La popeline garde col et poignets nets jusqu’à la fin du dîner.",
    under("A.1.3"),
  ),
  line(
    "Tucked in, the poplin stays flat; let out, it moves.",
    "Rentrée, la popeline reste plate. Sortie, elle bouge.",
    under("A.1"),
  ),
  line(
    "Held to the window, the poplin has the grain of fine paper.",
    "À contre-jour, la popeline a le grain d’un papier fin.",
  ),
  line(
    "The poplin airs the night and smooths itself under the blanket.",
    "La popeline aère la nuit et se défroisse sous la couette.",
    under("F.3"),
  ),
  line(
    "Hung up wet, the poplin asks only to be smoothed by hand.",
    "Suspendue mouillée, la popeline ne demande qu’à être lissée de la main.",
    isClothing,
  ),
  line(
    "The poplin fills with air when walking and lies flat at rest.",
    "La popeline prend l’air en marchant et retombe à plat à l’arrêt.",
    under("A.3", "A.7", "A.8", "A.9"),
  ),
  line(
    "The poplin is cool against the leg and makes no fuss.",
    "La popeline est fraîche sur la jambe et ne fait pas d’histoires.",
    under("F.1", "F.3", "A.3"),
  ),
];

/** Linen, by where it is worn. */
export const linenByUse: readonly Line[] = [
  line(
    "The linen is at its best on the second day.",
    "C’est le deuxième jour que le lin est à son mieux.",
    isClothing,
  ),
  line("Rolled rather than folded, the linen travels well.", "Roulé plutôt que plié, le lin voyage mieux."),
  line(
    "The linen stands away from the skin on airless days.",
    "Le lin se tient loin de la peau les jours sans air.",
    isClothing,
  ),
  line(
    "A little rough when new, the linen ends as soft as an old sheet.",
    "Un peu rêche au début, le lin finit doux comme un vieux drap.",
  ),
  line(
    "The linen breaks at the knee, and nobody minds.",
    "Le lin marque au genou, et personne ne s’en plaint.",
    under("A.3", "A.6", "A.9"),
  ),
  line(
    "The linen wears its colours well and keeps them through August.",
    "Le lin porte bien les couleurs et les garde jusqu’à la fin août.",
  ),
  line(
    "The linen knots without weight and dries in the time of a swim.",
    "Le lin se noue sans peser et sèche le temps d’un bain.",
    under("D.3"),
  ),
];
