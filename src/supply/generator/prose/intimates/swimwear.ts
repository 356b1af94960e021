import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("F.4.1");

/** For the water and beside it. */
export const swimwear: Bank = {
  openings: {
    swimsuit: [
      line(
        "A swimsuit in one piece, cut to swim in as well as to dry in.",
        "Un maillot une pièce, coupé pour nager autant que pour sécher.",
      ),
      line(
        "A swimsuit that holds where it should and stays put under a wave.",
        "Un maillot une pièce qui tient où il faut et ne bouge pas sous la vague.",
      ),
      line(
        "One line from shoulder to hip: simple on the sand, serious in the water.",
        "Une seule ligne de l’épaule à la hanche : simple sur le sable, sérieuse dans l’eau.",
      ),
      line(
        "A one-piece swimsuit for lengths, for lunches and for the long way back.",
        "Un une-pièce pour les longueurs, les déjeuners et le chemin du retour.",
      ),
      line(
        "One shoulder bare, the other in charge: an asymmetric swimsuit that holds.",
        "Une épaule nue, l’autre aux commandes : un maillot asymétrique qui tient très bien.",
        ofKind("swimsuit", ({ top }) => top === "one-shoulder"),
      ),
      line(
        "Strapless, with shaped cups: for shoulders that would rather not keep a record.",
        "Sans bretelles, à bonnets formés, pour les épaules qui ne veulent garder aucune trace.",
        ofKind("swimsuit", ({ top, straps }) => top === "cups" && straps === "none"),
      ),
    ],
    bikini: [
      line(
        "A bikini whose top and bottom came to an agreement before the summer.",
        "Un bikini dont le haut et le bas se sont mis d’accord avant l’été.",
      ),
      line(
        "Two pieces, well held, for swimming first and lying down second.",
        "Deux pièces bien tenues, pour nager d’abord et s’allonger ensuite.",
      ),
      line(
        "A bikini that fits in one hand and takes you through a whole week.",
        "Un bikini qui tient dans une main et vous mène une semaine entière.",
      ),
      line(
        "Cut to move: it stays tied, it stays dry a little, it stays.",
        "Un bikini coupé pour bouger : il reste en place, et c’est tout ce qu’on lui demande.",
      ),
      line(
        "A bikini of string and triangles, to be tied to your own measure.",
        "Des liens et des triangles, que l’on noue à sa propre mesure.",
        ofKind("bikini", ({ top }) => top === "string"),
      ),
      line(
        "A high-waist bottom and a held top, with the ease of the fifties.",
        "Une culotte haute et un haut qui tient, avec l’aisance des années cinquante.",
        ofKind("bikini", ({ bottom }) => bottom === "high"),
      ),
    ],
    "swim-shorts": [
      line(
        "Swim shorts with a drawcord, dry by the time lunch is ready.",
        "Un short de bain à cordon, sec avant que le déjeuner ne soit prêt.",
      ),
      line(
        "Swim shorts for the sea, for the pool and for the terrace between them.",
        "Un short de bain pour la mer, la piscine et la terrasse entre les deux.",
      ),
      line(
        "Swim shorts, elastic at the waist, easy in the leg, at home on a boat.",
        "Élastiqué à la taille, à l’aise dans la jambe, chez lui sur un bateau.",
      ),
      line(
        "Swim shorts that swim well and come back decently dressed for lunch.",
        "Un short de bain qui nage bien et revient déjeuner décemment habillé.",
      ),
      line(
        "Swim shorts cut well above the knee, for tan lines with some ambition.",
        "Une coupe courte, bien au-dessus du genou, pour un bronzage qui a de l’ambition.",
        ofKind("swim-shorts", ({ inseam }) => inseam < 9),
      ),
    ],
    "board-shorts": [
      line(
        "Board shorts: fixed waist, laced front, long leg, ready for a wave or for the idea of one.",
        "Un short de surf : taille fixe, lacet devant, jambe longue, prêt pour une vague ou pour l’idée d’une vague.",
      ),
      line(
        "Cut straight so that a board, a towel or a rock does not matter.",
        "Coupé droit, que l’on s’assoie sur une planche, une serviette ou un rocher.",
      ),
      line(
        "Board shorts that lace up and stay up, whatever the wave decides to do.",
        "Un short de surf qui se lace, et qui reste en place quand la vague, elle, ne reste pas.",
      ),
      line(
        "The swim shorts for people who spend more time in than beside the water.",
        "Le short de ceux qui passent plus de temps dans l’eau qu’à côté.",
      ),
    ],
    "swim-trunks": [
      line(
        "Close-fitting swim trunks, for the swimmers who count their lengths.",
        "Un boxer de bain près du corps, pour les nageurs qui comptent leurs longueurs.",
      ),
      line(
        "Swim trunks without drag and without billow, with a cord at the waist.",
        "Un boxer de bain qui ne freine pas, ne gonfle pas, et se serre d’un cordon.",
      ),
      line(
        "The trunks one wears when the water is the point and the beach is not.",
        "Ce que l’on porte quand c’est l’eau qui compte, et non la plage.",
      ),
      line(
        "A swim brief, short and sure of itself, as at the pools of the sixties.",
        "Un slip de bain, court et sûr de lui, comme aux piscines des années soixante.",
        ofKind("swim-trunks", ({ shape }) => shape === "brief"),
      ),
      line(
        "Swim trunks with short legs and flat seams, good under a wetsuit too.",
        "Jambes courtes, coutures plates, bien aussi sous une combinaison.",
        ofKind("swim-trunks", ({ shape }) => shape === "trunks"),
      ),
    ],
  },
  details: [
    line(
      "A narrow belt marks the waist.",
      "Une ceinture marque la taille.",
      ofKind("swimsuit", ({ waist }) => waist === "belt"),
    ),
    line(
      "The front is ruched, which is kind and pretty.",
      "Le devant est froncé, ce qui est joli et indulgent.",
      ofKind("swimsuit", ({ waist }) => waist === "ruched"),
    ),
    line(
      "Shaping seams draw in the waist.",
      "Des découpes dessinent la taille.",
      ofKind("swimsuit", ({ waist }) => waist === "seamed"),
    ),
    line(
      "The leg is cut high, for a longer line.",
      "La jambe est très échancrée, la ligne plus longue.",
      ofKind("swimsuit", ({ leg }) => leg === 1),
    ),
    line(
      "The neckline is square and the straps broad.",
      "Le décolleté est carré, les bretelles sont larges.",
      ofKind("swimsuit", ({ top }) => top === "square"),
    ),
    line(
      "It ties in a knot behind the neck.",
      "Il se noue simplement derrière la nuque.",
      ofKind("swimsuit", ({ straps }) => straps === "halter"),
    ),
    line(
      "The bottom ties at both sides.",
      "La culotte se noue des deux côtés.",
      ofKind("bikini", ({ bottom }) => bottom === "tie-side"),
    ),
    line(
      "The top is a bandeau, without straps.",
      "Le haut est un bandeau, sans bretelles.",
      ofKind("bikini", ({ top }) => top === "bandeau"),
    ),
    line(
      "The top has sewn cups and real support.",
      "Le haut a des bonnets cousus et un vrai maintien.",
      ofKind("bikini", ({ top }) => top === "balconette"),
    ),
    line(
      "The bottom is in a Brazilian cut.",
      "La culotte suit une coupe brésilienne.",
      ofKind("bikini", ({ bottom }) => bottom === "brazilian"),
    ),
    line(
      "Fine piping runs down both sides.",
      "Un passepoil fin file de chaque côté.",
      ofKind("swim-shorts", ({ side }) => side === "piped"),
    ),
    line(
      "The hem is curved at the side.",
      "L’ourlet s’arrondit sur le côté.",
      ofKind("swim-shorts", ({ hem }) => hem === "curved"),
    ),
    line(
      "A drawcord ties at the front of the waist.",
      "Un cordon se noue devant, à la taille.",
      anyOf("swim-shorts"),
    ),
    line(
      "Panels in a second colour run down the sides.",
      "Des panneaux d’une seconde couleur habillent les côtés.",
      ofKind("board-shorts", ({ blocks }) => blocks === "side"),
    ),
    line(
      "A broad stripe circles the hem.",
      "Une large bande cercle l’ourlet.",
      ofKind("board-shorts", ({ blocks }) => blocks === "hem"),
    ),
    line(
      "A panel is let in at the side.",
      "Un panneau est rapporté sur le côté.",
      ofKind("swim-trunks", (cut) => cut.shape === "trunks" && cut.side === "panel"),
    ),
  ],
  wear: [
    line("With an open shirt, for lunch.", "Avec une chemise ouverte, pour le déjeuner.", here),
    line(
      "Rinse it in fresh water: salt is a slow tailor.",
      "À rincer à l’eau douce : le sel use plus que les années.",
      here,
    ),
    line(
      "Under a linen dress on the way, over nothing on the way back.",
      "Sous une robe de lin à l’aller, encore mouillé au retour.",
      both(here, forWomen),
    ),
    line(
      "With high-waisted trousers, as a body.",
      "Avec un pantalon taille haute, en guise de body.",
      anyOf("swimsuit"),
    ),
    line("For swimming before the others are up.", "Pour nager avant que les autres soient levés.", here),
    line(
      "With denim shorts and wet footprints.",
      "Avec un short en jean et des traces de pas mouillées.",
      both(here, forWomen),
    ),
    line(
      "Add a T-shirt and sandals, and they pass for ordinary shorts.",
      "Un T-shirt, des sandales, et c’est un short comme un autre.",
      anyOf("swim-shorts", "board-shorts"),
    ),
    line(
      "At the municipal pool, with cap and good faith.",
      "À la piscine municipale, avec bonnet et bonne foi.",
      anyOf("swim-trunks", "swimsuit"),
    ),
    line("Pack two of them: one is always wet.", "Prenez-en deux : il y en a toujours un de mouillé.", here),
    line("A large towel, a small book, a peach.", "Une grande serviette, un petit livre, une pêche.", here),
    line(
      "With a hat of some considerable size.",
      "Avec un chapeau d’une certaine envergure.",
      both(here, forWomen),
    ),
    line("Jump first, adjust the cord later.", "On saute d’abord, on ajuste après.", both(here, forMen)),
    line(
      "Dry it in the shade, and its colour stays the summer.",
      "Séché à l’ombre, il garde sa couleur tout l’été.",
      here,
    ),
  ],
};
