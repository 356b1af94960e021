import type { Piece } from "../../piece.ts";
import { both, forMen, forWomen, type Line, line, ofKind, under } from "../../prose/line.ts";
import { isShoe, soldAs } from "./made-of.ts";

const real = soldAs("leather");
const good = ({ brand }: { readonly brand: { readonly level: number } }): boolean => brand.level > 2;
const realUnder = (...codes: readonly string[]) => both(real, under(...codes));
/** Toes and heels covered. */
const closed = ({ kind }: Piece): boolean =>
  kind !== "heeled-sandal" && kind !== "heeled-mule" && kind !== "mule-loafer";

/** Smooth leather, by where it is worn: what is true of an upper is not true of a wallet. */
export const leatherByUse: readonly Line[] = [
  // Shoes.
  line(
    "Stiff for a week, the leather then remembers how its wearer walks.",
    "Ferme une semaine, le cuir apprend ensuite la démarche de qui le porte.",
    both(real, isShoe),
  ),
  line(
    "The leather takes polish well: two coats, ten minutes, a soft rag.",
    "Le cuir prend bien le cirage, deux couches, dix minutes, un chiffon doux.",
    realUnder("B.2", "B.3"),
  ),
  line(
    "The leather breathes enough to be worn from breakfast to the last train.",
    "Le cuir respire assez pour se porter du petit déjeuner au dernier métro.",
    both(real, isShoe),
  ),
  line(
    "Rested on shoe trees every other day, the leather keeps its line.",
    "Un jour de repos sur deux, sur embauchoirs, et le cuir garde sa ligne.",
    both(realUnder("B.2", "B.3"), closed),
  ),
  line(
    "Rain leaves a mark on the leather that the next polishing takes out.",
    "La pluie laisse sur le cuir une trace que le prochain cirage efface.",
    realUnder("B.2", "B.3"),
  ),
  line(
    "The leather bends across the toes in one clean line.",
    "Le cuir plie au niveau des orteils, d’un trait net.",
    both(realUnder("B.2", "B.3"), closed),
  ),
  line(
    "The leather is drawn tight over the last, so the outline stays sharp.",
    "Le cuir est bien tendu sur la forme, et le dessin reste net.",
    both(realUnder("B.2", "B.3"), closed),
  ),
  line(
    "A damp cloth takes the city off the leather in a minute.",
    "Un chiffon humide, une minute, et le cuir oublie la ville.",
    realUnder("B.1", "B.5"),
  ),
  line(
    "The leather is soft at the ankle from the first outing.",
    "Le cuir est souple à la cheville dès la première sortie.",
    realUnder("B.1"),
  ),
  line(
    "The leather ages more kindly than mesh would, scuffs included.",
    "Le cuir vieillit mieux qu’une résille, éraflures comprises.",
    realUnder("B.1", "B.5"),
  ),
  line(
    "Small folds settle over the toes and give the leather some character.",
    "De petits plis s’installent sur l’avant-pied et donnent du caractère au cuir.",
    both(realUnder("B.1", "B.2"), closed),
  ),
  line(
    "The leather holds the ankle upright and still lets it bend.",
    "Le cuir tient la cheville droite sans l’empêcher de plier.",
    realUnder("B.3"),
  ),
  line(
    "The leather is thick enough to stand up with nobody in it.",
    "Le cuir est assez épais pour tenir debout tout seul.",
    realUnder("B.3"),
  ),
  line(
    "Greased in autumn, the leather does not dread puddles.",
    "Graissé à l’automne, le cuir ne redoute pas les flaques.",
    realUnder("B.3", "B.5"),
  ),
  line(
    "The leather warms slowly, then keeps its heat until evening.",
    "Le cuir se réchauffe lentement, puis garde sa chaleur jusqu’au soir.",
    realUnder("B.3"),
  ),
  line(
    "Scuffs at the toe blend into the leather with a little wax.",
    "Un peu de cire, et les éraflures du bout se fondent dans le cuir.",
    both(realUnder("B.2", "B.3"), closed),
  ),
  line(
    "Against a bare foot the leather is smooth and never sticks.",
    "À même la peau, le cuir est lisse et ne colle pas.",
    realUnder("B.4"),
  ),
  line(
    "The leather straps take the shape of the foot in three walks.",
    "Trois promenades suffisent aux lanières de cuir pour prendre la forme du pied.",
    realUnder("B.4"),
  ),
  line(
    "The leather is at its best from the second summer on.",
    "Le cuir donne le meilleur de lui-même dès le deuxième été.",
    realUnder("B.4"),
  ),
  line(
    "The edges of the leather are smoothed, so that nothing rubs.",
    "Les bords du cuir sont adoucis, rien ne frotte.",
    realUnder("B.4"),
  ),
  line(
    "The leather is thin enough to show the movement of the foot.",
    "Le cuir est assez fin pour laisser voir le mouvement du pied.",
    both(realUnder("B.2"), forWomen),
  ),
  line(
    "The leather is soft at the heel, where new pairs usually bite.",
    "Le cuir reste souple au talon, là où les paires neuves ont l’habitude de mordre.",
    both(realUnder("B.2"), closed, forWomen),
  ),
  line(
    "A few strokes of the brush give the leather back its depth.",
    "Quelques coups de brosse rendent au cuir sa profondeur.",
    both(realUnder("B.2", "B.3"), forMen),
  ),
  line(
    "Mud dries on the leather and comes off with a stiff brush.",
    "La boue sèche sur le cuir et part à la brosse dure.",
    realUnder("B.5"),
  ),
  line(
    "The leather follows the arch of the foot like a hand.",
    "Le cuir suit la voûte du pied comme le ferait une main.",
    realUnder("B.2"),
  ),
  line(
    "The leather is cool at first and warm by the second street.",
    "Frais au départ, le cuir est tiède dès la deuxième rue.",
    both(real, isShoe),
  ),
  line(
    "New laces, fresh soles, years later: the leather is still there.",
    "Lacets neufs, semelles neuves, des années plus tard, le cuir est toujours là.",
    both(realUnder("B.2.1", "B.3.2"), forMen),
  ),
  // Bags.
  line(
    "New, the leather creaks a little; it falls silent within the month.",
    "Neuf, le cuir grince un peu. Il se tait au bout d’un mois.",
    realUnder("C.1"),
  ),
  line(
    "Keys, a book, a bottle: the leather takes the weight without a groan.",
    "Des clés, un livre, une bouteille, et le cuir porte tout sans se plaindre.",
    realUnder("C.1.1", "C.1.2", "C.1.3", "C.1.5"),
  ),
  line(
    "The cut edges of the leather are dyed and polished, coat after coat.",
    "Les tranches du cuir sont teintes puis polies, couche après couche.",
    both(realUnder("C", "D.1"), good),
  ),
  line(
    "The leather darkens first where the hand picks it up.",
    "Le cuir fonce d’abord là où la main le saisit.",
    realUnder("C.1"),
  ),
  line(
    "The leather smells of the workshop for a year or so.",
    "Le cuir garde un an ou deux l’odeur de l’atelier.",
    realUnder("C", "D.1"),
  ),
  line(
    "After rain, the leather wants a cloth and some patience, never a radiator.",
    "Après la pluie, le cuir demande un chiffon et de la patience, jamais un radiateur.",
    realUnder("C.1", "B.3"),
  ),
  line(
    "Filled with paper between seasons, the leather keeps its volume.",
    "Bourré de papier entre deux saisons, le cuir garde son volume.",
    realUnder("C.1"),
  ),
  line(
    "The leather is so smooth that light alone draws its outline.",
    "Le cuir est si lisse que la lumière suffit à en dessiner le contour.",
    realUnder("C.1"),
  ),
  line(
    "Rubbed with a thumb, small scratches melt back into the leather.",
    "Frottées du pouce, les petites griffures se fondent dans le cuir.",
    realUnder("C"),
  ),
  line(
    "Carried on the shoulder, the leather learns the curve of the hip.",
    "Porté à l’épaule, le cuir finit par épouser la hanche.",
    realUnder("C.1.2", "C.1.3"),
  ),
  // Wallets and card holders.
  line(
    "The leather thins at the fold and closes flat, even when full.",
    "Le cuir s’affine à la pliure et se referme à plat, même plein.",
    realUnder("C.2.1"),
  ),
  line(
    "Within a month the cards have made their place in the leather.",
    "En un mois, les cartes ont fait leur place dans le cuir.",
    realUnder("C.2"),
  ),
  line(
    "Kept in a pocket, the leather takes a curve that is nobody else’s.",
    "Glissé dans une poche, le cuir prend un galbe qui n’appartient qu’à vous.",
    realUnder("C.2"),
  ),
  line(
    "The leather leaves a pocket without catching the lining.",
    "Le cuir sort de la poche sans accrocher la doublure.",
    realUnder("C.2"),
  ),
  line(
    "Handled ten times a day, the leather shines before its first birthday.",
    "Sorti dix fois par jour, le cuir se lustre avant son premier anniversaire.",
    realUnder("C.2"),
  ),
  // Belts.
  line(
    "The leather remembers its hole: a small crease marks the habit.",
    "Le cuir retient son cran, et un petit pli marque l’habitude.",
    realUnder("D.1"),
  ),
  line(
    "The leather is firm enough not to roll and supple enough to sit down in.",
    "Le cuir est assez ferme pour ne pas rouler, assez souple pour se laisser oublier assis.",
    realUnder("D.1"),
  ),
  line(
    "Drawn through its loops every morning, the leather polishes itself.",
    "À force de coulisser dans les passants, le cuir se polit tout seul.",
    both(real, ofKind("belt")),
  ),
  line(
    "The leather is cut along the length of the hide and stretches little.",
    "Le cuir est coupé dans la longueur de la peau et se détend peu.",
    realUnder("D.1"),
  ),
  // Gloves and caps.
  line(
    "The leather is pared so thin that one can count coins in it.",
    "Le cuir est si fin qu’on compte sa monnaie sans se déganter.",
    realUnder("D.4"),
  ),
  line(
    "The leather gives at the knuckles and keeps the shape of the hand.",
    "Le cuir cède aux articulations et garde la forme de la main.",
    realUnder("D.4"),
  ),
  line(
    "The leather takes the shape of the head, and of the hand that adjusts it.",
    "Le cuir prend la forme de la tête, et celle de la main qui l’ajuste.",
    realUnder("D.2"),
  ),
  // Jackets, skirts, trousers.
  line(
    "The leather creases at the elbow first, and that is where it becomes yours.",
    "Le cuir marque d’abord au coude, et c’est là qu’il devient le vôtre.",
    realUnder("A.4"),
  ),
  line(
    "The leather is heavy on the hanger and light once the arms are in.",
    "Le cuir pèse sur le cintre, plus du tout une fois enfilé.",
    realUnder("A.4", "A.5"),
  ),
  line(
    "On a wide hanger, far from radiators, the leather outlives fashions.",
    "Sur un cintre large, loin des radiateurs, le cuir survit aux modes.",
    realUnder("A.4", "A.5"),
  ),
  line(
    "The leather stops an evening wind and puts up with morning drizzle.",
    "Le cuir arrête le vent du soir et supporte le crachin du matin.",
    realUnder("A.4", "A.5"),
  ),
  line(
    "The leather moves like a heavy cloth, with a faint sound of its own.",
    "Le cuir bouge comme une étoffe lourde, avec un léger bruit bien à lui.",
    realUnder("A.3", "A.7", "A.8"),
  ),
  // Straps and bracelets.
  line(
    "The leather strap is stiff for a week, then circles the wrist by itself.",
    "Raide une semaine, le cuir du bracelet finit par s’enrouler tout seul au poignet.",
    realUnder("E.1"),
  ),
  line(
    "The leather strap darkens on its inner side, where it meets the skin.",
    "Le cuir du bracelet fonce à l’intérieur, côté peau.",
    realUnder("E.1"),
  ),
  line(
    "Worn day and night, the leather softens and deepens in tone.",
    "Porté jour et nuit, le cuir s’assouplit et gagne en profondeur.",
    realUnder("E.2"),
  ),
  line(
    "The leather would rather not swim, but forgives a washing of hands.",
    "Le cuir n’aime pas nager, mais pardonne un lavage de mains.",
    realUnder("E"),
  ),
];

