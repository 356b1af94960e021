import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { anyOf } from "../when.ts";

/** What goes round the neck and over the hands. */
export const scarvesAndGloves: Bank = {
  openings: {
    "long-scarf": [
      line(
        "A long scarf to wind once, twice, or around the person you are walking with.",
        "Une longue écharpe à enrouler une fois, deux fois, ou autour de la personne qui vous accompagne.",
      ),
      line(
        "It closes the gap a coat leaves and opens the conversation a coat does not.",
        "Une écharpe qui comble ce que le manteau laisse ouvert, et engage la conversation qu’il n’engage pas.",
      ),
      line(
        "A scarf is warmth by the metre, and this one has ends that know how to fall.",
        "De la chaleur au mètre, et des extrémités qui savent tomber.",
      ),
      line(
        "A scarf wide enough to become a shawl as soon as the train is air-conditioned.",
        "Une écharpe assez large pour devenir un châle dès que le train est climatisé.",
      ),
      line(
        "A blanket that passes for a scarf: folded in town, unfolded on benches.",
        "Un plaid qui se fait passer pour une écharpe : plié en ville, déplié sur les bancs.",
        both(
          forWomen,
          ofKind("long-scarf", ({ width }) => width > 50),
        ),
      ),
    ],
    "silk-square": [
      line(
        "A square scarf, for the neck, the hair, the handle of a bag, and the drawer where it looks like a picture.",
        "Un foulard carré, pour le cou, les cheveux, l’anse d’un sac, et le tiroir où il a l’air d’un tableau.",
      ),
      line(
        "Folded on the diagonal it is a scarf; laid flat it is a drawing.",
        "Plié en biais, c’est un foulard ; posé à plat, c’est un dessin.",
      ),
      line(
        "A light square of a scarf that gives a plain jumper something to say.",
        "Un carré léger qui donne quelque chose à dire à un pull uni.",
      ),
      line(
        "A square that weighs nothing and changes a whole collar, depending on the knot.",
        "Un carré qui ne pèse rien et change tout un col, selon le nœud et l’humeur.",
      ),
    ],
    snood: [
      line(
        "A snood: a scarf that has closed the discussion, whatever the wind may say.",
        "Un tour de cou : une écharpe qui a mis fin à la discussion, et que le vent ne rouvrira pas.",
      ),
      line(
        "A ring of warmth, pulled over the head and left to find its own place.",
        "Un anneau de chaleur, enfilé par la tête, qui trouve tout seul sa place.",
      ),
      line(
        "No ends to trail in the soup, no knot to redo at the lights.",
        "Pas de pans qui traînent dans la soupe, pas de nœud à refaire au feu rouge.",
      ),
      line(
        "It stays where it is put, on a bicycle, on a slope, in a queue.",
        "Il reste où on l’a mis, à vélo, sur les pistes, dans une file d’attente.",
      ),
    ],
    "skinny-scarf": [
      line(
        "A narrow scarf, tied just once: more a matter of punctuation than protection.",
        "Un foulard étroit, noué une fois : de la ponctuation plus que de la protection.",
      ),
      line(
        "A narrow scarf that takes the place of a tie, a necklace or an afterthought.",
        "Un foulard étroit qui prend la place d’une cravate, d’un collier ou d’une arrière-pensée.",
      ),
      line(
        "A scarf, thin and long and easily flattered by the way one walks.",
        "Fin, long, vite flatté par le mouvement : un foulard qui aime qu’on marche.",
      ),
      line(
        "A strip of cloth for open collars, ponytails and bag handles.",
        "Une bande d’étoffe pour les cols ouverts, les queues-de-cheval et les anses de sac.",
        forWomen,
      ),
    ],
    "leather-gloves": [
      line(
        "Gloves cut close, so that one can still find the right coin.",
        "Des gants coupés près de la main, pour trouver encore la bonne pièce.",
      ),
      line(
        "A pair of gloves to take off finger by finger, if someone is watching.",
        "Des gants que l’on ôte doigt par doigt, si quelqu’un regarde.",
      ),
      line(
        "Made to the shape of a hand holding a steering wheel, or another hand.",
        "Faits à la forme d’une main qui tient un volant, ou une autre main.",
      ),
      line(
        "Gloves that finish a coat sleeve the way good cuffs finish a shirt.",
        "Des gants qui terminent une manche de manteau comme un poignet termine une chemise.",
      ),
    ],
    "knit-gloves": [
      line(
        "Gloves knitted for cold mornings and for warm handshakes soon after.",
        "Des gants tricotés pour les matins froids et les poignées de main chaleureuses.",
      ),
      line(
        "Soft, ribbed at the wrist and easily forgiven when one goes missing.",
        "Doux, côtelés au poignet, et vite pardonnés quand l’un des deux s’égare.",
      ),
      line(
        "Mittens, because fingers keep each other warm, as children know and adults forget.",
        "Des moufles, parce que les doigts se tiennent chaud entre eux, et qu’on l’oublie en grandissant.",
        ofKind("knit-gloves", ({ shape }) => shape === "mitten"),
      ),
      line(
        "Fingerless, for pianists, smokers and people who answer messages outdoors.",
        "Des mitaines, pour les pianistes, les bouquinistes et ceux qui répondent dehors à leurs messages.",
        ofKind("knit-gloves", ({ shape }) => shape === "fingerless"),
      ),
      line(
        "A knitted pair for pockets, sledges and snowballs of moderate size.",
        "Une paire tricotée pour les poches, les luges et les boules de neige de taille moyenne.",
        ofKind("knit-gloves", ({ shape }) => shape !== "fingerless"),
      ),
    ],
    "evening-gloves": [
      line(
        "Long evening gloves, for arms that intend to make an entrance.",
        "Des gants longs, pour des bras qui comptent faire une entrée.",
      ),
      line(
        "They begin at the fingertips and stop where the story gets interesting.",
        "Des gants du soir qui partent du bout des doigts et s’arrêtent là où l’histoire commence.",
      ),
      line(
        "Worn with a bare dress, they are the sleeves it left at home.",
        "Avec une robe nue, ils sont les manches qu’elle a laissées à la maison.",
      ),
      line(
        "Evening gloves, to be taken off slowly, one finger at a time, or not at all.",
        "Des gants du soir, à retirer lentement, un doigt après l’autre, ou pas du tout.",
      ),
    ],
  },
  details: [
    line(
      "The ends are finished with a long fringe.",
      "Les extrémités se terminent en longues franges.",
      ofKind("long-scarf", ({ end }) => end === "fringe"),
    ),
    line(
      "The ends have no fringe and lie flat.",
      "Les extrémités, sans franges, restent bien plates.",
      ofKind("long-scarf", ({ end }) => end === "rib"),
    ),
    line(
      "Bands of a second colour cross near the ends.",
      "Des bandes d’une seconde couleur barrent les extrémités.",
      ofKind("long-scarf", ({ bands }) => bands),
    ),
    line(
      "Two borders frame the square, one in the other.",
      "Deux bordures encadrent le carré.",
      ofKind("silk-square", ({ border }) => border === "double"),
    ),
    line(
      "A single border runs round it.",
      "Une seule bordure en fait le tour.",
      ofKind("silk-square", ({ border }) => border === "single"),
    ),
    line(
      "It goes round the neck twice, generously.",
      "Il fait deux fois le tour du cou, largement.",
      ofKind("snood", ({ rounds }) => rounds === 2),
    ),
    line(
      "The ends are cut to a clean point.",
      "Les extrémités sont coupées en pointe.",
      ofKind("skinny-scarf", ({ end }) => end === "point"),
    ),
    line(
      "A short fringe closes the ends.",
      "Une courte frange termine les bouts.",
      ofKind("skinny-scarf", ({ end }) => end === "fringe"),
    ),
    line(
      "Three lines of stitching run down the back of the hand.",
      "Trois nervures courent sur le dos de la main.",
      ofKind("leather-gloves", ({ back }) => back === "points"),
    ),
    line(
      "A narrow strap buckles at the wrist.",
      "Une bride se boucle au poignet.",
      ofKind("leather-gloves", ({ wrist }) => wrist === "strap"),
    ),
    line(
      "A press stud closes the wrist.",
      "Un bouton-pression ferme le poignet.",
      ofKind("leather-gloves", ({ wrist }) => wrist === "snap"),
    ),
    line(
      "The wrist is gathered on elastic.",
      "Le poignet est froncé sur un élastique.",
      ofKind("leather-gloves", ({ wrist }) => wrist === "gathered"),
    ),
    line(
      "A soft furry band edges the cuff.",
      "Une bande duveteuse borde le poignet.",
      ofKind("leather-gloves", ({ wrist }) => wrist === "fur"),
    ),
    line(
      "The fingertips work on a screen.",
      "Le bout des doigts répond aux écrans.",
      ofKind("leather-gloves", ({ touch }) => touch),
    ),
    line(
      "Thumb and forefinger are knitted for screens.",
      "Pouce et index sont tricotés pour les écrans.",
      ofKind("knit-gloves", (cut) => cut.shape === "fingers" && cut.tips === "touch"),
    ),
    line(
      "The ribbed cuff is long and goes up the sleeve.",
      "Le poignet côtelé est long et remonte sous la manche.",
      ofKind("knit-gloves", ({ cuff }) => cuff > 8),
    ),
    line(
      "The upper edge is softly ruched.",
      "Le bord supérieur est froncé avec souplesse.",
      ofKind("evening-gloves", ({ edge }) => edge === "ruched"),
    ),
    line(
      "They reach up past the elbow, and stay.",
      "Ils montent au-dessus du coude.",
      ofKind("evening-gloves", ({ arm }) => arm > 25),
    ),
  ],
  wear: [
    line(
      "Over the coat when it is for show, under it when it is for warmth.",
      "Sur le manteau pour le style, dessous pour la chaleur.",
      anyOf("long-scarf"),
    ),
    line(
      "Fold it in half, pass the ends through, step outside.",
      "On plie en deux, on passe les pans dans la boucle, on sort.",
      anyOf("long-scarf"),
    ),
    line(
      "It turns a navy coat into your navy coat.",
      "De quoi distinguer votre manteau marine de tous les autres.",
      anyOf("long-scarf", "snood"),
    ),
    line(
      "Knot it at the side with a shirt left open.",
      "À nouer sur le côté, chemise ouverte.",
      anyOf("silk-square", "skinny-scarf"),
    ),
    line(
      "Around the ponytail in the morning, around the wrist by evening.",
      "Autour de la queue-de-cheval le matin, du poignet le soir.",
      both(forWomen, anyOf("silk-square", "skinny-scarf")),
    ),
    line(
      "With a crew-neck it does the work of a collar.",
      "Avec un col rond, il fait office de col de chemise.",
      anyOf("silk-square", "skinny-scarf"),
    ),
    line(
      "In place of a tie, where ties would be too much.",
      "À la place d’une cravate, là où elle serait de trop.",
      both(forMen, anyOf("skinny-scarf")),
    ),
    line(
      "Tied to the handle of a bag it waits for the wind.",
      "Noué à l’anse d’un sac, il attend le vent.",
      anyOf("silk-square"),
    ),
    line(
      "Pull it up to the nose on the bicycle and down for good morning.",
      "À vélo, on le remonte sur le nez ; pour dire bonjour, on le baisse.",
      anyOf("snood"),
    ),
    line(
      "Good with a puffer, better with a collarless coat.",
      "Bien avec une doudoune, mieux avec un manteau sans col.",
      anyOf("snood", "long-scarf"),
    ),
    line(
      "Keep them in the coat, not in the drawer.",
      "À garder dans le manteau, pas dans le tiroir.",
      anyOf("leather-gloves", "knit-gloves"),
    ),
    line(
      "With an overcoat they complete the handshake.",
      "Avec un pardessus, ils soignent la poignée de main.",
      anyOf("leather-gloves"),
    ),
    line(
      "Let a little wrist show below a three-quarter sleeve.",
      "On laisse voir un peu de poignet sous une manche trois-quarts.",
      both(forWomen, anyOf("leather-gloves")),
    ),
    line(
      "For market stalls, school gates and the first frost.",
      "Pour les étals, la sortie d’école et la première gelée.",
      anyOf("knit-gloves"),
    ),
    line(
      "They share a pocket with chestnuts.",
      "Dans la poche, ils tiennent compagnie aux marrons chauds.",
      anyOf("knit-gloves"),
    ),
    line(
      "One stays on, the other holds the phone.",
      "L’un reste en place, l’autre tient le téléphone.",
      anyOf("leather-gloves", "knit-gloves"),
    ),
    line(
      "With a strapless dress and few jewels.",
      "Avec une robe bustier et peu de bijoux.",
      anyOf("evening-gloves"),
    ),
    line(
      "A bracelet may go over them; a watch may not.",
      "Un bracelet peut se porter par-dessus ; une montre, non.",
      anyOf("evening-gloves"),
    ),
    line(
      "Off for dinner, on for the photograph.",
      "Ôtés pour le dîner, remis pour la photo.",
      anyOf("evening-gloves"),
    ),
    line(
      "A large coat over bare shoulders, and only the hands dressed.",
      "Un grand manteau sur des épaules nues, et seules les mains habillées.",
      anyOf("evening-gloves"),
    ),
  ],
};
