import type { BlazerCut } from "../../../illustrator/silhouettes/tailoring/blazer.ts";
import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { atMost, either, forOccasion, inSeason, lined, plain } from "../when.ts";

const suitLeaf = under("A.6.1");

/** The jacket of a suit with trousers. */
const jacket = (passes: (cut: BlazerCut) => boolean) =>
  either(ofKind("suit", passes), ofKind("suit-set", passes), ofKind("trouser-suit", passes));

const wideLeg = either(
  ofKind("suit", ({ leg }) => leg === "wide"),
  ofKind("suit-set", ({ trousers }) => trousers === "wide"),
  ofKind("trouser-suit", ({ leg }) => leg === "wide"),
);
const straightLeg = either(
  ofKind("suit", ({ leg }) => leg === "straight"),
  ofKind("suit-set", ({ trousers }) => trousers === "straight"),
  ofKind("trouser-suit", ({ leg }) => leg === "straight"),
);
const narrowLeg = either(
  ofKind("suit", ({ leg }) => leg === "taper" || leg === "cigarette"),
  ofKind("suit-set", ({ trousers }) => trousers === "slim"),
  ofKind("trouser-suit", ({ leg }) => leg === "cigarette"),
);

export const suits: Bank = {
  openings: {
    suit: [
      line(
        "A suit for the days that count and the ones that merely look like it.",
        "Un costume pour les jours qui comptent et pour ceux qui font semblant.",
      ),
      line(
        "Jacket and trousers in one cloth, one decision, no further questions before coffee.",
        "Veste et pantalon du même tissu : une seule décision, et plus de questions avant le café.",
      ),
      line(
        "Good suits disappear after ten minutes; this one lets you get on with the sentence.",
        "Un bon costume se fait oublier en dix minutes ; celui-ci vous laisse finir votre phrase.",
      ),
      line(
        "Cut to sit at the neck, follow the back and leave the trousers room to walk.",
        "Coupé pour coller au col, suivre le dos et laisser marcher le pantalon : un costume bien élevé.",
      ),
      line(
        "Slim from the shoulder to the ankle, a suit for people who take stairs two at a time.",
        "Étroit de l’épaule à la cheville, un costume pour ceux qui montent l’escalier quatre à quatre.",
        ofKind("suit", ({ fit }) => fit < -0.3),
      ),
      line(
        "An easy suit with a soft line and wide trousers, closer to pyjamas than it lets on.",
        "Un costume souple à pantalon large, plus proche du pyjama qu’il ne l’avoue.",
        ofKind("suit", ({ fit }) => fit > 0.5),
      ),
      line(
        "Three pieces, for those who like to take off the jacket and stay dressed.",
        "Trois pièces, pour pouvoir tomber la veste et rester habillé.",
        ofKind("suit", ({ pieces }) => pieces === 3),
      ),
      line(
        "A double-breasted suit with its shoulders back and its hands out of its pockets.",
        "Un costume croisé qui se tient droit, les mains hors des poches.",
        ofKind("suit", ({ front }) => front === "double"),
      ),
    ],
    "suit-set": [
      line(
        "A suit in two pieces that were cut together and agree on everything.",
        "Un costume en deux pièces, coupées ensemble et d’accord sur tout.",
      ),
      line(
        "A suit to be worn whole or in halves: the jacket with jeans, the trousers with a jumper.",
        "Un costume à porter entier ou par moitiés : la veste sur un jean, le pantalon avec un pull.",
      ),
      line(
        "Nothing to match and nothing to prove: jacket above, trousers below, done.",
        "Rien à assortir, rien à prouver : la veste en haut, le pantalon en bas, et voilà.",
      ),
      line(
        "The suit in its plain, modern form: clear shoulders, a clean front, trousers that break once.",
        "Le costume dans sa forme simple et actuelle : épaules nettes, devant propre, un seul pli sur la chaussure.",
      ),
      line(
        "Loose in the jacket and wide in the leg: a suit that has loosened its tie for good.",
        "Ample de veste et large de jambe : un costume qui a desserré sa cravate une fois pour toutes.",
        ofKind("suit-set", ({ trousers }) => trousers === "wide"),
      ),
      line(
        "Fitted at the waist, slim in the leg: a suit drawn with a sharp pencil.",
        "Cintré à la taille, étroit à la jambe : un costume dessiné au crayon bien taillé.",
        ofKind("suit-set", ({ trousers }) => trousers === "slim"),
      ),
    ],
    "trouser-suit": [
      line(
        "A trouser suit, still the quickest way of being taken seriously.",
        "Un tailleur-pantalon : toujours la façon la plus rapide d’être prise au sérieux.",
      ),
      line(
        "Jacket and trousers in conversation, and both have something to say.",
        "Une veste et un pantalon en pleine conversation, et chacun a quelque chose à dire.",
      ),
      line(
        "Put on the jacket and the room sits up; take it off and the trousers carry on.",
        "On met la veste, la salle se redresse. On l’enlève, le pantalon continue.",
      ),
      line(
        "For boardrooms, registry offices and dinners where one wants pockets.",
        "Pour les conseils d’administration, les mairies et les dîners où l’on veut des poches : un tailleur-pantalon.",
      ),
      line(
        "Oversized above and wide below, a trouser suit that takes up exactly the space it needs.",
        "Grand en haut, large en bas : un tailleur-pantalon qui prend exactement la place qu’il lui faut.",
        ofKind("trouser-suit", ({ fit }) => fit > 0.8),
      ),
      line(
        "A short jacket over wide trousers: all the leg, none of the lecture.",
        "Une veste courte sur un pantalon large : toute la jambe, sans la leçon.",
        ofKind("trouser-suit", ({ length }) => length < 58),
      ),
      line(
        "Shaped at the waist and long in the leg, it has power without the shoulder pads of legend.",
        "Cintré à la taille, long de jambe : de l’autorité, sans les épaulettes de légende.",
        ofKind("trouser-suit", ({ waist, length }) => waist > 1 && length > 58),
      ),
    ],
  },
  details: [
    line(
      "Peak lapels sharpen the shoulder line.",
      "Les revers en pointe affûtent la ligne d’épaule.",
      jacket(({ lapel }) => lapel === "peak"),
    ),
    line(
      "Notch lapels, neither narrow nor loud.",
      "Des revers crantés, ni étroits ni bavards.",
      jacket(({ lapel, lapelWidth }) => lapel === "notch" && lapelWidth < 1 && lapelWidth > -0.5),
    ),
    line(
      "Slim notch lapels keep the front light.",
      "Des revers crantés étroits allègent le devant.",
      jacket(({ lapel, lapelWidth }) => lapel === "notch" && lapelWidth <= -0.5),
    ),
    line(
      "The shawl collar softens the front.",
      "Le col châle adoucit le devant.",
      jacket(({ lapel }) => lapel === "shawl"),
    ),
    line(
      "A single button, and the jacket closes exactly at the waist.",
      "Un seul bouton, et la veste se ferme exactement à la taille.",
      jacket(({ front, buttons }) => front === "single" && buttons === 1),
    ),
    line(
      "Two buttons in front, the lower one for decoration.",
      "Deux boutons devant, celui du bas pour la forme.",
      jacket(({ front, buttons }) => front === "single" && buttons === 2),
    ),
    line(
      "Double-breasted, with a front that overlaps generously.",
      "Veste croisée, au devant généreusement superposé.",
      jacket(({ front }) => front === "double"),
    ),
    line(
      "Flap pockets on the jacket, straight and level.",
      "Poches à rabat sur la veste, bien horizontales.",
      jacket(({ pocket, length }) => pocket === "flap" && length >= 58),
    ),
    line(
      "Jetted pockets, for the flattest possible hip.",
      "Poches passepoilées, pour une hanche parfaitement plate.",
      jacket(({ pocket, length }) => pocket === "jetted" && length >= 58),
    ),
    line(
      "Patch pockets make it a suit for walking about in.",
      "Des poches plaquées, pour un costume qui se promène.",
      either(
        ofKind("suit", ({ pocket }) => pocket === "patch"),
        ofKind("suit-set", ({ pocket }) => pocket === "patch"),
      ),
    ),
    line(
      "There is a breast pocket, should you own a square.",
      "Une poche poitrine attend sa pochette.",
      jacket(({ breast, length }) => breast && length >= 58),
    ),
    line(
      "Four buttons at the cuff, set close together.",
      "Quatre boutons serrés au poignet.",
      jacket(({ cuffButtons }) => cuffButtons === 4),
    ),
    line(
      "The trousers are wide from hip to hem and fall in one piece.",
      "Le pantalon est large de la hanche à l’ourlet et tombe d’un bloc.",
      wideLeg,
    ),
    line("Straight trousers, with room at the knee.", "Pantalon droit, à l’aise au genou.", straightLeg),
    line(
      "The trousers narrow to the ankle and show the shoe.",
      "Le pantalon se resserre à la cheville et laisse voir la chaussure.",
      narrowLeg,
    ),
    line(
      "Trousers that flare from the knee and want a heel.",
      "Un pantalon évasé dès le genou, qui réclame un talon.",
      ofKind("trouser-suit", ({ leg }) => leg === "flare"),
    ),
    line(
      "Turn-ups add weight at the hem, so the crease hangs true.",
      "Des revers lestent le bas du pantalon et font tomber le pli.",
      either(
        ofKind("suit", ({ turnUps }) => turnUps),
        ofKind("suit-set", ({ turnUps }) => turnUps),
      ),
    ),
    line(
      "The waistcoat is in the same cloth, with five buttons.",
      "Le gilet est du même tissu, à cinq boutons.",
      ofKind("suit", ({ pieces }) => pieces === 3),
    ),
    line(
      "The jacket is lined, the sleeves included.",
      "La veste est doublée, manches comprises.",
      both(suitLeaf, lined),
    ),
  ],
  wear: [
    line(
      "White shirt, dark tie, polished shoes: the interview may begin.",
      "Chemise blanche, cravate sombre, souliers cirés : l’entretien peut commencer.",
      both(suitLeaf, forMen, forOccasion("interview", "work", "ceremony")),
    ),
    line(
      "With a fine roll-neck it is just as dressed and twice as comfortable.",
      "Avec un col roulé fin, il est aussi habillé et deux fois plus confortable.",
      both(suitLeaf, forMen),
    ),
    line(
      "Without a tie, with loafers, on the third day of the conference.",
      "Sans cravate, en mocassins, le troisième jour du congrès.",
      both(suitLeaf, forMen),
    ),
    line(
      "It goes to weddings and behaves, whatever the table plan.",
      "Il va aux mariages et se tient bien, quel que soit le plan de table.",
      both(suitLeaf, forOccasion("wedding", "ceremony")),
    ),
    line(
      "T-shirt, clean trainers, hands free: a suit on its day off.",
      "T-shirt, baskets propres, mains libres : un costume en congé.",
      both(suitLeaf, forMen, atMost(4)),
    ),
    line(
      "A silk blouse for the morning, bare skin and a chain for the evening.",
      "Une blouse en soie le matin, la peau nue et une chaîne le soir.",
      both(suitLeaf, forWomen),
    ),
    line(
      "Flat shoes or heels; the trousers have no opinion.",
      "Plat ou talon, le pantalon n’a pas d’avis.",
      both(suitLeaf, forWomen),
    ),
    line(
      "Worn with a plain T-shirt, it gets down from the podium.",
      "Avec un simple T-shirt, il descend de l’estrade.",
      both(suitLeaf, forWomen),
    ),
    line(
      "Split it up: the jacket goes over dresses, the trousers under knitwear.",
      "À séparer : la veste sur une robe, le pantalon sous une maille.",
      both(suitLeaf, forWomen),
    ),
    line(
      "In summer, a linen shirt and no socks.",
      "L’été, chemise en lin et pas de chaussettes.",
      both(suitLeaf, forMen, inSeason("summer")),
    ),
    line(
      "In winter it goes under a long coat, and the coat is grateful.",
      "L’hiver, il se glisse sous un long manteau, qui n’attendait que lui.",
      both(suitLeaf, inSeason("winter")),
    ),
    line(
      "A pale blue shirt is never wrong with it.",
      "Une chemise bleu ciel ne lui fait jamais de tort.",
      both(suitLeaf, forMen, plain),
    ),
    line(
      "Hang it overnight, brush it in the morning, wear it again on Thursday.",
      "Une nuit sur un cintre, un coup de brosse, et il repart jeudi.",
      both(suitLeaf, forOccasion("work")),
    ),
    line(
      "A sleek bun or a messy one: the jacket takes care of the rest.",
      "Chignon strict ou défait, la veste s’occupe du reste.",
      both(suitLeaf, forWomen, forOccasion("work", "evening", "interview")),
    ),
    line(
      "Pointed pumps if you mean it, loafers if you mean it quietly.",
      "Des escarpins pointus pour l’affirmer, des mocassins pour le murmurer.",
      both(suitLeaf, forWomen),
    ),
  ],
};