export const grainedLeatherByUse: readonly Line[] = [
  line(
    "Set on a table, brushed by a door: the grained leather shows nothing.",
    "Posé sur une table, frôlé par une porte, le cuir grainé ne montre rien.",
    realUnder("C.1"),
  ),
  line(
    "The grain gives the leather a firm hold, even for a gloved hand.",
    "Le grain donne au cuir une bonne prise, même avec des gants.",
    realUnder("C.1"),
  ),
  line(
    "Supple from the start, the grained leather needs no breaking in.",
    "Souple dès le départ, le cuir grainé n’a pas besoin de se faire.",
    realUnder("C.1", "B", "E.1"),
  ),
  line(
    "Raindrops sit on the grain until someone thinks of wiping them off.",
    "Les gouttes de pluie restent sur le grain, le temps qu’on pense à les essuyer.",
    realUnder("C.1"),
  ),
  line(
    "The grained leather travels well and arrives as it left.",
    "Le cuir grainé voyage bien et arrive comme il est parti.",
    realUnder("C.1"),
  ),
  line(
    "Under a lamp, each bead of the grain casts its dot of shadow on the leather.",
    "Sous une lampe, chaque perle du grain porte un point d’ombre sur le cuir.",
    realUnder("C", "D.1"),
  ),
  line(
    "The grain keeps the leather from slipping through the fingers.",
    "Le grain empêche le cuir de filer entre les doigts.",
    realUnder("C.2"),
  ),
  line(
    "Keys in the same pocket leave no trace on the grained leather.",
    "Des clés dans la même poche ne laissent aucune trace sur le cuir grainé.",
    realUnder("C.2"),
  ),
  line(
    "Over the years the grain softens and rounds off like a pebble.",
    "Avec les années, le grain s’adoucit et s’arrondit comme un galet.",
    both(real, under("C", "E.1")),
  ),
  line(
    "The grain makes one forget the holes no longer in use.",
    "Le grain fait oublier les crans que l’on n’utilise plus.",
    realUnder("D.1"),
  ),
  line(
    "The grained leather is thick, and its matt face suits flannel as well as denim.",
    "Le cuir grainé est épais, et sa surface mate va à la flanelle comme au denim.",
    realUnder("D.1"),
  ),
  line(
    "The grained leather bends a hundred times without whitening at the fold.",
    "Le cuir grainé plie cent fois sans blanchir à la pliure.",
    realUnder("D.1", "E.1", "C.2", "D.4"),
  ),
  line(
    "Seen close, the grain of the leather never quite repeats itself.",
    "De près, le grain du cuir ne se répète jamais tout à fait.",
    real,
  ),
];
